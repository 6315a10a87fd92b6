/** VA-16.12: what standing orders may be about. The rules always ask; the host may answer for a seat. */
import { z } from 'zod';
import type { ResponseWindows } from '../../../kernel/index.ts';
import { WINDOWS } from '../ids.ts';
import type { Valda } from '../state.ts';
import { respond, respondToAttack } from './windows.ts';

const window = z.object({ window: z.enum(WINDOWS) });
const attacked = z.object({ targets: z.array(z.int()) });

export const responseWindows: ResponseWindows<Valda> = {
  kinds: WINDOWS,
  kindOf: ({ decision, args }) =>
    decision === respond.name || decision === respondToAttack.name ? window.safeParse(args).data?.window : undefined,
  isAttacked: (_, { seat, args }) => attacked.safeParse(args).data?.targets.includes(seat) ?? false,
  turn: ({ round, active }) => `${round}.${active}`,
};
