/** Content packs: their changes are laid over the content of a game, every mistake is told with its path, and the edition is the same everywhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyGame, required } from '@skald/engine';
import { contentRulesOf } from '@skald/engine/correcting';
import { newestEditionOf } from '@skald/engine/editions';
import { describe, expect, it } from 'vitest';
import {
  buildPack,
  contentChanges,
  contentIn,
  correctContent,
  differsInContentOnly,
  EditionModules,
  editionFolders,
  isBuiltPack,
  isCorrected,
  isEditionProblem,
  learnShape,
  loadEditionText,
  misfitOf,
  packEdition,
  packIn,
  unpack,
} from '../index.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const EXAMPLES = new URL('../../../../examples/packs/', import.meta.url);
const modules = new EditionModules(editionFolders(ROOT));

function baseOf(slug: string): string {
  const packed = modules.packed(slug, newestEditionOf(slug) ?? '');
  return required(packed && unpack(packed), `the module of ${slug}`);
}

function built(pack: object): ReturnType<typeof buildPack> {
  return buildPack(JSON.stringify({ game: 'raids', name: 'A pack', ...pack }), modules, newestEditionOf);
}

/** What is said about these changes. */
function said(changes: object, game = 'raids'): readonly string[] {
  const outcome = built({ game, changes });
  return isBuiltPack(outcome) ? [] : outcome.reasons;
}

describe('the changes of a pack', () => {
  it('are laid over the content by the names of rows; lists of plain values are replaced', () => {
    const before = {
      rows: [
        { id: 'a', n: 1, list: [1, 2] },
        { id: 'b', n: 2, list: [] },
      ],
      plain: { deep: true },
    };
    const rules = { fixed: {}, check: (content: unknown) => ({ content }) };
    const outcome = correctContent(rules, before, { rows: { b: { n: 3 }, a: { list: [7] } }, plain: { deep: false } });
    if (!isCorrected(outcome)) throw new Error(outcome.join());
    expect(outcome.content).toEqual({
      rows: [
        { id: 'a', n: 1, list: [7] },
        { id: 'b', n: 3, list: [] },
      ],
      plain: { deep: false },
    });
    expect(outcome.changes).toEqual([
      { path: 'rows.a.list', from: [1, 2], to: [7] },
      { path: 'rows.b.n', from: 2, to: 3 },
      { path: 'plain.deep', from: true, to: false },
    ]);
    expect(before.rows[1]).toEqual({ id: 'b', n: 2, list: [] });
  });

  it('bring what follows from them', () => {
    const raids = built({ changes: { voyages: { 2: { tiles: { rune: { count: 3 }, visit: { count: 0 } } } } } });
    if (!isBuiltPack(raids)) throw new Error(raids.reasons.join());
    expect(raids.changes.map(({ path }) => path)).toEqual([
      'voyages.2.tiles.rune.count',
      'voyages.2.tiles.rune.instances',
      'voyages.2.tiles.visit.count',
      'voyages.2.tiles.visit.instances',
    ]);
    const valda = built({ game: 'valda', changes: { cards: { 'B-shield-1': { copies: 7 } } } });
    if (!isBuiltPack(valda)) throw new Error(valda.reasons.join());
    expect(valda.changes).toContainEqual({ path: 'constants.totalCards', from: 150, to: 151 });
  });

  it.each([
    [
      'an entry that nobody knows',
      { tileTypes: { 'sail-2': { shield: 2 } } },
      'tileTypes.sail-2.shield: nothing is called that here. Did you mean shields?',
    ],
    ['an unknown entry at the top', { tiles: {} }, /^tiles: nothing is called that here\. There is players, /],
    [
      'a row that nobody knows',
      { tileTypes: { 'sail-3': { shields: 1 } } },
      'tileTypes: nothing is called sail-3 here. Did you mean sail-1?',
    ],
    ['a word for a number', { tileTypes: { 'sail-2': { shields: 'two' } } }, 'tileTypes.sail-2.shields: expected number, received string.'],
    ['a number that is too small', { vikings: { hirePerVillage: -1 } }, 'vikings.hirePerVillage: too small: expected number to be >=0.'],
    ['a broken number', { vikings: { hirePerVillage: 1.5 } }, 'vikings.hirePerVillage: expected int, received number.'],
    ['a word of another list', { tileTypes: { 'goods-wood-3': { goodsKind: 'gold' } } }, /^tileTypes\.goods-wood-3\.goodsKind: must be /],
    [
      'a list where rows have names',
      { tileTypes: [{ id: 'sail-2' }] },
      'changes.tileTypes: must be an object by id, such as { "weapon-1": { … } }.',
    ],
    ['one value for a list', { harbourPrizes: { byRank: 6 } }, 'changes.harbourPrizes.byRank: must be the whole list, such as [6,3,1,0].'],
    ['a number for an object', { vikings: 3 }, 'changes.vikings: must be an object with the entries that are different.'],
    ['what boards are drawn for', { map: { finish: 21 } }, 'map.finish: stays as it is, because the boards are drawn for it.'],
    [
      'what rules are written for',
      { tileTypes: { rune: { stop: false } } },
      'tileTypes.rune.stop: stays as it is, because the rules are written for it.',
    ],
    [
      'tiles that do not add up',
      { voyages: { 1: { tiles: { rune: { count: 3 } } } } },
      'voyages.1.tiles: 17 tiles in all, but the map has room for exactly 16.',
    ],
    ['nothing at all', {}, 'The pack changes nothing: all its numbers are those of the game.'],
  ])('are refused for %s', (_, changes, sentence) => {
    expect(said(changes)).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)]);
  });

  it('are refused with every problem at once', () => {
    expect(said({ cards: { 'B-shield-1': { defence: 'x' }, 'TYR-shield-4': { defense: 3 } } }, 'valda')).toHaveLength(2);
    expect(said({ cards: { 'a1-thors-hammer': { params: { glory: 9 } } } }, 'blood-rage')).toEqual([
      'cards.a1-thors-hammer-5p.params: must be as on a1-thors-hammer: all cards called thors-hammer share their text.',
    ]);
    expect(said({ monsters: { draugr: { startRegion: { small: 20 } } } }, 'lords-of-ragnarok')).toEqual([
      'monsters.draugr.startRegion.small: the small side has no region 20; it has 1 to 18.',
    ]);
  });
});

