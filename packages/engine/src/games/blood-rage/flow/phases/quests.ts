/** BR-20: phase 4: reveals committed quests and rewards the fulfilled ones. */

import { procedure, type Seat } from '../../../../kernel/index.ts';
import type { BloodRageCardId } from '../../card-ids.ts';
import { odinsThrone } from '../../cards/odin/odins-throne.ts';
import { cardOf, nameOf } from '../../content/cards.ts';
import { content } from '../../content/content.ts';
import type { ProvinceId } from '../../ids.ts';
import type { BloodRage, BloodRageTable } from '../../state.ts';
import { forgetHands, revealQuests } from '../../table/cards-in-hand.ts';
import { gainGlory } from '../../table/clan-sheet.ts';
import { clanOf, livingProvinces } from '../../table/figures.ts';
import { clockwise } from '../../table/order.ts';
import { hasMostStrength } from '../../table/strength.ts';
import { raiseOfChoice } from '../raise-stat.ts';

interface QuestReward {
  readonly seat: Seat;
  readonly card: BloodRageCardId;
}

/** BR-20.7: judges all quests on the same board, then pays from the first player clockwise, quest by quest. */
export const questPhase = procedure<BloodRage, { rewards: QuestReward[] }>('quest-phase', {
  reveal: (g, locals) => {
    for (const seat of clockwise(g.table, g.table.first)) {
      for (const card of revealQuests(g, seat)) {
        const fulfilled = isFulfilled(g.table, seat, card);
        if (fulfilled) locals.rewards.push({ seat, card });
        g.emit({ event: 'quest-revealed', seat, card, name: nameOf(card), fulfilled: fulfilled ? 'yes' : 'no' });
      }
    }
    forgetHands(g.table);
  },
  reward: (g, locals) => {
    const next = locals.rewards.shift();
    if (!next) return;
    const { seat, card } = next;
    gainGlory(g, seat, cardOf(card).glory * odinsThrone.times(g, seat), nameOf(card));
    g.call(raiseOfChoice, { seat, origin: nameOf(card), except: [], optional: false });
    g.jump('reward');
  },
});

/** BR-20.3, BR-20.4. */
function isFulfilled(table: BloodRageTable, seat: Seat, card: BloodRageCardId): boolean {
  const { type, region, province, provinces, figures } = cardOf(card).params;
  if (type === 'valhalla') return clanOf(table, seat).figures.filter(({ at }) => at === 'valhalla').length >= figures;
  const inRegion = content.board.regions.find(({ id }) => id === region)?.provinces;
  const wanted: readonly ProvinceId[] = inRegion ?? (province ? [province] : livingProvinces(table));
  const led = wanted.filter((id) => !table.destroyed.includes(id) && hasMostStrength(table, seat, id));
  return led.length >= provinces;
}
