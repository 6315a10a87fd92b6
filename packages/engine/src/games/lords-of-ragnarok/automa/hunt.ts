/** His hunt (LR-30.13, LR-30.14): every card that fits covers a field, shields as jokers. */
import { at, must, procedure } from '../../../kernel/index.ts';
import { cardOf, monsterOf, NUMBERS } from '../content/content.ts';
import { distance } from '../content/map.ts';
import { coverField, gainPriest, isSlain, slay } from '../flow/slay.ts';
import type { CardId, MonsterId, ProphetId } from '../ids.ts';
import type { G, Lords, MonsterState, Table } from '../state.ts';
import { drawCards, hiddenProphet, numberOf } from '../table/cards.ts';
import { markersOf, mayHunt, monsterState, uncovered } from '../table/monsters.ts';
import { prophet } from '../table/parties.ts';
import { prophetChoice } from './choice.ts';
import { tucked } from './defence.ts';
import { callDevastation } from './devastation.ts';

/** LR-30.13: within reach; Loki drives out all others. Loki comes first for ties (LR-22.3). */
export function huntable(table: Table, who: ProphetId): readonly MonsterState[] {
  const self = prophet(table, who);
  const reach = 1 + tucked(self);
  const prey = table.monsters.filter((monster) => distance(table.side, self.at, monster.at) <= reach && mayHunt(table, who, monster));
  const loki = prey.filter(({ monster }) => monster === 'loki');
  return loki.length > 0 ? loki : prey;
}

interface Wound {
  readonly card: CardId;
  readonly field: number;
}

/** LR-30.14 step 3: shields last; a field with a reward if possible, then the rightmost. */
export function simulate(hand: readonly CardId[], monster: MonsterState): readonly Wound[] {
  const { woundFields } = monsterOf(monster.monster);
  const open = new Set(uncovered(monster));
  const isJoker = (card: CardId): boolean => cardOf(card).symbol === 'SHIELD';
  const wounds: Wound[] = [];
  for (const card of [...hand.filter((one) => !isJoker(one)), ...hand.filter(isJoker)]) {
    const fits = [...open].filter((field) => isJoker(card) || at(woundFields, field).symbol === cardOf(card).symbol);
    const rewarded = fits.filter((field) => at(woundFields, field).reward !== null);
    const best = rewarded.length > 0 ? rewarded : fits;
    if (best.length === 0) continue;
    const field = Math.max(...best);
    open.delete(field);
    wounds.push({ card, field });
  }
  return wounds;
}

export const prophetHunt = procedure<Lords, { who: ProphetId; monsters: readonly MonsterId[]; monster: MonsterId | null }>('prophet-hunt', {
  reveal: (g, { who }) => {
    const self = prophet(g.table, who);
    drawCards(g, who, self.attributes.MIGHT, true);
    const { hand } = hiddenProphet(g.table, g.box, who);
    self.shown = [...hand];
    g.reveal();
    g.tell({ event: 'hand-revealed', who, hand: [...hand] });
  },
  choose: (g, at) => {
    const { hand } = hiddenProphet(g.table, g.box, at.who);
    const prey = huntable(g.table, at.who);
    at.monsters = prey.map(({ monster }) => monster);
    const options = prey.map((monster) => ({
      region: monster.at,
      name: monster.monster,
      keys: [uncovered(monster).length - simulate(hand, monster).length],
    }));
    return g.call(prophetChoice, { who: at.who, about: 'monster-to-hunt', rule: 'LR-30.14', order: ['fields-left'], options });
  },
  strike: (g, hunting) => {
    const { who } = hunting;
    const monster = at(hunting.monsters, must(g.result(prophetChoice), 'a choice'));
    hunting.monster = monster;
    g.tell({ event: 'hunt-began', who, monster });
    const wounds = simulate(hiddenProphet(g.table, g.box, who).hand, monsterState(g.table, monster));
    for (const wound of wounds) inflict(g, who, monster, wound);
    if (wounds.some(({ field }) => at(monsterOf(monster).woundFields, field).reward !== null)) gainPriest(g, who);
  },
  end: (g, { who, monster }) => {
    const prey = must(monster, 'a monster');
    g.tell({ event: 'hunt-ended', who, monster: prey });
    dealAnew(g, who);
    if (isSlain(g, prey)) return slay(g, who, prey);
    if (markersOf(monsterState(g.table, prey), who) < NUMBERS.prophetHuntMarkerThreshold) callDevastation(g, who);
    return undefined;
  },
});

function inflict(g: G, who: ProphetId, monster: MonsterId, { card, field }: Wound): void {
  const { hand } = hiddenProphet(g.table, g.box, who);
  hand.splice(hand.indexOf(card), 1);
  prophet(g.table, who).cards--;
  g.table.discards.push(card);
  coverField(g, who, monster, field);
}

/** LR-30.14 step 6: what is left goes into the deck, and as many are dealt face down. */
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
