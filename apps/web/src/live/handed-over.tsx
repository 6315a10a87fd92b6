/** A bot plays for the viewer: says so, and gives the seat back. */

import robot from 'icon:vintage-robot';
import type { MatchStore } from '@skald/client';
import type { ReactNode } from 'react';
import { FailureNote } from '../account/failure-note.tsx';
import { useTask } from '../account/use-task.ts';
import { Icon } from '../icons/icon.tsx';
import { useSpoken } from '../words/words-context.tsx';

export function HandedOver({ store }: { readonly store: MatchStore }): ReactNode {
  const { speaker } = useSpoken();
  const task = useTask();
  return (
    <div className="connection" role="status">
      <Icon outline={robot} />
      <p>{speaker.say('live.handed-over-you')}</p>
      <button
        type="button"
        className="button button-main"
        disabled={task.busy}
        onClick={() =>
          task.run(async () => {
            const outcome = await store.takeBack();
            return outcome.accepted ? undefined : outcome.failure;
          })
        }
      >
        {speaker.say('live.take-back')}
      </button>
      <FailureNote failure={task.failure} />
    </div>
  );
}
