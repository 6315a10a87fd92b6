/** A prophet in battle (LR-32): defence strength, supporting army, battle pile, cards and losses. */
import { itemAt } from '../../../kernel/index.ts';
import { cardOf } from '../content/content.ts';
import { neighbours } from '../content/map.ts';
import type { ProphetId } from '../ids.ts';
import type { Army, BattleSide, G, LordsTable, Prophet } from '../state.ts';
import { strongest, weaken } from '../table/armies.ts';
import { hiddenProphet } from '../table/cards.ts';
import { armiesAt, prophet, strengthAt } from '../table/parties.ts';
import { decide } from './choice.ts';

/** LR-21.10: the number of cards under his board. */
export function tucked({ blessings, artifacts }: Prophet): number {
  return blessings.length + artifacts.length;
}

function armiesBeside(table: LordsTable, who: ProphetId, region: number): readonly Army[] {
  const near = neighbours(table.side, region);
  return prophet(table, who).armies.filter(({ at: where }) => near.includes(where));
}

/** LR-32.2: the armies there, the strongest adjacent one, and Authority if a temple stands there. */
export function defenceStrength(table: LordsTable, who: ProphetId, region: number): number {
  const support = strongest(armiesBeside(table, who, region))?.strength ?? 0;
  const temple = table.temples.includes(region) ? prophet(table, who).attributes.AUTHORITY : 0;
  return strengthAt(table, who, region) + support + temple;
}

/** LR-32.5: the supporting army moves into the region. */
export function bringSupport(g: G, who: ProphetId, region: number): void {
  const beside = armiesBeside(g.table, who, region);
  const most = strongest(beside)?.strength;
  if (most === undefined) return;
  const options = beside.map((army) => ({ region: army.at, strength: army.strength, keys: [-army.strength] }));
  const army = itemAt(beside, decide(g, { who, about: 'supporting-army', rule: 'LR-32.5', order: ['strength'], options }));
  g.emit({ event: 'army-moved', who, from: army.at, region, strength: army.strength });
  army.at = region;
}

/** LR-32.4: as many random cards as his Wisdom. */
export function formPile(g: G, who: ProphetId): void {
  const self = prophet(g.table, who);
  const hidden = hiddenProphet(g.table, g.box, who);
  const shuffled = g.shuffle('battle-pile', hidden.hand);
  hidden.pile = shuffled.splice(0, self.attributes.WISDOM);
  hidden.hand = shuffled;
  self.pile = hidden.pile.length;
  self.cards = hidden.hand.length;
}

/** LR-32.11: unplayed cards return to his hand. */
export function takePileBack(g: G, who: ProphetId): void {
  const self = prophet(g.table, who);
  const hidden = hiddenProphet(g.table, g.box, who);
  hidden.hand.push(...hidden.pile.splice(0));
  self.pile = 0;
  self.cards = hidden.hand.length;
}

/** LR-32.7: he passes with an empty pile, or if the human has passed and he is ahead. */
export function wouldPass(self: Prophet, own: BattleSide, other: BattleSide, defends: boolean): boolean {
  return self.pile === 0 || (other.passed && (defends ? own.value >= other.value : own.value > other.value));
}

/** LR-32.7: plays a random card of the pile; only its strength counts. */
export function revealFromPile(g: G, who: ProphetId, side: BattleSide): void {
  const { pile } = hiddenProphet(g.table, g.box, who);
  const place = g.roll('pile', pile.length) - 1;
  const card = itemAt(pile, place);
  pile.splice(place, 1);
  g.reveal();
  prophet(g.table, who).pile = pile.length;
  side.played.push(card);
  side.value += cardOf(card).strength;
  g.emit({ event: 'battle-card-played', who, card, value: side.value });
}

/** LR-32.8: one point plus the extra losses from human effects, each from his strongest army; the last point only if he lost. */
export function prophetLosses(g: G, who: ProphetId, region: number, extra: number, lost: boolean): void {
  for (let point = 0; point <= extra; point++) {
    const army = strongest(armiesAt(g.table, who, region));
    if (army && (lost || army.strength > 1)) weaken(g, who, army, 1);
  }
}
