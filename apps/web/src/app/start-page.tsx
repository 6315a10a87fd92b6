/** The first page: what this is, and the shortest way to a table. */
import { type ReactNode, useEffect } from 'react';
import { PlayCard } from '../lobby/play-card.tsx';
import { useSpoken } from '../words/words-context.tsx';
import { Bar } from './bar.tsx';
import { Footer } from './footer.tsx';
import { NightSea } from './night-sea.tsx';
import './start-page.css';

export function StartPage(): ReactNode {
  const { speaker } = useSpoken();
  useEffect(() => {
    document.title = speaker.say('app.tab');
  }, [speaker]);
  return (
    <>
      <Bar title="" />
      <main className="start">
        <div className="start-hero">
          <NightSea />
          <div className="start-words">
            <h1 className="start-title">{speaker.say('app.title')}</h1>
            <p className="start-lead">{speaker.say('app.lead')}</p>
          </div>
        </div>
        <PlayCard />
        <p className="start-unofficial">{speaker.say('app.unofficial')}</p>
      </main>
      <Footer />
    </>
  );
}
