/** How a command fails: a code for machines and a sentence for people. */
import type { Refusal, SagaFault } from '@skald/engine';

export interface CommandFailure {
  readonly failed: string;
  readonly reason: string;
  /** The place in a file. */
  readonly line?: number;
}

export function fail(failed: string, reason: string): CommandFailure {
  return { failed, reason };
}

export function isFailure(outcome: unknown): outcome is CommandFailure {
  return typeof outcome === 'object' && outcome !== null && 'failed' in outcome;
}

export function ofRefusal({ refused, reason }: Refusal): CommandFailure {
  return fail(refused, /[.!?]$/.test(reason) ? reason : `${reason}.`);
}

export function ofFault({ fault, reason, line }: SagaFault): CommandFailure {
  return { failed: fault, reason, line };
}

/** The failure in one line, for people. */
export function failureLine({ failed, reason, line }: CommandFailure): string {
  const where = line === undefined ? '' : `line ${line}: `;
  return `error [${failed}]: ${where}${reason}`;
}

/** Explains a file-system error. */
export function ofFileError(error: unknown, path: string, doing: 'read' | 'written'): CommandFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: doing === 'read' ? `There is no file ${path}.` : `There is no folder for ${path}.`,
    EISDIR: `${path} is a folder.`,
    ENOTDIR: `${path} does not lie in a folder.`,
    EACCES: `${path} may not be ${doing}.`,
    EPERM: `${path} may not be ${doing}.`,
    EEXIST: `${path} exists already; choose another name or move it away.`,
    ENOSPC: `There is no room left for ${path}.`,
    ENAMETOOLONG: 'The name of the file is too long.',
  };
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  if (reason === undefined && code === '') throw error;
  return fail(
    code === 'EEXIST' ? 'file-exists' : doing === 'read' ? 'cannot-read' : 'cannot-write',
    reason ?? `${path} cannot be ${doing} (${code}).`,
  );
}
