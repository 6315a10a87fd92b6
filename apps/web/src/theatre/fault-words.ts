/** What is wrong with a saga, in the reader's language. */
import type { SagaFault } from '@skald/engine';
import type { PageSpeaker } from '../words/speaker.ts';

export function faultWords({ fault }: SagaFault, speaker: PageSpeaker): string {
  return speaker.say(`theatre.fault.${fault}`);
}
