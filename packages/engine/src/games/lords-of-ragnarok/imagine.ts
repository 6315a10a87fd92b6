/** Deals a state consistent with a view: hands, decks and the prophets' cards are dealt again. */
import { type Random, required, shuffled, type View } from '../../kernel/index.ts';
import { ALL_ATTACK_CARDS, ALL_COMBAT_CARDS, actionCardOf, boardOf } from './content/content.ts';
import { cardsOf } from './flow/set-up/setup.ts';
import { type ActionCardId, type AttackId, BLESSINGS, type BlessingId, type LordsCardId } from './ids.ts';
import type { Lords, LordsBox, LordsHand, LordsTable, Prophet } from './state.ts';
import { numberOf } from './table/cards.ts';
import { person } from './table/parties.ts';

/** Removes each of these items once. */
function without<T>(items: readonly T[], gone: readonly T[]): T[] {
  const left = [...items];
  for (const one of gone) {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** LR-30.14: a prophet's hand is face up while he hunts. */
function openHand(view: View<Lords>, { prophet, shown }: Prophet): readonly LordsCardId[] | undefined {
  const hunts = view.frames.some(({ procedure, step }) => procedure === 'prophet-hunt' && step === 'strike');
  return hunts && view.table.active === prophet ? shown : undefined;
}

/** The combat cards that lie open or in the viewer's hand. */
function seenCards(view: View<Lords>): readonly LordsCardId[] {
  const { table, hand } = view;
  const { battle } = table;
  const played = battle ? [...battle.attacker.played, ...battle.defender.played] : [];
  return [...table.discards, ...played, ...(hand?.cards ?? []), ...table.prophets.flatMap((one) => openHand(view, one) ?? [])];
}

export function imagine(view: View<Lords>, random: Random): { hands: LordsHand[]; box: LordsBox } {
  const { table, viewer, hand } = view;
  const unseen = shuffled(without(ALL_COMBAT_CARDS, seenCards(view)), random);
  const take = (count: number): LordsCardId[] => unseen.splice(0, count);
  const hands = table.humans.map((human, seat): LordsHand => {
    if (seat === viewer && hand) return hand;
    return { cards: take(human.cards), attacks: attacksOf(view, seat, random) };
  });
  const prophets = table.prophets.map((one) => {
    const open = openHand(view, one);
    return { hand: open ? [...open] : take(one.cards), pile: take(one.pile), actions: actionDeck(table, one, random) };
  });
  const deck = take(table.deck).map(numberOf);
  return { hands, box: { deck, blessings: hiddenBlessings(table, random), prophets } };
}

/** LR-11.8: the player of the monster side holds two attack cards. */
function attacksOf({ table, waiting }: View<Lords>, seat: number, random: Random): AttackId[] {
  const asked = waiting.some((one) => one.seat === seat && one.prompt.key === 'choose-attack');
  if (!asked || !table.hunt) return [];
  return shuffled(without(ALL_ATTACK_CARDS, table.hunt.out), random).slice(0, 2);
}

function hiddenBlessings(table: LordsTable, random: Random): BlessingId[] {
  const open = [...table.order.flatMap((party) => person(table, party).blessings), ...table.under, ...table.revealed];
  return shuffled(without(BLESSINGS, open), random);
}

/** LR-20.9: deals the cards that have not been in the row; the mix of improved cards follows the board. */
function actionDeck(table: LordsTable, self: Prophet, random: Random): ActionCardId[] {
  const hero = required(self.hero, 'a hero');
  const gone = self.seen.filter((card) => actionCardOf(card).afterUse === 'REMOVE');
  const basic = without([...cardsOf('BASIC', self.set), ...cardsOf('HERO', hero)], [...gone, ...self.row]);
  const seenByAnyone = table.prophets.flatMap(({ seen }) => seen);
  const kinds = Object.entries(boardOf(hero).improvedCards);
  const improved = kinds.flatMap(([kind, count]) => {
    const known = self.seen.filter((card) => actionCardOf(card).subgroup === kind);
    const unknown = shuffled(without(cardsOf('IMPROVED', kind), seenByAnyone), random);
    return [...without(known, self.row), ...unknown.slice(0, count - known.length)];
  });
  return shuffled([...basic, ...improved], random);
}
