/** The engine as a subject: a task is named `game/seats/measure`. */
import { hash } from 'node:crypto';
import { type AnyGame, hashBy } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import type { WorkDone } from '../harness/subject.ts';
import { intact } from './intact.ts';
import { randomPlay } from './random-play.ts';
import { replays } from './replays.ts';
import { sizes } from './sizes.ts';

export const MEASURES = ['random-play', 'intact', 'replays', 'sizes'] as const;
export type Measure = (typeof MEASURES)[number];

// The same setting as the server's.
hashBy((bytes) => hash('sha256', bytes, 'hex'));

const work: Readonly<Record<string, (game: AnyGame, seats: number, seconds: number) => WorkDone>> = {
  'random-play': randomPlay,
  intact,
  replays,
  sizes,
} satisfies Record<Measure, unknown>;

export function measure(what: string, seconds: number): WorkDone {
  const [slug = '', seats = '', name = ''] = what.split('/');
  const game = findGame(slug);
  const run = work[name];
  if (!game || !run) throw new Error(`there is nothing called ${what}`);
  return run(game, Number(seats), seconds);
}
