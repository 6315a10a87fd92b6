/** Distinguishes a database outage, which is transient, from a wrong statement. */

/** Classes and codes of PostgreSQL (SQLSTATE) that pass: connection, resources, shutdown, and lost races. */
const PASSING_STATES = ['08', '53', '57P', '57014', '40001', '40P01', '55P03'];

/** Codes of sockets and name look-ups. */
const PASSING_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Codes with which Prisma reports the same. */
const PASSING_PRISMA_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037']);

/** Messages of the PostgreSQL client that carry no code. */
const PASSING_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout|the embedded database has stopped)/;

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (PASSING_SYSTEM_CODES.has(code) || PASSING_PRISMA_CODES.has(code)) return true;
  if (/^[0-9A-Z]{5}$/.test(code) && PASSING_STATES.some((state) => code.startsWith(state))) return true;
  if (PASSING_MESSAGES.test(error.message)) return true;
  return error.cause !== undefined && isOutage(error.cause);
}
