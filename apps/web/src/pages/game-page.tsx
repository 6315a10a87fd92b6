/** The page of a game: what it is, how long, for how many, how it is played, and every way to begin. */
import type { Language } from '@skald/engine/text';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Bar } from '../app/bar.tsx';
import { Footer } from '../app/footer.tsx';
import { Icon } from '../icons/icon.tsx';
import { GAMES, type KnownGame, knownGame } from '../lobby/game-list.ts';
import type { PageSpeaker } from '../words/speaker.ts';
import { useSpoken } from '../words/words-context.tsx';
import { loadStory } from './stories/load.ts';
import type { Chapter, Story } from './stories/story.ts';
import './game-page.css';

/** Where a first game is explained while it is played. */
const WITH_LESSONS: readonly string[] = ['raids'];

export function GamePage({ slug }: { readonly slug: string }): ReactNode {
  const { speaker, settings } = useSpoken();
  const game = knownGame(slug);
  const story = useStory(slug, settings.language);
  const title = game?.title ?? '';
  useEffect(() => {
    if (title !== '') document.title = speaker.say('game.tab', { game: title });
  }, [speaker, title]);
  if (!game) {
    return (
      <>
        <Bar title="" />
        <main className="page-notice">
          <h1>{speaker.say('game.unknown')}</h1>
          <Link href="/">{speaker.say('nav.home')}</Link>
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
            <Facts game={game} speaker={speaker} />
            <Ways game={game} speaker={speaker} />
          </div>
        </header>
        {story && <Told story={story} speaker={speaker} />}
        <nav className="game-page-others" aria-label={speaker.say('game.all')}>
          {GAMES.filter((other) => other.slug !== slug).map((other) => (
            <Link key={other.slug} href={`/games/${other.slug}`} className="button">
              <Icon outline={other.icon} /> {other.title}
            </Link>
          ))}
        </nav>
        <p className="game-page-unofficial">{speaker.say('app.unofficial')}</p>
      </main>
      <Footer />
    </>
  );
}

function Facts({ game, speaker }: { readonly game: KnownGame; readonly speaker: PageSpeaker }): ReactNode {
  return (
    <ul className="game-page-facts" aria-label={speaker.say('game.facts')}>
      <li>{speaker.say('game.players', game.seats)}</li>
      <li>{speaker.say('game.minutes', { minutes: game.minutes })}</li>
      <li>{game.by}</li>
    </ul>
  );
}

function Ways({ game, speaker }: { readonly game: KnownGame; readonly speaker: PageSpeaker }): ReactNode {
  return (
    <div className="game-page-ways">
      <Link href={`/play/${game.slug}`} className="button button-main">
        {speaker.say('game.play')}
      </Link>
      {WITH_LESSONS.includes(game.slug) && (
        <Link href={`/learn/${game.slug}`} className="button">
          {speaker.say('game.learn')}
        </Link>
      )}
      <Link href={`/tables?game=${game.slug}`} className="button">
        {speaker.say('game.tables')}
      </Link>
      <Link href={`/new/${game.slug}`} className="button">
        {speaker.say('game.new')}
      </Link>
    </div>
  );
}

function Told({ story, speaker }: { readonly story: Story; readonly speaker: PageSpeaker }): ReactNode {
  return (
    <>
      <section className="game-page-aim" aria-labelledby="game-aim">
        <h2 id="game-aim">{speaker.say('game.aim')}</h2>
        <p>{story.aim}</p>
      </section>
      <section aria-labelledby="game-how">
        <h2 id="game-how">{speaker.say('game.how')}</h2>
        <ol className="game-page-chapters">{story.chapters.map(told)}</ol>
      </section>
      {story.extras.length > 0 && (
        <section aria-labelledby="game-extras">
          <h2 id="game-extras">{speaker.say('game.extras')}</h2>
          <ul className="game-page-chapters game-page-extras">{story.extras.map(told)}</ul>
        </section>
      )}
    </>
  );
}

function told({ title, text }: Chapter): ReactNode {
  return (
    <li key={title} className="card">
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}

/** The old story stays until the new one is there. */
function useStory(slug: string, language: Language): Story | undefined {
  const [story, setStory] = useState<Story>();
  useEffect(() => {
    let wanted = true;
    void loadStory(slug, language).then((loaded) => {
      if (wanted) setStory(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [slug, language]);
  return story;
}
