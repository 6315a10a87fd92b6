/** The expected gain of a position until the end of the Age: pillages, quests, Ragnarök, Valhalla and well-placed figures. */
import { itemAt, type Seat } from '@skald/engine';
import {
  type BloodRageTable,
  type Clan,
  cardOf,
  gloryOfRagnarok,
  isInArea,
  isShip,
  LAST_AGE,
  onBoard,
  PROVINCES,
  type ProvinceId,
  statValue,
  strengthIn,
} from '@skald/engine/games/blood-rage';
import { isAlive, multiplierOf, owns, upgradesOf } from './hypothesis.ts';
import type { Knowledge } from './knowledge.ts';
import { bestBonus, chanceToWin, rivalsIn } from './odds.ts';
import { questHopes } from './quests.ts';
import { raiseWorth, tokenWorth } from './worth.ts';

export const RAGE = 1.2;
/** How much the hopes of an only rival count against the own. */
const RIVALRY = 0.5;
/** The probability that a hoped-for gain happens. */
const FIRST_PILLAGE = 0.6;
const FURTHER_PILLAGE = 0.35;
/** The provinces are few: a reward counts more than its Glory, because a rival would take it. */
const RACE = 1.6;
const RAGNAROK = 0.85;
const SURVIVAL = 0.8;
/** The worth of a figure that stands on the board when the next Age begins, and in the last one. */
const FIGURE = 0.9;
const LAST_FIGURE = 0.5;
/** The worth of each point of strength in the strongest province. */
const STRENGTH = 0.35;
/** The probability that a ship dies in this Age, by where it is; certain in the doomed fjord. */
const SHIP_AT_SEA = 0.3;
const SHIP_AT_HOME = 0.1;
/** How much a rival's dead figure is worth to the others, shared by them. */
const HARM = 0.8;

/** What a seat can expect; between two clans, minus a part of what the rival can. */
export function outlook(table: BloodRageTable, known: Knowledge): number {
  const own = hopes(table, known);
  const [deal] = known.imagined;
  if (table.clans.length !== 2 || !deal) return own;
  const seat = 1 - known.seat;
  return own - RIVALRY * hopes(table, { seat, cards: itemAt(deal, seat), quests: [], imagined: [deal] });
}

function hopes(table: BloodRageTable, known: Knowledge): number {
  const clan = itemAt(table.clans, known.seat);
  return RAGE * clan.rage + promises(table, known) + questHopes(table, known) + figureHopes(table, clan);
}

/** The possible pillages; the best one counts most. */
function promises(table: BloodRageTable, known: Knowledge): number {
  if (itemAt(table.clans, known.seat).rage === 0) return 0;
  let best = 0;
  let sum = 0;
  for (const id of PROVINCES) {
    const worth = pillageWorth(table, known, id);
    if (worth <= 0) continue;
    best = Math.max(best, worth);
    sum += worth;
  }
  return FIRST_PILLAGE * best + FURTHER_PILLAGE * (sum - best);
}

/** The average gain from pillaging this province now; 0 if impossible. */
export function pillageWorth(table: BloodRageTable, known: Knowledge, id: ProvinceId): number {
  const { seat } = known;
  const clan = itemAt(table.clans, seat);
  if (!isAlive(table, id) || table.pillaged.includes(id)) return 0;
  const own = clan.figures.filter((figure) => isInArea(figure.at, id)).length;
  if (own === 0) return 0;
  const reward = RACE * rewardWorth(table, seat, id);
  const rivals = rivalsIn(table, seat, id);
  if (rivals.length === 0) return reward;
  const chance = chanceToWin(table, known, strengthIn(table, seat, id) + bestBonus(known), rivals);
  const fights = rivals.some(({ strength }) => strength > 0);
  const won = fights ? statValue('axes', clan.stats.axes) + harmIn(table, seat, id) : 0;
  return chance * (reward + won) - (1 - chance) * lossIn(table, seat, id);
}

