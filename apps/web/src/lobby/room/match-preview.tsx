/** What a visitor without an account sees of a match: what it is, who plays, and how to join or watch. */
import type { MatchDetail } from '@skald/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { FailureNote } from '../../account/failure-note.tsx';
import { GuestForm } from '../../account/guest-form.tsx';
import { spectatorName } from '../../account/names.ts';
import { useServer } from '../../account/server-context.tsx';
import { failureOf, useTask } from '../../account/use-task.ts';
import { useTranslator } from '../../i18n/translator-context.tsx';
import { useTableTranslator } from '../../i18n/use-table-translator.ts';
import { Icon } from '../../icons/icon.tsx';
import { gameIcon, gameTitle } from '../game-list.ts';
import { freeSeats } from '../match-facts.ts';
import { SeatDots } from '../seat-dots.tsx';
import { MatchTerms } from './match-terms.tsx';
import '../lobby.css';
import './waiting-room.css';

interface MatchPreviewProps {
  readonly match: MatchDetail;
  readonly invitation: string | undefined;
}

export function MatchPreview({ match, invitation }: MatchPreviewProps): ReactNode {
  const { i18n } = useTranslator();
  const { api } = useServer();
  const atTable = useTableTranslator(match.game, []);
  const canSit = match.status === 'open' && freeSeats(match) > 0 && (match.visibility === 'public' || invitation !== undefined);
  return (
    <section className="room wood">
      <h2 className="room-title">
        <Icon outline={gameIcon(match.game)} /> {gameTitle(match.game, i18n)}
      </h2>
      <p className="room-lead">
        {canSit
          ? i18n.t('lobby.invited', { name: match.host.name ?? i18n.t('lobby.somebody-gone') })
          : i18n.t(`lobby.preview.${match.status}`)}
      </p>
      {atTable && <p>{atTable.summary()}</p>}
      <SeatDots seats={match.seats} />
      <MatchTerms match={match} />
      {canSit ? (
        <GuestForm
          action={i18n.t('lobby.sit-down')}
          onEntered={() => {
            // Signing in also takes a seat; if the seat is gone, the room says so.
            void api.call('joinMatch', { params: { match: match.id }, body: invitation === undefined ? {} : { invitation } });
          }}
        />
      ) : (
        <WaysToWatch match={match} />
      )}
    </section>
  );
}

/** Nobody has to give a name to watch: the server calls a spectator something until they do. */
function WaysToWatch({ match }: { readonly match: MatchDetail }): ReactNode {
  const { i18n } = useTranslator();
  const server = useServer();
  const task = useTask();
  if (match.status === 'finished') {
    return (
      <Link href={`/replay/${match.id}`} className="button button-main">
        {i18n.t('lobby.replay')}
      </Link>
    );
  }
  if (match.status === 'aborted') return null;
  if (match.status === 'running' && !match.spectators.allowed) return <p>{i18n.t('failure.no-spectators')}</p>;
  return (
    <>
      <button
        type="button"
        className="button button-main"
        disabled={task.busy}
        onClick={() => task.run(async () => failureOf(await server.enter(spectatorName(Math.random(), Math.random()))))}
      >
        {i18n.t(match.status === 'running' ? 'lobby.watch' : 'lobby.look')}
      </button>
      <FailureNote failure={task.failure} />
    </>
  );
}
