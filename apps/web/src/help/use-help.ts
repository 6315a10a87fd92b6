/** The help of a table: whether the game has some, and the rule that a link has asked for. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { gameEntry } from '../games/index.ts';
import type { TableTranslator } from '../i18n/translators.ts';
import type { OpenDrawer } from '../table/frame/drawers.tsx';
import type { OpenHelp, RuleLinks } from './rule-link.tsx';

interface TableHelp {
  /** Null for a game without help. */
  readonly links: RuleLinks | null;
  readonly opener: OpenHelp | null;
  readonly rule: string | null;
  close(): void;
}

interface HelpPlaceOf {
  readonly slug: string;
  readonly i18n: TableTranslator;
  readonly drawer: OpenDrawer;
  setDrawer(drawer: OpenDrawer): void;
}

export function useHelp({ slug, i18n, drawer, setDrawer }: HelpPlaceOf): TableHelp {
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
  const opener = useMemo(() => (has ? { label: i18n.t('help.open'), open: () => setDrawer('help') } : null), [has, i18n, setDrawer]);
  useEffect(() => {
    if (drawer !== 'help') setRule(null);
  }, [drawer]);
  const close = useCallback(() => setDrawer(null), [setDrawer]);
  return { links, opener, rule, close };
}
