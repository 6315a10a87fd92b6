/** The face of Lords of Ragnarok at the table. */
import type { Face } from '../../table/face.ts';
import { Aid } from './aid.tsx';
import { Board } from './board.tsx';
import { Prophets } from './prophets.tsx';
import { Holding } from './sides/holding.tsx';
import { explanation } from './sides/prophet-why.tsx';
import { direct } from './staging.ts';
import { colourOfParty, tableOf } from './table-of-lords.ts';

export const face: Face = {
  Board,
  Aid,
  Holding,
  Automata: Prophets,
  direct,
  explanation,
  answersItself: ({ space }) => space.kind === 'one' && space.options.length === 1,
  colourOf: (snapshot, seat) => colourOfParty(tableOf(snapshot), seat),
  sideOf: (snapshot, seat, speaker) => {
    const hero = tableOf(snapshot).humans[seat]?.hero;
    return hero ? speaker.thing(hero) : undefined;
  },
};
