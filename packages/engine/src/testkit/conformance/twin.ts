/** The same answers give the same digests: on a live state in place, on one written to text and read again at each step, and from the log with its facts. */
import {
  answer,
  canonical,
  clone,
  digest,
  equal,
  fastChance,
  type GameTypes,
  isFault,
  isRefusal,
  type MutableMatch,
  patched,
  playInPlace,
  replay,
  type State,
} from '../../kernel/index.ts';
import type { Check } from './check.ts';

/** Applying in place and on a copy give equal digests, and the copy leaves the old state unchanged. */
export function inPlace<G extends GameTypes>(): Check<G> {
  const name = 'in place';
  let live: MutableMatch<G> | undefined;
  let before = '';
  return {
    name,
    began: ({ game, logged, seed }) => {
      live = playInPlace(game, clone(logged.state), fastChance(seed), { silent: true });
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

/** A match that is serialised with shuffled keys and read back at each step goes the same way. */
export function reloaded<G extends GameTypes>(): Check<G> {
  const name = 'reloaded';
  let text = '';
  return {
    name,
    began: ({ logged }) => {
      text = canonical(logged.state);
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
    finished: ({ logged, game, fail }) => {
      const again = replay(game, logged.start, logged.rows);
      return isFault(again) ? fail(name, `row ${again.row}: ${again.reason}`) : undefined;
    },
  };
}
