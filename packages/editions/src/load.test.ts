import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildEdition } from '@skald/editions/build';
import { begin, fastChance, isRefusal, KERNEL_INTERFACE } from '@skald/engine';
import { describe, expect, it } from 'vitest';
import { EditionLibrary } from './library.ts';
import { hashOf, loadEdition } from './load.ts';
import { EditionModules, pack } from './modules.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const { hash, text } = await buildEdition(ROOT, 'raids');

describe('an edition', () => {
  it('is loaded and played', () => {
    const game = loadEdition('raids', hash, pack(text));
    if ('problem' in game) throw new Error(game.reason);
    expect(game).toMatchObject({ slug: 'raids', edition: hash });
    const begun = begin(game, { seats: 2 }, fastChance(1));
    expect(isRefusal(begun)).toBe(false);
  });

  it('runs in the kernel that it was built with, not in the newest', async () => {
    const other = text.replaceAll('unknown-seat', 'no-such-seat');
    const game = loadEdition('raids', hashOf(other), pack(other));
    if ('problem' in game) throw new Error(game.reason);
    const begun = begin(game, { seats: 2 }, fastChance(1));
    if (isRefusal(begun)) throw new Error(begun.reason);
    expect(game.kernel.answer(game, begun.state, 9, '1.0', null, fastChance(1))).toMatchObject({ refused: 'no-such-seat' });
  });

  it('is forgotten when nobody plays by it', async () => {
    const library = new EditionLibrary(new EditionModules([]));
    const load = (): void => {
      expect(library.load('raids', hash, pack(text))).toMatchObject({ slug: 'raids' });
      expect(library.inMemory('raids', hash)).toBeDefined();
    };
    load();
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    if (typeof collect !== 'function') throw new Error('memory cannot be collected here');
    // References from the frame above die with the next turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve, 0));
    collect();
    expect(library.inMemory('raids', hash)).toBeUndefined();
  });
});

describe('nothing is run of a module', () => {
  const harmful = 'globalThis.hasRun = true;\n';

  it('whose bytes do not match its name', () => {
    expect(loadEdition('raids', hash, pack(`${harmful}${text}`))).toMatchObject({ problem: 'edition-damaged' });
  });

  it('that cannot be unpacked', () => {
    expect(loadEdition('raids', hash, Buffer.from('no module'))).toMatchObject({ problem: 'edition-damaged' });
  });

  it('that is no edition', () => {
    expect(loadEdition('raids', hashOf(harmful), pack(harmful))).toMatchObject({ problem: 'edition-damaged' });
  });

  it('that needs a newer kernel', () => {
    const newer = text.replace(/interface \d+\n/, `interface ${KERNEL_INTERFACE + 1}\n${harmful}`);
    expect(loadEdition('raids', hashOf(newer), pack(newer))).toMatchObject({ problem: 'edition-too-new' });
  });

  it('that is not there', () => {
    expect(new EditionLibrary(new EditionModules([])).find('raids', hash)).toMatchObject({ problem: 'edition-unknown' });
  });

  it('and so nothing of all these has run', () => {
    expect(globalThis).not.toHaveProperty('hasRun');
  });
});
