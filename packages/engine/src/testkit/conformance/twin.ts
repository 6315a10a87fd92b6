/** The same answers give the same digests: on a live state in place, on one written to text and read again at each step, and from the log with its facts. */
import {
  type AnswerRow,
  answer,
  Chronicle,
  canonical,
  clone,
  digest,
  equal,
  fastChance,
  type GameTypes,
  isRefusal,
  Live,
  patched,
  recordedChance,
  type State,
} from '../../kernel/index.ts';
import type { Check } from './check.ts';

/** In place and intact give equal digests, and the intact one leaves the old state as it was. */
export function inPlace<G extends GameTypes>(): Check<G> {
  const name = 'in place';
  let live: Live<G> | undefined;
  let before = '';
  return {
    name,
    began: ({ game, chronicle, seed }) => {
      live = new Live(game, clone(chronicle.state), fastChance(seed), { silent: true });
    },
    before: (_trial, { state }) => {
      before = canonical(state);
    },
    after: ({ fail }, { state, seat, decision, answer: given, step }) => {
      if (canonical(state) !== before) fail(name, 'the old state was changed');
      const played = live?.answer(seat, decision.id, given);
      if (!live || !played || isRefusal(played)) return fail(name, 'refused in place what was accepted intact');
      return digest(live.state) === digest(step.state) ? undefined : fail(name, 'the digest differs');
    },
  };
}

/** A match written down, with its keys in another order, and read again at each step goes the same way. */
export function reloaded<G extends GameTypes>(): Check<G> {
  const name = 'reloaded';
  let text = '';
  return {
    name,
    began: ({ chronicle }) => {
      text = canonical(chronicle.state);
    },
    after: ({ game, seed, fail }, { seat, decision, answer: given, step }) => {
      const state: State<G> = JSON.parse(text);
      const again = answer(game, state, seat, decision.id, JSON.parse(JSON.stringify(given)), fastChance(seed));
      if (isRefusal(again)) return fail(name, `refused after a reload: ${again.refused}`);
      text = canonical(again.state);
      if (text !== canonical(step.state)) fail(name, 'the digest differs after a reload');
      return JSON.stringify(again.events) === JSON.stringify(step.events) ? undefined : fail(name, 'the events differ after a reload');
    },
  };
}

/** What a client has after the patches is what the server has. */
export function patches<G extends GameTypes>(): Check<G> {
  const name = 'patches';
  return {
    name,
    after: ({ fail }, { state, step }) => {
      const wire: typeof step.patches = JSON.parse(JSON.stringify(step.patches));
      if (!equal(patched(state.table, wire.table), step.state.table)) fail(name, 'the table differs after its patch');
      for (const [seat, hand] of step.state.hands.entries()) {
        if (!equal(patched(state.hands[seat], wire.hands[seat] ?? []), hand)) fail(name, `hand ${seat} differs after its patch`);
      }
    },
  };
}

/** The log with its facts gives every digest again. */
export function replayed<G extends GameTypes>(): Check<G> {
  const name = 'replayed';
  return {
    name,
    finished: (trial) => {
      const { chronicle, game, fail } = trial;
      const { start, rows } = chronicle;
      const again = Chronicle.begin(game, start, recordedChance(start.facts));
      if (isRefusal(again)) return fail(name, again.reason);
      if (again.start.digest !== start.digest) return fail(name, 'the set-up gives another digest');
      for (const row of rows) {
        const problem = 'undo' in row ? undone(again, row.seat) : answered(again, row);
        if (problem || again.rows.at(-1)?.digest !== row.digest) return fail(name, `row ${row.seq}: ${problem ?? 'another digest'}`);
      }
      return undefined;
    },
  };
}

function undone<G extends GameTypes>(chronicle: Chronicle<G>, seat: number): string | undefined {
  const outcome = chronicle.undo(seat);
  return isRefusal(outcome) ? outcome.reason : undefined;
}

function answered<G extends GameTypes>(chronicle: Chronicle<G>, row: AnswerRow): string | undefined {
  const facts = recordedChance(row.facts);
  const outcome = chronicle.answer(row.seat, row.decision, row.answer, facts);
  if (isRefusal(outcome)) return outcome.reason;
  return facts.left() > 0 ? 'not every recorded fact was asked for' : undefined;
}
