/** What goes on around the table, put together from what came in whatever order. */
import type { Around, ChatLine } from '@skald/protocol';
import type { MatchState } from './match-state.ts';

/** More lines than anybody reads back. */
const MOST_LINES = 200;

export function withAround(state: MatchState, { seating, presence, undo, chat, standing }: Around): MatchState {
  return {
    ...state,
    seating: newer(state.seating, seating),
    presence: newer(state.presence, presence),
    undo: newer(state.undo, undo),
    chat: withLines(state.chat, chat.lines, chat.hidden),
    standing: standing ?? null,
  };
}

/** The one with the larger number: an old message that comes late changes nothing. */
export function newer<T extends { readonly v: number }>(known: T | null, come: T): T {
  return known && known.v >= come.v ? known : come;
}

/** Lines in the order of their ids, each once; once hidden, a line stays hidden. */
export function withLines(known: readonly ChatLine[], come: readonly ChatLine[], hidden: readonly number[] = []): readonly ChatLine[] {
  const lines = new Map(known.map((line) => [line.id, line]));
  for (const line of come) if (!lines.get(line.id)?.hidden) lines.set(line.id, line);
  for (const id of hidden) {
    const line = lines.get(id);
    if (line) lines.set(id, { ...line, text: '', hidden: true });
  }
  return [...lines.values()].sort((a, b) => a.id - b.id).slice(-MOST_LINES);
}
