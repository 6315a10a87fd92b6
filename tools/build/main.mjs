/** `npm run build`: builds if the sources have changed. `--into FOLDER` also copies the build to a folder that is empty or does not exist yet. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from './builder.mjs';
import { compile } from './compile.mjs';
import { builds, digest, ROOT } from './project.mjs';

// The build ends with the process that waits for it.
process.once('disconnect', () => process.exit(1));

const { values } = parseArgs({ options: { into: { type: 'string' } } });
const name = await ensureBuild(builds, { digest, compile: (folder, known) => compile(ROOT, folder, known) });
if (values.into !== undefined) cpSync(join(builds.folder, name), values.into, { recursive: true, errorOnExist: true, force: false });
console.log(`Built: ${join('build', name)}`);
process.exit();
