/** Turns a failure of the server into a sentence in the reader's language. */
import type { Failure } from '@skald/client';
import type { PageTranslator } from '../i18n/translators.ts';

export function failureText({ code, retryAfterMs }: Failure, i18n: PageTranslator): string {
  return i18n.t(`failure.${code}`, { seconds: Math.ceil((retryAfterMs ?? 1000) / 1000) });
}
