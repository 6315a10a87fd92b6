/** BR-16.7 to BR-16.11: B12: Frigga's Grace and the Lords: what a successful pillage brings besides the token. */
import { decision, type Heard, type Listener, procedure, type Seat, type Verdict } from '../../../kernel/index.ts';
import { province, rewardOf } from '../content/content.ts';
import { pillageOf, succeed } from '../flow/pillage-success.ts';
import { workingCard } from '../flow/played.ts';
import { raiseOfChoice } from '../flow/raise-stat.ts';
import { type ProvinceId, STATS } from '../ids.ts';
import type { BloodRage, Nothing, Table } from '../state.ts';
import { raise } from '../table/clan-sheet.ts';
import { clanOf, isAlive, roomIn, stands } from '../table/figures.ts';
import { seatOf, sourceOf, upgradeSources } from './sources.ts';

/** BR-16.9: another stat than the one on the token. */
const grace = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('friggas-grace', {
  raise: (g) => {
    const { pillager: seat, province: here } = pillageOf(g);
    const shown = rewardOf(g.table.tokens[here]).raise;
    g.tell({ event: 'card-worked', seat, name: 'friggas-grace' });
    g.call(raiseOfChoice, { seat, origin: 'friggas-grace', except: shown.length === 1 ? shown : [], optional: true });
  },
});

const axes = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('lord-of-axes', {
  raise: (g, { source }) => {
    const seat = seatOf(source);
    g.tell({ event: 'card-worked', seat, name: 'lord-of-axes' });
    g.call(raiseOfChoice, { seat, origin: 'lord-of-axes', except: [], optional: false });
  },
});

const spears = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('lord-of-spears', {
  raise: (g, { source }) => {
    const seat = seatOf(source);
    g.tell({ event: 'card-worked', seat, name: 'lord-of-spears' });
    for (const stat of STATS) raise(g, seat, stat, 'lord-of-spears');
  },
});

export type LeaderMove = { readonly do: 'move'; readonly to: ProvinceId } | { readonly do: 'stay' };

/** D15. */
export const moveLeader = decision<BloodRage, LeaderMove, { readonly from: ProvinceId }>('move-leader', {
  rules: ['BR-16.11'],
  candidates: (_g, _seat, { from }) => [...province(from).adjacent.map((to): LeaderMove => ({ do: 'move', to })), { do: 'stay' }],
  problem: (g, _seat, _params, choice) => {
    if (choice.do === 'stay' || canHold(g.table, choice.to)) return undefined;
    return { reason: 'no-room', rule: 'BR-16.11' };
  },
  fallback: () => ({ do: 'stay' }),
});

function canHold(table: Table, to: ProvinceId): boolean {
  return isAlive(table, to) && roomIn(table, to) > 0;
}

const hammers = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('lord-of-hammers', {
  ask: (g, { source }) => g.ask(moveLeader, seatOf(source), { from: pillageOf(g).province }),
  move: (g, { source }) => {
    const choice = g.answer(moveLeader);
    if (choice.do === 'stay') return;
    const seat = seatOf(source);
    const { province: from } = pillageOf(g);
    for (const figure of clanOf(g.table, seat).figures) if (figure.kind === 'leader') figure.at = choice.to;
    g.tell({ event: 'card-worked', seat, name: 'lord-of-hammers' });
    g.tell({ event: 'leader-moved', seat, from, to: choice.to });
  },
});

/** BR-16.10: the pillager's leader must stand in the province itself. */
function leads(table: Table, seat: Seat): boolean {
  const { pillage } = table;
  return pillage?.pillager === seat && stands(clanOf(table, seat), 'leader', pillage.province);
}

function lord(def: string, run: Listener<BloodRage, Nothing>['run']): Listener<BloodRage, Nothing> {
  return {
    id: def,
    on: succeed.name,
    window: 'react',
    sources: ({ table }) => upgradeSources(table, def, (seat) => leads(table, seat)),
    run,
  };
}

export const friggasGrace: Listener<BloodRage, Nothing> = {
  id: 'friggas-grace',
  on: succeed.name,
  window: 'react',
  sources: ({ table }) => {
    const side = table.pillage?.sides.find(({ seat }) => seat === table.pillage?.pillager);
    const played = side && workingCard(side, 'friggas-grace');
    return side && played ? [sourceOf(side.seat, played.card)] : [];
  },
  run: grace,
};

export const lordOfAxes = lord('lord-of-axes', axes);
export const lordOfSpears = lord('lord-of-spears', spears);
export const lordOfHammers = lord('lord-of-hammers', hammers);
