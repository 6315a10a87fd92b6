/**
 * Nothing that a viewer should not know reaches it: everything hidden from it is imagined anew, and every byte that would be sent to it must stay the same:
 * the view, its decisions, refusals, and the events and the view after the next answer, unless the rules said `reveal` and it lies open from then on.
 */
import {
  answer,
  checkAnswer,
  clone,
  Defect,
  equal,
  eventsFor,
  type Fact,
  type GameTypes,
  imagine,
  isRefusal,
  type Refusal,
  recordedChance,
  type State,
  type Step,
  sampleAnswer,
  type Viewer,
  view,
} from '../../kernel/index.ts';
import type { AnsweredTrial, Check, Trial } from './check.ts';

export function secrecy<G extends GameTypes>(): Check<G> {
  const name = 'secrecy';
  return {
    name,
    after(trial, moment) {
      const { seats, fail } = trial;
      const viewers: readonly Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
      for (const viewer of viewers) {
        const other = reimagine(trial, moment.state, viewer);
        if (sent(trial, other, viewer) !== sent(trial, moment.state, viewer))
          fail(name, `the view of ${viewer} depends on what is hidden from it`);
        if (typeof viewer === 'number') refusals(trial, moment, other, viewer);
        nextStep(trial, moment, other, viewer);
      }
    },
  };
}

function sent<G extends GameTypes>({ game }: Trial<G>, state: State<G>, viewer: Viewer): string {
  return JSON.stringify(view(game, state, viewer));
}

/** Another match that the viewer cannot tell from this one; others' sealed answers are kept where their imagined hands allow them. */
function reimagine<G extends GameTypes>({ game, random }: Trial<G>, state: State<G>, viewer: Viewer): State<G> {
  const other = imagine(game, view(game, state, viewer), random);
  const g = { table: other.table, hands: other.hands, box: other.box, seats: other.hands.length };
  other.flow.drawn = clone(state.flow.drawn);
  other.flow.sealed = state.flow.sealed.map(({ id, answer: given }) => {
    const question = other.flow.open.find((open) => open.id === id);
    if (!question || question.seat === viewer) return { id, answer: given };
    const space = game.decision(question.decision).space(g, question.seat, question.args);
    return { id, answer: isRefusal(checkAnswer(space, given)) ? sampleAnswer(space, random) : given };
  });
  return other;
}

function refusals<G extends GameTypes>(
  { game, fail }: Trial<G>,
  { state, decision, answer: given }: AnsweredTrial<G>,
  other: State<G>,
  viewer: number,
): void {
  const wrongs: readonly unknown[] = [null, { do: 'nonsense' }, [given]];
  const attempts = [...state.flow.open.map(({ id }) => id), 'stale'].flatMap((id) => wrongs.map((wrong) => ({ id, wrong })));
  if (viewer !== decision.seat) attempts.push({ id: decision.id, wrong: given });
  for (const { id, wrong } of attempts) {
    const here = attempt(game, state, viewer, id, wrong, []);
    const there = attempt(game, other, viewer, id, wrong, []);
    const differs = refusalText(here) !== refusalText(there);
    if (differs) fail('secrecy', `a refusal to ${viewer} depends on what is hidden from it`);
  }
}

function refusalText(outcome: object | undefined): string {
  return outcome && isRefusal(outcome) ? JSON.stringify(outcome) : 'accepted';
}

function nextStep<G extends GameTypes>(
  trial: Trial<G>,
  { seat, decision, answer: given, step }: AnsweredTrial<G>,
  other: State<G>,
  viewer: Viewer,
): void {
  const { game, fail } = trial;
  const there = attempt(game, other, seat, decision.id, given, step.facts);
  if (!there) return;
  if (isRefusal(there)) {
    if (seat === viewer)
      fail('secrecy', `an answer of ${viewer} to ${decision.prompt.key} is legal or not depending on what is hidden from it`);
    return;
  }
  const revealed = step.revealing || there.revealing;
  if (revealed && !sameLies(step.state, there.state, viewer)) return;
  const where = `answering ${decision.prompt.key} without showing it`;
  if (JSON.stringify(eventsFor(step.events, viewer)) !== JSON.stringify(eventsFor(there.events, viewer)))
    fail('secrecy', `${where} tells ${viewer} something hidden`);
  if (sent(trial, step.state, viewer) !== sent(trial, there.state, viewer)) fail('secrecy', `${where} shows ${viewer} something hidden`);
}

/** Whatever is revealed lies on the table or in the viewer's hand from then on; where both are the same, nothing else may differ. */
function sameLies<G extends GameTypes>(here: State<G>, there: State<G>, viewer: Viewer): boolean {
  return equal(here.table, there.table) && (viewer === 'spectator' || equal(here.hands[viewer], there.hands[viewer]));
}

/** An answer given in a state; undefined where the recorded facts do not fit there. */
function attempt<G extends GameTypes>(
  game: Trial<G>['game'],
  state: State<G>,
  seat: number,
  id: string,
  given: unknown,
  facts: readonly Fact[],
): Step<G> | Refusal | undefined {
  try {
    return answer(game, state, seat, id, given, recordedChance(facts));
  } catch (error) {
    if (error instanceof Defect && error.code.startsWith('fact-')) return undefined;
    throw error;
  }
}
