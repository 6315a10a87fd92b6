/** How editions are made from the sources. Needs esbuild, so only programs that build use it. */
export { buildEdition, slugsIn, writeModule } from './edition.mjs';
export { editionNamesForEsbuild, editionNamesForVite } from './names.mjs';
