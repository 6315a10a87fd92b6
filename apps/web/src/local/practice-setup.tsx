/** What is asked before a practice match: the own name, how many opponents and how good, and which sets of the game are used. */
import { loadGame } from '@skald/engine/load';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Bar } from '../app/bar.tsx';
import type { TableSpeaker } from '../words/speaker.ts';
import { useTableSpeaker } from '../words/use-table-speaker.ts';
import { useSpoken } from '../words/words-context.tsx';
import { BRAIN_NAMES } from './brain-names.ts';
import { addressOf, DEFAULT_NAME, NORMALLY_ON, PRACTICE_OPTIONS } from './practice-wish.ts';
import './practice-setup.css';

type Seats = { readonly min: number; readonly max: number } | 'nothing' | null;

export function PracticeSetup({ slug }: { readonly slug: string }): ReactNode {
  const { speaker: page } = useSpoken();
  const speaker = useTableSpeaker(slug, []);
  const [seats, setSeats] = useState<Seats>(null);
  useEffect(() => {
    let wanted = true;
    void loadGame(slug).then((game) => {
      if (wanted) setSeats(game?.seats ?? 'nothing');
    });
    return () => {
      wanted = false;
    };
  }, [slug]);
  const ready = speaker !== null && seats !== null && seats !== 'nothing';
  return (
    <>
      <Bar title={ready ? speaker.title(slug) : ''} />
      <main className="practice">
        {seats === 'nothing' && (
          <p className="page-notice">
            {page.say('table.unknown')} <Link href="/">{page.say('nav.home')}</Link>
          </p>
        )}
        {ready && <SetupForm slug={slug} speaker={speaker} most={seats.max - 1} least={seats.min - 1} />}
      </main>
    </>
  );
}

interface SetupFormProps {
  readonly slug: string;
  readonly speaker: TableSpeaker;
  readonly least: number;
  readonly most: number;
}

function SetupForm({ slug, speaker, least, most }: SetupFormProps): ReactNode {
  const [, navigate] = useLocation();
  const id = useId();
  const [name, setName] = useState('');
  const [opponents, setOpponents] = useState(least === 0 ? 0 : Math.min(most, 3));
  const [brain, setBrain] = useState<string>('warrior');
  const [options, setOptions] = useState<Readonly<Record<string, boolean>>>({});
  const offered = PRACTICE_OPTIONS[slug] ?? [];
  return (
    <form
      className="practice-form wood"
      aria-labelledby={`${id}title`}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(addressOf(slug, { name, opponents, brain, options }));
      }}
    >
      <h1 id={`${id}title`}>{speaker.title(slug)}</h1>
      <p>{speaker.summary()}</p>
      <label htmlFor={`${id}name`}>{speaker.say('practice.name')}</label>
      <input
        id={`${id}name`}
        type="text"
        autoComplete="nickname"
        maxLength={20}
        placeholder={DEFAULT_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset>
        <legend>{speaker.say('practice.opponents')}</legend>
        {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((count) => (
          <label key={count} className="practice-pick">
            <input type="radio" name="opponents" checked={opponents === count} onChange={() => setOpponents(count)} />
            <span>{speaker.say('start.opponents-count', { count })}</span>
          </label>
        ))}
      </fieldset>
      {opponents === 0 ? (
        <p>{speaker.say('start.alone')}</p>
      ) : (
        <fieldset>
          <legend>{speaker.say('practice.strength')}</legend>
          {BRAIN_NAMES.map((one) => (
            <label key={one} className="practice-pick">
              <input type="radio" name="brain" checked={brain === one} onChange={() => setBrain(one)} />
              <span>{speaker.say(`brain.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {offered.length > 0 && (
        <fieldset>
          <legend>{speaker.say('practice.options')}</legend>
          {offered.map((option) => (
            <label key={option} className="practice-pick">
              <input
                type="checkbox"
                checked={options[option] ?? NORMALLY_ON.includes(option)}
                onChange={({ target }) => setOptions({ ...options, [option]: target.checked })}
              />
              <span>{speaker.label(option)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <button type="submit" className="button button-main">
        {speaker.say('practice.begin')}
      </button>
    </form>
  );
}
