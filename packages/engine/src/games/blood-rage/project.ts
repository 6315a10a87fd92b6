/** Applies the events of Blood Rage to the table, for clients that show a step event by event. */
import { type Projection, unchangedBy } from '../../kernel/index.ts';
import { DEALT_EACH } from './content/content.ts';
import type { BloodRageEvent } from './events.ts';
import { isOfBattle } from './flow/battle/destroy.ts';
import { canMoveGod } from './flow/gods.ts';
import {
  discarded,
  freshSide,
  movedFigures,
  withCard,
  withClan,
  withClans,
  withoutCards,
  withSettledSights,
  withSide,
} from './project-changes.ts';
import type { BloodRage, BloodRageTable } from './state.ts';

export function project(table: BloodRageTable, event: BloodRageEvent): BloodRageTable {
  switch (event.event) {
    case 'age-began':
      return { ...table, age: event.age, phase: 'gifts', pillaged: [] };
    case 'phase-began':
      return phaseBegan(table, event);
    case 'first-player-chosen':
    case 'age-ended':
      return { ...table, first: event.seat };
    case 'god-placed':
      return { ...table, gods: table.gods.map((one) => (one.god === event.god ? { ...one, at: event.province } : one)) };
    case 'cards-dealt':
      return withClans(table, () => ({ pack: event.each }));
    case 'packs-passed':
      return withClans(table, ({ hand, pack }) => ({ hand: hand + pack - event.left, pack: event.left }));
    case 'hands-ready':
      return withClans(table, ({ hand, pack }) => ({ hand: hand + pack - (DEALT_EACH - event.each), pack: 0 }));
    case 'hand-discarded':
      return withClan(table, event.seat, () => ({ hand: event.kept }));
    case 'quest-revealed':
      return withClan(discarded(table, [event.card]), event.seat, ({ quests }) => ({ quests: quests - 1 }));
    case 'province-destroyed':
      return { ...table, destroyed: [...table.destroyed, event.province] };
    case 'figures-released':
      return movedFigures(table, event.seat, event.figures, 'valhalla', 'reserve');

    case 'passed':
      return withClan(table, event.seat, () => ({ rage: 0, passed: true }));
    case 'figure-invaded':
      return withClan(movedFigures(table, event.seat, [event.figure], event.from, event.to), event.seat, () => ({ rage: event.rage }));
    case 'figures-marched':
      return withClan(movedFigures(table, event.seat, event.figures, event.from, event.to), event.seat, () => ({ rage: event.rage }));
    case 'upgrade-played':
      return withClan(table, event.seat, ({ slots, hand }) => ({
        slots: slots.with(event.slot, event.card),
        hand: hand - 1,
        rage: event.rage,
      }));
    case 'upgrade-replaced':
      return discarded(table, [event.card]);
    case 'monster-gained':
      return withClan(table, event.seat, ({ figures }) => ({ figures: [...figures, { kind: event.figure, at: 'reserve' }] }));
    case 'mystic-gained':
      return withClan(table, event.seat, ({ figures }) => ({ figures: [...figures, { kind: 'mystic', at: 'reserve' }] }));
    case 'monster-removed':
      return withClan(table, event.seat, ({ figures }) => ({
        figures: figures.map((figure) => (figure.kind === event.figure ? { kind: figure.kind, at: 'gone' } : figure)),
      }));
    case 'quest-committed':
      return withClan(table, event.seat, ({ hand }) => ({ quests: event.quests, hand: hand - 1 }));

    case 'pillage-declared':
      return pillageDeclared(table, event);
    case 'figure-joined':
      return movedFigures(table, event.seat, [event.figure], event.from, event.province);
    case 'province-pillaged':
      return table.pillaged.includes(event.province) ? table : { ...table, pillaged: [...table.pillaged, event.province] };
    case 'pillage-ended':
      if (event.outcome === 'dropped') return { ...table, queue: table.queue.slice(1) };
      // BR-30.6: the pillage ends only after the god has moved, if it can.
      return canMoveGod(table) ? table : { ...table, pillage: null };
    case 'leader-moved':
      return movedFigures(table, event.seat, ['leader'], event.from, event.to);
    case 'god-moved':
      return { ...table, pillage: null, gods: table.gods.map((one) => (one.god === event.god ? { ...one, at: event.to } : one)) };

    case 'battle-began': {
      const { pillage } = table;
      return { ...table, pillage: pillage && { ...pillage, sides: event.seats.map((seat) => freshSide(table, seat, event.province)) } };
    }
    case 'card-revealed':
    case 'card-added': {
      const played = { card: event.card, bonus: event.bonus, cancelled: false, lies: true };
      const shown = withSide(table, event.seat, ({ cards }) => ({ cards: [...cards, played] }));
      return withClan(shown, event.seat, ({ hand }) => ({ hand: hand - 1 }));
    }
    case 'quest-valued':
      return withCard(table, event.seat, event.card, { bonus: event.bonus });
    case 'text-cancelled':
      return withCard(table, event.seat, event.card, { cancelled: true });
    case 'battle-decided':
      return battleDecided(table, event);
    case 'cards-taken-back':
      return withClan(withoutCards(table, event.seat, event.cards), event.seat, ({ hand }) => ({ hand: hand + event.count }));
    case 'cards-bought-back':
      return withClan(withoutCards(table, event.seat, event.cards), event.seat, ({ hand }) => ({
        hand: hand + event.count,
        rage: event.rage,
      }));
    case 'cards-stolen':
      return withClan(withoutCards(table, event.rival, event.cards), event.seat, ({ hand }) => ({ hand: hand + event.count }));
    case 'cards-discarded':
      return discarded(withoutCards(table, event.seat, event.cards), event.cards);

    case 'figures-destroyed':
      return figuresDestroyed(table, event);
    case 'figure-retreated':
      return movedFigures(table, event.seat, [event.figure], event.from, event.to);
    case 'glory-gained':
    case 'glory-lost':
    case 'clan-scored':
      return withClan(table, event.seat, () => ({ glory: event.glory }));
    case 'rage-set':
    case 'rage-gained':
    case 'rage-lost':
    case 'figures-protected':
      return withClan(table, event.seat, () => ({ rage: event.rage }));
    case 'stat-raised':
      return withClan(table, event.seat, ({ stats }) => ({ stats: { ...stats, [event.stat]: event.step } }));

    case 'cards-received':
    case 'doom-moved':
    case 'village-stormed':
    case 'call-declined':
    case 'god-worked':
    case 'adding-declined':
    case 'figure-spared':
    case 'card-worked':
    case 'game-ended':
      return table;
    default:
      return unchangedBy(table, event);
  }
}

