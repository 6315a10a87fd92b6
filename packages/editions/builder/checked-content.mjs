/** Takes the content out of the modules `content/checked.ts`: the build checks it, and what is built needs no schema. */
import * as esbuild from 'esbuild';

const CHECKED = /[\\/]content[\\/]checked\.ts$/;

/**
 * The content of a game after its check. Throws if the content breaks its schema.
 * @param {string} file
 * @returns {Promise<unknown>}
 */
export async function checkedContent(file) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  });
  const { content } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`);
  return content;
}

/**
 * The rules read the content from a constant outside of them.
 * @param {string} name
 * @returns {esbuild.Plugin}
 */
export function contentOutside(name) {
  return {
    name: 'content-outside',
    setup(build) {
      build.onLoad({ filter: CHECKED }, () => ({ contents: `export const content = ${name};\n`, loader: 'js' }));
    },
  };
}
