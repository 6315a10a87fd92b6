/** Opening a match: the game, the seats, its options, the clock, and who may look on. */
import { newNonce } from '@skald/client';
import type { GameInfo } from '@skald/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { FailureNote } from '../account/failure-note.tsx';
import { GuestForm } from '../account/guest-form.tsx';
import { useServer, useVisitor } from '../account/server-context.tsx';
import { useTask } from '../account/use-task.ts';
import { Bar } from '../app/bar.tsx';
import { Footer } from '../app/footer.tsx';
import { Icon } from '../icons/icon.tsx';
import { useTableSpeaker } from '../words/use-table-speaker.ts';
import { useSpoken } from '../words/words-context.tsx';
import { LoadingShelf, LostShelf } from './empty-shelf.tsx';
import { gameIcon, gameTitle } from './game-list.ts';
import { OptionFields } from './option-fields.tsx';
import { fieldsOf } from './options.ts';
import { SeatFields } from './seat-fields.tsx';
import { TermFields } from './term-fields.tsx';
import { useGames } from './use-games.ts';
import { type MatchWish, requestFor, wishFor } from './wish.ts';
import './lobby.css';
import './new-match.css';

export function NewMatchPage({ slug }: { readonly slug: string | undefined }): ReactNode {
  const { speaker } = useSpoken();
  const games = useGames();
  const visitor = useVisitor();
  useEffect(() => {
    document.title = speaker.say('new.tab');
  }, [speaker]);
  return (
    <>
      <Bar title={speaker.say('new.title')} />
      <main className="page new-match">
        <h1>{speaker.say('new.title')}</h1>
        {visitor.is === 'nobody' && (
          <section className="card">
            <p>{speaker.say('new.who')}</p>
            <GuestForm action={speaker.say('account.enter')} />
          </section>
        )}
        {games === null && <LoadingShelf />}
        {games !== null && 'failure' in games && <LostShelf failure={games.failure} />}
        {games !== null && 'games' in games && <NewMatchForm games={games.games} slug={slug} />}
      </main>
      <Footer />
    </>
  );
}

function NewMatchForm({ games, slug }: { readonly games: readonly GameInfo[]; readonly slug: string | undefined }): ReactNode {
  const { speaker } = useSpoken();
  const { api } = useServer();
  const visitor = useVisitor();
  const task = useTask();
  const [, navigate] = useLocation();
  const first = games.find((one) => one.slug === slug) ?? games[0];
  const [wish, setWish] = useState<MatchWish>(() => wishFor(first?.slug ?? '', usualSeats(first)));
  const game = games.find((one) => one.slug === wish.game);
  const atTable = useTableSpeaker(wish.game, []);
  if (!game) return <p>{speaker.say('table.unknown')}</p>;
  const fields = fieldsOf(game.options);
  const open = (): void =>
    task.run(async () => {
      const reply = await api.call('createMatch', { body: requestFor(wish, fields, newNonce()) });
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
        <legend>{speaker.say('new.game')}</legend>
        {games.map((one) => (
          <label key={one.slug} className="new-game">
            <input
              type="radio"
              name="game"
              checked={wish.game === one.slug}
              onChange={() => setWish({ ...wishFor(one.slug, usualSeats(one)), clock: wish.clock, isPrivate: wish.isPrivate })}
            />
            <span className="card">
              <Icon outline={gameIcon(one.slug)} />
              <b>{gameTitle(one.slug, speaker)}</b>
              <small>{speaker.say('new.players', { min: one.seats.min, max: one.seats.max })}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {atTable && atTable.summary() !== '' && <p className="new-summary">{atTable.summary()}</p>}
      <SeatFields wish={wish} range={game.seats} onChange={setWish} />
      {fields.length > 0 && atTable && (
        <fieldset className="card new-part">
          <legend>{speaker.say('new.options')}</legend>
          <OptionFields
            game={wish.game}
            fields={fields}
            seats={wish.guests.length}
            values={wish.options}
            speaker={atTable}
            onChange={(options) => setWish({ ...wish, options })}
          />
        </fieldset>
      )}
      <TermFields wish={wish} onChange={setWish} />
      <FailureNote failure={task.failure} />
      <button type="submit" className="button button-main button-large" disabled={task.busy || visitor.is !== 'somebody'}>
        {speaker.say('new.open')}
      </button>
    </form>
  );
}

/** Most tables are for four, where the game lets them. */
function usualSeats(game: GameInfo | undefined): number {
  return Math.min(4, game?.seats.max ?? 2);
}
