/** The figures of the server: what each is called, and how it is written. */
import type { ContestFigure } from './contest.ts';

/** Of every contender. */
export const COMPARED = ['rate', 'share', 'cpu', 'multiple', 'median', 'p99', 'bytes', 'memory'] as const satisfies readonly (
  | ContestFigure
  | 'memory'
)[];
export type ComparedName = (typeof COMPARED)[number];

export const COMPARED_FIGURES: Readonly<Record<ComparedName, { readonly label: string; readonly digits: number }>> = {
  rate: { label: 'answers a second, closed loop', digits: 0 },
  share: { label: 'as a share of raw Socket.IO', digits: 2 },
  cpu: { label: 'ms of the server’s processor an answer', digits: 3 },
  multiple: { label: 'as a multiple of raw Socket.IO', digits: 2 },
  median: { label: 'ms to the acknowledgement, median', digits: 0 },
  p99: { label: 'ms to the acknowledgement, p99', digits: 0 },
  bytes: { label: 'bytes to all four seats an answer', digits: 0 },
  memory: { label: 'kB a live match with four sockets', digits: 0 },
};
