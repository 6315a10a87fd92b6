/** VA-15.9: the weapon of Surtur. */
import { must, procedure } from '../../../kernel/index.ts';
import { fittingCards, searchPiles } from '../cards/pile-cards.ts';
import { weaponEffect } from '../content/content.ts';
import { instanceAgainst } from '../flow/strength.ts';
import type { Valda } from '../state.ts';
import { always, type Use, type WeaponEffect } from './weapon-effect.ts';

const stab = procedure<Valda, Use>('deadly-dagger', {
  search: (g, { seat }) =>
    g.call(searchPiles, { seat, card: 'deadly-dagger', sought: 'attack', count: weaponEffect('deadly-dagger').params.count }),
});

const burn = procedure<Valda, Use>('burning-blade', {
  add: (g, { target }) => {
    instanceAgainst(g.table, must(target, 'the target of the attack')).bonus += weaponEffect('burning-blade').params.bonus;
  },
});

export const deadlyDagger: WeaponEffect = { possible: (table) => fittingCards(table, 'attack').length > 0, run: stab };
export const burningBlade: WeaponEffect = { possible: always, run: burn };
