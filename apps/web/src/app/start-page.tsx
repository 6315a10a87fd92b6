/** The first page: what this is, and the shortest way to a table. */
import swords from 'icon:crossed-swords';
import drakkar from 'icon:drakkar';
import serpent from 'icon:sea-serpent';
import coins from 'icon:two-coins';
import shield from 'icon:viking-shield';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { BRAIN_NAMES } from '../local/brain-names.ts';
import { forget, isKept } from '../local/kept-names.ts';
import { addressOf, DEFAULT_NAME } from '../local/practice-wish.ts';
import { useSpoken } from '../words/words-context.tsx';
import { Bar } from './bar.tsx';
import { Footer } from './footer.tsx';
import { NightSea } from './night-sea.tsx';
import { browserStorage } from './storage.ts';
import './start-page.css';

const OPPONENTS = [1, 2, 3] as const;

const DEEDS = [
  { icon: shield, key: 'start.deed-crew' },
  { icon: serpent, key: 'start.deed-monsters' },
  { icon: swords, key: 'start.deed-rivals' },
  { icon: coins, key: 'start.deed-harbour' },
] as const;

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
        <RaidsCard />
        <p className="start-unofficial">{speaker.say('app.unofficial')}</p>
      </main>
      <Footer />
    </>
  );
}

function RaidsCard(): ReactNode {
  const { speaker } = useSpoken();
  const [, navigate] = useLocation();
  const id = useId();
  const [name, setName] = useState('');
  const [opponents, setOpponents] = useState<number>(2);
  const [brain, setBrain] = useState<string>('warrior');
  const kept = isKept(browserStorage(), 'raids');
  return (
    <section className="game-card wood" aria-labelledby={`${id}title`}>
      <div className="game-card-words">
        <h2 id={`${id}title`}>
          <Icon outline={drakkar} /> {speaker.say('start.raids')}
        </h2>
        <p>{speaker.say('start.raids-about')}</p>
        <ul className="game-card-facts">
          <li>{speaker.say('start.raids-players')}</li>
          <li>{speaker.say('start.raids-time')}</li>
        </ul>
        <ul className="game-card-deeds">
          {DEEDS.map(({ icon, key }) => (
            <li key={key}>
              <Icon outline={icon} /> {speaker.say(key)}
            </li>
          ))}
        </ul>
        <p className="game-card-by">{speaker.say('start.raids-by')}</p>
      </div>
      <form
        className="game-card-form"
        onSubmit={(event) => {
          event.preventDefault();
          forget(browserStorage(), 'raids');
          navigate(addressOf('raids', { name, opponents, brain }));
        }}
      >
        <label htmlFor={`${id}name`}>{speaker.say('start.name')}</label>
        <input
          id={`${id}name`}
          type="text"
          autoComplete="nickname"
          maxLength={20}
          placeholder={DEFAULT_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className="pills">
          <legend>{speaker.say('start.opponents')}</legend>
          {OPPONENTS.map((count) => (
            <label key={count} className="pill">
              <input type="radio" name="opponents" checked={opponents === count} onChange={() => setOpponents(count)} />
              <span>{speaker.say('start.opponents-count', { count })}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="pills">
          <legend>{speaker.say('start.strength')}</legend>
          {BRAIN_NAMES.map((one) => (
            <label key={one} className="pill">
              <input type="radio" name="brain" checked={brain === one} onChange={() => setBrain(one)} />
              <span>{speaker.say(`brain.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button button-main button-large">
          {speaker.say('start.play')}
        </button>
        <div className="game-card-more">
          {kept && (
            <Link href="/play/raids" className="button">
              {speaker.say('start.continue')}
            </Link>
          )}
          <Link href="/learn/raids" className="button">
            {speaker.say('start.learn')}
          </Link>
        </div>
      </form>
    </section>
  );
}
