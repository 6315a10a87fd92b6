/** What most tests of cards and weapons begin with. */
import type { ValdaCardId, WeaponEffectId } from '../ids.ts';
import { valdaTable } from './valda-table.ts';

/** P0 plays a card as the first action of its phase. */
export function plays(card: ValdaCardId, t = valdaTable()) {
  return t.hand('P0', card).acting().answer('P0', { do: 'play', card });
}

/** P1 attacks P0, who has nothing to defend with unless the table says so. */
export function attacks(card: ValdaCardId, t = valdaTable()) {
  return t.hand('P1', card).phase('attack').answer('P1', { do: 'attack', card });
}

/** The answer that uses an effect of a divine weapon. */
export function use(effect: WeaponEffectId) {
  return { do: 'weapon', effect } as const;
}
