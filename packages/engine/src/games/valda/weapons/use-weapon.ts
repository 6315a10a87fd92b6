/** VA-15: using one of the seven divine weapons. */
import { itemAt, procedure, type Reader, type Reason, required, type Seat } from '../../../kernel/index.ts';
import { giveUp, layAside } from '../board/cards.ts';
import { godOfWeapon, holds, mayHold } from '../board/whereabouts.ts';
import { content, weaponWith } from '../content/content.ts';
import type { Realm, WeaponEffectId } from '../ids.ts';
import type { Valda, ValdaTable } from '../state.ts';
import type { Use } from './effect.ts';
import { EFFECTS } from './manifest.ts';

/** VA-15.1 to VA-15.3: reveals the weapon, removes it from the game and applies it; nobody can respond. */
export const useWeapon = procedure<Valda, Use & { readonly effect: WeaponEffectId }>('use-weapon', {
  show: (g, { seat, effect }) => {
    const weapon = weaponWith(effect).id;
    giveUp(g, seat, weapon);
    layAside(g, weapon);
    g.emit({ event: 'weapon-used', seat, weapon, effect });
  },
  apply: (g, { seat, target, effect }) => g.call(EFFECTS[effect].run, { seat, target }),
});

function godWith(effect: WeaponEffectId): Realm {
  return required(godOfWeapon(weaponWith(effect).id), `the god of ${effect}`);
}

interface FreeEffect {
  readonly effect: WeaponEffectId;
  readonly god: Realm;
}

/** VA-15.4: the effects that a player may use at any free moment. */
const FREE: readonly FreeEffect[] = content.cards.flatMap(({ effects }) =>
  effects.flatMap(({ id, timing }) => (timing.includes('FREE') ? [{ effect: id, god: godWith(id) }] : [])),
);

export interface UseFree {
  readonly do: 'weapon';
  readonly effect: WeaponEffectId;
}

/** The free effects of the weapons that the seat holds. */
export function freeOptions(g: Reader<Valda>, seat: Seat): readonly UseFree[] {
  const { cards } = itemAt(g.hands, seat);
  const { display } = itemAt(g.table.players, seat);
  return FREE.flatMap(({ effect, god }): readonly UseFree[] =>
    mayHold(g.table, seat, god) && holds(cards, display, god) ? [{ do: 'weapon', effect }] : [],
  );
}

export function freeProblem(g: Reader<Valda>, seat: Seat, { effect }: UseFree): Reason | undefined {
  return EFFECTS[effect].possible(g.table, seat) ? undefined : { reason: 'weapon-without-effect', rule: 'VA-4.26', params: { effect } };
}

/** VA-5.4, VA-16.2: whether this player might use a free effect, by public record. */
export function mightUseFree(table: ValdaTable, seat: Seat): boolean {
  return FREE.some(({ effect, god }) => mayHold(table, seat, god) && EFFECTS[effect].possible(table, seat));
}
