/** The invariants of Lords of Ragnarok; tests check them after every step (LR-55.5). */
import type { Invariant, State } from '../../kernel/index.ts';
import { ALL_COMBAT_CARDS, NUMBERS } from './content/content.ts';
import { expansionInvariants } from './expansions/invariants.ts';
import { BLESSINGS, RUNES } from './ids.ts';
import type { Lords, Party, Person } from './state.ts';
import { controlledBy } from './table/monsters.ts';
import { partiesAt, person } from './table/parties.ts';
import { countRunes, supply } from './table/runes.ts';

type Broken = (state: State<Lords>) => string | undefined;

function rule(name: string, broken: Broken): Invariant<Lords> {
  return { name, broken };
}

function everybody({ table }: State<Lords>): readonly (readonly [Party, Person])[] {
  return table.order.map((party) => [party, person(table, party)]);
}

const armies: Broken = (state) => {
  const least = state.table.battle ? 0 : 1;
  for (const [party, who] of everybody(state)) {
    if (who.armies.length > NUMBERS.armiesPerPlayer) return `${party} has ${who.armies.length} armies`;
    if (who.armies.some(({ strength }) => strength < least || strength > NUMBERS.armyMaxStrength))
      return `${party} has an army out of range`;
    if (new Set(who.armies.map(({ army }) => army)).size < who.armies.length) return `${party} has an army twice`;
  }
  return undefined;
};

const limits: Broken = (state) => {
  for (const [party, who] of everybody(state)) {
    if (who.priests + who.sent.length > NUMBERS.priestsPerPlayer) return `${party} has too many priests`;
    if (controlledBy(state.table, party).length > NUMBERS.monsterRingsPerPlayer) return `${party} controls too many monsters`;
    if (Object.values(who.attributes).some((value) => value < 1 || value > NUMBERS.attributeMax))
      return `${party} has an attribute out of range`;
    if (new Set(who.allies).size < who.allies.length) return `${party} is allied twice`;
  }
  return undefined;
};

const prophets: Broken = ({ table, box }) => {
  for (const [place, self] of table.prophets.entries()) {
    if (countRunes(self) > NUMBERS.prophetRuneLimit) return `${self.prophet} holds too many runes`;
    const hidden = box.prophets[place];
    if (!hidden) return `${self.prophet} has no cards`;
    if (hidden.hand.length !== self.cards || hidden.pile.length !== self.pile || hidden.actions.length !== self.actions)
      return `the table miscounts the cards of ${self.prophet}`;
  }
  return undefined;
};

const devastation: Broken = ({ table }) => {
  if (table.devastated.length > NUMBERS.devastationMarkers) return 'there are more markers than exist';
  return new Set(table.devastated).size < table.devastated.length ? 'a region is devastated twice' : undefined;
};

const runes: Broken = ({ table }) => {
  const short = RUNES.find((one) => supply(table, one) < 0);
  if (short) return `there are too many of ${short}`;
  return everybodyHasRunes(table.order.map((party) => person(table, party))) ? undefined : 'somebody owes runes';
};

function everybodyHasRunes(people: readonly Person[]): boolean {
  return people.every((who) => RUNES.every((one) => who.runes[one] >= 0));
}

/** LR-8.1: armies of two parties share a region only while a battle waits. */
const neighbours: Broken = ({ table }) => {
  const fought = table.battle ? [...table.pending, table.battle.region] : table.pending;
  const shared = table.control.findIndex((_, place) => partiesAt(table, place + 1).length > 1 && !fought.includes(place + 1));
  return shared >= 0 && table.victory === null ? `armies of several stand in ${shared + 1}` : undefined;
};

const cards: Broken = ({ table, hands, box }) => {
  const played = table.battle ? [...table.battle.attacker.played, ...table.battle.defender.played] : [];
  const hidden = box.prophets.reduce((total, { hand, pile }) => total + hand.length + pile.length, 0);
  const held = hands.reduce((total, hand) => total + hand.cards.length, 0);
  const all = box.deck.length + table.discards.length + played.length + hidden + held;
  if (all !== ALL_COMBAT_CARDS.length) return `${all} combat cards`;
  if (table.deck !== box.deck.length) return 'the table miscounts the deck';
  const miscounted = hands.findIndex((hand, seat) => hand.cards.length !== table.humans[seat]?.cards);
  return miscounted >= 0 ? `the table miscounts the hand of ${miscounted}` : undefined;
};

const blessings: Broken = (state) => {
  const { table, box } = state;
  const held = everybody(state).flatMap(([, who]) => who.blessings);
  const all = [...held, ...table.under, ...table.revealed, ...box.blessings];
  if (table.blessings !== box.blessings.length) return 'the table miscounts the blessings';
  return all.length === BLESSINGS.length && new Set(all).size === all.length ? undefined : `${all.length} blessings`;
};

export const invariants: readonly Invariant<Lords>[] = [
  rule('LR-55.5 armies keep to their number and strength', armies),
  rule('LR-55.5 priests, rings and attributes keep to their limits', limits),
  rule('LR-55.5 prophets keep to their limits, and their cards are counted', prophets),
  rule('LR-55.5 five devastation markers', devastation),
  rule('LR-55.5 runes neither appear nor vanish', runes),
  rule('LR-8.1 two owners share a region only while a battle waits', neighbours),
  rule('LR-55.5 every combat card is in one place', cards),
  rule('LR-55.5 every blessing is in one place', blessings),
  ...expansionInvariants,
];
