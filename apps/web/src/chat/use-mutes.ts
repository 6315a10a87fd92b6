/** The players whose lines the reader has muted; the server keeps the list, so that it holds on every device. */
import { useCallback, useEffect, useState } from 'react';
import { useServer } from '../account/server-context.tsx';

interface Mutes {
  readonly muted: readonly string[];
  setMuted(account: string, muted: boolean): void;
}

export function useMutes(): Mutes {
  const { api } = useServer();
  const [accounts, setAccounts] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    void api.call('listMutes', {}).then((reply) => {
      if (wanted && reply.ok) setAccounts(reply.value.muted.map(({ id }) => id));
    });
    return () => {
      wanted = false;
    };
  }, [api]);
  const setMuted = useCallback(
    (account: string, muted: boolean) => {
      setAccounts((all) => (muted ? [...all, account] : all.filter((one) => one !== account)));
      void (muted ? api.call('mute', { params: { account } }) : api.call('unmute', { params: { account } }));
    },
    [api],
  );
  return { muted: accounts, setMuted };
}
