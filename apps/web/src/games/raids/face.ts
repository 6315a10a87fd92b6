/** The face of Raids at the table. */
import type { Face } from '../../table/face.ts';
import { Aid } from './aid.tsx';
import { Board } from './board.tsx';
import { LongshipHolding } from './longship.tsx';
import { direct } from './staging.ts';
import { colourOfShip, tableOf } from './table-of-raids.ts';

export const face: Face = {
  Board,
  Aid,
  Holding: LongshipHolding,
  direct,
  answersItself: ({ prompt }) => prompt.key === 'respond-to-attack',
  colourOf: (snapshot, seat) => colourOfShip(tableOf(snapshot), seat),
  turnReason: (snapshot, speaker) => (tableOf(snapshot).fight ? speaker.say('raids.turn-fight') : speaker.say('raids.turn-rearmost')),
};
