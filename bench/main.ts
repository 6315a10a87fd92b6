/** `npm run bench -- engine`: measures, prints, and tells by its exit code whether every must holds. */
import { readFileSync, writeFileSync } from 'node:fs';
import { HELP, understand } from './arguments.ts';
import { broken } from './engine/judge.ts';
import { recorded } from './engine/record.ts';
import { written } from './engine/report.ts';
import { benchEngine } from './engine/suite.ts';
import { BenchError } from './harness/bench-error.ts';

const PAGE = new URL('../docs/performance.md', import.meta.url);

async function main(): Promise<number> {
  const wish = understand(process.argv.slice(2));
  if (wish === 'help') {
    console.log(HELP);
    return 0;
  }
  const report = await benchEngine(wish.games, wish.seconds, progress);
  if (wish.record) writeFileSync(PAGE, recorded(readFileSync(PAGE, 'utf8'), written(report)));
  progress('');
  console.log(wish.json ? JSON.stringify(report) : written(report));
  return broken(report.verdicts, 'must').length > 0 ? 1 : 0;
}

/** On a terminal, one line that is written over. */
function progress(news: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${news}`);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof BenchError)) throw error;
  progress('');
  console.error(`error [${error.code}]: ${error.message}`);
  process.exitCode = 2;
}
