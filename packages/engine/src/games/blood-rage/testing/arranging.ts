/** How the words of a Blood Rage scenario find cards, figures and slots, and refuse what cannot be. */
import { itemAt, type State } from '../../../kernel/index.ts';
import type { BloodRageCardId, CardRowId } from '../card-ids.ts';
import { ALL_CARDS, cardOf, monsterOn } from '../content/cards.ts';
import { content, isProvince, province, SLOTS } from '../content/content.ts';
import { type FigureKind, type FigurePlace, FJORDS, PROVINCES } from '../ids.ts';
import type { BloodRage, BloodRageTable, Clan, ClanFigure } from '../state.ts';
import { roomIn } from '../table/figures.ts';

/** A card in a test: by its row, which means any copy, or by its copy. */
export type CardRef = CardRowId | BloodRageCardId;

export function isCard(card: BloodRageCardId, ref: CardRef): boolean {
  return card === ref || cardOf(card).id === ref;
}

/** Takes a card out of the place where it lies unused. */
export function takeCard({ hands, box }: Pick<State<BloodRage>, 'hands' | 'box'>, ref: CardRef): BloodRageCardId {
  for (const pile of [...hands.map(({ gone }) => gone), ...box.decks, ...box.undealt]) {
    const place = pile.findIndex((card) => isCard(card, ref));
    if (place >= 0) return itemAt(pile.splice(place, 1), 0);
  }
  const exists = ALL_CARDS.some((card) => isCard(card, ref));
  throw new Error(exists ? `${ref} is not used at this table, or lies elsewhere.` : `There is no card ${ref}.`);
}

/** Puts a figure of the reserve onto a place with room for it. */
export function putFigure(table: BloodRageTable, clan: Clan, kind: FigureKind, place: FigurePlace): void {
  const figure = clan.figures.find((one) => one.kind === kind && one.at === 'reserve');
  if (!figure) throw new Error(`The ${clan.clan} clan has no ${kind} in reserve.`);
  if (isProvince(place)) {
    if (table.destroyed.includes(place)) throw new Error(`${place} is destroyed: no ${kind} can stand there.`);
    if (roomIn(table, place) < 1) {
      throw new Error(`${place} has ${province(place).villages} villages, and figures hold them all: no ${kind} finds room there.`);
    }
  }
  figure.at = place;
}

/** Lays an upgrade into its first free slot; a monster or a mystic comes into the reserve. */
export function layUpgrade(clan: Clan, card: BloodRageCardId): void {
  clan.slots[freeSlot(clan, card)] = card;
  const monster = monsterOn(card);
  if (monster) clan.figures.push(inReserve(monster));
  const mystics = clan.figures.filter(({ kind }) => kind === 'mystic').length;
  if (cardOf(card).params.mystic && mystics < content.mystics.figuresPerClan) clan.figures.push(inReserve('mystic'));
}

/** The first free slot of a card's kind. */
export function freeSlot({ clan, slots }: Clan, card: BloodRageCardId): number {
  const { kind } = cardOf(card);
  const slot = SLOTS.findIndex((one, i) => one === kind && slots[i] === null);
  if (slot >= 0) return slot;
  const count = SLOTS.filter((one) => one === kind).length;
  throw new Error(`The ${clan} clan has no free slot for ${card}: a clan has ${count} of the kind ${kind}.`);
}

function inReserve(kind: FigureKind): ClanFigure {
  return { kind, at: 'reserve' };
}

const PLACES: ReadonlySet<string> = new Set<FigurePlace>(['reserve', 'valhalla', 'gone', ...PROVINCES, ...FJORDS]);

function isPlace(name: string): name is FigurePlace {
  return PLACES.has(name);
}

export function placeNamed(name: string): FigurePlace {
  if (!isPlace(name)) throw new Error(`There is no place ${name}.`);
  return name;
}
