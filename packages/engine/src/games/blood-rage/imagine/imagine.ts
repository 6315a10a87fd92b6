/** Deals a state consistent with a view: the seat's own picks, the packets it passed on, and the cards that clans showed or took back. */

import { itemAt, type Random, type Seat, shuffled, type View } from '../../../kernel/index.ts';
import type { BloodRageCardId } from '../card-ids.ts';
import { deckFor, isQuest, numberOf } from '../content/cards.ts';
import { LAST_AGE } from '../content/content.ts';
import type { BloodRage, BloodRageBox, BloodRageHand, BloodRageTable, Clan, DraftRecord } from '../state.ts';
import { holderOf, type ImaginedDraft, openDraft, progressOf } from './packets.ts';
import { inOrderOfNeed, mayBeOlder, place, placeQuests } from './quest-matching.ts';

type V = View<BloodRage>;

export function imagine(view: V, random: Random): { hands: BloodRageHand[]; box: BloodRageBox } {
  const { table, viewer, seats } = view;
  const drafts = imagineDrafts(view, random);
  const hands = table.clans.map((clan, seat): BloodRageHand => {
    if (seat === viewer && view.hand) return view.hand;
    return imagineHand(table, clan, seat, drafts, random);
  });
  accountForLostCards(table, hands, drafts, viewer);
  const box: BloodRageBox = { decks: [], undealt: [] };
  for (let age = 1; age <= LAST_AGE; age++) {
    const draft = drafts[age - 1];
    box.decks.push(draft ? [] : shuffled(deckFor(age, seats, table.sets.mystics), random));
    box.undealt.push(draft ? draft.unseen.cards : []);
  }
  return { hands, box };
}

/** Imagines the drafts of all Ages, the newest first, because a committed quest may be a card kept from an earlier Age. */
function imagineDrafts(view: V, random: Random): readonly ImaginedDraft[] {
  const { table, viewer } = view;
  const drafts: ImaginedDraft[] = [];
  let needs = new Map<Seat, number>();
  for (const [seat, clan] of table.clans.entries()) {
    if (seat !== viewer) needs.set(seat, clan.quests - clan.known.filter(isQuest).length);
  }
  for (let age = table.age; age >= 1; age--) {
    const draft = openDraft(view, age, random);
    for (const [seat, { shown }] of table.clans.entries()) if (seat !== viewer) placeShown(draft, seat, shown);
    needs = stillNeeded(table, age, placeQuests(draft, inOrderOfNeed(table, age, needs)));
    fill(draft);
    drafts.unshift(draft);
  }
  return drafts;
}

/** The seats whose quests are still to be found: a clan may have kept one quest from an earlier Age. */
function stillNeeded(table: BloodRageTable, age: number, missing: readonly Seat[]): Map<Seat, number> {
  const needs = new Map<Seat, number>();
  for (const seat of missing) {
    const clan = itemAt(table.clans, seat);
    if (mayBeOlder(clan, age) && !clan.mayHaveKept.some(isQuest)) needs.set(seat, 1);
  }
  return needs;
}

/** A clan picked the cards that it was the first to show. */
function placeShown({ picks, unseen }: ImaginedDraft, seat: Seat, shown: readonly BloodRageCardId[]): void {
  for (const card of shown) {
    const open = picks.filter((pick) => pick.owner === seat && pick.card === null);
    const pick =
      open.find(({ pool }) => pool !== unseen && pool.cards.includes(card)) ?? open.find(({ pool }) => pool.cards.includes(card));
    if (pick) place(pick, card);
  }
}

/** Fills the remaining picks; the pools are already shuffled. */
function fill({ picks, rests }: ImaginedDraft): void {
  for (const pick of picks) if (pick.card === null) place(pick, itemAt(pick.pool.cards, 0));
  for (const rest of rests) if (rest.cards.length === 0) rest.cards = rest.pool.cards.splice(0, rest.size);
}

