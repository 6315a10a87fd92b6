/** What was pressed on the table so far towards an answer; board, hand and aid share it while a question is open. */
import { useSyncExternalStore } from 'react';
import type { Choosing } from '../face.ts';
import { type Handle, type Handled, handledBy, leftAfter, type Naming, press, type Standing, standingOf } from './handles.ts';

interface Pressed {
  readonly decision: string;
  readonly handles: readonly Handle[];
}

let now: Pressed = { decision: '', handles: [] };
const listeners = new Set<() => void>();

function set(next: Pressed): void {
  now = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface Reach {
  readonly all: readonly Handled[];
  /** What is left after the things pressed so far; everything where nothing was. */
  readonly left: readonly Handled[];
  readonly pressed: readonly Handle[];
  standing(handle: Handle): Standing;
  /** Presses a thing: drafts what it comes to; pressed once more, what was drafted is confirmed. */
  press(handle: Handle): void;
}

/** How the table can be pressed now; null where the viewer is asked nothing. */
export function useReachBy(naming: Naming, choosing: Choosing | null): Reach | null {
  const current = useSyncExternalStore(subscribe, () => now);
  if (!choosing) return null;
  const { decision, draft } = choosing;
  const all = handledBy(naming, decision);
  const drafted = draft.kind === 'one' ? all.find(({ place }) => place === draft.choice) : undefined;
  const own = current.decision === decision.id ? current.handles : [];
  // Whoever drafts in the panel starts anew on the board.
  const pressed = drafted && !own.every((one) => drafted.handles.includes(one)) ? [] : own;
  return {
    all,
    left: leftAfter(all, pressed),
    pressed,
    standing: (handle) => standingOf(all, pressed, draft, handle),
    press: (handle) => {
      if (draft.kind === 'some') {
        const [first] = all.filter(({ handles }) => handles.includes(handle));
        if (first) choosing.pick(first.place);
      } else if (draft.kind === 'one') {
        const last = pressed.at(-1) ?? (drafted?.handles.length === 1 ? drafted.handles[0] : undefined);
        if (drafted && last === handle) return choosing.confirm();
        const next = press(all, pressed, handle);
        set({ decision: decision.id, handles: next.pressed });
        choosing.setDraft({ kind: 'one', choice: next.place });
      }
    },
  };
}
