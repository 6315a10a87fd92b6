/** The set-up of table and box before anybody is asked (LR-3.1 to LR-3.7, LR-20, LR-40, LR-45). */
import { at, type Compartments, must, type Setup } from '../../../kernel/index.ts';
import { ALL_COMBAT_CARDS, boardOf, content, monsterOf, monumentOf, NUMBERS } from '../content/content.ts';
import { mapOf } from '../content/map.ts';
import {
  type ActionCardId,
  BASIC_SETS,
  type BasicSet,
  BLESSINGS,
  HEROES,
  type HeroId,
  type MonsterId,
  PROPHETS,
  type ProphetId,
  RUNES,
  type Side,
} from '../ids.ts';
import { type Options, priorityOf, prophetsAt } from '../options.ts';
import type { Box, Forge, Human, Lords, MonsterState, Party, Person, Prophet, Table } from '../state.ts';
import { numberOf } from '../table/cards.ts';

type Laying = Setup<Options>;

/** LR-2.1: by the number of participants, prophets included. */
const PARTIES_ON_SMALL_SIDE = 2;

export function setup(g: Laying): Compartments<Lords> {
  const prophets = prophetsAt(g.seats, g.options);
  const side: Side = g.seats + prophets <= PARTIES_ON_SMALL_SIDE ? 'small' : 'large';
  const first = g.roll('turn-order', g.seats) - 1;
  const humans = Array.from({ length: g.seats }, (_, i) => (first + i) % g.seats);
  const monsters = layMonsters(g, side);
  const forges = layForges(g, side);
  const deck = g.shuffle('combat-deck', ALL_COMBAT_CARDS.map(numberOf));
  const blessings = g.shuffle('blessings', BLESSINGS);
  const made = makeProphets(g, prophets);
  const table: Table = {
    side,
    order: [...made.map(({ open }) => open.prophet), ...humans],
    round: 0,
    active: at<Party>([...made.map(({ open }) => open.prophet), ...humans], 0),
    step: 'set-up',
    used: [],
    control: mapOf(side).numbers.map(() => null),
    temples: [],
    forges,
    devastated: [],
    scorched: false,
    monsters,
    monuments: { thor: monumentOf('thor').startLevel, odin: monumentOf('odin').startLevel, freyja: monumentOf('freyja').startLevel },
    omens: [],
    wheel: { MOBILIZE: [], REINFORCE: [], BUILD_TEMPLE: [], MONSTERS: [], USURP: [], PREPARE: [] },
    humans: Array.from({ length: g.seats }, newHuman),
    prophets: made.map(({ open }) => open),
    fate: g.seats > 1 && prophets > 0 ? at(humans, humans.length - 1) : null,
    freeChoice: g.options.freeChoice,
    undrawn: g.options.randomChallenges,
    challenges: [...g.options.challenges],
    deck: deck.length,
    discards: [],
    blessings: blessings.length,
    under: [],
    revealed: [],
    pending: [],
    owed: [],
    battle: null,
    hunt: null,
    last: null,
    winner: null,
    victory: null,
  };
  const box: Box = { deck, blessings, prophets: made.map(({ actions }) => ({ hand: [], pile: [], actions })) };
  return { table, hands: Array.from({ length: g.seats }, () => ({ cards: [], attacks: [] })), box };
}

/** LR-3.6: all six, or four random ones, in a random tray order; Loki last. */
function layMonsters(g: Laying, side: Side): MonsterState[] {
  const chosen = g
    .shuffle<MonsterId>(
      'monsters',
      content.monsters.map(({ id }) => id),
    )
    .slice(0, mapOf(side).mapThresholds.monsters);
  return [...chosen, 'loki' as const].map((monster) => {
    const { startRegion, woundFields } = monsterOf(monster);
    return { monster, at: startRegion[side], owner: null, wounds: woundFields.map(() => null) };
  });
}

