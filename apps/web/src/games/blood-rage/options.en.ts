/** English names and explanations of the options of Blood Rage. */
import type { OptionTexts } from '../game-entry.ts';

export const options: OptionTexts = {
  mystics: { title: 'Mystics of Midgard', text: 'Each clan can win two mystics with powers of their own.' },
  gods: { title: 'Gods of Asgard', text: 'Two of six gods walk the world and change the provinces where they stand.' },
  fifthPlayer: { title: 'Fifth-player set', text: 'The Ram clan and more cards; with five players it is always used.' },
  draftInFirstAge: { title: 'Draft in the first age', text: 'Off: in the first age everybody is dealt a hand. Easier for a first game.' },
  clans: { title: 'Clans', text: 'Which clan each seat leads. All clans begin alike.' },
  firstPlayer: { title: 'Who begins', text: 'The seat with the first-player token.' },
};
