/** BR-18.4: the Volur Witch may flee to Yggdrasil from any outer province. */
import type { Listener, Source } from '../../../kernel/index.ts';
import { keyOf, seatOf, sourceOf } from '../cards/sources.ts';
import { isOuter } from '../content/content.ts';
import { type Destruction, destroy } from '../flow/destroy.ts';
import { retreating } from '../flow/retreat.ts';
import type { BloodRage, FigureRef } from '../state.ts';
import { figureOf } from '../table/figures.ts';

function refOf({ source }: { readonly source: Source }): FigureRef {
  return { seat: seatOf(source), figure: Number(keyOf(source)) };
}

/** BR-18.2: against everything but a sacrifice. */
export const volurWitch: Listener<BloodRage, Destruction> = {
  id: 'volur-witch',
  on: destroy.name,
  window: 'replace',
  sources: ({ table }, { figures, cause }) =>
    cause === 'sacrifice'
      ? []
      : figures
          .filter((ref) => figureOf(table, ref).kind === 'volur-witch' && isOuter(figureOf(table, ref).at))
          .map(({ seat, figure }) => sourceOf(seat, String(figure))),
  run: retreating('volur-witch', 'volur-witch', refOf),
};
