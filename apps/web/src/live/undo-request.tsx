/** A player asks for an undo behind a barrier: asks those who must agree, and informs the others. */

import back from 'icon:return-arrow';
import type { MatchStore } from '@skald/client';
import type { Viewer } from '@skald/engine';
import type { ReactNode } from 'react';
import { FailureNote } from '../account/failure-note.tsx';
import { useObservable } from '../account/server-context.tsx';
import { useTask } from '../account/use-task.ts';
import { Notice } from '../app/notice.tsx';
import { markName, type TableTranslator } from '../i18n/translators.ts';
import { Sentence } from '../table/sentence.tsx';

interface UndoRequestProps {
  readonly store: MatchStore;
  readonly viewer: Viewer;
  readonly i18n: TableTranslator;
}

export function UndoRequestNotice({ store, viewer, i18n }: UndoRequestProps): ReactNode {
  const { undo } = useObservable(store.state);
  const task = useTask();
  const request = undo?.request;
  if (!request) return null;
  const { seat, missing, learned } = request;
  const name = (one: number): string => markName(one, i18n.name(one));
  const names = missing.map(name).join(', ');
  const answer = (agree: boolean): void =>
    task.run(async () => {
      const outcome = await store.consentToUndo(request.request, agree);
      return outcome.accepted ? undefined : outcome.failure;
    });
  return (
    <Notice icon={back} className="undo-asked" urgent={true}>
      <p>
        <Sentence
          of={
            seat === viewer
              ? i18n.t('live.undo-mine', { names, count: missing.length })
              : i18n.t(learned ? 'live.undo-asked-learned' : 'live.undo-asked', { name: name(seat) })
          }
        />
      </p>
      {typeof viewer === 'number' && missing.includes(viewer) && (
        <>
          <button type="button" className="button button-main" disabled={task.busy} onClick={() => answer(true)}>
            {i18n.t('live.undo-agree')}
          </button>
          <button type="button" className="button" disabled={task.busy} onClick={() => answer(false)}>
            {i18n.t('live.undo-refuse')}
          </button>
        </>
      )}
      <FailureNote failure={task.failure} />
    </Notice>
  );
}
