/** One edition as a subject, in a process of its own: a task is named `game/hash`. */
import { hash as hashOf } from 'node:crypto';
import { EditionModules, editionFolders, isEditionProblem, loadEdition } from '@skald/editions';
import { type AnyGame, hashBy } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { serve } from '../engine/table.ts';
import type { WorkDone } from '../harness/subject.ts';

/** Rounds of each; a ratio is taken within a round. */
const ROUNDS = 9;
const LOADS = 15;
/** Both play until the engine has compiled their hot code: until a stretch is hardly cheaper than the one before, but not for ever. */
const WARM_UP_SECONDS = 2;
const WARM_UPS = { least: 3, most: 10 };
const HARDLY_CHEAPER = 0.97;

// The same setting as the server's.
hashBy((bytes) => hashOf('sha256', bytes, 'hex'));

/** What was played by some rules, and the seconds of the processor that it took. */
interface Played {
  answers: number;
  cpu: number;
}

export function measure(what: string, seconds: number): WorkDone {
  const [slug = '', hash = ''] = what.split('/');
  const packed = new EditionModules(editionFolders(process.cwd())).packed(slug, hash);
  const newest = findGame(slug);
  if (!packed || !newest) throw new Error(`there is no edition ${hash} of ${slug}`);
  const loaded = (): AnyGame => {
    const game = loadEdition(slug, hash, packed);
    if (isEditionProblem(game)) throw new Error(game.reason);
    return game;
  };
  const load = Array.from({ length: LOADS }, () => costInMs(loaded));
  const edition = loaded();
  const answers = warmUp(edition, newest);
  const ratio = Array.from({ length: ROUNDS }, () => ratioOf(playedInTurn(edition, newest, seconds / ROUNDS)));
  return { count: answers, samples: { load, ratio } };
}

/** Milliseconds of the processor: all of the work is done by it, and other load on the machine hardly changes them. */
function costInMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The number of answers that were given meanwhile. */
function warmUp(edition: AnyGame, newest: AnyGame): number {
  let [answers, before] = [0, Number.POSITIVE_INFINITY];
  for (let stretch = 1; stretch <= WARM_UPS.most; stretch++) {
    const both = playedInTurn(edition, newest, WARM_UP_SECONDS);
    const cost = both.reduce((sum, one) => sum + costOf(one), 0);
    answers += both.reduce((sum, one) => sum + one.answers, 0);
    if (stretch >= WARM_UPS.least && cost > before * HARDLY_CHEAPER) break;
    before = cost;
  }
  return answers;
}

/**
 * Both play the same games, one after the other in one process, as in a server, and take turns at being first. Other load
 * on the machine, and the collection of garbage, meet both alike.
 */
function playedInTurn(edition: AnyGame, newest: AnyGame, seconds: number): readonly [Played, Played] {
  const [one, other]: [Played, Played] = [nothing(), nothing()];
  const until = performance.now() + seconds * 1000;
  for (let seed = 1; seed <= 2 || performance.now() < until; seed++) {
    const turns = [() => playOut(edition, seed, one), () => playOut(newest, seed, other)];
    for (const turn of seed % 2 === 0 ? turns : turns.reverse()) turn();
  }
  return [one, other];
}

function nothing(): Played {
  return { answers: 0, cpu: 0 };
}

/** A random game at a full table as the server runs it: each answer with its digest and all views. */
function playOut(game: AnyGame, seed: number, played: Played): void {
  const before = process.cpuUsage();
  for (const _ of serve(game, game.seats.max, seed)) played.answers++;
  const { user, system } = process.cpuUsage(before);
  played.cpu += user + system;
}

function costOf({ cpu, answers }: Played): number {
  return cpu / answers;
}

function ratioOf([one, other]: readonly [Played, Played]): number {
  return costOf(one) / costOf(other);
}