/** A token, with what the pillager's own figures there add to it (BR-16.7). */
export function rewardWorth(table: BloodRageTable, seat: Seat, id: ProvinceId): number {
  const clan = itemAt(table.clans, seat);
  const token = tokenWorth(clan, table.tokens[id], table.age);
  const isHere = (kind: string): boolean => clan.figures.some((figure) => figure.kind === kind && figure.at === id);
  const twice = isHere('frost-giant') ? token : 0;
  if (!isHere('leader')) return token + twice;
  const raises = (['rage', 'axes', 'horns'] as const).map((stat) => raiseWorth(clan, stat, table.age));
  if (owns(clan, 'lord-of-spears')) return token + twice + raises.reduce((sum, worth) => sum + worth, 0);
  return token + twice + (owns(clan, 'lord-of-axes') ? Math.max(...raises) : 0);
}

/** The worth of the rivals' figures that die in a lost battle. */
export function harmIn(table: BloodRageTable, seat: Seat, id: ProvinceId): number {
  const dead = table.clans.reduce(
    (sum, { figures }, other) => (other === seat ? sum : sum + figures.filter((figure) => isInArea(figure.at, id)).length),
    0,
  );
  const glory = owns(itemAt(table.clans, seat), 'thors-glory') && dead >= 2 ? 2 : 0;
  return (HARM * dead) / (table.clans.length - 1) + glory;
}

/** What a clan loses if all its figures in a province die in battle: less with Loki, who pays for them. */
export function lossIn(table: BloodRageTable, seat: Seat, id: ProvinceId): number {
  const clan = itemAt(table.clans, seat);
  const figures = clan.figures.map((figure) => (isInArea(figure.at, id) ? { ...figure, at: 'valhalla' as const } : figure));
  const sunk = clan.figures.filter(({ kind, at: place }) => isShip(kind) && isInArea(place, id)).length;
  return figureHopes(table, clan) - figureHopes(table, { ...clan, figures }) - sunk * gloryOfShip(clan);
}

/** What figures are worth where they are: on the board, in the doomed province, in Valhalla. */
function figureHopes(table: BloodRageTable, clan: Clan): number {
  const doomed = table.ragnarok[table.age - 1];
  const released = upgradesOf(clan).reduce((sum, card) => sum + cardOf(card).params.gloryPerReleased, 0);
  const doom = RAGNAROK * multiplierOf(clan, 'odins-inspiration') * gloryOfRagnarok(table.age);
  const figureWorth = table.age < LAST_AGE ? FIGURE : LAST_FIGURE;
  const conquest = owns(clan, 'thors-conquest') ? SURVIVAL * 3 : 0;
  const ship = gloryOfShip(clan);
  let worth = 0;
  for (const { kind, at: place } of clan.figures) {
    const isDoomed = doomed !== undefined && isInArea(place, doomed);
    if (place === 'valhalla') worth += released;
    else if (isDoomed) worth += doom + RAGNAROK * released;
    else if (onBoard(place)) worth += figureWorth + conquest;
    if (ship > 0 && isShip(kind) && place !== 'valhalla')
      worth += ship * (isDoomed ? RAGNAROK : onBoard(place) ? SHIP_AT_SEA : SHIP_AT_HOME);
  }
  return worth + STRENGTH * strongestArea(table, clan);
}

function strongestArea(table: BloodRageTable, clan: Clan): number {
  const seat = table.clans.findIndex((other) => other.clan === clan.clan);
  const changed = { ...table, clans: table.clans.with(seat, clan) };
  return Math.max(0, ...PROVINCES.map((id) => strengthIn(changed, seat, id)));
}

/** The Glory for a lost ship (BR-18.5). */
function gloryOfShip(clan: Clan): number {
  return upgradesOf(clan).reduce((sum, card) => sum + (cardOf(card).kind === 'upgrade-ship' ? cardOf(card).params.glory : 0), 0);
}
