/** Bots in matches of an older edition: the invited strategy where it understands the rules, else the one for any game, by those rules. */
import { createServer, type Server } from 'node:http';
import { loadEditionText } from '@skald/editions';
import type { BuiltEdition } from '@skald/editions/build';
import { changedEdition } from '@skald/editions/testing';
import { type AnyGame, begin, checkAnswer, decisions, fastChance, isRefusal, itemAt, view } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BotBundle, bundleBot } from '../../server/src/testing/processes/bot-bundle.ts';
import { OlderEditions } from './older-rules.ts';
import { PatientThinker } from './thinking/thinker.ts';
import { ThreadPool } from './thinking/thread-pool.ts';

const NEWEST = findGame('raids')?.edition ?? '';
const quiet = { warn: () => undefined };
let built: BuiltEdition;
let rules: AnyGame;
let server: Server;
let url: string;
let bundle: BotBundle;
/** What the server says of the edition, and gives as its module. */
let said: { fits: string | null; module: string };
let asked = 0;

beforeAll(async () => {
  built = await changedEdition('raids', [
    { file: 'decisions.ts', from: '  navigate,', to: "  'set-sail': navigate," },
    { file: 'flow/sailing/sail.ts', from: "'navigate'", to: "'set-sail'" },
  ]);
  const loaded = loadEditionText('raids', built.hash, built.text);
  if ('problem' in loaded) throw new Error(loaded.reason);
  rules = loaded;
  said = { fits: null, module: built.text };
  server = createServer(({ url: path = '' }, reply) => {
    asked++;
    if (path === `/editions/raids/${built.hash}.mjs`) reply.end(said.module);
    else if (path === `/editions/raids/${built.hash}.json`) reply.end(JSON.stringify({ edition: built.hash, fits: said.fits }));
    else reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  bundle = await bundleBot();
});
afterAll(async () => {
  server.close();
  await bundle.remove();
});

describe('the rules of an older edition', () => {
  it('come from the server, once, with what it says about bots', async () => {
    const older = new OlderEditions(url);
    expect(await older.find('raids', built.hash)).toEqual({ game: 'raids', edition: built.hash, module: built.text, fits: false });
    const before = asked;
    await older.find('raids', built.hash);
    expect(asked).toBe(before);
    said.fits = NEWEST;
    expect(await new OlderEditions(url).find('raids', built.hash)).toMatchObject({ fits: true });
    // Said of another release than this bot’s.
    said.fits = built.hash;
    expect(await new OlderEditions(url).find('raids', built.hash)).toMatchObject({ fits: false });
  });

  it('are none where the server has no such edition, other bytes, or is not there', async () => {
    expect(await new OlderEditions(url).find('raids', 'f'.repeat(64))).toBeUndefined();
    said.module = `${built.text} `;
    expect(await new OlderEditions(url).find('raids', built.hash)).toBeUndefined();
    said.module = built.text;
    expect(await new OlderEditions('http://127.0.0.1:9').find('raids', built.hash)).toBeUndefined();
  });
});

describe('a thread', () => {
  it('looks ahead by the rules of the match, and picks any answer where it does not have them', async () => {
    const begun = begin(rules, { seats: 2 }, fastChance(1));
    if (isRefusal(begun)) throw new Error(begun.reason);
    const decision = itemAt(decisions(rules, begun.state), 0);
    expect(decision.prompt.key).toBe('set-sail');
    const question = { game: 'raids', edition: built.hash, decision, view: view(rules, begun.state, decision.seat) };
    const pool = new ThreadPool({ worker: bundle.worker, threads: 1, budgetMs: 20_000 });
    const older = { game: 'raids', edition: built.hash, module: built.text, fits: false };
    const thought = { ...question, strategy: 'novice', seed: 3, searchMs: 50 };
    expect(await pool.think(thought)).toMatchObject({ failed: expect.stringContaining(built.hash) });
    const first = await pool.think(thought, older);
    expect('answer' in first && isRefusal(checkAnswer(decision.space, first.answer))).toBe(false);
    expect(await pool.think(thought, older)).toEqual(first);
    expect(await pool.think({ ...question, strategy: 'random', seed: 3, searchMs: 50 })).toHaveProperty('answer');
    const answer = await new PatientThinker(pool, 50, quiet).decide({ ...question, strategy: 'novice', older });
    expect(isRefusal(checkAnswer(decision.space, answer))).toBe(false);
    await pool.close();
  });
});
