/** The page of a game's rules; the part of its address behind # names the rule to show. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Bar } from '../../app/bar.tsx';
import { Footer } from '../../app/footer.tsx';
import { gameEntry } from '../../games/index.ts';
import { useTranslator } from '../../i18n/translator-context.tsx';
import { useTableTranslator } from '../../i18n/use-table-translator.ts';
import { RuleLinksContext } from '../rule-link.tsx';
import { useLoaded } from '../use-loaded.ts';
import { RulesReader } from './rules-reader.tsx';

const NOBODY: readonly string[] = [];

export function RulesPage({ slug }: { readonly slug: string }): ReactNode {
  const page = useTranslator().i18n;
  const game = gameEntry(slug);
  const i18n = useTableTranslator(slug, NOBODY);
  const chapters = useLoaded(game?.help?.rules);
  const rule = useHash();
  const title = game?.about.title ?? '';
  useEffect(() => {
    if (i18n) document.title = i18n.t('help.rules-tab', { game: title });
  }, [i18n, title]);
  if (!game?.help) {
    return (
      <>
        <Bar title="" />
        <main className="page-notice">
          <h1>{page.t('game.unknown')}</h1>
          <Link href="/">{page.t('nav.home')}</Link>
        </main>
      </>
    );
  }
  return (
    <>
      <Bar title={title} />
      <main className="page">
        <h1>{i18n?.t('help.rules-of', { game: title }) ?? title}</h1>
        <p>
          <Link href={`/games/${slug}`}>{title}</Link>
        </p>
        {i18n && chapters ? (
          <RuleLinksContext value={{ slug }}>
            <h2 className="unseen">{i18n.t('help.page.rules')}</h2>
            <RulesReader chapters={chapters} rule={rule} i18n={i18n} />
          </RuleLinksContext>
        ) : (
          <p role="status">{page.t('table.loading')}</p>
        )}
      </main>
      <Footer />
    </>
  );
}

function useHash(): string | null {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const read = (): void => setHash(location.hash);
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return hash.length > 1 ? decodeURIComponent(hash.slice(1)) : null;
}
