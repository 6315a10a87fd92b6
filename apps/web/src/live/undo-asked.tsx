/** Somebody would like to go back behind a barrier: asks those who must agree, and tells everybody else. */

import back from 'icon:return-arrow';
import type { MatchStore } from '@skald/client';
import type { Viewer } from '@skald/engine';
import type { ReactNode } from 'react';
import { FailureNote } from '../account/failure-note.tsx';
import { useSource } from '../account/server-context.tsx';
import { useTask } from '../account/use-task.ts';
import { Icon } from '../icons/icon.tsx';
import { Sentence } from '../table/sentence.tsx';
import { marked, type TableSpeaker } from '../words/speaker.ts';

interface UndoAskedProps {
  readonly store: MatchStore;
  readonly viewer: Viewer;
  readonly speaker: TableSpeaker;
}

export function UndoAsked({ store, viewer, speaker }: UndoAskedProps): ReactNode {
  const { undo } = useSource(store.state);
  const task = useTask();
  const request = undo?.request;
  if (!request) return null;
  const { seat, missing } = request;
  const name = (one: number): string => marked(one, speaker.name(one));
  const names = missing.map(name).join(', ');
  const answer = (agree: boolean): void =>
    task.run(async () => {
      const outcome = await store.consentToUndo(request.request, agree);
      return outcome.accepted ? undefined : outcome.failure;
    });
  return (
    <div className="connection undo-asked" role="alert">
      <Icon outline={back} />
      <p>
        <Sentence
          of={
            seat === viewer
              ? speaker.say('live.undo-mine', { names, count: missing.length })
              : speaker.say('live.undo-asked', { name: name(seat) })
          }
        />
      </p>
      {typeof viewer === 'number' && missing.includes(viewer) && (
        <>
          <button type="button" className="button button-main" disabled={task.busy} onClick={() => answer(true)}>
            {speaker.say('live.undo-agree')}
          </button>
          <button type="button" className="button" disabled={task.busy} onClick={() => answer(false)}>
            {speaker.say('live.undo-refuse')}
          </button>
        </>
      )}
      <FailureNote failure={task.failure} />
    </div>
  );
}
