/** What the server answers for the viewer while others play: ask as ever, or pass. Nobody else learns of it. */
import type { MatchStore } from '@skald/client';
import type { StandingAnswer, StandingOrders } from '@skald/protocol';
import { type ReactNode, useId } from 'react';
import { FailureNote } from '../account/failure-note.tsx';
import { useSource } from '../account/server-context.tsx';
import { useTask } from '../account/use-task.ts';
import { useSpoken } from '../words/words-context.tsx';

const ANSWERS = ['ask', 'pass-unless-attacked', 'pass'] as const satisfies readonly StandingAnswer[];

export function StandingOrdersField({ store }: { readonly store: MatchStore }): ReactNode {
  const { speaker } = useSpoken();
  const { standing } = useSource(store.state);
  const task = useTask();
  const id = useId();
  const otherwise = standing?.otherwise ?? 'ask';
  const order = (orders: StandingOrders): void =>
    task.run(async () => {
      const outcome = await store.setStanding(orders);
      return outcome.accepted ? undefined : outcome.failure;
    });
  return (
    <div className="form standing">
      <label htmlFor={id}>{speaker.say('live.standing')}</label>
      <select
        id={id}
        value={otherwise}
        disabled={task.busy}
        onChange={({ target }) => order({ otherwise: ANSWERS.find((one) => one === target.value) ?? 'ask' })}
      >
        {ANSWERS.map((one) => (
          <option key={one} value={one}>
            {speaker.say(`live.standing.${one}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        aria-pressed={standing?.restOfTurn === true}
        disabled={task.busy}
        onClick={() => order({ otherwise, restOfTurn: standing?.restOfTurn !== true })}
      >
        {speaker.say('live.standing.turn')}
      </button>
      <FailureNote failure={task.failure} />
    </div>
  );
}
