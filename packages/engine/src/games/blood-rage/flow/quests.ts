/** BR-20: phase 4: committed quests are revealed and the fulfilled ones rewarded. */
import { procedure, type Rules, type Seat } from '../../../kernel/index.ts';
import { cardOf, nameOf } from '../content/cards.ts';
import { content } from '../content/content.ts';
import type { CardId, ProvinceId } from '../ids.ts';
import type { BloodRage, Table } from '../state.ts';
import { forgetHands, revealQuests } from '../table/cards-in-hand.ts';
import { gainGlory } from '../table/clan-sheet.ts';
import { clanOf, livingProvinces } from '../table/figures.ts';
import { clockwise } from '../table/order.ts';
import { hasMostStrength } from '../table/strength.ts';
import { paramsOf } from '../table/upgrades.ts';
import { raiseOfChoice } from './raise-stat.ts';

interface QuestReward {
  readonly seat: Seat;
  readonly card: CardId;
}

/** BR-20.7: all are judged on the board as it is; then rewards from the first player clockwise, quest by quest. */
export const questPhase = procedure<BloodRage, { rewards: QuestReward[] }>('quest-phase', {
  reveal: (g, at) => {
    for (const seat of clockwise(g.table, g.table.first)) {
      for (const card of revealQuests(g, seat)) {
        const fulfilled = isFulfilled(g.table, seat, card);
        if (fulfilled) at.rewards.push({ seat, card });
        g.tell({ event: 'quest-revealed', seat, card, name: nameOf(card), fulfilled: fulfilled ? 'yes' : 'no' });
      }
    }
    forgetHands(g.table);
  },
  reward: (g, at) => {
    const next = at.rewards.shift();
    if (!next) return;
    const { seat, card } = next;
    gainGlory(g, seat, questGlory(g, seat, card), nameOf(card));
    g.call(raiseOfChoice, { seat, origin: nameOf(card), except: [], optional: false });
    g.jump('reward');
  },
});

/** BR-20.6: Odin's Throne doubles the Glory only. */
function questGlory(g: Rules<BloodRage>, seat: Seat, card: CardId): number {
  const multiplier = paramsOf(clanOf(g.table, seat), 'odins-throne')?.multiplier ?? 1;
  if (multiplier > 1) g.tell({ event: 'card-worked', seat, name: 'odins-throne' });
  return cardOf(card).glory * multiplier;
}

/** BR-20.3, BR-20.4. */
function isFulfilled(table: Table, seat: Seat, card: CardId): boolean {
  const { type, region, province, provinces, figures } = cardOf(card).params;
  if (type === 'valhalla') return clanOf(table, seat).figures.filter(({ at }) => at === 'valhalla').length >= figures;
  const inRegion = content.board.regions.find(({ id }) => id === region)?.provinces;
  const wanted: readonly ProvinceId[] = inRegion ?? (province ? [province] : livingProvinces(table));
  const led = wanted.filter((id) => !table.destroyed.includes(id) && hasMostStrength(table, seat, id));
  return led.length >= provinces;
}
