/** Sagas as files: read line by line within limits, and written line by line. */
import { createReadStream } from 'node:fs';
import { access, constants, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isFault, LONGEST_SAGA_LINE, type SagaPart, SagaReader, type SagaVerdict } from '@skald/engine';
import { type Failure, fail, ofFault, ofFileError } from './failure.ts';
import type { World } from './world.ts';

/** A long match takes a few hundred kilobytes. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** Reads and checks a whole file; `told` hears of every good line on the way. */
export async function readSaga(world: World, path: string, told: (part: SagaPart) => void = () => {}): Promise<SagaVerdict | Failure> {
  const reader = new SagaReader((slug) => world.games.get(slug));
  const stream = createReadStream(path, { encoding: 'utf8' });
  let rest = '';
  try {
    for await (const chunk of stream) {
      if (stream.bytesRead > LARGEST_FILE) return fail('too-large', `${path} is larger than ${LARGEST_FILE / 1024 / 1024} megabytes.`);
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_SAGA_LINE) lines.push(rest);
      for (const line of lines) {
        const part = reader.read(line.replace(/\r$/, ''));
        if (isFault(part)) return ofFault(part);
        told(part);
      }
    }
  } catch (error) {
    return ofFileError(error, path, 'read');
  }
  const verdict = reader.finish(rest);
  return isFault(verdict) ? ofFault(verdict) : verdict;
}

/** A file that grows line by line. */
export interface LineFile {
  write(line: string): Promise<void>;
  close(): Promise<void>;
}

/** A new file; one that exists already is left alone. Every line is in the file before the next is asked for. */
export async function createLineFile(path: string): Promise<LineFile | Failure> {
  try {
    const file = await open(path, 'wx');
    return { write: (line) => file.appendFile(`${line}\n`), close: () => file.close() };
  } catch (error) {
    return ofFileError(error, path, 'written');
  }
}

/** Why nothing could be written there, found out before any work is done. */
export async function obstacleTo(path: string): Promise<Failure | undefined> {
  try {
    await access(dirname(path), constants.W_OK);
    return undefined;
  } catch (error) {
    return ofFileError(error, path, 'written');
  }
}

/** Puts a file in the place of an older one, whole or not at all. */
export async function replaceFile(path: string, lines: readonly string[]): Promise<Failure | undefined> {
  const partial = `${path}.${process.pid}.partial`;
  try {
    await writeFile(partial, `${lines.join('\n')}\n`);
    await rename(partial, path);
    return undefined;
  } catch (error) {
    await rm(partial, { force: true });
    return ofFileError(error, path, 'written');
  }
}
