/** BR-18: Frigga's Protection spares figures for Rage; ship upgrades pay for lost ships. */
import { decision, type Heard, type Listener, procedure, type Seat, some, type Verdict } from '../../../kernel/index.ts';
import { cardOf, isShip } from '../content/cards.ts';
import { SLOTS } from '../content/content.ts';
import type { Cause } from '../events.ts';
import { type Destruction, destroy, without } from '../flow/destroy.ts';
import type { BloodRage, FigureRef, Table } from '../state.ts';
import { gainGlory, pay } from '../table/clan-sheet.ts';
import { clanOf, figureOf } from '../table/figures.ts';
import { findNamed, type NamedFigure, nameFigures } from '../table/named-figures.ts';
import { paramsOf } from '../table/upgrades.ts';
import { keyOf, seatOf, sourceOf, upgradeSources } from './sources.ts';

const PROTECTION = 'friggas-protection';

interface Endangered {
  readonly figures: readonly FigureRef[];
  readonly cause: Cause;
}

/** D12: any of the endangered own figures, as far as the Rage goes. */
export const protectFigures = decision<BloodRage, readonly NamedFigure[], Endangered>('protect-figures', {
  rules: ['BR-18.1', 'BR-18.2', 'BR-27.8'],
  candidates: (g, _seat, { figures }) => nameFigures(g.table, figures),
  space: (g, seat, { figures }) => some(nameFigures(g.table, figures), 0, affordable(g.table, seat)),
});

function priceOf(table: Table, seat: Seat): number {
  return paramsOf(clanOf(table, seat), PROTECTION)?.ragePerFigure ?? 1;
}

function affordable(table: Table, seat: Seat): number {
  return Math.floor(clanOf(table, seat).rage / priceOf(table, seat));
}

function ownIn({ figures }: Destruction, seat: Seat): readonly FigureRef[] {
  return figures.filter((ref) => ref.seat === seat);
}

const protection = procedure<BloodRage, Heard<Destruction>, Verdict<Destruction>>(PROTECTION, {
  ask: (g, { source, effect }) => {
    const seat = seatOf(source);
    g.ask(protectFigures, seat, { figures: ownIn(effect, seat), cause: effect.cause });
  },
  protect: (g, { source, effect }) => {
    const seat = seatOf(source);
    const saved = g.answer(protectFigures);
    if (saved.length === 0) return g.end();
    const refs = saved.map((one) => findNamed(g.table, seat, one));
    pay(g, seat, saved.length * priceOf(g.table, seat));
    g.tell({ event: 'card-worked', seat, name: PROTECTION });
    g.tell({
      event: 'figures-protected',
      seat,
      figures: saved.map(({ figure }) => figure),
      places: saved.map(({ place }) => place),
      count: saved.length,
      rage: clanOf(g.table, seat).rage,
    });
    return g.end({ instead: without(effect, refs) });
  },
});

/** BR-18.2: not in Ragnarök, where nothing can stay, and not against a sacrifice. */
export const friggasProtection: Listener<BloodRage, Destruction> = {
  id: PROTECTION,
  on: destroy.name,
  window: 'replace',
  sources: ({ table }, effect) =>
    effect.cause === 'ragnarok' || effect.cause === 'sacrifice'
      ? []
      : upgradeSources(table, PROTECTION, (seat) => affordable(table, seat) > 0 && ownIn(effect, seat).length > 0),
  run: protection,
};

const SHIP_SLOT = SLOTS.indexOf('upgrade-ship');

/** BR-18.5: for each own ship, a Sea Serpent too, by any cause. */
const dragons = procedure<BloodRage, Heard<Destruction>, Verdict<Destruction>>('ship-upgrades', {
  pay: (g, { source, effect }) => {
    const seat = seatOf(source);
    const { def, params } = cardOf(keyOf(source));
    g.tell({ event: 'card-worked', seat, name: def });
    gainGlory(g, seat, params.glory * shipsLost(g.table, effect, seat), def);
  },
});

function shipsLost(table: Table, { figures }: Destruction, seat: Seat): number {
  return figures.filter((ref) => ref.seat === seat && isShip(figureOf(table, ref).kind)).length;
}

export const shipUpgrades: Listener<BloodRage, Destruction> = {
  id: 'ship-upgrades',
  on: destroy.name,
  window: 'react',
  sources: ({ table }, effect) =>
    table.clans.flatMap((clan, seat) => {
      const card = clan.slots[SHIP_SLOT];
      return card && shipsLost(table, effect, seat) > 0 ? [sourceOf(seat, card)] : [];
    }),
  run: dragons,
};
