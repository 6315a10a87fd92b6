/** Italian names and explanations of the options of Valda. */
import type { OptionTexts } from '../game-entry.ts';

export const options: OptionTexts = {
  race: { title: 'Corsa alla divinità', text: 'Chi arriva per primo a 20 seguaci vince subito.' },
  startSeat: { title: 'Chi inizia', text: 'Senza scelta decidono i dadi.' },
};
