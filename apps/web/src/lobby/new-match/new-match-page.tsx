/** Opens a match: the game, the seats, its options, the clock, and who may watch. */
import { newNonce } from '@skald/client';
import type { GameInfo } from '@skald/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { FailureNote } from '../../account/failure-note.tsx';
import { NameField } from '../../account/name-field.tsx';
import { suggestedName, validName } from '../../account/names.ts';
import { useServer, useVisitor } from '../../account/server-context.tsx';
import { useTask } from '../../account/use-task.ts';
import { Bar } from '../../app/bar.tsx';
import { Footer } from '../../app/footer.tsx';
import { useTranslator } from '../../i18n/translator-context.tsx';
import { useTableTranslator } from '../../i18n/use-table-translator.ts';
import { Icon } from '../../icons/icon.tsx';
import { LoadingList, UnreachableList } from '../empty-list.tsx';
import { gameIcon, gameTitle } from '../game-list.ts';
import { useGames } from '../use-games.ts';
import { type MatchForm, matchRequestOf, newMatchForm } from './match-form.ts';
import { OptionFields } from './option-fields.tsx';
import { fieldsOf } from './options.ts';
import { SeatFields } from './seat-fields.tsx';
import { MoreTermFields, TermFields } from './term-fields.tsx';
import '../lobby.css';
import './new-match.css';

/** Most installations have no content packs. */
const PackField = lazy(async () => ({ default: (await import('./pack-field.tsx')).PackField }));

export function NewMatchPage({ slug }: { readonly slug: string | undefined }): ReactNode {
  const { i18n } = useTranslator();
  const games = useGames();
  useEffect(() => {
    document.title = i18n.t('new.tab');
  }, [i18n]);
  return (
    <>
      <Bar title={i18n.t('new.title')} />
      <main className="page new-match">
        <h1>{i18n.t('new.title')}</h1>
        {games === null && <LoadingList />}
        {games !== null && 'failure' in games && <UnreachableList failure={games.failure} />}
        {games !== null && 'games' in games && <NewMatchForm games={games.games} slug={slug} />}
      </main>
      <Footer />
    </>
  );
}

function NewMatchForm({ games, slug }: { readonly games: readonly GameInfo[]; readonly slug: string | undefined }): ReactNode {
  const { i18n } = useTranslator();
  const server = useServer();
  const visitor = useVisitor();
  const task = useTask();
  const [, navigate] = useLocation();
  const first = games.find((one) => one.slug === slug) ?? games[0];
  const [form, setForm] = useState<MatchForm>(() => newMatchForm(first?.slug ?? '', usualSeats(first)));
  const game = games.find((one) => one.slug === form.game);
  const atTable = useTableTranslator(form.game, []);
  const [name, setName] = useState('');
  const [suggested] = useState(() => suggestedName(Math.random()));
  if (!game) return <p>{i18n.t('table.unknown')}</p>;
  const fields = fieldsOf(game.options);
  // Servers of an earlier release name none.
  const { packs = [] } = game;
  const open = (): void =>
    task.run(async () => {
      if (visitor.is !== 'somebody') {
        const entered = await server.enter(validName(name, suggested));
        if (!entered.ok) return entered.failure;
      }
      const reply = await server.api.call('createMatch', { body: matchRequestOf(form, fields, newNonce()) });
      if (!reply.ok) return reply.failure;
      navigate(`/match/${reply.value.match.id}`);
      return undefined;
    });
  return (
    <form
      className="form new-form"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <fieldset className="new-games">
        <legend>{i18n.t('new.game')}</legend>
        {games.map((one) => (
          <label key={one.slug} className="new-game">
            <input
              type="radio"
              name="game"
              checked={form.game === one.slug}
              onChange={() => setForm({ ...newMatchForm(one.slug, usualSeats(one)), clock: form.clock, isPrivate: form.isPrivate })}
            />
            <span className="card">
              <Icon outline={gameIcon(one.slug)} />
              <b>{gameTitle(one.slug, i18n)}</b>
              <small>{i18n.t('new.players', { min: one.seats.min, max: one.seats.max })}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <SeatFields form={form} range={game.seats} onChange={setForm} />
      <div className="new-start">
        <TermFields form={form} onChange={setForm} />
        {visitor.is !== 'somebody' && (
          <div className="option">
            <NameField label={i18n.t('account.name')} suggested={suggested} value={name} onChange={setName} />
          </div>
        )}
        <FailureNote failure={task.failure} rules={atTable} />
        <button
          type="submit"
          className="button button-main button-large"
          disabled={task.busy || visitor.is === 'unknown' || visitor.is === 'cut-off'}
        >
          {i18n.t('new.open')}
        </button>
      </div>
      {fields.length > 0 && atTable && (
        <details className="card new-fold">
          <summary>{i18n.t('new.options')}</summary>
          <OptionFields
            game={form.game}
            fields={fields}
            seats={form.seats.length}
            values={form.options}
            i18n={atTable}
            onChange={(options) => setForm({ ...form, options })}
          />
        </details>
      )}
      {packs.length > 0 && (
        <Suspense>
          <PackField
            packs={packs}
            chosen={form.pack}
            onChoose={(pack) => {
              const { pack: _, ...others } = form;
              setForm(pack === undefined ? others : { ...others, pack });
            }}
          />
        </Suspense>
      )}
      <details className="card new-fold">
        <summary>{i18n.t('new.more')}</summary>
        <MoreTermFields form={form} onChange={setForm} />
      </details>
    </form>
  );
}

/** Defaults to four seats if the game allows it. */
function usualSeats(game: GameInfo | undefined): number {
  return Math.min(4, game?.seats.max ?? 2);
}
