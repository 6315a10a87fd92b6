/** The figures of the server: names and number formats. */
import type { ContestFigure } from './contest.ts';

interface Naming {
  readonly label: string;
  readonly digits: number;
}

export type ComparedName = ContestFigure | 'memory';

/** Figures of every contender. */
export const COMPARED: Readonly<Record<ComparedName, Naming>> = {
  rate: { label: 'answers a second, closed loop', digits: 0 },
  share: { label: 'as a share of raw Socket.IO', digits: 2 },
  cpu: { label: 'ms of the server’s processor an answer', digits: 3 },
  multiple: { label: 'as a multiple of raw Socket.IO', digits: 2 },
  median: { label: 'ms to the acknowledgement, median', digits: 0 },
  p99: { label: 'ms to the acknowledgement, p99', digits: 0 },
  bytes: { label: 'bytes to all four seats an answer', digits: 0 },
  memory: { label: 'kB a live match with four sockets', digits: 0 },
};

export type OwnName = 'share' | 'multiple' | 'bytes' | 'memory' | 'pacedP99' | 'wakeSnapshot' | 'wakeLog' | 'recovery';

/** Figures of Skald only, each with a limit. */
export const OWN: Readonly<Record<OwnName, Naming>> = {
  share: { label: 'answers a second, as a share of raw Socket.IO', digits: 2 },
  multiple: { label: 'server CPU an answer, as a multiple of raw Socket.IO', digits: 2 },
  bytes: { label: 'bytes to all four seats an answer', digits: 0 },
  memory: { label: 'kB a live match with four sockets', digits: 0 },
  pacedP99: { label: 'ms to the acknowledgement, twice the matches, one answer each 5 s, p99', digits: 1 },
  wakeSnapshot: { label: 'ms to wake a match with 400 answers, from its snapshot', digits: 1 },
  wakeLog: { label: 'ms to wake a match with 400 answers, from its log alone', digits: 1 },
  recovery: { label: 's from the kill of the server until every client plays again', digits: 1 },
};

/** Names in display order. */
export function namesOf<Name extends string>(namings: Readonly<Record<Name, Naming>>): readonly Name[] {
  // `Object.keys` loses the key type.
  return Object.keys(namings) as Name[];
}
