/** Merges table information that arrives in any order. */
import type { ChatLine, TableInfo } from '@skald/protocol';
import type { MatchState } from './match-state.ts';

/** The most chat lines kept. */
const MOST_LINES = 200;

export function withTableInfo(state: MatchState, { seating, presence, undo, chat, standing }: TableInfo): MatchState {
  return {
    ...state,
    seating: newer(state.seating, seating),
    presence: newer(state.presence, presence),
    undo: newer(state.undo, undo),
    chat: withLines(state.chat, chat.lines, chat.hidden),
    standing: standing ?? null,
  };
}

/** The value with the larger version: late messages change nothing. */
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
