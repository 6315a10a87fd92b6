/** The help of a table: a drawer with the open question, the player aid, all cards, all icons and the rules. */
import type { OpenDecision } from '@skald/engine';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { gameEntry } from '../games/index.ts';
import type { TableTranslator } from '../i18n/translators.ts';
import type { TableSnapshot } from '../table/model/source.ts';
import { AidPage } from './aid-page.tsx';
import { CardsPage } from './cards-page.tsx';
import type { HelpEntry } from './game-help.ts';
import { IconsContext } from './help-text.tsx';
import { IconsPage } from './icons-page.tsx';
import { NowPage } from './now-page.tsx';
import { RuleLinksContext } from './rule-link.tsx';
import { RulesReader } from './rules/rules-reader.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useLoaded } from './use-loaded.ts';
import './help.css';

/** Keyboards must reach a page that scrolls. */
const REACHABLE = 0;

const PAGES = ['now', 'aid', 'cards', 'icons', 'rules'] as const;
type HelpPage = (typeof PAGES)[number];

export interface HelpDrawerProps {
  readonly snapshot: TableSnapshot;
  readonly decision: OpenDecision | undefined;
  readonly i18n: TableTranslator;
  /** The rule to begin with; null for the open question. */
  readonly rule: string | null;
  onClose(): void;
}

export function HelpDrawer(props: HelpDrawerProps): ReactNode {
  const help = gameEntry(props.snapshot.game)?.help;
  return help && <Drawer {...props} help={help} />;
}

function Drawer({ snapshot, decision, i18n, rule: first, onClose, help }: HelpDrawerProps & { readonly help: HelpEntry }): ReactNode {
  const [page, setPage] = useState<HelpPage>(first === null ? 'now' : 'rules');
  const [rule, setRule] = useState(first);
  const [before, setBefore] = useState<HelpPage | null>(null);
  const parts = useLoaded(help.parts);
  const texts = useLoaded(parts?.texts[i18n.language]);
  const chapters = useLoaded(page === 'rules' ? help.rules : undefined);
  useFocusBack();
  useBackCloses(onClose);
  useEffect(() => {
    if (first === null) return;
    setRule(first);
    setPage('rules');
  }, [first]);
  const open = useCallback(
    (id: string) => {
      setRule(id);
      if (page !== 'rules') setBefore(page);
      setPage('rules');
    },
    [page],
  );
  const turnTo = (next: HelpPage): void => {
    setBefore(null);
    setRule(null);
    setPage(next);
  };
  const links = useMemo(() => ({ slug: snapshot.game, open }), [snapshot.game, open]);
  const icons = useMemo(() => ({ outlines: parts?.icons ?? {}, texts: texts?.icons ?? {} }), [parts, texts]);
  return (
    <RuleLinksContext value={links}>
      <IconsContext value={icons}>
        <aside
          className="help"
          aria-label={i18n.t('help.title')}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            onClose();
          }}
        >
          <header className="help-head">
            <h2 className="help-title">{i18n.t('help.title')}</h2>
            <CloseButton label={i18n.t('app.dismiss')} onClose={onClose} />
          </header>
          <nav className="help-pages" aria-label={i18n.t('help.title')}>
            {PAGES.map((name) => (
              <button
                key={name}
                type="button"
                className="button help-page-button"
                aria-current={name === page ? 'page' : undefined}
                onClick={() => turnTo(name)}
              >
                {i18n.t(`help.page.${name}`)}
              </button>
            ))}
          </nav>
          <div key={page} className="help-body" tabIndex={REACHABLE}>
            {page === 'rules' && before !== null && (
              <button type="button" className="button" onClick={() => turnTo(before)}>
                ← {i18n.t(`help.page.${before}`)}
              </button>
            )}
            {page === 'rules' && chapters && <RulesReader chapters={chapters} rule={rule} i18n={i18n} />}
            {parts && texts ? (
              <>
                {page === 'now' && <NowPage snapshot={snapshot} decision={decision} parts={parts} texts={texts} i18n={i18n} />}
                {page === 'aid' && <AidPage aid={texts.aid} />}
                {page === 'cards' && <CardsPage parts={parts} i18n={i18n} />}
                {page === 'icons' && <IconsPage outlines={icons.outlines} texts={icons.texts} i18n={i18n} />}
              </>
            ) : (
              <p role="status">{i18n.t('table.loading')}</p>
            )}
          </div>
        </aside>
      </IconsContext>
    </RuleLinksContext>
  );
}

/** The focus comes into the drawer with its first button. */
function CloseButton({ label, onClose }: { readonly label: string; onClose(): void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" className="button button-bare help-close" aria-label={label} onClick={onClose}>
      ×
    </button>
  );
}

/** Gives the focus back to what had it before the drawer opened, unless it has gone elsewhere. */
function useFocusBack(): void {
  const before = useRef<Element | null>(null);
  // While rendering for the first time, before the drawer takes the focus.
  before.current ??= document.activeElement;
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
    [],
  );
}
