/** BR-29.10: with Frigga's Chosen each mystic may retreat to an adjacent province. */
import type { Listener, Source } from '../../../kernel/index.ts';
import { keyOf, seatOf, sourceOf } from '../cards/sources.ts';
import { isProvince } from '../content/content.ts';
import { type Destruction, destroy } from '../flow/destroy.ts';
import { retreating, retreatsFor } from '../flow/retreat.ts';
import type { BloodRage, FigureRef, Table } from '../state.ts';
import { clanOf, figureOf } from '../table/figures.ts';
import { hasUpgrade } from '../table/upgrades.ts';

const CARD = 'friggas-chosen';

function refOf({ source }: { readonly source: Source }): FigureRef {
  return { seat: seatOf(source), figure: Number(keyOf(source)) };
}

function mayRetreat(table: Table, ref: FigureRef): boolean {
  const { kind, at } = figureOf(table, ref);
  return kind === 'mystic' && hasUpgrade(clanOf(table, ref.seat), CARD) && isProvince(at) && retreatsFor(table, kind, at).length > 0;
}

export const friggasChosen: Listener<BloodRage, Destruction> = {
  id: CARD,
  on: destroy.name,
  window: 'replace',
  sources: ({ table }, { figures, cause }) =>
    cause === 'sacrifice' ? [] : figures.filter((ref) => mayRetreat(table, ref)).map(({ seat, figure }) => sourceOf(seat, String(figure))),
  run: retreating(CARD, CARD, refOf),
};
