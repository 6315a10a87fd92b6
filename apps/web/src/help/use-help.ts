/** The help of a table: whether the game has some, and the rule that a link has asked for. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { gameEntry } from '../games/index.ts';
import type { OpenDrawer } from '../table/frame/drawers.tsx';
import type { RuleLinks } from './rule-link.tsx';

interface TableHelp {
  /** Null for a game without help. */
  readonly links: RuleLinks | null;
  readonly rule: string | null;
  close(): void;
}

export function useHelp(slug: string, drawer: OpenDrawer, setDrawer: (drawer: OpenDrawer) => void): TableHelp {
  const [rule, setRule] = useState<string | null>(null);
  const has = gameEntry(slug)?.help !== undefined;
  const links = useMemo(() => {
    if (!has) return null;
    const open = (id: string): void => {
      setRule(id);
      setDrawer('help');
    };
    return { slug, open };
  }, [has, slug, setDrawer]);
  useEffect(() => {
    if (drawer !== 'help') setRule(null);
  }, [drawer]);
  const close = useCallback(() => setDrawer(null), [setDrawer]);
  return { links, rule, close };
}
