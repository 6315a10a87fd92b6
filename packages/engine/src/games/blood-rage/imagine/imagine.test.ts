import { describe, expect, it } from 'vitest';
import {
  begin,
  canonical,
  decisions,
  fastChance,
  fastRandom,
  imagine,
  isRefusal,
  itemAt,
  playInPlace,
  type State,
  sampleAnswer,
  view,
} from '../../../kernel/index.ts';
import type { BloodRageCardId } from '../card-ids.ts';
import { cardNumbered, isQuest } from '../content/cards.ts';
import { bloodRage } from '../index.ts';
import { invariants } from '../invariants.ts';
import type { BloodRageOptions } from '../options.ts';
import type { BloodRage } from '../state.ts';

const TABLES: readonly (readonly [number, Partial<BloodRageOptions>])[] = [
  [2, {}],
  [3, { mystics: true, draftInFirstAge: false }],
  [4, { gods: true }],
  [5, { mystics: true }],
];

/** Plays at random and yields every n-th position. */
function positions(
  seats: number,
  options: Partial<BloodRageOptions>,
  seed: number,
  every: number,
  look: (state: State<BloodRage>) => void,
): void {
  const chance = fastChance(seed);
  const random = fastRandom(seed, 5);
  const begun = begin(bloodRage, { seats, options }, chance, true);
  if (isRefusal(begun)) throw new Error(begun.reason);
  const live = playInPlace(bloodRage, begun.state, chance, { silent: true });
  for (let i = 0; !live.over; i++) {
    if (i % every === 0) look(live.state);
    const open = decisions(bloodRage, live.state);
    const { seat, id, space } = itemAt(open, random.below(open.length));
    const played = live.answer(seat, id, sampleAnswer(space, random));
    if (isRefusal(played)) throw new Error(played.reason);
  }
}

/** All cards that a seat held or passed on in an Age. */
function handledBy(state: State<BloodRage>, seat: number, age: number): readonly BloodRageCardId[] {
  const record = state.hands[seat]?.drafts[age - 1];
  return record ? [...record.took.flat(), ...record.passed.flat()].map(cardNumbered) : [];
}

describe.each(TABLES)('what %i players can imagine (%o)', (seats, options) => {
  it('BR-33.5 is a whole match in which every card lies once and everything the seat sees is the same', () => {
    const random = fastRandom(7);
    for (const seed of [1, 2, 3]) {
      positions(seats, options, seed, 9, (state) => {
        for (const viewer of ['spectator' as const, ...state.hands.keys()]) {
          const other = imagine(bloodRage, view(bloodRage, state, viewer), random);
          const complaints = invariants.flatMap(({ name, broken }) => (broken(other, undefined) === undefined ? [] : [name]));
          expect(complaints).toEqual([]);
          expect(canonical(view(bloodRage, other, viewer))).toBe(canonical(view(bloodRage, state, viewer)));
        }
      });
    }
  });

  it('BR-25.5, BR-13.1 lets nobody commit anything but quests', () => {
    const random = fastRandom(8);
    for (const seed of [4, 5, 6, 7]) {
      positions(seats, options, seed, 5, (state) => {
        for (const viewer of state.hands.keys()) {
          const other = imagine(bloodRage, view(bloodRage, state, viewer), random);
          for (const { quests } of other.hands) expect(quests.filter((card) => !isQuest(card))).toEqual([]);
        }
      });
    }
  });

  it('BR-25.2, BR-8.6 respects the packets the seat passed on: none of their cards is undealt, and nobody picked more of them than allowed', () => {
    const random = fastRandom(9);
    for (const seed of [8, 9]) {
      positions(seats, options, seed, 11, (state) => {
        for (const viewer of state.hands.keys()) {
          const other = imagine(bloodRage, view(bloodRage, state, viewer), random);
          for (let age = 1; age <= state.table.age; age++) {
            const seen = new Set(handledBy(state, viewer, age));
            expect(other.box.undealt.flat().filter((card) => seen.has(card))).toEqual([]);
            expect(packetsAgree(other, age)).toBe(true);
          }
        }
      });
    }
  });

  it('BR-25.3 knows who picked the shown cards', () => {
    const random = fastRandom(10);
    positions(seats, options, 11, 7, (state) => {
      for (const viewer of state.hands.keys()) {
        const other = imagine(bloodRage, view(bloodRage, state, viewer), random);
        for (const [seat, { shown }] of state.table.clans.entries()) {
          const picked = other.hands[seat]?.drafts.flatMap(({ took }) => took.flat().map(cardNumbered)) ?? [];
          expect(shown.filter((card) => !picked.includes(card))).toEqual([]);
        }
      }
    });
  });
});

/** Whether the cards that one seat passed on are the ones that the next seat picked from and passed on. */
function packetsAgree({ hands }: State<BloodRage>, age: number): boolean {
  return hands.every((hand, seat) => {
    const record = itemAt(hand.drafts, age - 1);
    const next = itemAt(itemAt(hands, (seat + 1) % hands.length).drafts, age - 1);
    return record.passed.every((cards, round) => {
      const found = next.took[round + 1];
      if (!found) return true;
      return [...found, ...(next.passed[round + 1] ?? [])].toSorted().join() === cards.toSorted().join();
    });
  });
}
