/** Which matches wait for the reader, and what is new about it. */
import type { MyMatch } from '@skald/protocol';

export type Turns = ReadonlySet<string>;

/** The own matches in which one is waited for. */
export function turnsIn(matches: readonly Pick<MyMatch, 'id' | 'turn' | 'status'>[]): Turns {
  return new Set(matches.filter(({ turn, status }) => status === 'running' && turn.length > 0).map(({ id }) => id));
}

/** Has a turn come that was not there before? What waits when the page is opened is no news. */
export function isNews(before: Turns | null, now: Turns): boolean {
  return before !== null && [...now].some((match) => !before.has(match));
}

const COUNTED = /^\(\d+\) /;

/** The title of the tab, with how many matches wait; the page's own title stays behind it. */
export function titled(title: string, turns: number): string {
  const plain = title.replace(COUNTED, '');
  return turns === 0 ? plain : `(${turns}) ${plain}`;
}
