/** The face of Valda at the table. */
import type { Face } from '../../table/face.ts';
import { Aid } from './aid.tsx';
import { Board } from './board.tsx';
import { Holding } from './holding.tsx';
import { direct } from './staging.ts';
import { colourOfSeat } from './table-of-valda.ts';

export const face: Face = {
  Board,
  Aid,
  Holding,
  direct,
  answersItself: ({ prompt, space }) =>
    prompt.key === 'respond' || prompt.key === 'respond-to-attack' || (space.kind === 'one' && space.options.length === 1),
  colourOf: (_snapshot, seat) => colourOfSeat(seat),
};
