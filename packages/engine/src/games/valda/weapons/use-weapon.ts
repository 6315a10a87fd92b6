/** VA-15: the seven divine weapons by their effects, and using one. */
import { at, must, procedure, type Reader, type Reason, type Seat } from '../../../kernel/index.ts';
import { giveUp, layAside } from '../board/cards.ts';
import { godOfWeapon, holds, mayHold } from '../board/whereabouts.ts';
import { content, weaponWith } from '../content/content.ts';
import type { Realm, WeaponEffectId } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';
import { bullseye, draupnir } from './bullseye.ts';
import { burningBlade, deadlyDagger } from './deadly-dagger.ts';
import { hammertime, thunderCall } from './hammertime.ts';
import { falconCloak, resisted } from './resisted.ts';
import { judgement, tyrsRevenge } from './tyrs-revenge.ts';
import { loadedDice, vanished } from './vanished.ts';
import { gjallarhorn, warHorn } from './war-horn.ts';
import type { Use, WeaponEffect } from './weapon-effect.ts';

const EFFECTS: Readonly<Record<WeaponEffectId, WeaponEffect>> = {
  'war-horn': warHorn,
  gjallarhorn,
  resisted,
  'falcon-cloak': falconCloak,
  'deadly-dagger': deadlyDagger,
  'burning-blade': burningBlade,
  'tyrs-revenge': tyrsRevenge,
  judgement,
  hammertime,
  'thunder-call': thunderCall,
  bullseye,
  draupnir,
  vanished,
  'loaded-dice': loadedDice,
};

export const weaponProcedures = Object.values(EFFECTS).map(({ run }) => run);

/** VA-15.1 to VA-15.3: the weapon is shown, leaves the game, and works at once; nothing can answer it. */
export const useWeapon = procedure<Valda, Use & { readonly effect: WeaponEffectId }>('use-weapon', {
  show: (g, { seat, effect }) => {
    const weapon = weaponWith(effect).id;
    giveUp(g, seat, weapon);
    layAside(g, weapon);
    g.tell({ event: 'weapon-used', seat, weapon, effect });
  },
  apply: (g, { seat, target, effect }) => g.call(EFFECTS[effect].run, { seat, target }),
});

function godWith(effect: WeaponEffectId): Realm {
  return must(godOfWeapon(weaponWith(effect).id), `the god of ${effect}`);
}

interface FreeEffect {
  readonly effect: WeaponEffectId;
  readonly god: Realm;
}

/** VA-15.4: the effects that may be used at any free moment. */
const FREE: readonly FreeEffect[] = content.cards.flatMap(({ effects }) =>
  effects.flatMap(({ id, timing }) => (timing.includes('FREE') ? [{ effect: id, god: godWith(id) }] : [])),
);

export interface UseFree {
  readonly do: 'weapon';
  readonly effect: WeaponEffectId;
}

/** The free effects of the weapons that the seat really holds. */
export function freeOptions(g: Reader<Valda>, seat: Seat): readonly UseFree[] {
  const { cards } = at(g.hands, seat);
  const { display } = at(g.table.players, seat);
  return FREE.flatMap(({ effect, god }): readonly UseFree[] =>
    mayHold(g.table, seat, god) && holds(cards, display, god) ? [{ do: 'weapon', effect }] : [],
  );
}

export function freeProblem(g: Reader<Valda>, seat: Seat, { effect }: UseFree): Reason | undefined {
  return EFFECTS[effect].possible(g.table, seat) ? undefined : { reason: 'weapon-without-effect', rule: 'VA-4.26', params: { effect } };
}

/** VA-5.4, VA-16.2: might this player use a free effect, for all that is known to everybody? */
export function mightUseFree(table: ValdaTable, seat: Seat): boolean {
  return FREE.some(({ effect, god }) => mayHold(table, seat, god) && EFFECTS[effect].possible(table, seat));
}
