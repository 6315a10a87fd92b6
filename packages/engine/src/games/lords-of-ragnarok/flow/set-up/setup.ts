/** Sets up the table and the box before the first question (LR-3.1 to LR-3.7, LR-20, LR-40, LR-45). */
import { type Compartments, itemAt, required, type Setup } from '../../../../kernel/index.ts';
import { ALL_COMBAT_CARDS, boardOf, content, monsterOf, monumentOf, NUMBERS } from '../../content/content.ts';
import { mapOf } from '../../content/map.ts';
import { EXTRA_GODS, EXTRA_REALMS } from '../../expansions/ids.ts';
import { fitsSeas, seaMonstersOf } from '../../expansions/objections.ts';
import {
  type ActionCardId,
  BASIC_SETS,
  type BasicSet,
  BLESSINGS,
  HEROES,
  type HeroId,
  type LordsMonsterId,
  type MapSide,
  type MonumentId,
  PROPHETS,
  type ProphetId,
  RUNES,
} from '../../ids.ts';
import { type LordsOptions, priorityOf, prophetsAt } from '../../options.ts';
import type { Forge, Human, Lords, LordsBox, LordsTable, MonsterState, Party, Person, Prophet } from '../../state.ts';
import { numberOf } from '../../table/cards.ts';

type Laying = Setup<LordsOptions>;

/** LR-2.1: the number of participants, including prophets, decides the side of the map. */
const PARTIES_ON_SMALL_SIDE = 2;

export function setup(g: Laying): Compartments<Lords> {
  const prophets = prophetsAt(g.seats, g.options);
  const side: MapSide = g.seats + prophets <= PARTIES_ON_SMALL_SIDE ? 'small' : 'large';
  const first = g.roll('turn-order', g.seats) - 1;
  const humans = Array.from({ length: g.seats }, (_, i) => (first + i) % g.seats);
  const monsters = layMonsters(g, side);
  const forges = layForges(g, side);
  const deck = g.shuffle('combat-deck', ALL_COMBAT_CARDS.map(numberOf));
  const blessings = g.shuffle('blessings', BLESSINGS);
  const made = makeProphets(g, prophets);
  const table: LordsTable = {
    side,
    order: [...made.map(({ open }) => open.prophet), ...humans],
    round: 0,
    active: itemAt<Party>([...made.map(({ open }) => open.prophet), ...humans], 0),
    step: 'set-up',
    used: [],
    control: mapOf(side).numbers.map(() => null),
    temples: [],
    forges,
    devastated: [],
    scorched: false,
    monsters,
    monuments: Object.fromEntries(godsOf(g).map((god) => [god, monumentOf(god).startLevel])),
    ...(g.options.realms ? { realms: [...EXTRA_REALMS] } : {}),
    omens: [],
    wheel: { MOBILIZE: [], REINFORCE: [], BUILD_TEMPLE: [], MONSTERS: [], USURP: [], PREPARE: [] },
    humans: Array.from({ length: g.seats }, () => newHuman(g)),
    prophets: made.map(({ open }) => open),
    fate: g.seats > 1 && prophets > 0 ? itemAt(humans, humans.length - 1) : null,
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
  const box: LordsBox = { deck, blessings, prophets: made.map(({ actions }) => ({ hand: [], pile: [], actions })) };
  return { table, hands: Array.from({ length: g.seats }, () => ({ cards: [], attacks: [] })), box };
}

/** LR-3.2, LR-50.1: the three gods of the base game, and those that the table asked for. */
function godsOf({ options }: Laying): readonly MonumentId[] {
  return [...content.monuments.map(({ id }) => id), ...EXTRA_GODS.filter((god) => options[god])];
}

/** LR-3.6: all six, or four random ones, in random tray order; then sea monsters, the arch-enemy last (LR-50.5, LR-50.8). */
function layMonsters(g: Laying, side: MapSide): MonsterState[] {
  const chosen = g
    .shuffle<LordsMonsterId>(
      'monsters',
      content.monsters.map(({ id }) => id),
    )
    .slice(0, mapOf(side).mapThresholds.monsters);
  const boss = g.options.boss === 'nagfar' ? 'nagfar' : 'loki';
  const all: readonly LordsMonsterId[] = [...chosen, ...seaMonstersOf(g.options), boss];
  return all.map((monster) => {
    const { startRegion, startSea, woundFields } = monsterOf(monster);
    const sea = startSea ? { sea: startSea[side] } : {};
    return { monster, at: startRegion[side], ...sea, owner: null, wounds: woundFields.map(() => null) };
  });
}

/** LR-3.3. */
function layForges(g: Laying, side: MapSide): Forge[] {
  const bag = RUNES.flatMap((rune) => Array.from({ length: NUMBERS.runesPerSymbol }, () => rune));
  const regions = mapOf(side).forgeRegions;
  const runes = g.shuffle('runes', bag).slice(0, regions.length);
  return regions.map((region, i) => ({ at: region, rune: itemAt(runes, i) }));
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

function newHuman({ options }: Laying): Human {
  return { ...newPerson(), sea: null, ...(options.snekkar ? { snekkar: [] } : {}), injured: [], exhausted: [] };
}

function prophetOf(hero: HeroId): ProphetId {
  return required(
    PROPHETS.find((id) => id === `prophet-${hero}`),
    hero,
  );
}

/** LR-20.2, LR-40.1: the chosen heroes, then random ones, each with a different priority. */
function chooseHeroes(g: Laying, count: number): readonly HeroId[] {
  const chosen = [...g.options.prophetHeroes];
  while (chosen.length < count) {
    const priorities = chosen.map(priorityOf);
    chosen.push(
      g.pick(
        'prophet-hero',
        HEROES.filter((hero) => !priorities.includes(priorityOf(hero)) && fitsSeas(g.options, hero)),
      ),
    );
  }
  return chosen.length > 1 ? g.shuffle('prophet-order', chosen) : chosen;
}

interface Made {
  readonly open: Prophet;
  readonly actions: ActionCardId[];
}

/** LR-20.9, LR-40.2, LR-40.14: builds each prophet's action deck; sets and improved cards are dealt without repetition. */
function makeProphets(g: Laying, count: number): readonly Made[] {
  if (count === 0) return [];
  const sets = g.shuffle('basic-sets', BASIC_SETS);
  const improved = {
    JARL: g.shuffle('improved-JARL', cardsOf('IMPROVED', 'JARL')),
    GODI: g.shuffle('improved-GODI', cardsOf('IMPROVED', 'GODI')),
    SLAYER: g.shuffle('improved-SLAYER', cardsOf('IMPROVED', 'SLAYER')),
  };
  return chooseHeroes(g, count).map((hero, i) => makeProphet(g, hero, itemAt(sets, i), improved));
}

export function cardsOf(group: 'BASIC' | 'IMPROVED' | 'HERO', subgroup: string): ActionCardId[] {
  return content.prophetActionCards.filter((card) => card.group === group && card.subgroup === subgroup).map(({ id }) => id);
}

/** LR-20.9: the number of cards in the row. */
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
