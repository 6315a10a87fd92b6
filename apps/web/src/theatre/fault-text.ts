/** Explains what is wrong with a saga, in the reader's language. */
import type { SagaFault } from '@skald/engine';
import type { PageTranslator } from '../i18n/translators.ts';

/** How much of the name of an edition people need. */
const SHORT = 12;

export function faultText({ fault, edition = '' }: SagaFault, i18n: PageTranslator): string {
  return i18n.t(`theatre.fault.${fault}`, { edition: edition.slice(0, SHORT) });
}
