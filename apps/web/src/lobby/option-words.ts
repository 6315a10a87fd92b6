/** What an option is called and what it changes; an option that nobody has described is called by its own name. */
import type { PageSpeaker } from '../words/speaker.ts';

const DESCRIBED = [
  'blood-rage.clans',
  'blood-rage.draftInFirstAge',
  'blood-rage.fifthPlayer',
  'blood-rage.firstPlayer',
  'blood-rage.gods',
  'blood-rage.mystics',
  'valda.race',
  'valda.startSeat',
] as const;

function described(game: string, option: string): (typeof DESCRIBED)[number] | undefined {
  return DESCRIBED.find((one) => one === `${game}.${option}`);
}

export function optionTitle(game: string, option: string, speaker: PageSpeaker): string {
  const known = described(game, option);
  return known ? speaker.say(`option.${known}`) : speaker.label(option);
}

export function optionText(game: string, option: string, speaker: PageSpeaker): string {
  const known = described(game, option);
  return known ? speaker.say(`option.${known}-text`) : '';
}
