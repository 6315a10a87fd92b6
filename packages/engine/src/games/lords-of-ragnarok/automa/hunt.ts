/** A prophet's hunt (LR-30.13, LR-30.14): every fitting card covers a field; shields are jokers. */
import { itemAt, procedure, required } from '../../../kernel/index.ts';
import { cardOf, monsterOf, NUMBERS } from '../content/content.ts';
import { isBoss, monsterDistance, regionForTies } from '../expansions/seas.ts';
import { coverField, gainPriest, isSlain, slay } from '../flow/monsters/slay.ts';
import type { LordsCardId, LordsMonsterId, ProphetId } from '../ids.ts';
import type { G, Lords, LordsTable, MonsterState } from '../state.ts';
import { drawCards, hiddenProphet, numberOf } from '../table/cards.ts';
import { markersOf, mayHunt, monsterState, uncovered } from '../table/monsters.ts';
import { prophet } from '../table/parties.ts';
import { prophetChoice } from './choice.ts';
import { tucked } from './defence.ts';
import { callDevastation } from './devastation.ts';

/** LR-30.13: monsters within reach. Loki excludes all others and comes first in ties (LR-22.3). */
export function huntable(table: LordsTable, who: ProphetId): readonly MonsterState[] {
  const self = prophet(table, who);
  const reach = 1 + tucked(self);
  const prey = table.monsters.filter((monster) => monsterDistance(table, self.at, monster) <= reach && mayHunt(table, who, monster));
  const loki = prey.filter(({ monster }) => isBoss(monster));
  return loki.length > 0 ? loki : prey;
}

interface Wound {
  readonly card: LordsCardId;
  readonly field: number;
}

/** LR-30.14 step 3: shields last; a field with a reward if possible, then the rightmost. */
function simulate(hand: readonly LordsCardId[], monster: MonsterState): readonly Wound[] {
  const { woundFields } = monsterOf(monster.monster);
  const open = new Set(uncovered(monster));
  const isJoker = (card: LordsCardId): boolean => cardOf(card).symbol === 'SHIELD';
  const wounds: Wound[] = [];
  for (const card of [...hand.filter((one) => !isJoker(one)), ...hand.filter(isJoker)]) {
    const fits = [...open].filter((field) => isJoker(card) || itemAt(woundFields, field).symbol === cardOf(card).symbol);
    const rewarded = fits.filter((field) => itemAt(woundFields, field).reward !== null);
    const best = rewarded.length > 0 ? rewarded : fits;
    if (best.length === 0) continue;
    const field = Math.max(...best);
    open.delete(field);
    wounds.push({ card, field });
  }
  return wounds;
}

export const prophetHunt = procedure<Lords, { who: ProphetId; monsters: readonly LordsMonsterId[]; monster: LordsMonsterId | null }>(
  'prophet-hunt',
  {
    reveal: (g, { who }) => {
      const self = prophet(g.table, who);
      drawCards(g, who, self.attributes.MIGHT, true);
      const { hand } = hiddenProphet(g.table, g.box, who);
      self.shown = [...hand];
      g.reveal();
      g.emit({ event: 'hand-revealed', who, hand: [...hand] });
    },
    choose: (g, locals) => {
      const { hand } = hiddenProphet(g.table, g.box, locals.who);
      const prey = huntable(g.table, locals.who);
      locals.monsters = prey.map(({ monster }) => monster);
      const options = prey.map((monster) => ({
        region: regionForTies(g.table, monster),
        name: monster.monster,
        keys: [uncovered(monster).length - simulate(hand, monster).length],
      }));
      return g.call(prophetChoice, { who: locals.who, about: 'monster-to-hunt', rule: 'LR-30.14', order: ['fields-left'], options });
    },
    strike: (g, hunting) => {
      const { who } = hunting;
      const monster = itemAt(hunting.monsters, required(g.result(prophetChoice), 'a choice'));
      hunting.monster = monster;
      g.emit({ event: 'hunt-began', who, monster });
      const wounds = simulate(hiddenProphet(g.table, g.box, who).hand, monsterState(g.table, monster));
      for (const wound of wounds) inflict(g, who, monster, wound);
      if (wounds.some(({ field }) => itemAt(monsterOf(monster).woundFields, field).reward !== null)) gainPriest(g, who);
    },
    end: (g, { who, monster }) => {
      const prey = required(monster, 'a monster');
      g.emit({ event: 'hunt-ended', who, monster: prey });
      dealAnew(g, who);
      if (isSlain(g, prey)) return slay(g, who, prey);
      if (markersOf(monsterState(g.table, prey), who) < NUMBERS.prophetHuntMarkerThreshold) callDevastation(g, who);
      return undefined;
    },
  },
);

function inflict(g: G, who: ProphetId, monster: LordsMonsterId, { card, field }: Wound): void {
  const { hand } = hiddenProphet(g.table, g.box, who);
  hand.splice(hand.indexOf(card), 1);
  prophet(g.table, who).cards--;
  g.table.discards.push(card);
  coverField(g, who, monster, field);
}

/** LR-30.14 step 6: shuffles the remaining cards into the deck and draws as many face down. */
function dealAnew(g: G, who: ProphetId): void {
  const hidden = hiddenProphet(g.table, g.box, who);
  const self = prophet(g.table, who);
  const left = hidden.hand.splice(0);
  self.cards = 0;
  if (left.length === 0) return;
  g.box.deck = g.shuffle(
    'combat-deck',
    [...g.box.deck, ...left.map(numberOf)].sort((a, b) => a - b),
  );
  g.table.deck = g.box.deck.length;
  drawCards(g, who, left.length);
}
