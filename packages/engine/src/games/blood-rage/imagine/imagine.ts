/** A match that a view allows, consistent with everything the seat has seen: own picks, packets passed on, cards shown and taken back. */
import { at, type Random, type Seat, type View } from '../../../kernel/index.ts';
import { deckFor, isQuest, numberOf } from '../content/cards.ts';
import { LAST_AGE } from '../content/content.ts';
import type { CardId } from '../ids.ts';
import type { BloodRage, Box, Clan, DraftRecord, Hand, Table } from '../state.ts';
import { holderOf, type ImaginedDraft, openDraft, progressOf } from './packets.ts';
import { place, placeQuests } from './quest-matching.ts';
import { shuffled } from './shuffled.ts';

type V = View<BloodRage>;

export function imagine(view: V, random: Random): { hands: Hand[]; box: Box } {
  const { table, viewer, seats } = view;
  const drafts = imagineDrafts(view, random);
  const hands = table.clans.map((clan, seat): Hand => {
    if (seat === viewer && view.hand) return view.hand;
    return imagineHand(table, clan, seat, drafts, random);
  });
  giveUpStrays(table, hands, drafts, viewer);
  const box: Box = { decks: [], undealt: [] };
  for (let age = 1; age <= LAST_AGE; age++) {
    const draft = drafts[age - 1];
    box.decks.push(draft ? [] : shuffled(deckFor(age, seats, table.sets.mystics), random));
    box.undealt.push(draft ? draft.unseen.cards : []);
  }
  return { hands, box };
}

/** The drafts of all Ages so far, the newest first: what its committed quests ask for may have been kept from an earlier one. */
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
    needs = stillNeeded(table, age, placeQuests(draft, needs));
    fill(draft);
    drafts.unshift(draft);
  }
  return drafts;
}

/** One quest may have been kept from an earlier Age. */
function stillNeeded(table: Table, age: number, missing: ReadonlyMap<Seat, number>): Map<Seat, number> {
  const needs = new Map<Seat, number>();
  for (const seat of missing.keys()) {
    const { keptFrom, mayHaveKept } = at(table.clans, seat);
    if (keptFrom !== null && keptFrom < age && !mayHaveKept.some(isQuest)) needs.set(seat, 1);
  }
  return needs;
}

/** Whoever was the first to show a card had picked it. */
function placeShown({ picks, unseen }: ImaginedDraft, seat: Seat, shown: readonly CardId[]): void {
  for (const card of shown) {
    const open = picks.filter((pick) => pick.owner === seat && pick.card === null);
    const pick =
      open.find(({ pool }) => pool !== unseen && pool.cards.includes(card)) ?? open.find(({ pool }) => pool.cards.includes(card));
    if (pick) place(pick, card);
  }
}

/** Everything still open at random; pools are in random order already. */
function fill({ picks, rests }: ImaginedDraft): void {
  for (const pick of picks) if (pick.card === null) place(pick, at(pick.pool.cards, 0));
  for (const rest of rests) if (rest.cards.length === 0) rest.cards = rest.pool.cards.splice(0, rest.size);
}

function imagineHand(table: Table, clan: Clan, seat: Seat, drafts: readonly ImaginedDraft[], random: Random): Hand {
  const chosen = table.phase === 'quest' || table.phase === 'ragnarok' || table.phase === 'valhalla';
  const hidden = drafts.map((draft) => hiddenPicks(draft, seat, clan));
  const current = chosen ? [] : at(hidden, table.age - 1);
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

/** Cards of a draft that the seat picked and has never shown. */
function hiddenPicks({ picks }: ImaginedDraft, seat: Seat, { shown }: Clan): readonly CardId[] {
  return picks.flatMap(({ owner, card }) => (owner === seat && card !== null && !shown.includes(card) ? [card] : []));
}

function chooseKept({ keptFrom, mayHaveKept }: Clan, hidden: readonly (readonly CardId[])[], quest: boolean, random: Random): CardId {
  const candidates = [...hidden.slice((keptFrom ?? 1) - 1).flat(), ...mayHaveKept];
  const fitting = quest ? candidates.filter(isQuest) : candidates;
  return at(fitting.length > 0 ? fitting : candidates, random.below(fitting.length > 0 ? fitting.length : candidates.length));
}

/** The packet in front of a seat while the draft goes on. */
function packOf(table: Table, seat: Seat, drafts: readonly ImaginedDraft[]): CardId[] {
  const draft = at(drafts, table.age - 1);
  if (progressOf(table, table.age).done) return [];
  const packet = draft.rests.findIndex((_, j) => holderOf(j, draft.rounds, table.clans.length) === seat);
  return at(draft.rests, packet).cards;
}

/** BR-8.5: what the seat was left with at the end of each draft. */
function lastCards(table: Table, seat: Seat, drafts: readonly ImaginedDraft[]): CardId[] {
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
    record.passed.push([...cards(here.filter((pick) => pick.round > round)), ...at(rests, packet).cards.map(numberOf)]);
  }
  return record;
}

/** Cards that were shown, taken back and discarded unseen since: they are out of the game by somebody's hand. */
function giveUpStrays(table: Table, hands: readonly Hand[], drafts: readonly ImaginedDraft[], viewer: V['viewer']): void {
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
      at(hands, seat).gone.push(card);
    }
  }
}
