/** The table with what an event tells; what no event tells comes with the snapshot at the end of the step. */
import type { Seat } from '@skald/engine';
import type { BloodRageEvent, Clan, Figure, FigureKind, Place, PlayedCard, Side, Table } from '@skald/engine/games/blood-rage';

export function told(table: Table, event: BloodRageEvent, after: Table): Table {
  return (
    toldOfAges(table, event, after) ??
    toldOfFigures(table, event) ??
    toldOfClans(table, event) ??
    toldOfBattles(table, event, after) ??
    table
  );
}

function toldOfAges(table: Table, event: BloodRageEvent, after: Table): Table | undefined {
  switch (event.event) {
    case 'age-began':
      return { ...table, age: event.age, pillaged: [], gods: after.age === event.age ? after.gods : table.gods };
    case 'phase-began':
      return { ...table, phase: event.phase };
    case 'first-player-chosen':
    case 'age-ended':
      return { ...table, first: event.seat };
    case 'province-destroyed':
      return { ...table, destroyed: [...table.destroyed, event.province] };
    case 'god-placed':
      return { ...table, gods: [...table.gods.filter(({ god }) => god !== event.god), { god: event.god, at: event.province }] };
    case 'god-moved':
      return { ...table, pillage: null, gods: table.gods.map((one) => (one.god === event.god ? { ...one, at: event.to } : one)) };
    case 'rage-set':
      return withClan(table, event.seat, { rage: event.rage });
    case 'hand-discarded':
      return withClan(table, event.seat, { hand: event.kept });
    case 'quest-revealed':
      return withClan(table, event.seat, ({ quests }) => ({ quests: Math.max(0, quests - 1) }));
    case 'cards-dealt':
      return { ...table, clans: table.clans.map((clan) => ({ ...clan, pack: event.each })) };
    case 'packs-passed':
      return { ...table, clans: table.clans.map((clan) => ({ ...clan, pack: event.left })) };
    default:
      return undefined;
  }
}

function toldOfFigures(table: Table, event: BloodRageEvent): Table | undefined {
  switch (event.event) {
    case 'figure-invaded':
      return withClan(moved(table, event.seat, [event.figure], event.from, event.to), event.seat, { rage: event.rage });
    case 'figures-marched':
      return withClan(moved(table, event.seat, event.figures, event.from, event.to), event.seat, { rage: event.rage });
    case 'figure-joined':
      return moved(table, event.seat, [event.figure], event.from, event.province);
    case 'leader-moved':
      return moved(table, event.seat, ['leader'], event.from, event.to);
    case 'figure-retreated':
      return moved(table, event.seat, [event.figure], event.from, event.to);
    case 'figures-destroyed':
      return event.figures.reduce((now, kind, i) => moved(now, event.seat, [kind], event.places[i] ?? 'reserve', 'valhalla'), table);
    case 'figures-released':
      return moved(table, event.seat, event.figures, 'valhalla', 'reserve');
    case 'monster-gained':
      return withClan(table, event.seat, ({ figures }) => ({ figures: [...figures, { kind: event.figure, at: 'reserve' }] }));
    case 'mystic-gained':
      return withClan(table, event.seat, ({ figures }) => ({ figures: [...figures, { kind: 'mystic', at: 'reserve' }] }));
    case 'monster-removed':
      return withClan(table, event.seat, ({ figures }) => ({
        figures: figures.map((figure): Figure => (figure.kind === event.figure ? { ...figure, at: 'gone' } : figure)),
      }));
    default:
      return undefined;
  }
}

function toldOfClans(table: Table, event: BloodRageEvent): Table | undefined {
  switch (event.event) {
    case 'passed':
      return withClan(table, event.seat, { rage: 0, passed: true });
    case 'upgrade-played':
      return withClan(table, event.seat, ({ slots, hand }) => ({
        slots: slots.with(event.slot, event.card),
        hand: hand - 1,
        rage: event.rage,
      }));
    case 'quest-committed':
      return withClan(table, event.seat, ({ hand }) => ({ quests: event.quests, hand: hand - 1 }));
    case 'glory-gained':
    case 'glory-lost':
      return withClan(table, event.seat, { glory: event.glory });
    case 'clan-scored':
      return withClan(table, event.seat, { glory: event.glory });
    case 'rage-gained':
    case 'rage-lost':
    case 'figures-protected':
      return withClan(table, event.seat, { rage: event.rage });
    case 'stat-raised':
      return withClan(table, event.seat, ({ stats }) => ({ stats: { ...stats, [event.stat]: event.step } }));
    default:
      return undefined;
  }
}

