/** Answers that are not on offer are refused with the right code and change nothing; offered answers have no reason against them. */
import { answer, canonical, checkAnswer, equal, type GameTypes, isObject, isRefusal, type OpenDecision, why } from '../../kernel/index.ts';
import type { Check, Trial, TrialAnswer } from './check.ts';

/** Answers of every wrong kind. */
function nonsense(decision: OpenDecision): readonly unknown[] {
  const { space } = decision;
  const options = space.kind === 'one' ? space.options : space.kind === 'amount' ? [] : space.items;
  const first = options[0];
  return [
    undefined,
    null,
    '',
    'nonsense',
    -1,
    1.5,
    Number.NaN,
    1e9,
    {},
    [],
    [null],
    [[[]]],
    Array.from({ length: 5000 }, () => first ?? 0),
    'x'.repeat(100_000),
    { do: 'nonsense' },
    { __proto__: null, do: 'toString' },
    ...(isObject(first) ? [{ ...first, extra: 1 }, Object.fromEntries(Object.entries(first).slice(1)), [first, first]] : []),
    ...(space.kind === 'amount' ? [space.min - 1, space.max + 1, String(space.min)] : []),
    ...(space.kind === 'some' ? [[...space.items, ...space.items], space.items.slice(0, Math.max(0, space.min - 1))] : []),
    ...(space.kind === 'order' ? [space.items.slice(1), [...space.items, ...space.items.slice(0, 1)]] : []),
  ];
}

export function offers<G extends GameTypes>(): Check<G> {
  const name = 'offers';
  return {
    name,
    before(trial, choice) {
      const { game, random } = trial;
      const { state, decision } = choice;
      const text = canonical(state);
      refusesNonsense(trial, choice);
      refusesOthers(trial, choice);
      if (isRefusal(checkAnswer(decision.space, decision.fallback)))
        trial.fail(name, `the fallback of ${decision.prompt.key} is not on offer`);
      const against = isFirstOfSeat(choice) ? why(game, state, decision.seat, choice.answer) : [];
      if (against.length > 0) trial.fail(name, `${short(choice.answer)} is on offer, yet why() speaks against it`);
      offersCandidates(trial, choice, random.below(4));
      if (canonical(state) !== text) trial.fail(name, 'asking and refusing changed the state');
    },
  };
}

function refusesNonsense<G extends GameTypes>({ game, fail }: Trial<G>, { state, decision }: TrialAnswer<G>): void {
  for (const given of nonsense(decision)) {
    if (!isRefusal(checkAnswer(decision.space, given))) continue;
    const outcome = answer(game, state, decision.seat, decision.id, given, noChance);
    if (!isRefusal(outcome)) fail('offers', `${decision.prompt.key} accepted ${short(given)}`);
    else if (outcome.reason === '') fail('offers', `${outcome.refused} has no reason`);
  }
}

/** Nothing is accepted here, so no chance is needed; should something be, any fact will do. */
const noChance = { draw: (_stream: string, _nth: number, bounds: readonly number[]) => bounds.map(() => 0) };

function isFirstOfSeat<G extends GameTypes>({ open, decision }: TrialAnswer<G>): boolean {
  return open.find(({ seat }) => seat === decision.seat) === decision;
}

function refusesOthers<G extends GameTypes>({ game, seats, fail }: Trial<G>, { state, decision, answer: given }: TrialAnswer<G>): void {
  for (let seat = -1; seat <= seats; seat++) {
    if (seat === decision.seat) continue;
    const expected = seat < 0 || seat >= seats ? 'unknown-seat' : 'not-your-decision';
    const outcome = answer(game, state, seat, decision.id, given, noChance);
    if (!isRefusal(outcome) || outcome.refused !== expected)
      fail('offers', `seat ${seat} answering for seat ${decision.seat} is not refused as ${expected}`);
  }
  for (const stale of ['', '0.0', `${decision.id}0`, '__proto__']) {
    const outcome = answer(game, state, decision.seat, stale, given, noChance);
    if (!isRefusal(outcome) || outcome.refused !== 'stale-decision') fail('offers', `a decision called ${stale} is not refused as stale`);
  }
}

/** What is offered is exactly what the candidates without a problem are; each other candidate is refused with a reason. */
function offersCandidates<G extends GameTypes>({ game, fail }: Trial<G>, { state, decision }: TrialAnswer<G>, offset: number): void {
  const { seat, space, prompt } = decision;
  const asked = game.decision(prompt.key);
  const g = { table: state.table, hands: state.hands, box: state.box, seats: state.hands.length };
  const all = asked.candidates?.(g, seat, prompt.params);
  if (!all || space.kind === 'amount') return;
  const free = all.filter((candidate) => asked.problem?.(g, seat, prompt.params, candidate) === undefined);
  const offered = space.kind === 'one' ? space.options : space.items;
  if (!equal(free, offered)) fail('offers', `${prompt.key} offers ${offered.length}, its candidates without a problem are ${free.length}`);
  for (let i = offset; i < all.length; i += 4) {
    const candidate = all[i];
    if (offered.some((one) => equal(one, candidate))) continue;
    const outcome = answer(game, state, seat, decision.id, space.kind === 'one' ? candidate : [candidate], noChance);
    if (!isRefusal(outcome) || outcome.why.length === 0) fail('offers', `${prompt.key} refuses ${short(candidate)} without a reason`);
  }
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 120);
}
