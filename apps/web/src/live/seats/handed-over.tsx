/** Says that a bot plays for the viewer, and gives the seat back unless the viewer has resigned. */

import robot from 'icon:vintage-robot';
import type { MatchStore } from '@skald/client';
import { type ReactNode, useCallback, useState } from 'react';
import { FailureNote } from '../../account/failure-note.tsx';
import { useTask } from '../../account/use-task.ts';
import { Notice } from '../../app/notice.tsx';
import { useTranslator } from '../../i18n/translator-context.tsx';

interface HandedOverProps {
  readonly store: MatchStore;
  readonly gaveUp: boolean;
}

export function HandedOver({ store, gaveUp }: HandedOverProps): ReactNode {
  const { i18n } = useTranslator();
  const task = useTask();
  // The table's menu can still give the seat back.
  const [dismissed, setDismissed] = useState(false);
  const dismiss = useCallback(() => setDismissed(true), []);
  if (dismissed) return null;
  return (
    <Notice icon={robot} onDismiss={dismiss}>
      <p>{i18n.t(gaveUp ? 'live.gave-up-you' : 'live.handed-over-you')}</p>
      {!gaveUp && (
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
          {i18n.t('live.take-back')}
        </button>
      )}
      <FailureNote failure={task.failure} />
    </Notice>
  );
}
