/** Something asked of the server by a button: under way, done, or refused and why. */
import type { Failure } from '@skald/client';
import { useState } from 'react';

export interface Task {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** Runs it, unless something is under way already; it gives the failure, or nothing. */
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

/** What a reply says against it. */
export function failureOf(reply: { readonly ok: true } | { readonly ok: false; readonly failure: Failure }): Failure | undefined {
  return reply.ok ? undefined : reply.failure;
}
