/** VA-16.12: the subjects of standing orders. The rules always ask; the host may answer for a seat. */
import type { ResponseWindows } from '../../../kernel/index.ts';
import { WINDOWS } from '../ids.ts';
import type { Valda } from '../state.ts';
import { respond, respondToAttack } from './windows.ts';

export const responseWindows: ResponseWindows<Valda> = {
  kinds: WINDOWS,
  kindOf: ({ decision, args }) =>
    decision === respond.name || decision === respondToAttack.name
      ? WINDOWS.find((kind) => 'window' in args && args.window === kind)
      : undefined,
  isAttacked: (_, { seat, args }) => 'targets' in args && Array.isArray(args.targets) && args.targets.includes(seat),
  turn: ({ round, active }) => `${round}.${active}`,
};
