/** Bots that keep to the protocol pass; each wrong one is caught by the point that it breaks. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedTemplate } from '../../../server/src/testing/embedded-template.ts';
import { botFolder, botPage, codeOf } from '../../../server/src/testing/processes/page-bots.ts';
import { findPython } from '../../../server/src/testing/processes/python.ts';
import { bundleServer, type ServerBundle } from '../../../server/src/testing/processes/server-bundle.ts';
import { runSkald } from '../testing/test-world.ts';
import { checkBot } from './check.ts';
import { type CheckPointId, checkPointIds, type PointResult } from './points.ts';
import { PrivateServer } from './private-server.ts';

const PATIENCE_MS = 20_000;
/** For bots that are expected to do nothing, or to repeat themselves as fast as they can. */
const [SHORT_MS, SHORTER_MS] = [6000, 2000];
const now = (): number => performance.now();
const template = codeOf('bot.mts');

/** The page's template with one thing done otherwise. */
function changed(from: string, to: string): string {
  if (template.split(from).length !== 2) throw new Error(`The template does not have this once: ${from}`);
  return template.replace(from, to);
}

describe('skald bot-check', { timeout: 120_000 }, () => {
  let bundle: ServerBundle;
  let server: PrivateServer;
  const data = mkdtempSync(join(tmpdir(), 'skald-check-'));
  beforeAll(async () => {
    bundle = await bundleServer();
    cpSync(await embeddedTemplate(), data, { recursive: true });
    server = await PrivateServer.prepare([bundle.main], data, PATIENCE_MS);
    expect(await server.start()).toBe(true);
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
    await bundle.remove();
  });

  /** The verdict of each point. */
  async function check(
    files: Readonly<Record<string, string>>,
    command: string,
    only: readonly CheckPointId[] = checkPointIds,
    patienceMs = PATIENCE_MS,
  ): Promise<Readonly<Record<string, PointResult['verdict']>>> {
    const folder = botFolder(files);
    const order = { games: ['raids'], known: ['raids'], patienceMs, only: new Set(only), now, progress: () => undefined };
    const results = await checkBot(server, { command: `cd ${folder.path} && exec ${command}`, ...order });
    folder.remove();
    return Object.fromEntries(checkPointIds.map((point) => [point, results.get(point).verdict]));
  }
  const TYPESCRIPT = `${process.execPath} --import tsx bot.mts`;
  const all = (verdict: PointResult['verdict']) => Object.fromEntries(checkPointIds.map((point) => [point, verdict]));

  it('passes the page’s template in TypeScript', async () => {
    expect(await check({ 'bot.mts': template }, TYPESCRIPT)).toEqual(all('kept'));
  });

  it('passes the page’s template in Python', async ({ skip }) => {
    const python = await findPython();
    if ('missing' in python) return skip(python.missing);
    expect(await check({ 'bot.py': codeOf('bot.py') }, `${python.path} bot.py`)).toEqual(all('kept'));
  });

  const wrong: readonly {
    readonly name: string;
    readonly bot: string;
    readonly only: readonly CheckPointId[];
    readonly broken: readonly CheckPointId[];
    readonly patienceMs?: number;
  }[] = [
    {
      name: 'answers with nonsense',
      bot: changed('choose(decision, view);', "{ do: 'nonsense' };"),
      only: ['plays', 'in-time'],
      broken: ['in-space'],
    },
    {
      name: 'answers twice with new ids',
      bot: changed(
        '    if (error) refused',
        "    void request('match.answer', { match, commandId: randomUUID(), decision: decision.id, answer });\n    if (error) refused",
      ),
      only: ['plays', 'in-time'],
      broken: ['once'],
    },
    {
      name: 'ignores lost connections',
      bot: changed("transports: ['websocket'],", "transports: ['websocket'], reconnection: false,").replace(
        'socket.connect()',
        'undefined',
      ),
      only: ['reconnects'],
      broken: ['reconnects'],
      patienceMs: SHORT_MS,
    },
    {
      name: 'hangs',
      bot: changed('choose(decision, view);', 'await new Promise(() => undefined);'),
      only: checkPointIds,
      broken: ['plays', 'in-time'],
      patienceMs: SHORT_MS,
    },
    {
      name: 'does not wait when told to',
      bot: changed('sleep(reply.error.retryAfterMs ?? 500)', 'sleep(5)'),
      only: ['busy'],
      broken: ['busy'],
    },
    {
      name: 'gives every attempt a new id',
      bot: changed('emitWithAck(name, body)', "emitWithAck(name, name === 'match.answer' ? { ...body, commandId: randomUUID() } : body)"),
      only: ['lost-reply'],
      broken: ['lost-reply', 'once'],
    },
    {
      name: 'uses one id for everything',
      bot: changed('commandId: randomUUID()', "commandId: 'always-the-same-id'"),
      only: ['plays'],
      broken: ['plays', 'in-time', 'command-ids'],
      patienceMs: SHORTER_MS,
    },
    {
      name: 'ends at a message that it does not know',
      bot: `${template}socket.onAny((name) => name === 'match.weather' && process.exit(3));\n`,
      only: ['unknown-news'],
      broken: ['connects', 'unknown-news'],
    },
    {
      name: 'sends entries that the protocol does not have',
      bot: changed("request('mine.watch', {})", "request('mine.watch', { please: true }).then(() => request('mine.watch', {}))"),
      only: ['plays'],
      broken: ['well-formed'],
    },
    {
      name: 'does not look again after a refusal',
      bot: changed('    if (error) refused', '    if (error) return;\n    if (error) refused'),
      only: ['refused', 'undo'],
      broken: ['refused', 'undo'],
      patienceMs: SHORT_MS,
    },
    {
      name: 'knows one match only',
      bot: changed('if (news.add(key) &&', 'if (match !== [...seats.keys()][0]) return;\n  if (news.add(key) &&'),
      only: ['two-matches'],
      broken: ['two-matches'],
      patienceMs: SHORT_MS,
    },
  ];
  it.concurrent.each(wrong)('catches a bot that $name', async ({ bot, only, broken, patienceMs }) => {
    const { code } = await transform(bot, { loader: 'ts' });
    const verdicts = await check({ 'bot.mjs': code }, `${process.execPath} bot.mjs`, only, patienceMs);
    expect(
      Object.keys(verdicts)
        .filter((point) => verdicts[point] === 'not-kept')
        .sort(),
    ).toEqual([...broken].sort());
  });

  it('says what was expected and seen, and ends with 1 where a point is not kept', async () => {
    // As in a build, where the server is one file.
    const root = mkdtempSync(join(tmpdir(), 'skald-built-'));
    writeFileSync(join(root, 'built.json'), '{}');
    mkdirSync(join(root, 'cli'));
    symlinkSync(dirname(bundle.main), join(root, 'server'));
    const { code, out, err } = await runSkald(['bot-check', '--command', 'echo I give up; exit 7', '--only', 'connects,offers'], [], {
      root,
      now,
    });
    rmSync(root, { recursive: true });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/^NOT KEPT {2}connects .*\n +expected: .* \(docs\/protocol.md, section 5\)\n +seen: .*exit code 7.* I give up\n/);
    expect(out).toMatch(/\n0 of 2 points kept\.\n$/);
  });

  it('explains every point on the page', () => {
    const table = botPage.slice(botPage.indexOf('<!-- check points -->')).match(/^\| `.*$/gm) ?? [];
    const points = table.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, point]) => point));
    expect(points.sort()).toEqual([...checkPointIds].sort());
  });

  it('starts nothing where the arguments are wrong', async () => {
    const words = ['bot-check', '--command', 'true'];
    expect(await runSkald([...words, '--game', 'chess'])).toMatchObject({ code: 2, err: expect.stringContaining('[unknown-game]') });
    expect(await runSkald([...words, '--only', 'dance'])).toMatchObject({ code: 2, err: expect.stringContaining('[unknown-point]') });
    expect(await runSkald(['bot-check'])).toMatchObject({ code: 2, err: expect.stringContaining('--command') });
  });
});
