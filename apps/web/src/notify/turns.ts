/** The matches that wait for the reader, by a turn or an invitation, and which of them are new. */
import type { MyMatch } from '@skald/protocol';

export type Turns = ReadonlySet<string>;

/** The matches that wait for the reader's answer or seat. */
export function turnsIn(matches: readonly Pick<MyMatch, 'id' | 'turn' | 'status' | 'invited'>[]): Turns {
  const isWaiting = ({ turn, status, invited }: (typeof matches)[number]): boolean =>
    (status === 'running' && turn.length > 0) || (status === 'open' && invited === true);
  return new Set(matches.filter(isWaiting).map(({ id }) => id));
}

/** Is there a new turn? Turns that wait when the page is opened are not news. */
export function hasNewTurn(before: Turns | null, now: Turns): boolean {
  return before !== null && [...now].some((match) => !before.has(match));
}

const COUNTED = /^\(\d+\) /;

/** The tab's title: the number of waiting matches before the page's own title. */
export function titleWithCount(title: string, turns: number): string {
  const plain = title.replace(COUNTED, '');
  return turns === 0 ? plain : `(${turns}) ${plain}`;
}
