/** German names and explanations of the options of Valda. */
import type { OptionTexts } from '../game-entry.ts';

export const options: OptionTexts = {
  race: { title: 'Wettlauf zur Göttlichkeit', text: 'Wer zuerst 20 Anhänger hat, gewinnt sofort.' },
  startSeat: { title: 'Wer beginnt', text: 'Ohne Wahl entscheiden die Würfel.' },
};