export const projection: Projection<BloodRage> = {
  project,
  notInEvents: [
    // No event announces whose turn it is.
    'turn',
    // No event counts what a failed pillage cost.
    'vain',
    // Events name a figure's kind and place, not which of several equal figures moved.
    'clans/*/figures/*/at',
    // Public knowledge about hidden cards; only bots use it.
    ...['known', 'shown', 'keptFrom', 'mayHaveKept'].map((field) => `clans/*/${field}`),
  ],
};

type EventOf<N extends BloodRageEvent['event']> = Extract<BloodRageEvent, { readonly event: N }>;

/** BR-9.10: the Action phase ends: clans lose their Rage, and nobody counts as passed. */
function phaseBegan(table: BloodRageTable, { phase }: EventOf<'phase-began'>): BloodRageTable {
  const begun = { ...table, phase };
  return phase === 'discard' ? withClans({ ...begun, turn: null }, () => ({ rage: 0, passed: false })) : begun;
}

/** BR-16.15: a pillage declared during another one joins the queue and leaves it when it starts. */
function pillageDeclared(table: BloodRageTable, { seat, province, cost, waits }: EventOf<'pillage-declared'>): BloodRageTable {
  const paid = withClan(table, seat, ({ rage }) => ({ rage: rage - cost }));
  if (waits === 'yes') return { ...paid, queue: [...paid.queue, { seat, province }] };
  const god = table.gods.find(({ at }) => at === province)?.god ?? null;
  return { ...paid, queue: paid.queue.slice(1), pillage: { pillager: seat, province, god, sides: [], winner: null, replay: false } };
}

function battleDecided(table: BloodRageTable, { winners, seats, totals }: EventOf<'battle-decided'>): BloodRageTable {
  const { pillage } = withSettledSights(table);
  if (!pillage) return table;
  const sides = pillage.sides.map((side) => ({ ...side, total: totals[seats.indexOf(side.seat)] ?? 0 }));
  return { ...table, pillage: { ...pillage, sides, winner: winners[0] ?? null } };
}

function figuresDestroyed(table: BloodRageTable, { seat, figures, places, cause }: EventOf<'figures-destroyed'>): BloodRageTable {
  const gone = figures.reduce((now, kind, i) => movedFigures(now, seat, [kind], places[i] ?? 'reserve', 'valhalla'), table);
  return isOfBattle(cause) ? withSide(gone, seat, ({ dead }) => ({ dead: [...dead, ...figures] })) : gone;
}
