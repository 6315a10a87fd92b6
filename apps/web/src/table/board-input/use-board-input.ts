/** The presses on the table so far; board, hand and aid share them while a question is open. */
import type { OpenDecision } from '@skald/engine';
import type { Choosing } from '../game-ui.ts';
import { useCurrent, useTableValue } from '../table-memory.tsx';
import { type LeadsTo, leadsTo } from './leads-to.ts';
import { PRESSED } from './pressed.ts';
import {
  type BoardTarget,
  choicesAt,
  leftAfter,
  press,
  type ReadTargets,
  type TargetedChoice,
  type TargetStatus,
  targetedChoices,
  targetStatusOf,
} from './targets.ts';

export interface BoardInput {
  readonly all: readonly TargetedChoice[];
  /** The choices that remain after the presses so far; all of them before the first. */
  readonly left: readonly TargetedChoice[];
  readonly pressed: readonly BoardTarget[];
  statusOf(target: BoardTarget): TargetStatus;
  /** The choices that pressing a thing leads to. */
  choicesAt(target: BoardTarget): readonly number[];
  /** Marks the control that stands for a thing. */
  leadsTo(target: BoardTarget): LeadsTo;
  /** Presses a thing: drafts the choice that it singles out; a second press confirms the draft. */
  press(target: BoardTarget): void;
}

/** How the table can be pressed now; null if the viewer has nothing to answer. `alike` tells for each choice the first that does the same. */
export function useBoardInputBy(
  readTargets: ReadTargets,
  choosing: Choosing | null,
  alike?: (decision: OpenDecision) => readonly number[],
): BoardInput | null {
  const shared = useTableValue(PRESSED);
  const current = useCurrent(shared);
  if (!choosing) return null;
  const { decision, draft } = choosing;
  const all = targetedChoices(readTargets, decision);
  const drafted = draft.kind === 'one' ? all.find(({ place }) => place === draft.choice) : undefined;
  const own = current.decision === decision.id ? current.targets : [];
  // A draft made in the panel resets the presses on the board.
  const pressed = drafted && !own.every((one) => drafted.targets.includes(one)) ? [] : own;
  return {
    all,
    left: leftAfter(all, pressed),
    pressed,
    statusOf: (target) => targetStatusOf(all, pressed, draft, target),
    choicesAt: (target) => choicesAt(all, pressed, target),
    leadsTo: (target) => leadsTo(choicesAt(all, pressed, target)),
    press: (target) => {
      if (draft.kind === 'some') {
        const [first] = all.filter(({ targets }) => targets.includes(target));
        if (first) choosing.press(first.place);
      } else if (draft.kind === 'one') {
        const last = pressed.at(-1) ?? (drafted?.targets.length === 1 ? drafted.targets[0] : undefined);
        if (drafted && last === target) return choosing.confirm();
        const next = press(all, pressed, target, alike?.(decision));
        shared.set({ decision: decision.id, targets: next.pressed });
        if (next.place === null) choosing.setDraft({ kind: 'one', choice: null });
        else choosing.press(next.place);
      }
    },
  };
}
