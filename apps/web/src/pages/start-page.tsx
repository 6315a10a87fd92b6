/** The start page: what Skald is, and the shortest way to a table. */
import { type ReactNode, useEffect } from 'react';
import { Bar } from '../app/bar.tsx';
import { Footer } from '../app/footer.tsx';
import { useTranslator } from '../i18n/translator-context.tsx';
import { PlayCard } from '../lobby/play-card.tsx';
import { NightSea } from './night-sea.tsx';
import './start-page.css';

export function StartPage(): ReactNode {
  const { i18n } = useTranslator();
  useEffect(() => {
    document.title = i18n.t('app.tab');
  }, [i18n]);
  return (
    <>
      <Bar title="" />
      <main className="start">
        <div className="start-hero">
          <NightSea />
          <div className="start-words">
            <h1 className="start-title">{i18n.t('app.title')}</h1>
            <p className="start-lead">{i18n.t('app.lead')}</p>
          </div>
        </div>
        <PlayCard />
        <p className="start-unofficial">{i18n.t('app.unofficial')}</p>
      </main>
      <Footer />
    </>
  );
}
