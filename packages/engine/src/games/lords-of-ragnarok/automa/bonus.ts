/** Bonus and clean-up (LR-35): the condition of the chosen card, its effect, and the next card of the row. */
import { itemAt, procedure, required } from '../../../kernel/index.ts';
import { actionCardOf, challengeOf, type LordsActionCard } from '../content/content.ts';
import { regionOf } from '../content/map.ts';
import { gainRandomBlessing } from '../flow/blessings.ts';
import { gainPriest } from '../flow/monsters/slay.ts';
import type { ProphetId } from '../ids.ts';
import type { G, Lords, LordsTable } from '../state.ts';
import { drawCards, hiddenProphet } from '../table/cards.ts';
import { controlledBy } from '../table/monsters.ts';
import { completeLands, prophet, regionsOf, slainBy, templesOf, wheelRegionsOf } from '../table/parties.ts';
import { countRunes, gainRandomRunes } from '../table/runes.ts';
import { increaseAttribute } from './attributes.ts';
import { callRecruit, strengthenBest } from './recruit.ts';

type Bonus = NonNullable<LordsActionCard['bonus']>;

/** LR-35.1: checks the condition now, independent of the special action. */
function isMet(table: LordsTable, who: ProphetId, { code, n }: Bonus['condition']): boolean {
  const self = prophet(table, who);
  const own = regionsOf(table, who);
  const having = (flag: 'forge' | 'settlement'): number => own.filter((region) => regionOf(table.side, region)[flag]).length;
  const humans = table.humans.map((_, seat) => seat);
  switch (code) {
    case 'ALWAYS':
      return true;
    case 'RUNES_AT_MOST':
      return countRunes(self) <= n;
    case 'HAND_AT_MOST':
      return self.cards <= n;
    case 'CONTROLS_FORGES_AT_LEAST':
      return having('forge') >= n;
    case 'CONTROLS_SETTLEMENTS_AT_LEAST':
      return having('settlement') >= n;
    case 'CONTROLS_WHEEL_REGIONS_AT_LEAST':
      return wheelRegionsOf(table, who) >= n;
    case 'CONTROLS_TEMPLES_AT_LEAST':
      return templesOf(table, who) >= n;
    case 'ALLIANCES_AT_LEAST':
      return self.allies.length >= n;
    case 'CONTROLS_MONSTERS_AT_LEAST':
      return controlledBy(table, who).length >= n;
    case 'SLAIN_AT_LEAST':
      return slainBy(table, who) >= n;
    case 'COMPLETE_LANDS_AT_LEAST':
      return completeLands(table, who) >= n;
    case 'ARMIES_AT_MOST':
      return self.armies.length <= n;
    case 'PRIESTS_AVAILABLE_AT_MOST':
      return self.priests <= n;
    case 'DEVASTATION_AT_LEAST':
      return table.devastated.length >= n;
    case 'HUMAN_HAS_MORE_REGIONS':
      return humans.some((seat) => regionsOf(table, seat).length > own.length);
    default:
      return humans.some((seat) => templesOf(table, seat) > templesOf(table, who));
  }
}

function gain(g: G, who: ProphetId, { code, amount }: Bonus['effect']): unknown {
  switch (code) {
    case 'RUNES':
      return gainRandomRunes(g, who, amount);
    case 'COMBAT_CARDS':
      drawCards(g, who, amount);
      return undefined;
    case 'STRENGTHEN':
      return strengthenBest(g, who, amount);
    case 'RECRUIT':
      for (let i = 0; i < amount; i++) callRecruit(g, who, false);
      return undefined;
    default:
      for (let i = 0; i < amount; i++) gainOne(g, who, code);
  }
  return undefined;
}

function gainOne(g: G, who: ProphetId, code: 'PRIEST' | 'BLESSING' | 'ATTRIBUTE'): void {
  if (code === 'PRIEST') gainPriest(g, who);
  else if (code === 'BLESSING') gainRandomBlessing(g, who);
  else increaseAttribute(g, who);
}

/** Herald of Flame: the prophet draws a card if he gets no bonus. */
function consolation(table: LordsTable): number {
  const herald = table.challenges.map(challengeOf).find(({ effect }) => effect.code === 'FAILED_BONUS_DRAWS');
  return herald?.effect.amount ?? 0;
}

export const bonusAndCleanUp = procedure<Lords, { who: ProphetId }>('bonus-and-clean-up', {
  bonus: (g, { who }) => {
    g.table.step = 'bonus';
    const { row, chosen } = prophet(g.table, who);
    const card = actionCardOf(itemAt(row, required(chosen, 'a chosen card')));
    if (card.bonus && isMet(g.table, who, card.bonus.condition)) {
      g.emit({ event: 'bonus-gained', who, card: card.id, bonus: card.bonus.effect.code });
      return gain(g, who, card.bonus.effect);
    }
    if (card.bonus) g.emit({ event: 'bonus-missed', who, card: card.id });
    drawCards(g, who, consolation(g.table));
    return undefined;
  },
  cleanUp: (g, { who }) => {
    const self = prophet(g.table, who);
    const hidden = hiddenProphet(g.table, g.box, who);
    const [gone] = self.row.splice(required(self.chosen, 'a chosen card'), 1);
    self.chosen = null;
    const drawn = hidden.actions.pop();
    const card = required(drawn, 'a card in the action deck');
    g.reveal();
    self.row.push(card);
    if (!self.seen.includes(card)) self.seen.push(card);
    if (gone && actionCardOf(gone).afterUse === 'RESHUFFLE') hidden.actions = g.shuffle('action-deck', [...hidden.actions, gone].sort());
    self.actions = hidden.actions.length;
    g.emit({ event: 'action-card-drawn', who, card });
  },
});
