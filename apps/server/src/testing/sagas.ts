/** Downloaded sagas, checked as `skald verify` checks them. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isFault, SagaReader, type SagaVerdict } from '@skald/engine';
import { findRulesIn } from '@skald/engine/editions';
import { findGame } from '@skald/engine/games';

export function sagaVerdict(text: string): SagaVerdict {
  const reader = new SagaReader(findRulesIn(findGame));
  for (const line of text.trimEnd().split('\n')) reader.read(line);
  const verdict = reader.finish();
  if (isFault(verdict)) throw new Error(`line ${verdict.line}: ${verdict.reason}`);
  return verdict;
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** What the command line says to a downloaded saga: `skald verify FILE`, in its own process. */
export async function skaldVerify(saga: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'skald-saga-'));
  const file = join(folder, 'match.saga');
  await writeFile(file, saga);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/run.mjs', 'apps/cli/src/main.ts', 'verify', file], {
      cwd: ROOT,
    });
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
