/** Loads the details of a match, and again when it changes. */
import type { Failure } from '@skald/client';
import type { MatchDetail } from '@skald/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useServer } from '../../account/server-context.tsx';

interface Detail {
  readonly detail: MatchDetail | null;
  readonly failure: Failure | null;
  /** Loads again. */
  reload(): void;
}

/** `invitation`: lets a viewer without a seat see a private match. */
export function useDetail(id: string, invitation: string | undefined): Detail {
  const { api } = useServer();
  const [known, setKnown] = useState<{ readonly id: string; readonly detail: MatchDetail | null; readonly failure: Failure | null }>({
    id,
    detail: null,
    failure: null,
  });
  const reload = useCallback(() => {
    void api.call('getMatch', { params: { match: id }, query: invitation === undefined ? {} : { invitation } }).then((reply) => {
      setKnown((before) =>
        reply.ok
          ? { id, detail: reply.value.match, failure: null }
          : { id, detail: before.id === id ? before.detail : null, failure: reply.failure },
      );
    });
  }, [api, id, invitation]);
  useEffect(reload, [reload]);
  const isKnown = known.id === id;
  return { detail: isKnown ? known.detail : null, failure: isKnown ? known.failure : null, reload };
}
