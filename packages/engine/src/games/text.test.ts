import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  answer,
  begin,
  type Chance,
  decisions,
  equal,
  fastChance,
  fastRandom,
  type GameTypes,
  isObject,
  isRefusal,
  itemAt,
  type OpenDecision,
  type State,
  sampleAnswer,
  variantsFor,
} from '../kernel/index.ts';
import { games } from './index.ts';
import { rareScenes } from './lords-of-ragnarok/testing/scenes.ts';
import { argumentsOf } from './testing/message.ts';
import { type Catalogue, LANGUAGES, texts } from './text.ts';

const GAMES_PER_TABLE = 24;
/** Positions that random play seldom reaches, so that fewer whole matches cover all texts. */
const SCENES: Readonly<Record<string, () => readonly State<GameTypes>[]>> = { 'lords-of-ragnarok': rareScenes };
/** Starts that a game refuses for a reason of its catalogue. */
const REFUSED: Readonly<Record<string, readonly { readonly seats: number; readonly options: object }[]>> = {
  'lords-of-ragnarok': [
    { seats: 5, options: {} },
    { seats: 2, options: { boss: 'fenrir' } },
    { seats: 1, options: { kraken: true, prophetHeroes: ['hervor'] } },
    { seats: 1, options: { boss: 'nagfar', prophets: 3 } },
  ],
};
const GAMES_BESIDE_SCENES = 6;
const PLAYS_PER_SCENE = 24;
const ANSWERS_PER_SCENE = 30;
const SECTIONS = ['decisions', 'options', 'events', 'reasons'] as const;
type Section = (typeof SECTIONS)[number];

/** The messages of play, each with the parameters that were always present. */
class Heard {
  readonly params = new Map<string, ReadonlySet<string>>();
  readonly words = new Set<string>();
  /** The names of the table's entries. */
  readonly entries = new Set<string>();

  hear(section: Section, key: string, params: object): void {
    const id = `${section}/${key}`;
    const now = Object.keys(params);
    const before = this.params.get(id);
    this.params.set(id, new Set(before ? now.filter((name) => before.has(name)) : now));
    for (const value of Object.values(params).flat()) if (typeof value === 'string') this.words.add(value);
  }
}

/** The names of entries at any depth; ids of single pieces and numbers do not count. */
function entriesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(entriesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [...(/^[a-z]+$/i.test(key) ? [key] : []), ...entriesIn(item)]);
}

function listen(game: AnyGame, heard: Heard): void {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const [v, options] of variantsFor(game, seats).entries()) {
      const matches = SCENES[game.slug] ? GAMES_BESIDE_SCENES : GAMES_PER_TABLE;
      for (let i = 0; i < matches; i++) listenToOne(game, { seats, options, seed: i * 101 + v }, heard);
    }
  }
  for (const start of REFUSED[game.slug] ?? []) {
    const refused = begin(game, start, fastChance(1));
    if (!isRefusal(refused)) throw new Error(`${game.slug} accepts ${JSON.stringify(start)}`);
    for (const { reason, params } of refused.why) heard.hear('reasons', reason, params ?? {});
  }
  for (const scene of SCENES[game.slug]?.() ?? []) {
    for (let seed = 0; seed < PLAYS_PER_SCENE; seed++) listenFrom(game, scene, fastChance(seed), seed, heard, ANSWERS_PER_SCENE);
  }
}

/** Leaves piles in content order, so that different cards come up than after a shuffle; dice stay random. */
function unshuffled(seed: number): Chance {
  const dice = fastChance(seed);
  return { draw: (stream, nth, bounds) => (bounds.length > 1 ? bounds.map((bound) => bound - 1) : dice.draw(stream, nth, bounds)) };
}

function listenToOne(game: AnyGame, { seats, options, seed }: { seats: number; options: unknown; seed: number }, heard: Heard): void {
  const chance = seed % 3 === 2 ? unshuffled(seed) : fastChance(seed);
  const begun = begin(game, { seats, options }, chance);
  if (isRefusal(begun)) throw new Error(begun.reason);
  for (const { event } of begun.events) heard.hear('events', event.event, event);
  listenFrom(game, begun.state, chance, seed, heard);
}

