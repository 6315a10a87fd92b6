/** What a position promises a seat until the end of the Age: pillages, quests, Ragnarök, and figures that stand well. */
import { at, type Seat } from '@skald/engine';
import {
  cardOf,
  content,
  gloryOfRagnarok,
  hasMostStrength,
  isInArea,
  onBoard,
  PROVINCES,
  type ProvinceId,
  province,
  statValue,
  strengthIn,
  type Table,
} from '@skald/engine/games/blood-rage';
import { isAlive, roomIn } from './hypothesis.ts';
import { questWorth, tokenWorth } from './worth.ts';

/** What the seat knows beside the table. */
export interface Knowledge {
  readonly seat: Seat;
  readonly cards: readonly string[];
  readonly quests: readonly string[];
}

const RAGE = 1.2;
/** The part of a promise that is kept. */
const FIRST_PILLAGE = 0.6;
const FURTHER_PILLAGE = 0.25;
const UNCOMMITTED = 0.8;
/** A figure that dies must invade again. */
const FIGURE = 0.9;

export function outlook(table: Table, known: Knowledge): number {
  const clan = at(table.clans, known.seat);
  return RAGE * clan.rage + promises(table, known) + questHopes(table, known) + doomHopes(table, known.seat) + standing(table, known.seat);
}

/** The pillages that lie open, the best of them counting most. */
function promises(table: Table, known: Knowledge): number {
  if (at(table.clans, known.seat).rage === 0) return 0;
  const worths = PROVINCES.map((id) => pillageWorth(table, known, id)).filter((worth) => worth > 0);
  const best = Math.max(0, ...worths);
  return FIRST_PILLAGE * best + FURTHER_PILLAGE * (worths.reduce((sum, worth) => sum + worth, 0) - best);
}

/** What pillaging this province now would bring on average; nothing where it is not possible. */
export function pillageWorth(table: Table, known: Knowledge, id: ProvinceId): number {
  const { seat } = known;
  const clan = at(table.clans, seat);
  if (!isAlive(table, id) || table.pillaged.includes(id) || !isThere(table, seat, id)) return 0;
  const reward = tokenWorth(clan, table.tokens[id], table.age);
  const rivals = rivalsIn(table, seat, id);
  if (rivals.every(({ strength, may }) => strength + may === 0)) return reward;
  const chance = chanceToWin(strengthIn(table, seat, id) + bestBonus(known), rivals);
  const fights = rivals.some(({ strength }) => strength > 0);
  const axes = fights ? statValue('axes', clan.stats.axes) : 0;
  const own = clan.figures.filter((figure) => isInArea(figure.at, id)).length;
  return chance * (reward + axes) - (1 - chance) * FIGURE * own;
}

interface Rival {
  readonly strength: number;
  /** What may join from the neighbours. */
  readonly may: number;
  readonly cards: number;
}

function rivalsIn(table: Table, seat: Seat, id: ProvinceId): readonly Rival[] {
  const room = roomIn(table, id);
  return table.clans.flatMap((clan, rival) => {
    if (rival === seat) return [];
    const near = clan.figures.filter(({ at: place }) => province(id).adjacent.some((other) => other === place)).length;
    return [{ strength: strengthIn(table, rival, id), may: Math.min(near, room), cards: clan.hand }];
  });
}

/** What a played card of a rival adds on average. */
const CARD = 2;
const JOINING = 0.8;

/** How likely this strength beats each of them. */
function chanceToWin(strength: number, rivals: readonly Rival[]): number {
  return rivals.reduce((chance, rival) => {
    if (rival.strength + rival.may === 0) return chance;
    const theirs = rival.strength + JOINING * rival.may + (rival.cards > 0 ? CARD : 0);
    const beats = sigmoid((strength - theirs) / 1.4);
    return chance * (rival.strength > 0 ? beats : 0.5 + 0.5 * beats);
  }, 1);
}

/** How likely a total beats other totals whose cards are not known yet. */
export function chanceAgainst(total: number, others: readonly { readonly figures: number; readonly cards: number }[]): number {
  return others.reduce((chance, { figures, cards }) => chance * sigmoid((total - figures - (cards > 0 ? CARD : 0) - 0.5) / 1.3), 1);
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** The strongest card in hand, for a battle. */
export function bestBonus({ cards }: Knowledge): number {
  return Math.max(0, ...cards.map((card) => (cardOf(card).kind === 'battle' ? (cardOf(card).strength ?? 0) : 0)));
}

function isThere(table: Table, seat: Seat, id: ProvinceId): boolean {
  return at(table.clans, seat).figures.some((figure) => isInArea(figure.at, id));
}

/** Committed quests and those that can still be, by how likely they are to be fulfilled. */
function questHopes(table: Table, known: Knowledge): number {
  const { rage } = at(table.clans, known.seat);
  const open = known.cards.filter((card) => cardOf(card).kind === 'quest');
  const hope = (card: string): number => questWorth(cardOf(card)) * questChance(table, known.seat, card);
  const committed = known.quests.reduce((sum, card) => sum + hope(card), 0);
  const waiting = rage > 0 ? open.reduce((sum, card) => sum + hope(card), 0) : 0;
  return committed + UNCOMMITTED * waiting;
}

/** How likely a quest will be fulfilled, from how things stand. */
export function questChance(table: Table, seat: Seat, card: string): number {
  const { type, region, province: one, provinces, figures } = cardOf(card).params;
  if (type === 'valhalla') {
    const dead = at(table.clans, seat).figures.filter((figure) => figure.at === 'valhalla').length;
    return dead >= figures ? 1 : 0.12 + 0.14 * dead;
  }
  const inRegion = content.board.regions.find(({ id }) => id === region)?.provinces;
  const wanted: readonly ProvinceId[] = (inRegion ?? (one ? [one] : PROVINCES)).filter((id) => isAlive(table, id));
  if (wanted.length < provinces) return 0;
  const leads = wanted.map((id) => leadIn(table, seat, id)).sort((a, b) => b - a);
  return leads[provinces - 1] ?? 0;
}

function leadIn(table: Table, seat: Seat, id: ProvinceId): number {
  const own = strengthIn(table, seat, id);
  const best = Math.max(0, ...table.clans.map((_, other) => (other === seat ? 0 : strengthIn(table, other, id))));
  if (own > 0 && hasMostStrength(table, seat, id)) return Math.min(0.95, 0.72 + 0.08 * (own - best));
  return own > 0 ? 0.25 : 0.1;
}

/** Figures where Ragnarök comes bring Glory; those that live longer are worth keeping. */
function doomHopes(table: Table, seat: Seat): number {
  const doomed = table.ragnarok[table.age - 1];
  if (doomed === undefined) return 0;
  const clan = at(table.clans, seat);
  const there = clan.figures.filter((figure) => isInArea(figure.at, doomed)).length;
  const doubled = clan.slots.some((card) => card !== null && cardOf(card).def === 'odins-inspiration') ? 2 : 1;
  const again = table.age === content.ragnarokTokens.length ? 0 : 0.5;
  return there * (0.85 * doubled * gloryOfRagnarok(table.age) - again);
}

/** Strength on the board, and conquest at the end of the game. */
function standing(table: Table, seat: Seat): number {
  const clan = at(table.clans, seat);
  const figures = clan.figures.filter((figure) => onBoard(figure.at)).length;
  const conquest = clan.slots.some((card) => card !== null && cardOf(card).def === 'thors-conquest') ? 2 : 0;
  const strongest = Math.max(0, ...PROVINCES.map((id) => strengthIn(table, seat, id)));
  return figures * (0.5 + conquest) + 0.35 * strongest;
}
