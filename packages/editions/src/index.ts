/** Editions: the rules of a game as immutable modules, named by their hash. */
export { EditionLibrary, unknownEdition } from './library.ts';
export { gameIn, hashOf, loadEdition, loadEditionText } from './load.ts';
export { EditionModules, editionFolders, pack, shapeIn, unpack } from './modules.ts';
export { type BuiltPack, buildPack, isBuiltPack, PACK_PROBLEMS, type PackProblem } from './packs/build-pack.ts';
export { type CorrectedContent, correctContent, isCorrected } from './packs/correct.ts';
export { type ContentChange, contentChanges } from './packs/differences.ts';
export { contentIn, differsInContentOnly, type PackMark, packEdition, packIn } from './packs/pack-edition.ts';
export { EDITION_PROBLEMS, type EditionProblem, type EditionProblemCode, isEditionProblem } from './problem.ts';
export { manifestIn, type ReleasedEdition, readReleased } from './released.ts';
export { type EditionShape, learnShape, misfitOf, packShape, unpackShape } from './shape/shape.ts';
