/** VA-15.11: the weapon of Thor. */
import { must, procedure } from '../../../kernel/index.ts';
import { gainFollowers } from '../board/followers.ts';
import { runCard } from '../cards/index.ts';
import { weaponEffect } from '../content/content.ts';
import type { Valda } from '../state.ts';
import { always, type Use, type WeaponEffect } from './weapon-effect.ts';

/** The effect of the last card once more, with fresh choices, at no cost. */
const repeat = procedure<Valda, Use>('hammertime', {
  repeat: (g, { seat }) => {
    const card = must(g.table.turn.lastCard, 'an action card just played');
    g.table.turn.lastCard = null;
    runCard(g, seat, card);
  },
});

const thunder = procedure<Valda, Use>('thunder-call', {
  win: (g, { seat }) => gainFollowers(g, seat, weaponEffect('thunder-call').params.count, 'thunder-call'),
});

export const hammertime: WeaponEffect = { possible: (table) => table.turn.lastCard !== null, run: repeat };
export const thunderCall: WeaponEffect = { possible: always, run: thunder };
