/** How programs are bundled for Node, in the build and in tests of processes. */

/** @satisfies {import('esbuild').BuildOptions} */
export const NODE_BUNDLE = {
  bundle: true,
  // Lazily loaded modules stay lazy.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['source'],
};
