/** `npm run bench -- engine`, `-- server`, `-- web`, `-- play` and `-- editions`: measures and prints; the exit code says whether every hard limit holds. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type BenchRequest,
  type EditionsRequest,
  type EngineRequest,
  HELP,
  type PlayRequest,
  parseArguments,
  type ServerRequest,
  type WebRequest,
} from './arguments.ts';
import { writtenEditions } from './editions/report.ts';
import { benchEditions } from './editions/suite.ts';
import { written } from './engine/report.ts';
import { benchEngine } from './engine/suite.ts';
import { BenchError } from './harness/bench-error.ts';
import { broken } from './harness/limits.ts';
import { recorded } from './harness/record.ts';
import { writtenPlay } from './play/report.ts';
import { benchPlay } from './play/suite.ts';
import { plot } from './server/plot.ts';
import { writtenServer } from './server/report.ts';
import { benchServer } from './server/suite.ts';
import { writtenWeb } from './web/report.ts';
import { benchWeb } from './web/suite.ts';

const PAGE = new URL('../docs/performance.md', import.meta.url);
const PICTURE = new URL('../docs/screens/answer-cost.svg', import.meta.url);

/** The outcome of a suite, for machines and for people. */
interface Found {
  readonly report: object;
  readonly text: string;
  readonly mustsFail: boolean;
}

async function main(): Promise<number> {
  const request = parseArguments(process.argv.slice(2));
  if (request === 'help') {
    console.log(HELP);
    return 0;
  }
  const { report, text, mustsFail } = await measured(request);
  if (request.record) writeFileSync(PAGE, recorded(readFileSync(PAGE, 'utf8'), request.suite, text));
  progress('');
  console.log(request.json ? JSON.stringify(report) : text);
  return mustsFail ? 1 : 0;
}

async function measured(request: BenchRequest): Promise<Found> {
  if (request.suite === 'engine') return engine(request);
  if (request.suite === 'editions') return editions(request);
  if (request.suite === 'play') return play(request);
  return request.suite === 'server' ? server(request) : web(request);
}

async function engine({ games, seconds }: EngineRequest): Promise<Found> {
  const report = await benchEngine(games, seconds, progress);
  return { report, text: written(report), mustsFail: broken(report.verdicts, 'must').length > 0 };
}

async function server({ matches, seconds, record }: ServerRequest): Promise<Found> {
  const report = await benchServer(matches, seconds, progress);
  if (record) {
    mkdirSync(new URL('.', PICTURE), { recursive: true });
    writeFileSync(PICTURE, plot(report.growth.stored));
  }
  return { report, text: writtenServer(report), mustsFail: broken(report.verdicts, 'must').length > 0 };
}

async function editions({ seconds }: EditionsRequest): Promise<Found> {
  const report = await benchEditions(seconds, progress);
  return { report, text: writtenEditions(report), mustsFail: broken(report.verdicts, 'must').length > 0 };
}

async function play({ seconds }: PlayRequest): Promise<Found> {
  const report = await benchPlay(seconds, progress);
  return { report, text: writtenPlay(report), mustsFail: broken(report.verdicts, 'must').length > 0 };
}

async function web({ seconds }: WebRequest): Promise<Found> {
  const report = await benchWeb(seconds, progress);
  return { report, text: writtenWeb(report), mustsFail: broken(report.verdicts, 'must').length > 0 };
}

/** On a terminal, one line that is overwritten; elsewhere, separate lines with the seconds since the start. */
function progress(news: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${news}`);
  else if (news) console.error(`${Math.round(performance.now() / 1000)} s: ${news}`);
}

// Exiting stops everything that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2));

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof BenchError)) throw error;
  progress('');
  console.error(`error [${error.code}]: ${error.message}`);
  process.exitCode = 2;
}