/** LR-3.3. */
function layForges(g: Laying, side: Side): Forge[] {
  const bag = RUNES.flatMap((rune) => Array.from({ length: NUMBERS.runesPerSymbol }, () => rune));
  const regions = mapOf(side).forgeRegions;
  const runes = g.shuffle('runes', bag).slice(0, regions.length);
  return regions.map((region, i) => ({ at: region, rune: at(runes, i) }));
}

function newPerson(): Person {
  return {
    hero: null,
    heritage: null,
    at: 0,
    attributes: { MIGHT: 1, WISDOM: 1, AUTHORITY: 1 },
    runes: { THURISAZ: 0, ANSUZ: 0, FEHU: 0 },
    cards: 0,
    priests: 0,
    sent: [],
    armies: [],
    allies: [],
    blessings: [],
    artifacts: [],
    slain: 0,
    tokens: 0,
  };
}

function newHuman(): Human {
  return { ...newPerson(), sea: null, injured: [], exhausted: [] };
}

function prophetOf(hero: HeroId): ProphetId {
  return must(
    PROPHETS.find((id) => id === `prophet-${hero}`),
    hero,
  );
}

/** LR-20.2, LR-40.1: the chosen heroes, the others at random, each with a priority of his own. */
function chooseHeroes(g: Laying, count: number): readonly HeroId[] {
  const chosen = [...g.options.prophetHeroes];
  while (chosen.length < count) {
    const priorities = chosen.map(priorityOf);
    chosen.push(
      g.pick(
        'prophet-hero',
        HEROES.filter((hero) => !priorities.includes(priorityOf(hero))),
      ),
    );
  }
  return chosen.length > 1 ? g.shuffle('prophet-order', chosen) : chosen;
}

interface Made {
  readonly open: Prophet;
  readonly actions: ActionCardId[];
}

/** LR-20.9, LR-40.2, LR-40.14: the action deck of each prophet; sets and improved cards are dealt without repetition. */
function makeProphets(g: Laying, count: number): readonly Made[] {
  if (count === 0) return [];
  const sets = g.shuffle('basic-sets', BASIC_SETS);
  const improved = {
    JARL: g.shuffle('improved-JARL', cardsOf('IMPROVED', 'JARL')),
    GODI: g.shuffle('improved-GODI', cardsOf('IMPROVED', 'GODI')),
    SLAYER: g.shuffle('improved-SLAYER', cardsOf('IMPROVED', 'SLAYER')),
  };
  return chooseHeroes(g, count).map((hero, i) => makeProphet(g, hero, at(sets, i), improved));
}

export function cardsOf(group: 'BASIC' | 'IMPROVED' | 'HERO', subgroup: string): ActionCardId[] {
  return content.prophetActionCards.filter((card) => card.group === group && card.subgroup === subgroup).map(({ id }) => id);
}

/** How many cards lie in the row (LR-20.9). */
const ROW = 3;

function makeProphet(g: Laying, hero: HeroId, set: BasicSet, improved: Record<'JARL' | 'GODI' | 'SLAYER', ActionCardId[]>): Made {
  const board = boardOf(hero);
  const stack = g.shuffle('action-deck', [...cardsOf('BASIC', set), ...cardsOf('HERO', hero)]);
  const row = stack.splice(0, ROW);
  const { JARL, GODI, SLAYER } = board.improvedCards;
  const drawn = [...improved.JARL.splice(0, JARL), ...improved.GODI.splice(0, GODI), ...improved.SLAYER.splice(0, SLAYER)];
  const actions = g.shuffle('action-deck', [...stack, ...drawn].sort());
  const open: Prophet = {
    ...newPerson(),
    hero,
    prophet: prophetOf(hero),
    set,
    attributes: { ...board.startAttributes },
    row,
    chosen: null,
    actions: actions.length,
    seen: [...row],
    pile: 0,
    shown: [],
  };
  return { open, actions };
}
