/** Who may share the replay of a match: anybody for a public one, its players for a private one. */
import type { Failure } from '@skald/client';
import type { MatchDetail } from '@skald/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useServer, useVisitor } from '../../account/server-context.tsx';

interface OwnSharing {
  /** Calls `use` with the token of the new link. */
  make(use?: (token: string) => void): Promise<Failure | undefined>;
  end(): Promise<Failure | undefined>;
}

export interface Sharing {
  /** Anybody may watch it; a link without a token is enough. */
  readonly isPublic: boolean;
  /** The token of a valid link; null if there is none. */
  readonly token: string | null;
  /** Makes a link, or revokes all; null if this visitor may not. */
  readonly own: OwnSharing | null;
  /** What the server says about the rules of the match; null where it does not know the match. */
  readonly about: Pick<MatchDetail, 'rules' | 'status'> | null;
}

/** `given`: the token in the visitor's address. Null until the server has described the match. */
export function useSharing(match: string | null, given: string | null): Sharing | null {
  const { api } = useServer();
  const visitor = useVisitor();
  const account = visitor.is === 'somebody' ? visitor.account.id : null;
  const [detail, setDetail] = useState<MatchDetail | 'unknown' | null>(null);
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    if (match === null) return;
    let wanted = true;
    void api.call('getMatch', { params: { match }, query: given === null ? {} : { share: given } }).then((reply) => {
      if (wanted) setDetail(reply.ok ? reply.value.match : 'unknown');
    });
    return () => {
      wanted = false;
    };
  }, [api, match, given]);
  const make = useCallback<OwnSharing['make']>(
    async (use) => {
      const reply = await api.call('shareReplay', { params: { match: match ?? '' } });
      if (!reply.ok) return reply.failure;
      setMade(reply.value.share);
      use?.(reply.value.share);
      return undefined;
    },
    [api, match],
  );
  const end = useCallback(async () => {
    const reply = await api.call('endSharing', { params: { match: match ?? '' } });
    if (!reply.ok) return reply.failure;
    setMade(null);
    return undefined;
  }, [api, match]);
  if (!detail) return null;
  // The replay exists, but not its match: the visitor's address is as good as any.
  if (detail === 'unknown') return { isPublic: given === null, token: given, own: null, about: null };
  const hasPlayed = account !== null && detail.seats.some((seat) => seat.account?.id === account);
  const isPublic = detail.visibility === 'public';
  return { isPublic, token: isPublic ? null : (made ?? given), own: !isPublic && hasPlayed ? { make, end } : null, about: detail };
}
