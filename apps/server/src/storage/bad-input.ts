/** Database errors caused by a request's content or by a lost race, mapped to refusals. */
import { type Problem, problem } from '../problem.ts';

const AGAIN_MS = 100;

const unstorable = problem('bad-request', 'The request holds a character or a number that cannot be stored.');
const conflict = problem('retry', 'Somebody else did the same at this moment: send it again.', AGAIN_MS);
const gone = problem('not-found', 'What the request is about is no longer there.');

/** By the code of PostgreSQL (SQLSTATE), or of Prisma. */
const REFUSALS: Readonly<Record<string, Problem>> = {
  /** Text that is no UTF-8, or holds the character 0. */
  '22021': unstorable,
  '22P05': unstorable,
  '22P02': unstorable,
  '22001': unstorable,
  /** A number or a date out of range. */
  '22003': unstorable,
  '22008': unstorable,
  P2000: unstorable,
  P2020: unstorable,
  P2033: unstorable,
  /** A key that is taken. */
  '23505': conflict,
  P2002: conflict,
  /** A row that is pointed to, or to be changed, is not there. */
  '23503': gone,
  P2003: gone,
  P2025: gone,
};

/** Undefined where the fault is ours. */
export function refusalOfInput(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  for (const code of codesOf(error)) {
    const refused = Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined;
    if (refused) return refused;
  }
  return refusalOfInput(error.cause);
}

/** Something with the same key was written meanwhile. */
export function isUniqueConflict(error: unknown): boolean {
  return refusalOfInput(error) === conflict;
}

/** Prisma wraps the error of the driver: with its own code, and with the code of the database inside. */
function codesOf(error: object): string[] {
  const codes: string[] = [];
  for (const key of ['code', 'originalCode']) {
    const code: unknown = Reflect.get(error, key);
    if (typeof code === 'string') codes.push(code);
  }
  const meta: unknown = Reflect.get(error, 'meta');
  const driver: unknown = typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'driverAdapterError') : undefined;
  const cause: unknown = typeof driver === 'object' && driver !== null ? Reflect.get(driver, 'cause') : undefined;
  return typeof cause === 'object' && cause !== null ? [...codes, ...codesOf(cause)] : codes;
}
