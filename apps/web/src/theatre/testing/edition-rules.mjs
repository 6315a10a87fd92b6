/** Loads the rules of a released edition in tests: from the modules of the repository, not over the network as pages do. */
import { join } from 'node:path';
import { EditionLibrary, EditionModules, editionFolders, readReleased } from '@skald/editions';

const folders = editionFolders(join(import.meta.dirname, '../../../../..'));
const library = new EditionLibrary(new EditionModules(folders));

export const released = readReleased(folders[0]);

/** @param {string} slug @param {string} edition */
export function rulesOfEdition(slug, edition) {
  const rules = library.find(slug, edition);
  if ('problem' in rules) throw new Error(rules.reason);
  return rules;
}
