/** The setup form of a practice match: the player's name, the opponents and their strength, and the options of the game. */
import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Bar } from '../app/bar.tsx';
import type { GameEntry } from '../games/game-entry.ts';
import { gameEntry } from '../games/index.ts';
import { type StrategyName, strategyNamesFor } from '../games/strategy-names.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import { GameOptions } from './game-options.tsx';
import type { PracticeOptions } from './open-practice.ts';
import { Picks } from './picks.tsx';
import { addressOf, DEFAULT_NAME } from './practice-request.ts';
import './practice-setup.css';

export function PracticeSetup({ slug }: { readonly slug: string }): ReactNode {
  const { i18n } = useTranslator();
  const game = gameEntry(slug);
  return (
    <>
      <Bar title={game?.about.title ?? ''} />
      <main className="practice">
        {game ? (
          <SetupForm game={game} />
        ) : (
          <p className="page-notice">
            {i18n.t('table.unknown')} <Link href="/">{i18n.t('nav.home')}</Link>
          </p>
        )}
      </main>
    </>
  );
}

function SetupForm({ game }: { readonly game: GameEntry }): ReactNode {
  const { i18n, entryTexts } = useTranslator();
  const { slug, seats, title } = game.about;
  const [least, most] = [seats.min - 1, seats.max - 1];
  const [, navigate] = useLocation();
  const id = useId();
  const [name, setName] = useState('');
  const [opponents, setOpponents] = useState(least === 0 ? 0 : Math.min(most, 3));
  const [strategy, setStrategy] = useState<StrategyName>('warrior');
  const [options, setOptions] = useState<PracticeOptions>({});
  const texts = entryTexts.get(slug);
  return (
    <form
      className="practice-form wood"
      aria-labelledby={`${id}title`}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(addressOf(slug, { name, opponents, strategy, options }));
      }}
    >
      <h1 id={`${id}title`}>{title}</h1>
      <p>{texts?.blurb}</p>
      <label htmlFor={`${id}name`}>{i18n.t('practice.name')}</label>
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
        legend={i18n.t('practice.opponents')}
        of={Array.from({ length: most - least + 1 }, (_, i) => least + i)}
        picked={opponents}
        words={(one) => i18n.t('start.opponents-count', { count: one })}
        onPick={setOpponents}
      />
      {opponents === 0 && <p>{texts?.solo}</p>}
      {opponents > 0 && (
        <Picks<StrategyName>
          legend={i18n.t('practice.strength')}
          of={strategyNamesFor(slug)}
          picked={strategy}
          words={(one) => i18n.t(`brain.${one}`)}
          onPick={setStrategy}
        />
      )}
      <GameOptions slug={slug} seats={opponents + 1} options={options} onChange={setOptions} />
      <button type="submit" className="button button-main">
        {i18n.t('practice.begin')}
      </button>
    </form>
  );
}
