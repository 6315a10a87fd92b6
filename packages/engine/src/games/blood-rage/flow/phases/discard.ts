/** BR-19: phase 3: each player may keep one card for the next Age. */

import { decision, itemAt, procedure, type Rules, type Seat } from '../../../../kernel/index.ts';
import type { BloodRageCardId } from '../../card-ids.ts';
import { nameOf } from '../../content/cards.ts';
import { LAST_AGE } from '../../content/content.ts';
import type { BloodRage } from '../../state.ts';
import { discardUnseen } from '../../table/cards-in-hand.ts';
import { clanOf } from '../../table/figures.ts';

export type Keeping = { readonly do: 'keep'; readonly card: BloodRageCardId } | { readonly do: 'keep-none' };

/** D18: all players choose at once, in secret. */
export const keepCard = decision<BloodRage, Keeping>('keep-card', {
  rules: ['BR-19.1', 'BR-19.2'],
  candidates: (g, seat) => [...itemAt(g.hands, seat).cards.map((card): Keeping => ({ do: 'keep', card })), { do: 'keep-none' }],
  hint: (_g, _seat, _params, choice) => (choice.do === 'keep' ? { name: nameOf(choice.card) } : null),
});

export const discardPhase = procedure<BloodRage>('discard-phase', {
  choose: (g) => {
    const holders = g.table.clans.flatMap((clan, seat) => (clan.hand > 0 ? [seat] : []));
    if (holders.length === 0) return g.end();
    if (g.table.age === LAST_AGE) return g.jump('all');
    return g.askAll(
      keepCard,
      holders.map((seat) => ({ seat, params: {} })),
    );
  },
  discard: (g) => {
    for (const { seat, answer } of g.answers(keepCard)) discard(g, seat, answer.do === 'keep' ? answer.card : null);
    g.reveal();
    g.end();
  },
  all: (g) => {
    for (const [seat, clan] of g.table.clans.entries()) if (clan.hand > 0) discard(g, seat, null);
  },
});

function discard(g: Rules<BloodRage>, seat: Seat, kept: BloodRageCardId | null): void {
  const discarded = discardUnseen(g, seat, kept);
  g.emit({ event: 'hand-discarded', seat, discarded, kept: clanOf(g.table, seat).hand });
}
