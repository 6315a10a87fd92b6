/** BR-30: the gods are placed, and moved by whoever pillaged their province. */
import { at, decision, must, procedure, type Rules } from '../../../kernel/index.ts';
import { type GodId, PROVINCES, type ProvinceId } from '../ids.ts';
import type { BloodRage, Table } from '../state.ts';
import { isAlive } from '../table/figures.ts';

/** BR-30.3: at the start of the later Ages, on unused Ragnarök tokens drawn anew. */
export function placeGods(g: Rules<BloodRage>): void {
  const { gods, unused, age } = g.table;
  if (gods.length === 0) return;
  const places = g.shuffle(`god-places-${age}`, unused);
  gods.forEach((standing, i) => {
    standing.at = at(places, i);
  });
}

export function tellGods(g: Rules<BloodRage>): void {
  for (const { god, at: province } of g.table.gods) g.tell({ event: 'god-placed', god, province });
}

/** BR-30.6: another province without a god, neither pillaged nor destroyed. */
function mayMoveTo(table: Table, to: ProvinceId): boolean {
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

/** The god whose province has been pillaged or fought for. */
function godHere({ gods, pillage }: Table) {
  return gods.find(({ at: place }) => place === pillage?.province);
}

export function canMoveGod(table: Table): boolean {
  return godHere(table) !== undefined && PROVINCES.some((to) => mayMoveTo(table, to));
}

export const moveGodAway = procedure<BloodRage>('move-god-away', {
  ask: (g) => {
    const { pillager } = must(g.table.pillage, 'a pillage');
    g.ask(moveGod, pillager, { god: must(godHere(g.table), 'a god').god });
  },
  move: (g) => {
    const { pillager: seat } = must(g.table.pillage, 'a pillage');
    const standing = must(godHere(g.table), 'a god');
    const { god, at: from } = standing;
    standing.at = g.answer(moveGod).to;
    g.tell({ event: 'god-moved', seat, god, from, to: standing.at });
  },
});
