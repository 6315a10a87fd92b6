/** Holmgang, the testkit's own game: sealed drafts, nested battles with laps and interrupts, quiet windows, an automated opponent, all answer spaces. */
import { defineGame, type Game, isObject, itemAt, type Random, type StandardSchema, type View } from '../../kernel/index.ts';
import { battle, blowHorn, hornLaps, playCard, playRune, runeWindow } from './battle.ts';
import { amulet, avenge, bearer, buyOff, grudge, listeners, outlawry } from './boons.ts';
import { draft, pickCard } from './draft.ts';
import { fell } from './fell.ts';
import { honourGods, jotunTurn, payTribute } from './jotun.ts';
import { projection } from './project.ts';
import { BOONS, CARDS, type Hand, type Holmgang } from './state.ts';
import { act, main, stake, turn } from './turn.ts';

interface Options {
  jotun: boolean;
}

const options: StandardSchema<Options> = {
  '~standard': {
    version: 1,
    vendor: 'skald',
    validate: (value) => {
      if (!isObject(value)) return { issues: [{ message: 'must be an object' }] };
      const { jotun = true, ...rest } = value;
      if (typeof jotun !== 'boolean') return { issues: [{ message: 'must be true or false', path: ['jotun'] }] };
      return Object.keys(rest).length > 0 ? { issues: [{ message: `unknown option ${Object.keys(rest)[0]}` }] } : { value: { jotun } };
    },
  },
};

export const holmgang: Game<Holmgang, Options> = defineGame<Holmgang, Options>({
  slug: 'holmgang',
  seats: { min: 2, max: 4 },
  options,
  variants: [{}, { jotun: false }],
  setup: ({ seats, options: { jotun }, shuffle }) => {
    const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
    return {
      table: {
        round: 0,
        withJotun: jotun,
        honour: each(() => 1),
        thralls: each(() => 2),
        boons: shuffle('boons', [...BOONS, ...BOONS]).slice(0, seats),
        outlaws: [],
        handSizes: each(() => 0),
        packSizes: each(() => 0),
        known: each(() => []),
        discard: [],
        battles: [],
      },
      hands: each(() => ({ cards: [], pack: [], passed: [] })),
      box: { deck: shuffle('deck', CARDS), buried: [] },
    };
  },
  main,
  procedures: [draft, turn, battle, hornLaps, runeWindow, jotunTurn, fell, amulet, bearer, grudge, outlawry],
  decisions: [pickCard, playCard, blowHorn, playRune, buyOff, avenge, payTribute, honourGods, act, stake],
  listeners,
  windowOrder: (_g, _window, _effect, pending) => pending,
  invariants: [
    {
      name: 'every card is in exactly one place',
      broken: ({ table, hands, box }) => {
        const places = [
          ...hands.flatMap(({ cards, pack }) => [...cards, ...pack]),
          ...table.discard,
          ...table.battles.flatMap(({ sides }) => sides.flatMap(({ cards }) => cards)),
          ...box.deck,
          ...box.buried,
        ];
        return places.toSorted().join() === CARDS.toSorted().join() ? undefined : `${places.length} cards: ${places.toSorted().join()}`;
      },
    },
    {
      name: 'the table counts every hand',
      broken: ({ table, hands }) => {
        const wrong = hands.findIndex(
          ({ cards, pack }, seat) => table.handSizes[seat] !== cards.length || table.packSizes[seat] !== pack.length,
        );
        return wrong < 0 ? undefined : `hand ${wrong}`;
      },
    },
  ],
  windows: {
    kinds: [runeWindow.name],
    kindOf: ({ decision }) => (decision === playRune.name ? runeWindow.name : undefined),
    isAttacked: ({ battles }, { seat }) => battles.at(-1)?.defender === seat,
    turn: ({ round, battles }) => `${round}.${battles[0]?.attacker ?? ''}`,
  },
  imagine,
  standings: ({ table }) => {
    const scores = table.honour.map((honour, seat) => honour + 2 * itemAt(table.thralls, seat));
    return scores.map((score, seat) => ({ seat, score, rank: 1 + scores.filter((other) => other > score).length }));
  },
  projection,
  content: {
    names: [
      'feasted',
      'boasted',
      'horn-blown',
      'rune-played',
      'window-closed',
      'thrall-fell',
      'loss-prevented',
      'loss-bought-off',
      'outlawed',
      'jotun-came',
      'tribute-taken',
      'gods-honoured',
    ],
    usedBy: ({ event }) => [event],
  },
});

/** Deals what the viewer cannot know at random into the places whose sizes it can. */
function imagine(view: View<Holmgang>, random: Random): { hands: Hand[]; box: Holmgang['box'] } {
  const { table, hand, viewer, seats } = view;
  const passedTo = typeof viewer === 'number' && hand && hand.passed.length > 0 ? (viewer + 1) % seats : undefined;
  const seen = new Set([
    ...table.discard,
    ...table.known.flat(),
    ...table.battles.flatMap(({ sides }) => sides.flatMap(({ cards }) => cards)),
    ...(hand ? [...hand.cards, ...hand.pack, ...hand.passed] : []),
  ]);
  const unseen = CARDS.filter((card) => !seen.has(card));
  const draw = (count: number): string[] => Array.from({ length: count }, () => itemAt(unseen.splice(random.below(unseen.length), 1), 0));
  const hands = table.handSizes.map((size, seat): Hand => {
    if (seat === viewer && hand) return hand;
    const known = itemAt(table.known, seat);
    const pack = seat === passedTo && hand ? hand.passed : draw(itemAt(table.packSizes, seat));
    return { cards: [...known, ...draw(size - known.length)], pack, passed: [] };
  });
  const dealt = 3 * seats * table.round;
  const deck = draw(CARDS.length - dealt);
  return { hands, box: { deck, buried: unseen } };
}
