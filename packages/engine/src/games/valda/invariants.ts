/** The invariants of Valda; tests check them after every step (VA-20.4). */
import { type Invariant, itemAt, type Seat, type State } from '../../kernel/index.ts';
import { countOf, distinct, openCards } from './board/cards.ts';
import { templesOf } from './board/counting.ts';
import { safeFloor } from './board/followers.ts';
import { fewestRecycled, fitHand } from './board/origins.ts';
import { cardOf, content, fullDeck, realmOf, TOTAL_CARDS, weaponOf } from './content/content.ts';
import { BASE_DECKS, DECKS, REALMS, RESOURCES, type Realm, type ValdaCardId } from './ids.ts';
import type { Valda, ValdaPlayer, ValdaTable } from './state.ts';

const ALL_CARDS = DECKS.flatMap(fullDeck).toSorted().join();

/** Every card in the game, wherever it lies. */
function everyCard({ table, hands, box }: State<Valda>): readonly ValdaCardId[] {
  return [
    ...DECKS.flatMap((deck) => box.decks[deck]),
    ...hands.flatMap(({ cards, looking }) => [...cards, ...looking]),
    ...openCards(table),
  ];
}

function wrongPlayer(table: ValdaTable, wrong: (player: ValdaPlayer, seat: Seat) => boolean): string | undefined {
  const seat = table.players.findIndex(wrong);
  return seat < 0 ? undefined : `seat ${seat}`;
}

/** The true place of a god's weapon, in the terms of the public location set. */
function placeOf({ table, hands }: State<Valda>, realm: Realm): Seat | 'deck' | 'removed' {
  const weapon = weaponOf(realm);
  if (table.removed.includes(weapon)) return 'removed';
  const seat = hands.findIndex(({ cards }, i) => cards.includes(weapon) || itemAt(table.players, i).display.includes(weapon));
  return seat < 0 ? 'deck' : seat;
}

export const invariants: readonly Invariant<Valda>[] = [
  {
    name: 'VA-20.4 every card is in one place',
    broken: (state) => {
      const cards = everyCard(state);
      return cards.length === TOTAL_CARDS && cards.toSorted().join() === ALL_CARDS ? undefined : `${cards.length} cards`;
    },
  },
  {
    name: 'VA-4.10 the table counts hands and decks',
    broken: ({ table, hands, box }) => {
      const deck = DECKS.find((one) => table.decks[one] !== box.decks[one].length);
      if (deck) return `deck ${deck}`;
      return wrongPlayer(table, ({ hand, origins, known }, seat) => {
        const { cards } = itemAt(hands, seat);
        return hand !== cards.length || origins.length !== hand || known.some((card) => !cards.includes(card));
      });
    },
  },
  {
    name: 'VA-19.7 the record of where cards came from fits every hand',
    broken: ({ table, hands }) => wrongPlayer(table, ({ origins }, seat) => !fitHand(origins, itemAt(hands, seat).cards, table.recycled)),
  },
  {
    name: 'VA-4.17 the table knows the god cards that a reshuffle put into the base decks',
    broken: ({ table, hands, box }) => {
      const lying = BASE_DECKS.flatMap((deck) => box.decks[deck].filter((card) => cardOf(card).deck !== deck));
      return distinct([...lying, ...table.recycled]).find((card) => {
        const held = table.players.map(({ origins }, seat) => fewestRecycled(origins, itemAt(hands, seat).cards, table.recycled, card));
        const all = held.reduce((sum, count) => sum + count, countOf(lying, card));
        return all > countOf(table.recycled, card);
      });
    },
  },
  {
    name: 'VA-20.4 resources neither appear nor vanish',
    broken: ({ table }) => {
      const kind = RESOURCES.find((one, i) => {
        const held = table.players.map(({ resources }) => resources[one]);
        const all = held.reduce((sum, count) => sum + count, table.supply[one]);
        return all !== itemAt(content.resources, i).supply || Math.min(table.supply[one], ...held) < 0;
      });
      return kind;
    },
  },
  {
    name: 'VA-20.4 temples, mines and drills keep to their limits',
    broken: ({ table }) => {
      const { mines, drills } = content.playerBoard.tracks;
      return wrongPlayer(
        table,
        (player) =>
          templesOf(player) > content.players.perPlayer.temples ||
          player.mines < mines.start ||
          player.mines > mines.max ||
          player.drills < drills.start ||
          player.drills > drills.max,
      );
    },
  },
  {
    name: 'VA-20.4 no realm is overcrowded or controlled by two',
    broken: ({ table }) =>
      REALMS.find((realm) => {
        const temples = table.players.map((player) => player.temples[realm]);
        const { sites, maxTemplesPerPlayer } = realmOf(realm);
        const controllers = temples.filter((count) => count >= maxTemplesPerPlayer).length;
        return temples.reduce((sum, count) => sum + count, 0) > sites || Math.max(...temples) > maxTemplesPerPlayer || controllers > 1;
      }),
  },
  {
    name: 'VA-20.4 nobody falls below a safe zone once reached',
    broken: ({ table }, before) =>
      wrongPlayer(table, ({ followers }, seat) => followers < safeFloor(before ? itemAt(before.table.players, seat).followers : 0)),
  },
  {
    name: 'VA-20.4 A holds actions, B attacks and defences, and no pile a weapon',
    broken: ({ table, box }) => {
      const wrong = BASE_DECKS.flatMap((deck) =>
        [...table.piles[deck], ...box.decks[deck]].filter((card) => {
          const { kind } = cardOf(card);
          return kind === 'divine-weapon' || (kind === 'action') !== (deck === 'A');
        }),
      );
      return wrong[0];
    },
  },
  {
    name: 'VA-20.4 after the action phase the active player keeps to the hand limit',
    broken: ({ table, flow }, before) => {
      const left = before?.table.phase === 'actions' && table.phase === 'building' && flow.open[0]?.decision === 'build';
      const { hand } = itemAt(table.players, table.active);
      return left && hand > content.constants.handLimit ? `${hand} cards` : undefined;
    },
  },
  {
    name: 'VA-16.1 the public record of each weapon contains its true place',
    broken: (state) => REALMS.find((realm) => !state.table.weapons[realm].includes(placeOf(state, realm))),
  },
  {
    name: 'VA-20.4 loans are covered by temples of their lenders',
    broken: ({ table }) =>
      table.loans.find(({ realm, lender }) => {
        const lent = table.loans.filter((loan) => loan.realm === realm && loan.lender === lender).length;
        return lender === table.active || lent > itemAt(table.players, lender).temples[realm];
      })?.realm,
  },
  {
    name: 'VA-14.7 no sealed defence outlives its attack',
    broken: ({ table, hands }) => (table.attack === null && hands.some(({ sealed }) => sealed !== null) ? 'a sealed defence' : undefined),
  },
];
