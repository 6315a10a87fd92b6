/** Whether a party could take a region with its next moves. */
import {
  type Army,
  armySteps,
  baseValue,
  canConquer,
  controller,
  controls,
  isHuman,
  type LordsTable,
  neighbours,
  opponentAt,
  type Party,
  person,
  regionOf,
  strengthAt,
} from '@skald/engine/games/lords-of-ragnarok';

/** The expected addition of one card in hand to a battle. */
const CARD_IN_BATTLE = 1.5;
/** A capture counts as possible from this probability on. */
const LIKELY = 0.7;

/** Few play more than two cards in a battle. */
function byCards(cards: number): number {
  return Math.min(cards, 2) * CARD_IN_BATTLE;
}

/** The probability that a human's army takes a region; an army that is too weak still comes closer. */
export function captureChance(table: LordsTable, party: Party, army: Army, region: number, cards: number): number {
  const strength = army.strength + strengthAt(table, party, region);
  const rival = opponentAt(table, party, region);
  if (rival !== null) {
    const ahead = strength + byCards(cards) - baseValue(table, rival, region, false) - byCards(person(table, rival).cards);
    return Math.max(0, Math.min(1, (ahead + 1) / 4));
  }
  if (controller(table, region) !== null) return 1;
  const { population } = regionOf(table.side, region);
  return strength >= population ? 1 : (strength / population) ** 2 * 0.4;
}

/** Whether one of the party's armies could take the region. */
export function couldTake(table: LordsTable, party: Party, region: number): boolean {
  if (controls(table, party, region)) return false;
  const { armies, cards } = person(table, party);
  if (!isHuman(party)) {
    return armies.some((army) => neighbours(table.side, army.at).includes(region) && canConquer(table, party, region, army.strength));
  }
  return armies.some(
    (army) => armySteps(table, party, army.at).includes(region) && captureChance(table, party, army, region, cards) >= LIKELY,
  );
}
