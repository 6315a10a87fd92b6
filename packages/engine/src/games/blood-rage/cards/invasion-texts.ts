/** BR-17.4, BR-27.5: Frigga's Succor and Thor's Domain follow an invasion; Loki's Blessing sets one off. */
import { decision, type Heard, type Listener, procedure, type Seat, type Verdict } from '../../../kernel/index.ts';
import { isProvince } from '../content/content.ts';
import { aftermath, losersOf } from '../flow/battle.ts';
import { type Invasion, invade, sendWarrior, warriorMayInvade } from '../flow/invade.ts';
import { startPillage } from '../flow/pillage.ts';
import { pillageOf } from '../flow/pillage-success.ts';
import type { BoardPlace, ProvinceId } from '../ids.ts';
import type { BloodRage, Nothing, Table } from '../state.ts';
import { pay } from '../table/clan-sheet.ts';
import { clanOf } from '../table/figures.ts';
import { paramsOf } from '../table/upgrades.ts';
import { seatOf, upgradeSources } from './sources.ts';

export type YesOrNo = { readonly do: 'accept' } | { readonly do: 'decline' };

interface Here {
  readonly province: ProvinceId;
}

function offer(name: string, rules: readonly string[]) {
  return decision<BloodRage, YesOrNo, Here>(name, { rules, candidates: () => [{ do: 'accept' }, { do: 'decline' }] });
}

/** D4. */
export const offerSuccor = offer('offer-succor', ['BR-10.6', 'BR-27.5']);
/** D5. */
export const offerDomain = decision<BloodRage, YesOrNo, Here & { readonly cost: number }>('offer-domain', {
  rules: ['BR-10.6', 'BR-17.4'],
  candidates: () => [{ do: 'accept' }, { do: 'decline' }],
  fallback: () => ({ do: 'decline' }),
});
/** D16. */
export const offerBlessing = offer('offer-blessing', ['BR-16.14', 'BR-27.10']);

const succor = procedure<BloodRage, Heard<Invasion>, Verdict<Invasion>>('friggas-succor', {
  /** Whether there is a village for it is seen now: the invading monster may have emptied one. */
  ask: (g, { source, effect: { to } }) => {
    const seat = seatOf(source);
    if (!isProvince(to) || !warriorMayInvade(g.table, seat, to)) return g.end();
    return g.ask(offerSuccor, seat, { province: to });
  },
  follow: (g, { source, effect: { to } }) => {
    if (g.answer(offerSuccor).do === 'decline' || !isProvince(to)) return;
    const seat = seatOf(source);
    g.tell({ event: 'card-worked', seat, name: 'friggas-succor' });
    sendWarrior(g, seat, to, false);
  },
});

/** BR-10.7, BR-27.5: on every invasion of a province by its owner. */
export const friggasSuccor: Listener<BloodRage, Invasion> = {
  id: 'friggas-succor',
  on: invade.name,
  window: 'react',
  sources: ({ table }, { seat: invader, to, leads }) =>
    leads && isProvince(to) ? upgradeSources(table, 'friggas-succor', (seat) => seat === invader) : [],
  run: succor,
};

function domainPrice(table: Table, seat: Seat): number {
  return paramsOf(clanOf(table, seat), 'thors-domain')?.rage ?? 0;
}

const domain = procedure<BloodRage, Heard<Invasion>, Verdict<Invasion>>('thors-domain', {
  ask: (g, { source, effect: { to } }) => {
    const seat = seatOf(source);
    if (isProvince(to)) g.ask(offerDomain, seat, { province: to, cost: domainPrice(g.table, seat) });
  },
  pillage: (g, { source, effect: { to } }) => {
    if (g.answer(offerDomain).do === 'decline' || !isProvince(to)) return;
    const seat = seatOf(source);
    const cost = domainPrice(g.table, seat);
    pay(g, seat, cost);
    g.tell({ event: 'card-worked', seat, name: 'thors-domain' });
    startPillage(g, seat, to, cost);
  },
});

/** BR-17.4: once for each chain of invasions, where the province is not pillaged. */
export const thorsDomain: Listener<BloodRage, Invasion> = {
  id: 'thors-domain',
  on: invade.name,
  window: 'react',
  sources: ({ table }, { seat: invader, to, leads }) =>
    leads && canBePillaged(table, to)
      ? upgradeSources(table, 'thors-domain', (seat) => seat === invader && clanOf(table, seat).rage >= domainPrice(table, seat))
      : [],
  run: domain,
};

function canBePillaged(table: Table, place: BoardPlace): boolean {
  return isProvince(place) && !table.pillaged.includes(place);
}

const blessing = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('lokis-blessing', {
  ask: (g, { source }) => g.ask(offerBlessing, seatOf(source), { province: pillageOf(g).province }),
  invade: (g, { source }) => {
    if (g.answer(offerBlessing).do === 'decline') return;
    const seat = seatOf(source);
    g.tell({ event: 'card-worked', seat, name: 'lokis-blessing' });
    sendWarrior(g, seat, pillageOf(g).province, true);
  },
});

/** BR-16.14: each loser, also after a tie. */
export const lokisBlessing: Listener<BloodRage, Nothing> = {
  id: 'lokis-blessing',
  on: aftermath.name,
  window: 'react',
  sources: ({ table }) =>
    upgradeSources(
      table,
      'lokis-blessing',
      (seat) => table.pillage !== null && losersOf(table).includes(seat) && warriorMayInvade(table, seat, table.pillage.province),
    ),
  run: blessing,
};
