/** BR-30: places the gods; a player who pillages a god's province moves that god. */
import { decision, itemAt, procedure, type Rules, required } from '../../../kernel/index.ts';
import { type GodId, PROVINCES, type ProvinceId } from '../ids.ts';
import type { BloodRage, BloodRageTable } from '../state.ts';
import { isAlive } from '../table/figures.ts';

/** BR-30.3: at the start of later Ages, places the gods on newly drawn unused Ragnarök tokens. */
export function placeGods(g: Rules<BloodRage>): void {
  const { gods, unused, age } = g.table;
  if (gods.length === 0) return;
  const places = g.shuffle(`god-places-${age}`, unused);
  gods.forEach((standing, i) => {
    standing.at = itemAt(places, i);
  });
}

export function emitGods(g: Rules<BloodRage>): void {
  for (const { god, at: province } of g.table.gods) g.emit({ event: 'god-placed', god, province });
}

/** BR-30.6: a different province without a god, neither pillaged nor destroyed. */
function mayMoveTo(table: BloodRageTable, to: ProvinceId): boolean {
  return isAlive(table, to) && !table.pillaged.includes(to) && !table.gods.some(({ at: place }) => place === to);
}

/** D17. */
export const moveGod = decision<BloodRage, { readonly do: 'move'; readonly to: ProvinceId }, { readonly god: GodId }>('move-god', {
  rules: ['BR-30.6'],
  candidates: () => PROVINCES.map((to) => ({ do: 'move', to })),
  problem: (g, _seat, _params, { to }) => {
    if (mayMoveTo(g.table, to)) return undefined;
    return { reason: 'no-place-for-god', rule: 'BR-30.6', params: { province: to } };
  },
});

/** The god of the province under pillage. */
function godHere({ gods, pillage }: BloodRageTable) {
  return gods.find(({ at: place }) => place === pillage?.province);
}

export function canMoveGod(table: BloodRageTable): boolean {
  return godHere(table) !== undefined && PROVINCES.some((to) => mayMoveTo(table, to));
}

export const moveGodAway = procedure<BloodRage>('move-god-away', {
  ask: (g) => {
    const { pillager } = required(g.table.pillage, 'a pillage');
    g.ask(moveGod, pillager, { god: required(godHere(g.table), 'a god').god });
  },
  move: (g) => {
    const { pillager: seat } = required(g.table.pillage, 'a pillage');
    const standing = required(godHere(g.table), 'a god');
    const { god, at: from } = standing;
    standing.at = g.answer(moveGod).to;
    g.emit({ event: 'god-moved', seat, god, from, to: standing.at });
  },
});
