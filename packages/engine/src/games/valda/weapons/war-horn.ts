/** VA-15.7: the weapon of Heimdall. */
import { must, procedure } from '../../../kernel/index.ts';
import { takeOpenly } from '../board/cards.ts';
import { fittingCards, searchPiles } from '../cards/pile-cards.ts';
import { weaponEffect } from '../content/content.ts';
import { instanceAgainst } from '../flow/strength.ts';
import type { Valda } from '../state.ts';
import { always, type Use, type WeaponEffect } from './weapon-effect.ts';

/** The attack cannot be repelled any more; the defence goes back to its owner's hand. */
const blow = procedure<Valda, Use>('war-horn', {
  blow: (g, { target }) => {
    const seat = must(target, 'the target whose defence is broken');
    const instance = instanceAgainst(g.table, seat);
    instance.unstoppable = true;
    const cards = instance.defence.splice(0);
    for (const card of cards) takeOpenly(g, seat, card);
    g.tell({ event: 'defence-taken-back', seat, cards });
  },
});

const sound = procedure<Valda, Use>('gjallarhorn', {
  search: (g, { seat }) =>
    g.call(searchPiles, { seat, card: 'gjallarhorn', sought: 'defence', count: weaponEffect('gjallarhorn').params.count }),
});

export const warHorn: WeaponEffect = { possible: always, run: blow };
export const gjallarhorn: WeaponEffect = { possible: (table) => fittingCards(table, 'defence').length > 0, run: sound };
