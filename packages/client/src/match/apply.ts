/** Applies a step to a copy of the match. */
import { patched } from '@skald/engine';
import type { GameEvent, PrivateChange, PublicChange } from '@skald/protocol';
import { isWaitedFor, type Play, timeLeft } from './match-state.ts';

export function applyPublic(play: Play, p: number, change: PublicChange, now: number): Play {
  const { waiting = play.waiting, result = play.result, over = play.over } = change;
  const edition = change.cause?.kind === 'edition' ? change.cause.edition : play.edition;
  const next = { ...play, edition, cursor: { ...play.cursor, p }, table: patched(play.table, change.table), waiting, over, result };
  return closed({ ...next, clocks: clocksAfter(play, next, change.left ?? {}, now) });
}

export function applyPrivate(play: Play, q: number, change: PrivateChange): Play {
  const { decisions = play.decisions, sealed = play.sealed, flow = play.flow, canUndo = play.canUndo } = change;
  const next = { ...play, cursor: { ...play.cursor, q }, hand: patched(play.hand, change.hand), decisions, sealed, flow, canUndo };
  return closed(next);
}

/** Drops decisions and sealed answers that are no longer open; the server does not announce that. */
function closed(play: Play): Play {
  const asked = new Map(play.waiting.map((waiting) => [waiting.id, waiting]));
  const sealed = play.sealed.filter(({ id }) => asked.has(id));
  const isOpen = (id: string): boolean => asked.has(id) && asked.get(id)?.answered !== true && !sealed.some((answer) => answer.id === id);
  return { ...play, sealed, decisions: play.decisions.filter(({ id }) => isOpen(id)) };
}

/** A clock runs while its seat is waited for; a step may set it. */
function clocksAfter(before: Play, after: Play, left: Readonly<Record<string, number>>, now: number): Play['clocks'] {
  const seats = new Set([...Object.keys(before.clocks), ...Object.keys(left)]);
  return Object.fromEntries(
    [...seats].map((seat) => {
      const known = before.clocks[seat];
      const shown = left[seat];
      const isSame = isWaitedFor(before, Number(seat)) === isWaitedFor(after, Number(seat));
      if (shown === undefined && known && isSame) return [seat, known];
      return [seat, { leftMs: shown ?? timeLeft(before, Number(seat), now) ?? 0, since: now }];
    }),
  );
}

/** The events of one step in their order; a private event knows how many public ones precede it. */
export function eventsInOrder(shown: readonly GameEvent[], own: PrivateChange['events']): readonly GameEvent[] {
  const before = (place: number): readonly GameEvent[] => own.filter(({ after }) => after === place).map(({ event }) => event);
  const late = own.filter(({ after }) => after >= shown.length).map(({ event }) => event);
  return [...shown.flatMap((event, place) => [...before(place), event]), ...late];
}

/** Is the viewer asked something without knowing what? Then a private step is missing. */
export function lacksDecision({ viewer, waiting, decisions, sealed }: Play): boolean {
  return waiting.some(
    ({ id, seat, answered }) => seat === viewer && answered !== true && ![...decisions, ...sealed].some((known) => known.id === id),
  );
}
