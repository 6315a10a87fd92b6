/** A battle: whether to join it, which card to play, and whether to add one. */
import { at } from '@skald/engine';
import { cardOf, isInArea, type Joining, type Pillage, statValue, strengthIn, type Table } from '@skald/engine/games/blood-rage';
import { moved } from './hypothesis.ts';
import { bestBonus, chanceAgainst, type Knowledge } from './outlook.ts';
import { cardWorth, tokenWorth } from './worth.ts';

/** What losing a figure costs. */
const FIGURE = 1.1;

/** What winning brings beyond losing. */
function stakes(table: Table, { seat }: Knowledge, pillage: Pillage): number {
  const clan = at(table.clans, seat);
  const axes = pillage.god === 'loki' ? -statValue('axes', clan.stats.axes) : statValue('axes', clan.stats.axes);
  const prize = pillage.pillager === seat ? tokenWorth(clan, table.tokens[pillage.province], table.age) : 2;
  const own = clan.figures.filter((figure) => isInArea(figure.at, pillage.province)).length;
  return prize + axes + FIGURE * own;
}

function othersIn(table: Table, { seat }: Knowledge, { province, god }: Pillage) {
  return table.clans.flatMap((clan, other) => {
    if (other === seat || !clan.figures.some((figure) => isInArea(figure.at, province))) return [];
    return [{ figures: god === 'tyr' ? 0 : strengthIn(table, other, province), cards: clan.hand }];
  });
}

/** What it is worth to go into the battle with the cards at hand. */
function battleWorth(table: Table, known: Knowledge, pillage: Pillage): number {
  const own = at(table.clans, known.seat).figures.filter((figure) => isInArea(figure.at, pillage.province)).length;
  if (own === 0) return 0;
  const figures = pillage.god === 'tyr' ? 0 : strengthIn(table, known.seat, pillage.province);
  const chance = chanceAgainst(figures + bestBonus(known), othersIn(table, known, pillage));
  return chance * stakes(table, known, pillage) - FIGURE * own;
}

export function joiningWorth(table: Table, known: Knowledge, choice: Joining): number {
  const { pillage } = table;
  if (!pillage) return 0;
  if (choice.do === 'decline') return battleWorth(table, known, pillage);
  return battleWorth(moved(table, known.seat, [choice.figure], choice.from, pillage.province), known, pillage) - 0.3;
}

/** A card that wins is lost; one that loses comes back. */
export function playedWorth(table: Table, known: Knowledge, card: string): number {
  const { pillage } = table;
  if (!pillage) return 0;
  const row = cardOf(card);
  const others = othersIn(table, known, pillage);
  const bonus = row.kind === 'battle' ? (row.strength ?? (row.params.bonus ? 2 : 0)) : 0;
  const figures = pillage.god === 'tyr' ? 0 : strengthIn(table, known.seat, pillage.province);
  const chance = chanceAgainst(figures + bonus, others);
  const wins = chance * (stakes(table, known, pillage) + gainOf(card, true) - 0.75 * Math.max(0, cardWorth(card)));
  return wins + (1 - chance) * gainOf(card, false);
}

/** What the text of a card brings to a winner or to a loser. */
function gainOf(card: string, won: boolean): number {
  const { kind, def, timing, params } = cardOf(card);
  if (kind !== 'battle') return 0;
  if (timing === 'battle.outcome.win' && won) return params.glory + params.rage + 4 * params.raise;
  if (timing === 'battle.outcome.lose' && !won) return params.glory + params.rage + (def === 'lokis-poison' ? 2 : 0);
  return def === 'odins-judgement' ? 4 : 0;
}

/** Adding makes sense where it turns the battle. */
export function addingWorth(table: Table, known: Knowledge, card: string | null): number {
  const { pillage } = table;
  if (!pillage || card === null) return 0;
  const total = (seat: number, cards: readonly { readonly bonus: number }[]): number =>
    cards.reduce((sum, { bonus }) => sum + bonus, pillage.god === 'tyr' ? 0 : strengthIn(table, seat, pillage.province));
  const own = pillage.sides.find(({ seat }) => seat === known.seat);
  if (!own) return -1;
  const mine = total(known.seat, own.cards);
  const best = Math.max(...pillage.sides.filter((side) => side !== own).map(({ seat, cards }) => total(seat, cards)));
  return mine <= best && mine + (cardOf(card).strength ?? 0) > best ? stakes(table, known, pillage) - cardWorth(card) : -1;
}
