/** What somebody without an account sees of a match: what it is, who plays, and how to sit down. */
import type { MatchDetail } from '@skald/protocol';
import type { ReactNode } from 'react';
import { GuestForm } from '../account/guest-form.tsx';
import { useServer } from '../account/server-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { useTableSpeaker } from '../words/use-table-speaker.ts';
import { useSpoken } from '../words/words-context.tsx';
import { gameIcon, gameTitle } from './game-list.ts';
import { freeSeats } from './match-facts.ts';
import { MatchTerms } from './match-terms.tsx';
import { SeatDots } from './seat-dots.tsx';
import './lobby.css';
import './waiting-room.css';

interface MatchPreviewProps {
  readonly match: MatchDetail;
  readonly invitation: string | undefined;
}

export function MatchPreview({ match, invitation }: MatchPreviewProps): ReactNode {
  const { speaker } = useSpoken();
  const { api } = useServer();
  const atTable = useTableSpeaker(match.game, []);
  const canSit = match.status === 'open' && freeSeats(match) > 0 && (match.visibility === 'public' || invitation !== undefined);
  return (
    <section className="room wood">
      <h2 className="room-title">
        <Icon outline={gameIcon(match.game)} /> {gameTitle(match.game, speaker)}
      </h2>
      <p className="room-lead">
        {canSit
          ? speaker.say('lobby.invited', { name: match.host.name ?? speaker.say('lobby.somebody-gone') })
          : speaker.say(`lobby.preview.${match.status}`)}
      </p>
      {atTable && <p>{atTable.summary()}</p>}
      <SeatDots seats={match.seats} />
      <MatchTerms match={match} />
      <GuestForm
        action={canSit ? speaker.say('lobby.sit-down') : speaker.say('lobby.look')}
        onEntered={() => {
          // Whoever comes in by an invitation sits down with the same click; where the seat is gone, the room says so.
          if (canSit) void api.call('joinMatch', { params: { match: match.id }, body: invitation === undefined ? {} : { invitation } });
        }}
      />
    </section>
  );
}
