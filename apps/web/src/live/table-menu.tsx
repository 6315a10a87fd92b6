/** What a player can do about the match itself: ask to go back, let a bot play on, give up. */
import type { MatchStore, Outcome } from '@skald/client';
import type { SeatInfo } from '@skald/protocol';
import { type ReactNode, useRef, useState } from 'react';
import { FailureNote } from '../account/failure-note.tsx';
import { useTask } from '../account/use-task.ts';
import { GAMES_WITH_RESPONSES } from '../lobby/game-list.ts';
import { linkTo } from '../lobby/invitation.ts';
import { useSpoken } from '../words/words-context.tsx';
import { StandingOrdersField } from './standing-orders.tsx';

interface TableMenuProps {
  readonly store: MatchStore;
  /** The own seat; undefined for spectators. */
  readonly seat: SeatInfo | undefined;
  readonly isOver: boolean;
  readonly match: string;
  readonly game: string;
}

export function TableMenu({ store, seat, isOver, match, game }: TableMenuProps): ReactNode {
  const { speaker } = useSpoken();
  const task = useTask();
  const box = useRef<HTMLDetailsElement>(null);
  const [resigning, setResigning] = useState(false);
  const close = (): void => {
    setResigning(false);
    if (box.current) box.current.open = false;
  };
  const run = (command: () => Promise<Outcome>): void =>
    task.run(async () => {
      const outcome = await command();
      if (!outcome.accepted) return outcome.failure;
      close();
      return undefined;
    });
  return (
    <details
      ref={box}
      className="table-menu"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <summary className="button">{speaker.say('live.menu')}</summary>
      <div className="table-menu-list wood">
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard?.writeText(linkTo(match, null)).then(close, close)}
        >
          {speaker.say('live.copy-link')}
        </button>
        {seat && !isOver && !seat.resigned && (
          <>
            {GAMES_WITH_RESPONSES.includes(game) && <StandingOrdersField store={store} />}
            <button type="button" className="button" disabled={task.busy} onClick={() => run(() => store.requestUndo())}>
              {speaker.say('live.ask-undo')}
            </button>
            {!seat.handedOver && (
              <button type="button" className="button" disabled={task.busy} onClick={() => run(() => store.handOver())}>
                {speaker.say('live.hand-over')}
              </button>
            )}
            {resigning ? (
              <button type="button" className="button button-danger" disabled={task.busy} onClick={() => run(() => store.resign())}>
                {speaker.say('live.resign-really')}
              </button>
            ) : (
              <button type="button" className="button" onClick={() => setResigning(true)}>
                {speaker.say('live.resign')}
              </button>
            )}
          </>
        )}
        <FailureNote failure={task.failure} />
      </div>
    </details>
  );
}
