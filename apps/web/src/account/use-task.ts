/** The state of a request that a button sends: running, done, or failed and why. */
import type { Failure } from '@skald/client';
import { useState } from 'react';

export interface Task {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** Runs the work unless another run is in progress; the work returns a failure or nothing. */
  run(work: () => Promise<Failure | undefined>): void;
}

export function useTask(): Task {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = (work: () => Promise<Failure | undefined>): void => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    void work().then((refused) => {
      setBusy(false);
      setFailure(refused ?? null);
    });
  };
  return { busy, failure, run };
}

/** The failure in a reply, if any. */
export function failureOf(reply: { readonly ok: true } | { readonly ok: false; readonly failure: Failure }): Failure | undefined {
  return reply.ok ? undefined : reply.failure;
}
