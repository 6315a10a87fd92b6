/** What is asked before a practice match: the own name, how many opponents and how good, and which sets of the game are used. */
import { type AnyGame, begin, fastChance, isRefusal } from '@skald/engine';
import { loadGame } from '@skald/engine/load';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Bar } from '../app/bar.tsx';
import type { TableSpeaker } from '../words/speaker.ts';
import { useTableSpeaker } from '../words/use-table-speaker.ts';
import { useSpoken } from '../words/words-context.tsx';
import { BRAIN_NAMES, type BrainName } from './brain-names.ts';
import type { PracticeOptions } from './open-practice.ts';
import { addressOf, DEFAULT_NAME, NORMALLY_ON, PRACTICE_COUNTS, PRACTICE_OPTIONS } from './practice-wish.ts';
import './practice-setup.css';

export function PracticeSetup({ slug }: { readonly slug: string }): ReactNode {
  const { speaker: page } = useSpoken();
  const speaker = useTableSpeaker(slug, []);
  const [game, setGame] = useState<AnyGame | 'nothing' | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadGame(slug).then((found) => {
      if (wanted) setGame(found ?? 'nothing');
    });
    return () => {
      wanted = false;
    };
  }, [slug]);
  const ready = speaker !== null && game !== null && game !== 'nothing';
  return (
    <>
      <Bar title={ready ? speaker.title(slug) : ''} />
      <main className="practice">
        {game === 'nothing' && (
          <p className="page-notice">
            {page.say('table.unknown')} <Link href="/">{page.say('nav.home')}</Link>
          </p>
        )}
        {ready && <SetupForm game={game} speaker={speaker} />}
      </main>
    </>
  );
}

interface SetupFormProps {
  readonly game: AnyGame;
  readonly speaker: TableSpeaker;
}

function SetupForm({ game, speaker }: SetupFormProps): ReactNode {
  const { slug } = game;
  const [least, most] = [game.seats.min - 1, game.seats.max - 1];
  const [, navigate] = useLocation();
  const id = useId();
  const [name, setName] = useState('');
  const [opponents, setOpponents] = useState(least === 0 ? 0 : Math.min(most, 3));
  const [brain, setBrain] = useState<BrainName>('warrior');
  const [options, setOptions] = useState<PracticeOptions>({});
  const offered = PRACTICE_OPTIONS[slug] ?? [];
  const counted = PRACTICE_COUNTS[slug];
  const fitting = useMemo(() => fittingCounts(game, opponents + 1), [game, opponents]);
  const wished = counted && options[counted.option];
  const count = fitting.find((one) => one === wished) ?? fitting[0];
  return (
    <form
      className="practice-form wood"
      aria-labelledby={`${id}title`}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(
          addressOf(slug, {
            name,
            opponents,
            brain,
            options: { ...options, ...(counted && count !== undefined && { [counted.option]: count }) },
          }),
        );
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
      <Picks<number>
        name="opponents"
        legend={speaker.say('practice.opponents')}
        of={Array.from({ length: most - least + 1 }, (_, i) => least + i)}
        picked={opponents}
        words={(one) => speaker.say('start.opponents-count', { count: one })}
        onPick={setOpponents}
      />
      {opponents === 0 && count === 1 && <p>{speaker.say('start.alone')}</p>}
      {opponents > 0 && (
        <Picks<BrainName>
          name="brain"
          legend={speaker.say('practice.strength')}
          of={BRAIN_NAMES}
          picked={brain}
          words={(one) => speaker.say(`brain.${one}`)}
          onPick={setBrain}
        />
      )}
      {counted && count !== undefined && (
        <Picks<number>
          name={counted.option}
          legend={speaker.say(`practice.${counted.option}`)}
          of={fitting}
          picked={count}
          words={(one) => speaker.say('start.opponents-count', { count: one })}
          onPick={(one) => setOptions({ ...options, [counted.option]: one })}
        />
      )}
      {offered.length > 0 && (
        <fieldset>
          <legend>{speaker.say('practice.options')}</legend>
          {offered.map((option) => (
            <label key={option} className="practice-pick">
              <input
                type="checkbox"
                checked={Boolean(options[option] ?? NORMALLY_ON.includes(option))}
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

interface PicksProps<T extends string | number> {
  readonly name: string;
  readonly legend: string;
  readonly of: readonly T[];
  readonly picked: T;
  words(one: T): string;
  onPick(one: T): void;
}

/** One of several, all in sight. */
function Picks<T extends string | number>({ name, legend, of, picked, words, onPick }: PicksProps<T>): ReactNode {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {of.map((one) => (
        <label key={one} className="practice-pick">
          <input type="radio" name={name} checked={picked === one} onChange={() => onPick(one)} />
          <span>{words(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The numbers with which so many can begin, as the rules see it; none where the game has no such option. */
function fittingCounts(game: AnyGame, seats: number): readonly number[] {
  const counted = PRACTICE_COUNTS[game.slug];
  if (!counted) return [];
  const all = Array.from({ length: counted.most + 1 }, (_, count) => count);
  return all.filter((count) => !isRefusal(begin(game, { seats, options: { [counted.option]: count } }, fastChance(1))));
}
