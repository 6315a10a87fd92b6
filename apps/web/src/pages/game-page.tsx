/** The page of a game: what it is, its length and players, how to play, and every way to begin. */
import type { Language } from '@skald/engine/text';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Bar } from '../app/bar.tsx';
import { Footer } from '../app/footer.tsx';
import type { GameEntry } from '../games/game-entry.ts';
import { GAMES, gameEntry } from '../games/index.ts';
import type { Chapter, Story } from '../games/story.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import type { PageTranslator } from '../i18n/translators.ts';
import { Icon } from '../icons/icon.tsx';
import { courseAddress } from '../learn/course.ts';
import './game-page.css';

export function GamePage({ slug }: { readonly slug: string }): ReactNode {
  const { i18n, settings } = useTranslator();
  const game = gameEntry(slug);
  const story = useStory(game, settings.language);
  const title = game?.about.title ?? '';
  useEffect(() => {
    if (title !== '') document.title = i18n.t('game.tab', { game: title });
  }, [i18n, title]);
  if (!game) {
    return (
      <>
        <Bar title="" />
        <main className="page-notice">
          <h1>{i18n.t('game.unknown')}</h1>
          <Link href="/">{i18n.t('nav.home')}</Link>
        </main>
      </>
    );
  }
  return (
    <>
      <Bar title={title} />
      <main className="game-page">
        <header className="game-page-head wood">
          <Icon outline={game.icon} />
          <div>
            <h1>{title}</h1>
            <p className="game-page-lead">{story?.lead}</p>
            <Facts game={game} i18n={i18n} />
            <Ways game={game} i18n={i18n} />
          </div>
        </header>
        {story && <StoryText story={story} i18n={i18n} />}
        <nav className="game-page-others" aria-label={i18n.t('game.all')}>
          {GAMES.filter((other) => other !== game).map(({ about, icon }) => (
            <Link key={about.slug} href={`/games/${about.slug}`} className="button">
              <Icon outline={icon} /> {about.title}
            </Link>
          ))}
        </nav>
        <p className="game-page-unofficial">{i18n.t('app.unofficial')}</p>
      </main>
      <Footer />
    </>
  );
}

function Facts({ game, i18n }: { readonly game: GameEntry; readonly i18n: PageTranslator }): ReactNode {
  const { seats, minutes, authors } = game.about;
  return (
    <ul className="game-page-facts" aria-label={i18n.t('game.facts')}>
      <li>{i18n.t('game.players', seats)}</li>
      <li>{i18n.t('game.minutes', { minutes })}</li>
      <li>{authors.join(', ')}</li>
    </ul>
  );
}

function Ways({ game, i18n }: { readonly game: GameEntry; readonly i18n: PageTranslator }): ReactNode {
  const { slug } = game.about;
  return (
    <div className="game-page-ways">
      <Link href={`/play/${slug}`} className="button button-main">
        {i18n.t('game.play')}
      </Link>
      {game.firstGame && (
        <Link href={courseAddress(slug)} className="button">
          {i18n.t('game.learn')}
        </Link>
      )}
      {game.firstSoloGame && (
        <Link href={courseAddress(slug, true)} className="button">
          {i18n.t('game.learn-alone')}
        </Link>
      )}
      <Link href={`/tables?game=${slug}`} className="button">
        {i18n.t('game.tables')}
      </Link>
      <Link href={`/new/${slug}`} className="button">
        {i18n.t('game.new')}
      </Link>
    </div>
  );
}

function StoryText({ story, i18n }: { readonly story: Story; readonly i18n: PageTranslator }): ReactNode {
  return (
    <>
      <section className="game-page-aim" aria-labelledby="game-aim">
        <h2 id="game-aim">{i18n.t('game.aim')}</h2>
        <p>{story.aim}</p>
      </section>
      <section aria-labelledby="game-how">
        <h2 id="game-how">{i18n.t('game.how')}</h2>
        <ol className="game-page-chapters">{story.chapters.map(chapter)}</ol>
      </section>
      {story.extras.length > 0 && (
        <section aria-labelledby="game-extras">
          <h2 id="game-extras">{i18n.t('game.extras')}</h2>
          <ul className="game-page-chapters game-page-extras">{story.extras.map(chapter)}</ul>
        </section>
      )}
    </>
  );
}

function chapter({ title, text }: Chapter): ReactNode {
  return (
    <li key={title} className="card">
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}

/** Keeps the old story until the new one is loaded. */
function useStory(game: GameEntry | undefined, language: Language): Story | undefined {
  const [story, setStory] = useState<Story>();
  useEffect(() => {
    let wanted = true;
    void game?.story[language]().then((loaded) => {
      if (wanted) setStory(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return story;
}