function imagineHand(table: BloodRageTable, clan: Clan, seat: Seat, drafts: readonly ImaginedDraft[], random: Random): BloodRageHand {
  const chosen = table.phase === 'quest' || table.phase === 'ragnarok' || table.phase === 'valhalla';
  const hidden = drafts.map((draft) => hiddenPicks(draft, seat, clan));
  const current = chosen ? [] : itemAt(hidden, table.age - 1);
  const hasOld = clan.hand + clan.quests - clan.known.length > current.length;
  const needsQuest = clan.quests > [...clan.known, ...current].filter(isQuest).length;
  const old = hidden.slice(0, chosen ? table.age : table.age - 1);
  const kept = hasOld ? chooseKept(clan, old, needsQuest, random) : null;
  const held = shuffled([...clan.known, ...current, ...(kept === null ? [] : [kept])], random);
  const quests = held.filter(isQuest).slice(0, clan.quests);
  return {
    cards: held.filter((card) => !quests.includes(card)),
    pack: packOf(table, seat, drafts),
    quests,
    gone: [...old.flat(), ...clan.mayHaveKept].filter((card) => card !== kept).concat(lastCards(table, seat, drafts)),
    drafts: drafts.map((draft) => recordOf(draft, seat, table.clans.length)),
  };
}

/** The cards of a draft that the seat picked and has never shown. */
function hiddenPicks({ picks }: ImaginedDraft, seat: Seat, { shown }: Clan): readonly BloodRageCardId[] {
  return picks.flatMap(({ owner, card }) => (owner === seat && card !== null && !shown.includes(card) ? [card] : []));
}

function chooseKept(
  { keptFrom, mayHaveKept }: Clan,
  hidden: readonly (readonly BloodRageCardId[])[],
  quest: boolean,
  random: Random,
): BloodRageCardId {
  const candidates = [...hidden.slice((keptFrom ?? 1) - 1).flat(), ...mayHaveKept];
  const fitting = quest ? candidates.filter(isQuest) : candidates;
  return itemAt(fitting.length > 0 ? fitting : candidates, random.below(fitting.length > 0 ? fitting.length : candidates.length));
}

/** The packet in front of a seat during the draft. */
function packOf(table: BloodRageTable, seat: Seat, drafts: readonly ImaginedDraft[]): BloodRageCardId[] {
  const draft = itemAt(drafts, table.age - 1);
  if (progressOf(table, table.age).done) return [];
  const packet = draft.rests.findIndex((_, j) => holderOf(j, draft.rounds, table.clans.length) === seat);
  return itemAt(draft.rests, packet).cards;
}

/** BR-8.5: the cards left to the seat at the end of each draft. */
function lastCards(table: BloodRageTable, seat: Seat, drafts: readonly ImaginedDraft[]): BloodRageCardId[] {
  return drafts.flatMap((draft) =>
    progressOf(table, draft.age).done
      ? draft.rests.flatMap(({ cards }, packet) => (holderOf(packet, draft.rounds - 1, table.clans.length) === seat ? cards : []))
      : [],
  );
}

function recordOf({ picks, rests, rounds }: ImaginedDraft, seat: Seat, seats: number): DraftRecord {
  const record: DraftRecord = { took: [], passed: [] };
  for (let round = 0; round < rounds; round++) {
    const packet = rests.findIndex((_, j) => holderOf(j, round, seats) === seat);
    const here = picks.filter((pick) => pick.packet === packet && pick.card !== null);
    const cards = (some: typeof here): number[] => some.flatMap(({ card }) => (card === null ? [] : [numberOf(card)]));
    record.took.push(cards(here.filter((pick) => pick.round === round)));
    record.passed.push([...cards(here.filter((pick) => pick.round > round)), ...itemAt(rests, packet).cards.map(numberOf)]);
  }
  return record;
}

/** Accounts for cards that a clan showed, took back and later discarded unseen: they left the game from that clan's hand. */
function accountForLostCards(
  table: BloodRageTable,
  hands: readonly BloodRageHand[],
  drafts: readonly ImaginedDraft[],
  viewer: V['viewer'],
): void {
  const placed = new Set([
    ...table.discard,
    ...table.clans.flatMap(({ slots }) => slots),
    ...(table.pillage?.sides ?? []).flatMap(({ cards }) => cards.flatMap(({ card, lies }) => (lies ? [card] : []))),
    ...hands.flatMap(({ cards, quests, gone, pack }) => [...cards, ...quests, ...gone, ...pack]),
  ]);
  for (const { picks } of drafts) {
    for (const { owner, card } of picks) {
      if (card === null || placed.has(card)) continue;
      const seat = owner === viewer ? (owner + 1) % hands.length : owner;
      itemAt(hands, seat).gone.push(card);
    }
  }
}
