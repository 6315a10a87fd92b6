/** English names and explanations of the options of Valda. */
import type { OptionTexts } from '../game-entry.ts';

export const options: OptionTexts = {
  race: { title: 'Race to divinity', text: 'The first to have 20 followers wins at once.' },
  startSeat: { title: 'Who begins', text: 'Without a choice the dice decide.' },
};
