/** What an attack would take from a target that it hits, as far as the table tells. */
import type { Seat } from '@skald/engine';
import { cardOf, type Purse, RESOURCES, safeFloor, templeMoves, type ValdaCardId, type ValdaTable } from '@skald/engine/games/valda';

export type Stake =
  | { readonly kind: 'nothing' }
  /** Followers that the target loses, or that the attacker takes. */
  | { readonly kind: 'followers' | 'stolen-followers'; readonly count: number; readonly from: number; readonly left: number }
  | { readonly kind: 'resources'; readonly taken: Readonly<Purse> }
  | { readonly kind: 'card' | 'temple-moved' | 'temple-wrecked' };

const NOTHING: Stake = { kind: 'nothing' };

/** VA-14.2 to VA-14.9. */
export function stakeOf(table: ValdaTable, card: ValdaCardId, target: Seat): Stake {
  const player = table.players[target];
  const attack = cardOf(card);
  if (!player) return NOTHING;
  switch (attack.family) {
    case 'kill':
    case 'bewitched': {
      const from = player.followers;
      const count = Math.min(attack.params.count, from - safeFloor(from));
      if (count === 0) return NOTHING;
      return { kind: attack.family === 'kill' ? 'followers' : 'stolen-followers', count, from, left: from - count };
    }
    case 'plunder': {
      const taken: Purse = { gold: 0, diamond: 0, blood: 0 };
      for (const kind of RESOURCES) taken[kind] = Math.min(attack.params.steal[kind], player.resources[kind]);
      return RESOURCES.some((kind) => taken[kind] > 0) ? { kind: 'resources', taken } : NOTHING;
    }
    case 'fenrir':
      return player.hand > 0 ? { kind: 'card' } : NOTHING;
    case 'exiled':
      return templeMoves(table, target).length > 0 ? { kind: 'temple-moved' } : NOTHING;
    case 'wreck':
      return Object.values(player.temples).some((temples) => temples > 0) ? { kind: 'temple-wrecked' } : NOTHING;
    default:
      return NOTHING;
  }
}

/** VA-14.7: Ragnarok attacks everybody else at once, all other cards the active player. */
export function targetsOfAttack(table: ValdaTable, attacker: Seat, card: ValdaCardId): readonly Seat[] {
  const { kind, params } = cardOf(card);
  if (kind !== 'attack' || params.targets === 'one') return [table.active];
  return table.players.flatMap((_, seat) => (seat === attacker ? [] : [seat]));
}
