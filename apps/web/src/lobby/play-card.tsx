/** The card on the first page: which game, against how many and whom, and one button that begins. */
import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { FailureNote } from '../account/failure-note.tsx';
import { LONGEST_NAME, nameOr, norseName } from '../account/names.ts';
import { useServer, useVisitor } from '../account/server-context.tsx';
import { useTask } from '../account/use-task.ts';
import { browserStorage } from '../app/storage.ts';
import { Icon } from '../icons/icon.tsx';
import { BRAIN_NAMES } from '../local/brain-names.ts';
import { forget, isKept } from '../local/kept-names.ts';
import { addressOf } from '../local/practice-wish.ts';
import { useSpoken } from '../words/words-context.tsx';
import { GAMES, type KnownGame } from './game-list.ts';
import { playNow } from './play-now.ts';

export function PlayCard(): ReactNode {
  const { speaker } = useSpoken();
  const id = useId();
  const [game, setGame] = useState<KnownGame>(GAMES[0]);
  return (
    <section className="game-card wood" aria-labelledby={`${id}title`}>
      <fieldset className="game-tabs">
        <legend className="unseen">{speaker.say('new.game')}</legend>
        {GAMES.map((one) => (
          <label key={one.slug} className="game-tab">
            <input type="radio" name={`${id}game`} checked={one.slug === game.slug} onChange={() => setGame(one)} />
            <span>
              <Icon outline={one.icon} /> {one.title}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="game-card-words">
        <h2 id={`${id}title`}>
          <Icon outline={game.icon} /> {game.title}
        </h2>
        <p>{speaker.say(`start.${game.slug}.about`)}</p>
        <ul className="game-card-facts">
          <li>{speaker.say('start.players', game.seats)}</li>
          <li>{speaker.say('start.minutes', { minutes: game.minutes })}</li>
        </ul>
        <p className="game-card-by">{speaker.say('start.by', { names: game.by })}</p>
        <div className="game-card-ways">
          <Link href={`/games/${game.slug}`} className="button">
            {speaker.say('start.about-game')}
          </Link>
          <Link href={`/new/${game.slug}`} className="button">
            {speaker.say('start.with-friends')}
          </Link>
          <Link href="/tables" className="button">
            {speaker.say('start.tables')}
          </Link>
        </div>
      </div>
      <PlayForm key={game.slug} game={game} />
    </section>
  );
}

function PlayForm({ game }: { readonly game: KnownGame }): ReactNode {
  const { speaker } = useSpoken();
  const server = useServer();
  const visitor = useVisitor();
  const task = useTask();
  const [, navigate] = useLocation();
  const id = useId();
  const [suggested] = useState(() => norseName(Math.random()));
  const [typed, setTyped] = useState('');
  const least = game.seats.min - 1;
  // Where one can play alone, that is the shortest way to the table.
  const [opponents, setOpponents] = useState(least === 0 ? 0 : Math.min(2, game.seats.max - 1));
  const [brain, setBrain] = useState<string>('warrior');
  const shelf = browserStorage();
  const counts = Array.from({ length: game.seats.max - least }, (_, i) => least + i);
  const play = (): void =>
    task.run(async () => {
      const name = visitor.is === 'somebody' ? visitor.account.name : nameOr(typed, suggested);
      const begun = await playNow(server, { game: game.slug, opponents, bot: brain, name });
      if ('failure' in begun) return begun.failure;
      if ('match' in begun) navigate(`/match/${begun.match}`);
      else {
        forget(shelf, game.slug);
        navigate(addressOf(game.slug, { name, opponents, brain }));
      }
      return undefined;
    });
  return (
    <form
      className="game-card-form"
      onSubmit={(event) => {
        event.preventDefault();
        play();
      }}
    >
      {visitor.is === 'somebody' ? (
        <p>{speaker.say('start.as', { name: visitor.account.name })}</p>
      ) : (
        <>
          <label htmlFor={`${id}name`}>{speaker.say('start.name')}</label>
          <input
            id={`${id}name`}
            type="text"
            autoComplete="nickname"
            maxLength={LONGEST_NAME}
            placeholder={suggested}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </>
      )}
      <fieldset className="pills">
        <legend>{speaker.say('start.opponents')}</legend>
        {counts.map((count) => (
          <label key={count} className="pill">
            <input type="radio" name={`${id}opponents`} checked={opponents === count} onChange={() => setOpponents(count)} />
            <span>{speaker.say('start.opponents-count', { count })}</span>
          </label>
        ))}
      </fieldset>
      {opponents === 0 ? (
        <p>{speaker.say('start.alone')}</p>
      ) : (
        <fieldset className="pills">
          <legend>{speaker.say('start.strength')}</legend>
          {BRAIN_NAMES.map((one) => (
            <label key={one} className="pill">
              <input type="radio" name={`${id}brain`} checked={brain === one} onChange={() => setBrain(one)} />
              <span>{speaker.say(`brain.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <button type="submit" className="button button-main button-large" disabled={task.busy || visitor.is === 'unknown'}>
        {speaker.say('start.play', { game: game.title })}
      </button>
      <FailureNote failure={task.failure} />
      <div className="game-card-more">
        {isKept(shelf, game.slug) && (
          <Link href={`/play/${game.slug}`} className="button">
            {speaker.say('start.continue')}
          </Link>
        )}
        {game.slug === 'raids' && (
          <Link href="/learn/raids" className="button">
            {speaker.say('start.learn')}
          </Link>
        )}
      </div>
    </form>
  );
}
