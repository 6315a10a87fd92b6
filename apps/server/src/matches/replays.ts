/** Watching a finished match again, with any eyes: a spectator's, a seat's as it was then, or with everything open. */
import { type AnyGame, decisions, SagaWriter, type Seat, view, waiting } from '@skald/engine';
import type { ReplayAnswer, ReplayStep } from '@skald/protocol';
import { type Problem, problem } from '../problem.ts';
import type { Store } from '../storage/store.ts';
import { isDamaged, unknownMatch } from './commands.ts';
import type { HostLog } from './host-context.ts';
import { isDamage, logRowOf } from './log-walk.ts';
import { loadRecord } from './match-record.ts';
import { plainJson } from './plain-json.ts';
import { isMatchOver, type Move, type Position } from './position.ts';
import { type Reel, Reels } from './reels.ts';

export type Eyes = Seat | 'spectator' | 'open';

/** Where to begin, and how many steps to follow. */
export interface Stretch {
  readonly from: number;
  readonly steps: number;
}

const stillRuns = problem('wrong-status', 'This match is not over yet.');

export class Replays {
  readonly #store: Store;
  readonly #find: (slug: string) => AnyGame | undefined;
  readonly #log: HostLog;
  readonly #reels: Reels;

  constructor(store: Store, find: (slug: string) => AnyGame | undefined, log: HostLog) {
    this.#store = store;
    this.#find = find;
    this.#log = log;
    this.#reels = new Reels(store);
  }

  async replay(match: string, eyes: Eyes, { from, steps }: Stretch): Promise<ReplayAnswer | Problem> {
    const reel = await this.#reel(match);
    if ('problem' in reel) return reel;
    const { record } = reel;
    if (typeof eyes === 'number' && eyes >= record.start.seats) return problem('bad-request', 'There is no such seat in this match.');
    const seqs = reel.rows.map(({ seq }) => seq).filter((seq) => !reel.hidden.has(seq) || eyes === 'open' || reel.hidden.get(seq) === eyes);
    const place = Math.min(from, seqs.length);
    const start = reel.after(seqs[place - 1] ?? 0);
    const until = seqs[Math.min(place + steps, seqs.length) - 1] ?? 0;
    const shown = new Set(seqs);
    const moves = reel.moves(start, Math.max(until, start.seq)).filter(({ after }) => shown.has(after.seq));
    return {
      match,
      game: record.game.slug,
      rulesVersion: record.game.rulesVersion,
      length: seqs.length,
      from: place,
      view: viewOf(record.game, start, eyes),
      steps: moves.map((move) => stepOf(reel, move, eyes)),
      standings: [...record.game.standings(reel.last.state)],
    };
  }

  /** A finished match as the lines of a saga, with the secret that decided its chance. */
  async saga(match: string): Promise<readonly string[] | Problem> {
    const reel = await this.#reel(match);
    return 'problem' in reel ? reel : sagaLines(reel, true);
  }

  async #reel(match: string): Promise<Reel | Problem> {
    const record = await loadRecord(this.#store, this.#find, match);
    if (record === 'not-started') return stillRuns;
    if (record === 'other-rules') return problem('wrong-status', 'This match was played by other rules than are known here.');
    if (typeof record === 'string') return unknownMatch;
    if (record.status === 'running' || record.status === 'open') return stillRuns;
    const reel = await this.#reels.get(record);
    if (!isDamage(reel)) return reel;
    this.#log.damaged(match, reel.damaged, reel.reason);
    return isDamaged;
  }
}

/** The saga of what was played. The secret is told only where nothing more can be played. */
export function sagaLines(reel: Reel, reveals: boolean): readonly string[] {
  const { record, rows, last } = reel;
  const writer = new SagaWriter();
  const players = record.chairs.map(({ account }) => account?.name ?? '');
  const header = writer.header(record.start, { players, fairness: { commitment: record.commitment, nonces: record.nonces } });
  const lines = rows.map((row) => writer.row(logRowOf(row), row.at));
  const ending = { answers: rows.length, standings: record.game.standings(last.state) };
  const end = isMatchOver(last) ? ending : { ...ending, unfinished: true as const };
  return [header, ...lines, writer.end(end, reveals ? record.secret : undefined)];
}

function viewOf(game: AnyGame, { state }: Position, eyes: Eyes): ReplayAnswer['view'] {
  const asked = eyes === 'open' ? decisions(game, state) : view(game, state, eyes).decisions;
  return {
    table: plainJson(state.table),
    hands: Object.fromEntries(state.hands.flatMap((hand, seat) => (sees(eyes, seat) ? [[String(seat), plainJson(hand)]] : []))),
    waiting: [...waiting(state)],
    decisions: [...asked],
  };
}

function stepOf(reel: Reel, move: Move, eyes: Eyes): ReplayStep {
  const row = reel.rows[move.after.seq - 1];
  const told = move.told.filter(({ to }) => to === undefined || sees(eyes, to));
  const cause = move.kind === 'answer' ? (row?.by === 'clock' ? ('clock' as const) : undefined) : move.kind;
  return {
    at: row?.at ?? 0,
    events: told.map(({ event, to }) => (to === undefined ? { event } : { event, to })),
    table: move.table,
    hands: Object.fromEntries(move.hands.flatMap((hand, seat) => (hand.length > 0 && sees(eyes, seat) ? [[String(seat), hand]] : []))),
    waiting: [...waiting(move.after.state)],
    ...(cause && (eyes === 'open' || !move.before.state.flow.quiet) && { cause: { kind: cause, seat: move.seat } }),
    ...(eyes === 'open' &&
      row?.decision &&
      !row.undo && { answer: { seat: move.seat, decision: row.decision, answer: plainJson(row.answer) } }),
  };
}

function sees(eyes: Eyes, seat: Seat): boolean {
  return eyes === 'open' || eyes === seat;
}
