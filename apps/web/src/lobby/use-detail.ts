/** A match in detail, asked for once, and again when something about it has changed. */
import type { Failure } from '@skald/client';
import type { MatchDetail } from '@skald/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useServer } from '../account/server-context.tsx';

interface Detail {
  readonly detail: MatchDetail | null;
  readonly failure: Failure | null;
  /** Asks again. */
  look(): void;
}

export function useDetail(id: string): Detail {
  const { api } = useServer();
  const [known, setKnown] = useState<{ readonly id: string; readonly detail: MatchDetail | null; readonly failure: Failure | null }>({
    id,
    detail: null,
    failure: null,
  });
  const look = useCallback(() => {
    void api.call('getMatch', { params: { match: id } }).then((reply) => {
      setKnown((before) =>
        reply.ok
          ? { id, detail: reply.value.match, failure: null }
          : { id, detail: before.id === id ? before.detail : null, failure: reply.failure },
      );
    });
  }, [api, id]);
  useEffect(look, [look]);
  const isKnown = known.id === id;
  return { detail: isKnown ? known.detail : null, failure: isKnown ? known.failure : null, look };
}
