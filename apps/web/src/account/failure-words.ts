/** Why the server did not do something, in the reader's language. */
import type { Failure } from '@skald/client';
import type { PageSpeaker } from '../words/speaker.ts';

export function failureWords({ code, retryAfterMs }: Failure, speaker: PageSpeaker): string {
  return speaker.say(`failure.${code}`, { seconds: Math.ceil((retryAfterMs ?? 1000) / 1000) });
}
