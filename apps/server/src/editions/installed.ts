/** The editions that came with this release. */
import { EditionModules } from '@skald/editions';
import { findLayout } from '../layout.ts';

export function installedEditions(): EditionModules {
  return new EditionModules(findLayout().editions);
}
