/** Sagas as files: reads them line by line within limits, and writes them line by line. */
import { createReadStream } from 'node:fs';
import { access, constants, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isFault, LONGEST_SAGA_LINE, type SagaPart, SagaReader, type SagaVerdict } from '@skald/engine';
import { sagaRules } from './editions/rules.ts';
import { type CommandFailure, fail, ofFault, ofFileError } from './failure.ts';
import type { CommandWorld } from './world.ts';

/** A long match takes a few hundred kilobytes. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** Reads and checks a whole file; calls `told` with every valid line and the reader that stands behind it. */
export async function readSaga(
  world: CommandWorld,
  path: string,
  onPart: (part: SagaPart, reader: SagaReader) => void = () => {},
  edition?: string,
): Promise<SagaVerdict | CommandFailure> {
  const reader = new SagaReader(sagaRules(world, edition));
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
        onPart(part, reader);
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

/** Creates a file and never overwrites one. `write` resolves when the line is in the file. */
export async function createLineFile(path: string): Promise<LineFile | CommandFailure> {
  try {
    const file = await open(path, 'wx');
    return { write: (line) => file.appendFile(`${line}\n`), close: () => file.close() };
  } catch (error) {
    return ofFileError(error, path, 'written');
  }
}

/** Checks that the file can be written, before any work is done. */
export async function checkWritable(path: string): Promise<CommandFailure | undefined> {
  try {
    await access(dirname(path), constants.W_OK);
    return undefined;
  } catch (error) {
    return ofFileError(error, path, 'written');
  }
}

/** Replaces a file as a whole or not at all. */
export async function replaceFile(path: string, lines: readonly string[]): Promise<CommandFailure | undefined> {
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