/** Plays at random to the end, or for this many answers. */
function listenFrom(
  game: AnyGame,
  from: State<GameTypes>,
  chance: Chance,
  seed: number,
  heard: Heard,
  most = Number.MAX_SAFE_INTEGER,
): void {
  const random = fastRandom(seed, from.hands.length);
  let state = from;
  let answers = 0;
  for (let open = decisions(game, state); open.length > 0 && answers < most; open = decisions(game, state), answers++) {
    for (const decision of open) hearDecision(game, state, decision, heard);
    const asked = itemAt(open, random.below(open.length));
    const given = random.below(seed % 3 === 0 ? 2 : 8) === 0 ? asked.fallback : sampleAnswer(asked.space, random);
    const step = answer(game, state, asked.seat, asked.id, given, chance);
    if (isRefusal(step)) throw new Error(step.reason);
    for (const { event } of step.events) heard.hear('events', event.event, event);
    for (const entry of entriesIn(step.state.table)) heard.entries.add(entry);
    state = step.state;
  }
}

function hearDecision(game: AnyGame, state: State<GameTypes>, decision: OpenDecision, heard: Heard): void {
  const { prompt, space, hints, seat } = decision;
  heard.hear('decisions', prompt.key, prompt.params);
  const choices = space.kind === 'one' ? space.options : space.kind === 'amount' ? [] : space.items;
  choices.forEach((choice, i) => {
    const hint = hints?.[i];
    const fields = isObject(choice) ? choice : { item: choice };
    const key = space.kind === 'one' && typeof fields.do === 'string' ? `${prompt.key}.${fields.do}` : prompt.key;
    heard.hear('options', key, { ...fields, ...(isObject(hint) ? hint : {}) });
  });
  const spec = game.decision(prompt.key);
  const g = { table: state.table, hands: state.hands, box: state.box, seats: state.hands.length };
  for (const candidate of spec.candidates?.(g, seat, prompt.params) ?? []) {
    const problem = spec.problem?.(g, seat, prompt.params, candidate);
    if (problem) heard.hear('reasons', problem.reason, problem.params ?? {});
    expect(problem === undefined).toBe(choices.some((choice) => equal(choice, candidate)));
  }
}

function catalogueOf(slug: string, language: (typeof LANGUAGES)[number]): Catalogue {
  const catalogue = texts[slug]?.[language];
  if (!catalogue) throw new Error(`${slug} has no words in ${language}`);
  return catalogue;
}

describe.each([...games.values()])('the words of $slug', (game) => {
  const heard = new Heard();
  listen(game, heard);

  it('are the same messages and names in every language', () => {
    const keys = (catalogue: Catalogue) =>
      Object.fromEntries([...SECTIONS, 'things' as const].map((section) => [section, Object.keys(catalogue[section]).sort()]));
    for (const language of LANGUAGES) {
      expect(keys(catalogueOf(game.slug, language))).toEqual(keys(catalogueOf(game.slug, 'en')));
      expect(catalogueOf(game.slug, language).seatParams).toEqual(catalogueOf(game.slug, 'en').seatParams);
    }
  });

  it('exist for exactly the decisions, options, events and reasons of play', () => {
    const said = [...heard.params.keys()].sort();
    const written = SECTIONS.flatMap((section) => Object.keys(catalogueOf(game.slug, 'en')[section]).map((key) => `${section}/${key}`));
    expect(written.sort()).toEqual(said);
  });

  it.each(LANGUAGES)('in %s use only parameters that are there', (language) => {
    const catalogue = catalogueOf(game.slug, language);
    for (const section of SECTIONS) {
      for (const [key, message] of Object.entries(catalogue[section])) {
        const known = heard.params.get(`${section}/${key}`) ?? new Set();
        const missing = [...argumentsOf(message)].filter((name) => !known.has(name));
        expect([section, key, missing]).toEqual([section, key, []]);
      }
    }
  });

  it('name every thing of the content', () => {
    const things = Object.keys(catalogueOf(game.slug, 'en').things);
    const { names } = game.content ?? { names: [] };
    expect(names.filter((name) => !things.includes(name))).toEqual([]);
  });

  it('name every entry of the table', () => {
    const things = Object.keys(catalogueOf(game.slug, 'en').things);
    expect([...heard.entries].filter((name) => !things.includes(name))).toEqual([]);
  });

  it('name seats only by parameters and entries that exist', () => {
    const used = new Set([...heard.params.values()].flatMap((params) => [...params, ...heard.entries]));
    for (const name of catalogueOf(game.slug, 'en').seatParams) expect(used).toContain(name);
  });
});

describe('reading a message', () => {
  it('finds the arguments, also inside branches', () => {
    expect(argumentsOf('{seat} hires {n, plural, =0 {nobody} one {# at {place}} other {#}} and {x, select, yes {{y}} other {}}')).toEqual(
      new Set(['seat', 'n', 'place', 'x', 'y']),
    );
  });

  it.each(['{seat', 'seat}', '{n, plural, one {#}}', "it's", '{n, date}', '{}'])('refuses %s', (message) => {
    expect(() => argumentsOf(message)).toThrow();
  });
});