describe('the file of a pack', () => {
  it.each([
    ['{', /^The file is not JSON/],
    ['[]', /^A pack is one JSON object/],
    [
      '{"game":"raids","name":"x","changes":{},"author":"me"}',
      'author: a pack has no such entry; it has game, name, note, basedOn, changes.',
    ],
    ['{"game":"raids","name":"","changes":{}}', 'name: is missing.'],
    [JSON.stringify({ game: 'raids', name: 'a\nb', changes: {} }), 'name: must be plain text on one line.'],
    ['{"game":"raids","name":"x"}', 'changes: must be an object with what is different.'],
    ['{"game":"chess","name":"x","changes":{}}', 'game: no game with content is called chess.'],
  ])('%s is refused', (text, sentence) => {
    const outcome = buildPack(text, modules, newestEditionOf);
    expect(isBuiltPack(outcome) ? [] : outcome.reasons).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
  });

  it('may name the edition it was written for, and is not built on another', () => {
    const changes = { vikings: { hirePerVillage: 2 } };
    expect(built({ basedOn: newestEditionOf('raids')?.slice(0, 12), changes })).toMatchObject({ base: newestEditionOf('raids') });
    expect(built({ basedOn: 'f768564f8368', changes })).toMatchObject({ failed: 'pack-superseded' });
  });
});

describe('the edition of a pack', () => {
  const pack = { changes: { vikings: { hirePerVillage: 2 } }, note: 'From the box.' };

  it('is the same from the same base and pack, and another with another name', () => {
    const [one, two, other] = [built(pack), built(pack), built({ ...pack, name: 'Another pack' })].map((outcome) =>
      isBuiltPack(outcome) ? outcome.edition : undefined,
    );
    expect(one?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(two).toEqual(one);
    expect(other?.hash).not.toBe(one?.hash);
  });

  it('says which pack it is, and differs from its base in the content only', () => {
    const base = baseOf('raids');
    const outcome = built(pack);
    if (!isBuiltPack(outcome)) throw new Error(outcome.reasons.join());
    const { text } = outcome.edition;
    expect(packIn(text)).toEqual({ name: 'A pack', note: 'From the box.', base: newestEditionOf('raids') });
    expect(packIn(base)).toBeUndefined();
    expect(contentChanges(contentIn(base), contentIn(text))).toEqual([{ path: 'vikings.hirePerVillage', from: 1, to: 2 }]);
    expect(differsInContentOnly(text, base)).toBe(true);
    expect(differsInContentOnly(text.replace('var edition=', 'var edition =').replace('A pack', 'A pack'), base)).toBe(false);
    expect(differsInContentOnly(text.replace('"hirePerVillage":2', '"hirePerVillage":(()=>2)()'), base)).toBe(false);
    expect(differsInContentOnly(text.replace('const skaldContent={', 'const skaldContent={"__proto__":{},'), base)).toBe(false);
    expect(packEdition(text, { name: 'x', note: '' }, {})).toBeUndefined();
  });

  it('cannot be made of a release from before packs', () => {
    const [first] = modules.released().filter(({ slug }) => slug === 'raids');
    const packed = first && modules.packed('raids', first.hash);
    expect(contentIn(required(packed && unpack(packed), 'the first edition'))).toBeUndefined();
  });
});

describe('the examples', () => {
  const files = readdirSync(EXAMPLES).filter((name) => name.endsWith('.json'));

  it('are one for each game', () => {
    expect(files.map((name) => name.replace('.json', '')).sort()).toEqual(['blood-rage', 'lords-of-ragnarok', 'raids', 'valda']);
  });

  it.each(files)('%s is a good pack, which the newest bots can play', (name) => {
    const outcome = buildPack(readFileSync(new URL(name, EXAMPLES), 'utf8'), modules, newestEditionOf);
    if (!isBuiltPack(outcome)) throw new Error(outcome.reasons.join('\n'));
    const { slug, hash, text } = outcome.edition;
    expect(contentRulesOf(slug)?.check(outcome.content)).toEqual({ content: outcome.content });
    const game = playable(loadEditionText(slug, hash, text));
    const newest = required(modules.shape(slug, outcome.base), 'the shape of the newest edition');
    expect(misfitOf(learnShape(game, 1), newest)).toBeUndefined();
  });
});

function playable(loaded: ReturnType<typeof loadEditionText>): AnyGame {
  if (isEditionProblem(loaded)) throw new Error(loaded.reason);
  return loaded;
}
