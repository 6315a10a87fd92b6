/** What is offered when a match is over: the same again, seeing it again, other tables. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { FailureNote } from '../account/failure-note.tsx';
import { useServer } from '../account/server-context.tsx';
import { useTask } from '../account/use-task.ts';
import { useSpoken } from '../words/words-context.tsx';

export function Afterwards({ match, isPlayer }: { readonly match: string; readonly isPlayer: boolean }): ReactNode {
  const { speaker } = useSpoken();
  const { api } = useServer();
  const task = useTask();
  const [, navigate] = useLocation();
  const again = (): void =>
    task.run(async () => {
      const reply = await api.call('rematch', { params: { match } });
      if (!reply.ok) return reply.failure;
      const { id, seats } = reply.value.match;
      // Where only bots play along, nobody has to be waited for.
      if (seats.every(({ occupant, account }) => occupant === 'bot' || account?.id === reply.value.match.host.id)) {
        await api.call('startMatch', { params: { match: id } });
      }
      navigate(`/match/${id}`);
      return undefined;
    });
  return (
    <>
      {isPlayer && (
        <button type="button" className="button button-main" disabled={task.busy} onClick={again}>
          {speaker.say('live.rematch')}
        </button>
      )}
      <Link href={`/replay/${match}`} className="button">
        {speaker.say('lobby.replay')}
      </Link>
      <Link href="/tables" className="button">
        {speaker.say('nav.tables')}
      </Link>
      <FailureNote failure={task.failure} />
    </>
  );
}
