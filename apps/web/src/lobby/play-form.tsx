/** The form of the start page: one button to begin at once, another to learn, and everything else folded. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { FailureNote } from '../account/failure-note.tsx';
import { NameField } from '../account/name-field.tsx';
import { validName } from '../account/names.ts';
import { useServer, useVisitor } from '../account/server-context.tsx';
import { useTask } from '../account/use-task.ts';
import { browserStorage } from '../app/storage.ts';
import type { GameEntry } from '../games/game-entry.ts';
import { offeredStrategy, type StrategyName, strategyNamesFor } from '../games/strategy-names.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import { courseAddress } from '../learn/course.ts';
import { forget, isKept } from '../practice/kept-names.ts';
import type { PracticeOptions } from '../practice/open-practice.ts';
import { Picks } from '../practice/picks.tsx';
import { addressOf } from '../practice/practice-request.ts';
import { playNow } from './play-now.ts';

/** Loaded when somebody unfolds the options: it asks the rules what fits. */
const GameOptions = lazy(async () => ({ default: (await import('../practice/game-options.tsx')).GameOptions }));

/** The choices that survive a change of game. */
export interface KeptChoices {
  readonly name: string;
  readonly strategy: StrategyName;
  readonly unfolded: boolean;
}

interface PlayFormProps {
  readonly game: GameEntry;
  /** The name of a guest who types none. */
  readonly suggested: string;
  readonly kept: KeptChoices;
  keep(kept: KeptChoices): void;
}

export function PlayForm({ game, suggested, kept, keep }: PlayFormProps): ReactNode {
  const { i18n, entryTexts } = useTranslator();
  const server = useServer();
  const visitor = useVisitor();
  const task = useTask();
  const [, navigate] = useLocation();
  const { slug, seats, title } = game.about;
  const strategy = offeredStrategy(slug, kept.strategy);
  const least = seats.min - 1;
  // If the game has a solo mode, that is the shortest way to the table.
  const [opponents, setOpponents] = useState(least === 0 ? 0 : Math.min(2, seats.max - 1));
  const [options, setOptions] = useState<PracticeOptions>({});
  const storage = browserStorage();
  const play = (): void =>
    task.run(async () => {
      const name = visitor.is === 'somebody' ? visitor.account.name : validName(kept.name, suggested);
      const begun = await playNow(server, { game: slug, opponents, bot: strategy, name, options });
      if ('failure' in begun) return begun.failure;
      if ('match' in begun) navigate(`/match/${begun.match}`);
      else {
        forget(storage, slug);
        navigate(addressOf(slug, { name, opponents, strategy, options }));
      }
      return undefined;
    });
  return (
    <form
      className="play-form"
      onSubmit={(event) => {
        event.preventDefault();
        play();
      }}
    >
      {visitor.is === 'somebody' ? (
        <p>{i18n.t('start.as', { name: visitor.account.name })}</p>
      ) : (
        <NameField label={i18n.t('start.name')} suggested={suggested} value={kept.name} onChange={(name) => keep({ ...kept, name })} />
      )}
      <div className="play-ways">
        <button type="submit" className="button button-main button-large" disabled={task.busy || visitor.is === 'unknown'}>
          {i18n.t('start.play', { game: title })}
        </button>
        <Link href={learnAddress(game, opponents)} className="button button-large">
          {i18n.t('start.learn')}
        </Link>
      </div>
      <FailureNote failure={task.failure} />
      <details
        className="play-options"
        open={kept.unfolded}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== kept.unfolded) keep({ ...kept, unfolded: currentTarget.open });
        }}
      >
        <summary>
          <b>{i18n.t('start.options')}</b>{' '}
          <span className="play-chosen">{i18n.t('start.chosen', { count: opponents, level: i18n.t(`brain.${strategy}`) })}</span>
        </summary>
        <div className="play-fold">
          <Picks<number>
            legend={i18n.t('start.opponents')}
            of={Array.from({ length: seats.max - least }, (_, i) => least + i)}
            picked={opponents}
            words={(count) => i18n.t('start.opponents-count', { count })}
            onPick={setOpponents}
          />
          {opponents === 0 ? (
            <p>{entryTexts.get(slug)?.solo}</p>
          ) : (
            <Picks<StrategyName>
              legend={i18n.t('start.strength')}
              of={strategyNamesFor(slug)}
              picked={strategy}
              words={(one) => i18n.t(`brain.${one}`)}
              onPick={(one) => keep({ ...kept, strategy: one })}
            />
          )}
          {kept.unfolded && (
            <Suspense fallback={null}>
              <GameOptions slug={slug} seats={opponents + 1} options={options} onChange={setOptions} />
            </Suspense>
          )}
        </div>
      </details>
      <nav className="play-more" aria-label={i18n.t('start.more')}>
        {isKept(storage, slug) && <Link href={`/play/${slug}`}>{i18n.t('start.continue')}</Link>}
        <Link href={`/new/${slug}`}>{i18n.t('start.with-friends')}</Link>
        <Link href="/tables">{i18n.t('start.tables')}</Link>
        <Link href={`/games/${slug}`}>{i18n.t('start.about-game')}</Link>
      </nav>
    </form>
  );
}

/** The first game that fits the chosen opponents; without lessons the page of the game. */
function learnAddress({ about, firstGame, firstSoloGame }: GameEntry, opponents: number): string {
  if (opponents === 0 && firstSoloGame) return courseAddress(about.slug, true);
  return firstGame ? courseAddress(about.slug) : `/games/${about.slug}`;
}
