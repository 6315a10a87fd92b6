/** Notifies a signed-in player of their turn: in the tab's title, and by a horn if they cannot see it. */
import type { ListState, ObservableValue } from '@skald/client';
import type { MyMatch } from '@skald/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLiveConnection, useObservable } from '../account/server-context.tsx';
import { usePageSounds } from '../sound/page-sounds-context.tsx';
import { isOutOfSight } from './out-of-sight.ts';
import { hasNewTurn, type Turns, titleWithCount, turnsIn } from './turns.ts';

export function TurnNotices(): ReactNode {
  const live = useLiveConnection();
  return live && <TurnNoticesOf mine={live.mine} />;
}

/** The part of a list of matches that tells whose turn it is. */
interface WaitingList {
  readonly freshness: ListState<MyMatch>['freshness'];
  readonly matches: readonly Pick<MyMatch, 'id' | 'turn' | 'status' | 'invited'>[];
}

export function TurnNoticesOf({ mine }: { readonly mine: { readonly state: ObservableValue<WaitingList> } }): ReactNode {
  const { matches, freshness } = useObservable(mine.state);
  const sounds = usePageSounds();
  const heard = useRef<Turns | null>(null);
  const turns = turnsIn(matches);
  const count = turns.size;
  const key = [...turns].sort().join(' ');
  useEffect(() => {
    if (freshness !== 'live') return;
    const now: Turns = new Set(key === '' ? [] : key.split(' '));
    if (hasNewTurn(heard.current, now) && sounds?.preferences.wantsHorn.get() && isElsewhere(now)) sounds.notify('horn');
    heard.current = now;
  }, [key, freshness, sounds]);
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return;
    const counted = (): void => {
      const wanted = titleWithCount(document.title, count);
      if (document.title !== wanted) document.title = wanted;
    };
    counted();
    // Pages may change the title at any time.
    const watcher = new MutationObserver(counted);
    watcher.observe(title, { childList: true });
    return () => {
      watcher.disconnect();
      document.title = titleWithCount(document.title, 0);
    };
  }, [count]);
  return null;
}

/** The page is hidden, or shows something other than the match. */
function isElsewhere(turns: Turns): boolean {
  const [, , match] = window.location.pathname.split('/');
  return isOutOfSight() || match === undefined || !turns.has(match);
}
