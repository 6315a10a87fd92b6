/** Tells whoever is signed in that it is their turn: in the title of the tab, and by a horn where they cannot see it. */
import type { ListStore } from '@skald/client';
import type { MyMatch } from '@skald/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLines, useSource } from '../account/server-context.tsx';
import { blowHorn } from './horn.ts';
import { isNews, type Turns, titled, turnsIn } from './turns.ts';
import { sound } from './wishes.ts';

export function TurnNotices(): ReactNode {
  const lines = useLines();
  return lines && <Notices mine={lines.mine} />;
}

function Notices({ mine }: { readonly mine: ListStore<MyMatch> }): ReactNode {
  const { matches, freshness } = useSource(mine.state);
  const heard = useRef<Turns | null>(null);
  const turns = turnsIn(matches);
  const count = turns.size;
  const key = [...turns].sort().join(' ');
  useEffect(() => {
    if (freshness !== 'live') return;
    const now: Turns = new Set(key === '' ? [] : key.split(' '));
    if (isNews(heard.current, now) && sound.get() && isOutOfSight(now)) void blowHorn();
    heard.current = now;
  }, [key, freshness]);
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return;
    const counted = (): void => {
      const wanted = titled(document.title, count);
      if (document.title !== wanted) document.title = wanted;
    };
    counted();
    // Pages write their own titles whenever they like.
    const watcher = new MutationObserver(counted);
    watcher.observe(title, { childList: true });
    return () => {
      watcher.disconnect();
      document.title = titled(document.title, 0);
    };
  }, [count]);
  return null;
}

/** Nobody looks at the page, or it shows something else than the match. */
function isOutOfSight(turns: Turns): boolean {
  const [, , match] = window.location.pathname.split('/');
  return document.visibilityState === 'hidden' || !document.hasFocus() || match === undefined || !turns.has(match);
}
