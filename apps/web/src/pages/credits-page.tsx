/** The credits page. */
import type { GameAbout } from '@skald/engine/about';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { Bar } from '../app/bar.tsx';
import { Footer } from '../app/footer.tsx';
import { GAMES } from '../games/index.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import type { PageTranslator } from '../i18n/translators.ts';
import { LIBRARIES } from './libraries.ts';
import './credits-page.css';

export function CreditsPage(): ReactNode {
  const { i18n } = useTranslator();
  useEffect(() => {
    document.title = i18n.t('credits.tab');
  }, [i18n]);
  return (
    <>
      <Bar title={i18n.t('nav.credits')} />
      <main className="credits">
        <h1>{i18n.t('nav.credits')}</h1>
        <section>
          <h2>{i18n.t('credits.games')}</h2>
          <p>{i18n.t('credits.games-text')}</p>
          {GAMES.map(({ about }) => about.published && <p key={about.slug}>{creditOf(about, about.published, i18n)}</p>)}
        </section>
        <section>
          <h2>{i18n.t('credits.icons')}</h2>
          <p>
            {i18n.t('credits.icons-text')} <a href="https://game-icons.net">game-icons.net</a>,{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
          </p>
        </section>
        <section>
          <h2>{i18n.t('credits.fonts')}</h2>
          <p>{i18n.t('credits.fonts-text')}</p>
        </section>
        <section>
          <h2>{i18n.t('credits.software')}</h2>
          <p>{i18n.t('credits.software-text')}</p>
          <ul className="credits-libraries">
            {LIBRARIES.map(({ name, licence }) => (
              <li key={name}>
                {name} <small>{licence}</small>
              </li>
            ))}
          </ul>
        </section>
        <p>
          <Link href="/">{i18n.t('nav.home')}</Link>
        </p>
      </main>
      <Footer />
    </>
  );
}

function creditOf({ title, authors }: GameAbout, { by, year }: NonNullable<GameAbout['published']>, i18n: PageTranslator): string {
  const names = new Intl.ListFormat(i18n.language).format(authors);
  // A string: a year takes no thousands separator.
  return i18n.t('credits.game', { title, authors: names, publisher: by, year: String(year) });
}
