/** VA-15.12: the weapon of Odin. */
import { procedure } from '../../../kernel/index.ts';
import { gainResources } from '../board/resources.ts';
import { fittingCards, searchPiles } from '../cards/pile-cards.ts';
import { weaponEffect } from '../content/content.ts';
import type { Valda } from '../state.ts';
import type { Use, WeaponEffect } from './weapon-effect.ts';

const aim = procedure<Valda, Use>('bullseye', {
  search: (g, { seat }) => g.call(searchPiles, { seat, card: 'bullseye', sought: 'any', count: weaponEffect('bullseye').params.count }),
});

const drip = procedure<Valda, Use>('draupnir', {
  take: (g, { seat }) => gainResources(g, seat, weaponEffect('draupnir').params.gain, 'draupnir'),
});

export const bullseye: WeaponEffect = { possible: (table) => fittingCards(table, 'any').length > 0, run: aim };
export const draupnir: WeaponEffect = { possible: (table) => table.supply.blood > 0, run: drip };
