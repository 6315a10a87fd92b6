/** `npm run bench -- engine`, `-- server` and `-- web`: measures, prints, and tells by its exit code whether every must holds. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type EngineWish, HELP, type ServerWish, understand, type WebWish } from './arguments.ts';
import { written } from './engine/report.ts';
import { benchEngine } from './engine/suite.ts';
import { BenchError } from './harness/bench-error.ts';
import { broken } from './harness/limits.ts';
import { recorded } from './harness/record.ts';
import { plot } from './server/plot.ts';
import { writtenServer } from './server/report.ts';
import { benchServer } from './server/suite.ts';
import { writtenWeb } from './web/report.ts';
import { benchWeb } from './web/suite.ts';

const PAGE = new URL('../docs/performance.md', import.meta.url);
const PICTURE = new URL('../docs/screens/answer-cost.svg', import.meta.url);

/** What a suite found, for machines and for people. */
interface Found {
  readonly report: object;
  readonly text: string;
  readonly mustsFail: boolean;
}

async function main(): Promise<number> {
  const wish = understand(process.argv.slice(2));
  if (wish === 'help') {
    console.log(HELP);
    return 0;
  }
  const { report, text, mustsFail } = await measured(wish);
  if (wish.record) writeFileSync(PAGE, recorded(readFileSync(PAGE, 'utf8'), wish.suite, text));
  progress('');
  console.log(wish.json ? JSON.stringify(report) : text);
  return mustsFail ? 1 : 0;
}

function measured(wish: EngineWish | ServerWish | WebWish): Promise<Found> {
  if (wish.suite === 'engine') return engine(wish);
  return wish.suite === 'server' ? server(wish) : web(wish);
}

async function engine({ games, seconds }: EngineWish): Promise<Found> {
  const report = await benchEngine(games, seconds, progress);
  return { report, text: written(report), mustsFail: broken(report.verdicts, 'must').length > 0 };
}

async function server({ matches, seconds, record }: ServerWish): Promise<Found> {
  const report = await benchServer(matches, seconds, progress);
  if (record) {
    mkdirSync(new URL('.', PICTURE), { recursive: true });
    writeFileSync(PICTURE, plot(report.growth.stored));
  }
  return { report, text: writtenServer(report), mustsFail: broken(report.verdicts, 'must').length > 0 };
}

async function web({ seconds }: WebWish): Promise<Found> {
  const report = await benchWeb(seconds, progress);
  return { report, text: writtenWeb(report), mustsFail: broken(report.verdicts, 'must').length > 0 };
}

/** On a terminal, one line that is written over; elsewhere, a line each with the seconds since the start. */
function progress(news: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${news}`);
  else if (news) console.error(`${Math.round(performance.now() / 1000)} s: ${news}`);
}

// Whatever was started is stopped on the way out.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2));

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof BenchError)) throw error;
  progress('');
  console.error(`error [${error.code}]: ${error.message}`);
  process.exitCode = 2;
}