function toldOfBattles(table: Table, event: BloodRageEvent, after: Table): Table | undefined {
  const { pillage } = table;
  switch (event.event) {
    case 'pillage-declared': {
      if (event.waits === 'yes') return table;
      const god = table.gods.find(({ at }) => at === event.province)?.god ?? null;
      const begun = { pillager: event.seat, province: event.province, god, sides: [], winner: null, replay: false };
      return withClan({ ...table, pillage: begun }, event.seat, ({ rage }) => ({ rage: rage - event.cost }));
    }
    case 'battle-began':
      return pillage ? { ...table, pillage: { ...pillage, sides: event.seats.map(freshSide) } } : table;
    case 'card-revealed':
    case 'card-added': {
      const played: PlayedCard = { card: event.card, bonus: event.bonus, cancelled: false, lies: true };
      const shown = withSide(table, event.seat, ({ cards }) => ({ cards: [...cards, played] }));
      return withClan(shown, event.seat, ({ hand }) => ({ hand: hand - 1 }));
    }
    case 'quest-valued':
      return withCard(table, event.seat, event.card, { bonus: event.bonus });
    case 'text-cancelled':
      return withCard(table, event.seat, event.card, { cancelled: true });
    case 'battle-decided':
      return event.seats.reduce((now, seat, i) => withSide(now, seat, () => ({ total: event.totals[i] ?? 0 })), table);
    case 'cards-taken-back':
      return withClan(table, event.seat, ({ hand }) => ({ hand: hand + event.count }));
    case 'cards-bought-back':
      return withClan(table, event.seat, ({ hand }) => ({ hand: hand + event.count, rage: event.rage }));
    case 'cards-stolen':
      return withClan(table, event.seat, ({ hand }) => ({ hand: hand + event.count }));
    case 'cards-discarded':
      // Before the battle is decided it is Heimdall's Watch that clears the table.
      return withSide(table, event.seat, ({ cards, total }) => ({
        cards: total === null ? cards.filter(({ card }) => !event.cards.includes(card)) : cards,
      }));
    case 'province-pillaged':
      return table.pillaged.includes(event.province) ? table : { ...table, pillaged: [...table.pillaged, event.province] };
    case 'pillage-ended':
      // A god may still have to go: until then the pillage is not over.
      return event.outcome === 'dropped' || after.pillage?.province === event.province ? table : { ...table, pillage: null };
    default:
      return undefined;
  }
}

function freshSide(seat: Seat): Side {
  return { seat, cards: [], total: null, dead: [], valkyrie: false };
}

function withClan(table: Table, seat: Seat, change: Partial<Clan> | ((clan: Clan) => Partial<Clan>)): Table {
  return {
    ...table,
    clans: table.clans.map((clan, i) => (i === seat ? { ...clan, ...(typeof change === 'function' ? change(clan) : change) } : clan)),
  };
}

function withSide(table: Table, seat: Seat, change: (side: Side) => Partial<Side>): Table {
  const { pillage } = table;
  if (!pillage) return table;
  return {
    ...table,
    pillage: { ...pillage, sides: pillage.sides.map((side) => (side.seat === seat ? { ...side, ...change(side) } : side)) },
  };
}

function withCard(table: Table, seat: Seat, card: string, change: Partial<PlayedCard>): Table {
  return withSide(table, seat, ({ cards }) => ({
    cards: cards.map((played) => (played.card === card ? { ...played, ...change } : played)),
  }));
}

/** Figures of these kinds go from one place to another; which of equal ones does not matter. */
function moved(table: Table, seat: Seat, kinds: readonly FigureKind[], from: Place, to: Place): Table {
  return withClan(table, seat, ({ figures }) => {
    const next = [...figures];
    for (const kind of kinds) {
      const place = next.findIndex((figure) => figure.kind === kind && figure.at === from);
      if (place >= 0) next[place] = { kind, at: to };
    }
    return { figures: next };
  });
}
