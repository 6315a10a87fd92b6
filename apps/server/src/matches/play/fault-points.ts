/** The numbered points of the write path, at which fault tests end the process. In production nothing happens there. */

export const FAULT_POINTS = {
  /** The match is awake and it is this command's turn. */
  awake: 1,
  /** The account plays this seat. */
  seated: 2,
  /** The rules have accepted the answer, on a copy. */
  applied: 3,
  /** The row is durable; memory still holds the state before. */
  committed: 4,
  /** Memory holds the new state. */
  replaced: 5,
  /** The player knows. */
  acknowledged: 6,
  /** Everybody knows. */
  broadcast: 7,
} as const;

export type FaultPoint = keyof typeof FAULT_POINTS;

/** Is passed at each point; what it returns is waited for. */
export type FaultPoints = (point: FaultPoint) => void | Promise<void>;

export const noFaults: FaultPoints = () => undefined;

/**
 * `TEST_FAULT_POINT=4` ends the process without a word at the first passage of point 4, `4x9` at the ninth. Ignored in production.
 */
export function faultsOf(env: Readonly<Record<string, string | undefined>>, kill = killSelf): FaultPoints {
  const wanted = env.NODE_ENV === 'production' ? null : /^(\d)(?:x(\d+))?$/.exec(env.TEST_FAULT_POINT ?? '');
  if (!wanted) return noFaults;
  let left = Number(wanted[2] ?? 1);
  return (point) => {
    if (FAULT_POINTS[point] === Number(wanted[1]) && --left === 0) kill();
  };
}

function killSelf(): void {
  process.kill(process.pid, 'SIGKILL');
}
