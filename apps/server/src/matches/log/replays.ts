/** Replays of finished matches, as a spectator or a seat saw them then, or with everything open. */
import {
  type AnyGame,
  decisions,
  endingOf,
  type MatchPosition,
  type Move,
  resignedStandings,
  SagaWriter,
  type Seat,
  view,
  waiting,
} from '@skald/engine';
import type { Perspective, ReplayAnswer, ReplayStep } from '@skald/protocol';
import { editionColumns, type RulesFinder } from '../../editions/editions.ts';
import { type Problem, problem } from '../../problem.ts';
import type { Store } from '../../storage/store.ts';
import { RESIGNED } from '../host/ending.ts';
import type { HostLog } from '../host/host-deps.ts';
import { isRecord, loadRecord, type MatchRecord } from '../host/match-record.ts';
import { isDamaged, unknownMatch } from '../play/commands.ts';
import { plainJson } from '../play/plain-json.ts';
import { isLogCorruption } from './log-walk.ts';
import { type ReplayedMatch, ReplayedMatches } from './replayed-matches.ts';
import { rulesAt } from './rules-in-force.ts';
import { logRowOf } from './stored-row.ts';

/** Where to begin, and how many steps to follow. */
export interface Stretch {
  readonly from: number;
  readonly steps: number;
}

const stillRuns = problem('wrong-status', 'This match is not over yet.');

export class Replays {
  readonly #store: Store;
  readonly #rules: RulesFinder;
  readonly #log: HostLog;
  readonly #replayedMatches: ReplayedMatches;

  constructor(store: Store, rules: RulesFinder, log: HostLog) {
    this.#store = store;
    this.#rules = rules;
    this.#log = log;
    this.#replayedMatches = new ReplayedMatches(store);
  }

  async replay(match: string, eyes: Perspective, { from, steps }: Stretch): Promise<ReplayAnswer | Problem> {
    const replayed = await this.#replayed(match);
    if ('problem' in replayed) return replayed;
    const { record } = replayed;
    if (typeof eyes === 'number' && eyes >= record.start.seats) return problem('bad-request', 'There is no such seat in this match.');
    const seqs = replayed.rows
      .map(({ seq }) => seq)
      .filter((seq) => !replayed.hidden.has(seq) || eyes === 'open' || replayed.hidden.get(seq) === eyes);
    const place = Math.min(from, seqs.length);
    const start = replayed.after(seqs[place - 1] ?? 0);
    const until = seqs[Math.min(place + steps, seqs.length) - 1] ?? 0;
    const shown = new Set(seqs);
    const moves = replayed.moves(start, Math.max(until, start.seq)).filter(({ after }) => shown.has(after.seq));
    const resigned = resignedIn(record);
    const standings = record.game.standings(replayed.last.state);
    return {
      match,
      game: record.game.slug,
      ...editionColumns(record.game),
      length: seqs.length,
      from: place,
      view: viewOf(rulesAt(record.rules, start.seq + 1), start, eyes),
      steps: moves.map((move) => stepOf(replayed, move, eyes)),
      standings: [...resignedStandings(standings, resigned ?? [])],
      ended: record.endReason,
      ...(resigned && { resigned: [...resigned] }),
    };
  }

  /** A finished match as the lines of a saga, with the secret that decided its chance. */
  async saga(match: string): Promise<readonly string[] | Problem> {
    const replayed = await this.#replayed(match);
    return 'problem' in replayed ? replayed : sagaLines(replayed, true);
  }

  async #replayed(match: string): Promise<ReplayedMatch | Problem> {
    const record = await loadRecord(this.#store, this.#rules, match);
    if (record === 'not-started') return stillRuns;
    if (!isRecord(record)) return typeof record === 'string' ? unknownMatch : record;
    if (record.status === 'running' || record.status === 'open') return stillRuns;
    const replayed = await this.#replayedMatches.get(record);
    if (!isLogCorruption(replayed)) return replayed;
    this.#log.damaged(match, replayed.damaged, replayed.reason);
    return isDamaged;
  }
}

/** The saga of a match. `reveals` adds the secret, which only a match that cannot go on may show. */
export function sagaLines(replayed: ReplayedMatch, reveals: boolean): readonly string[] {
  const { record, rows, last } = replayed;
  const writer = new SagaWriter();
  const players = record.seatStates.map(({ account }) => account?.name ?? '');
  const header = writer.header(record.start, { players, fairness: { commitment: record.commitment, nonces: record.nonces } });
  const lines = rows.map((row) => writer.row(logRowOf(row), row.at));
  const end = endingOf({ game: record.game, state: last.state, rows }, resignedIn(record));
  return [header, ...lines, writer.end(end, reveals ? record.secret : undefined)];
}

/** The seats that gave up, where that ended the match. */
function resignedIn({ endReason, seatStates }: MatchRecord): readonly Seat[] | undefined {
  if (endReason !== RESIGNED) return undefined;
  const seats = seatStates.filter(({ resigned }) => resigned).map(({ seat }) => seat);
  return seats.length > 0 ? seats : undefined;
}

function viewOf(game: AnyGame, { state }: MatchPosition, eyes: Perspective): ReplayAnswer['view'] {
  const asked = eyes === 'open' ? decisions(game, state) : view(game, state, eyes).decisions;
  return {
    table: plainJson(state.table),
    hands: Object.fromEntries(state.hands.flatMap((hand, seat) => (sees(eyes, seat) ? [[String(seat), plainJson(hand)]] : []))),
    waiting: [...waiting(state)],
    decisions: [...asked],
  };
}

function stepOf(replayed: ReplayedMatch, move: Move, eyes: Perspective): ReplayStep {
  const row = replayed.rows[move.after.seq - 1];
  const events = move.events.filter(({ to }) => to === undefined || sees(eyes, to));
  return {
    at: row?.at ?? 0,
    events: events.map(({ event, to }) => (to === undefined ? { event } : { event, to })),
    table: move.patches.table,
    hands: Object.fromEntries(
      move.patches.hands.flatMap((hand, seat) => (hand.length > 0 && sees(eyes, seat) ? [[String(seat), hand]] : [])),
    ),
    waiting: [...waiting(move.after.state)],
    ...causeOf(move, row?.by === 'clock', eyes),
    ...(eyes === 'open' &&
      row?.decision &&
      move.seat !== null &&
      !row.undo && { answer: { seat: move.seat, decision: row.decision, answer: plainJson(row.answer) } }),
  };
}

/** What happened under a quiet barrier is told to nobody but those who see everything; a change of edition is no secret. */
function causeOf({ kind, seat, entry, before }: Move, byClock: boolean, eyes: Perspective): Pick<ReplayStep, 'cause'> {
  if ('edition' in entry) return { cause: { kind: 'edition', edition: entry.edition } };
  if (seat === null || (eyes !== 'open' && before.state.flow.quiet)) return {};
  if (kind === 'undo' || kind === 'rewind') return { cause: { kind, seat } };
  return byClock ? { cause: { kind: 'clock', seat } } : {};
}

function sees(eyes: Perspective, seat: Seat): boolean {
  return eyes === 'open' || eyes === seat;
}
