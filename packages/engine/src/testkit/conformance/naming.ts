/**
 * The thing affected is the thing offered. Whatever an accepted answer names shows in the step that follows, and where a list tells equal things
 * apart by numbers, the game says what must have become of those that were chosen.
 */
import { diff, equal, type GameTypes, isObject, type OpenDecision, type State, type Step } from '../../kernel/index.ts';
import type { AnsweredTrial, Check, Trial } from './check.ts';

const name = 'naming';

export function naming<G extends GameTypes>(): Check<G> {
  return {
    name,
    after: (trial, moment) => {
      if (moment.step.sealed) return;
      namesShow(trial, moment);
      declaredHolds(trial, moment);
    },
  };
}

/** Everything that the answer names and that exists is told, asked about, or changed its place. */
function namesShow<G extends GameTypes>({ fail }: Trial<G>, { state, decision, answer, step }: AnsweredTrial<G>): void {
  const named = [...wordsIn(choicesIn(answer))];
  if (named.length === 0) return;
  const shown = wordsIn(step.events.map(({ event }) => event));
  const changed = new Set([...wordsIn(step.state.flow), ...shown]);
  for (const [path] of diff(state.table, step.state.table)) for (const key of path) changed.add(String(key));
  const before = placesOfWords(state);
  const after = placesOfWords(step.state);
  const isAffected = (word: string): boolean => changed.has(word) || before.get(word) !== after.get(word);
  const others = [...wordsIn(choicesOn(decision))].filter((word) => before.has(word) && !named.includes(word));
  // What is kept while everything else goes is chosen too.
  if (others.every(isAffected)) return;
  for (const word of named) {
    if (before.has(word) && !isAffected(word)) fail(name, `${decision.prompt.key} named ${word}, and nothing came of it`);
  }
}

function declaredHolds<G extends GameTypes>({ game, fail }: Trial<G>, moment: AnsweredTrial<G>): void {
  const { state, decision, seat, answer, step } = moment;
  const { key, params } = decision.prompt;
  const declared = game.naming?.find((one) => one.decision === key);
  if (!declared) {
    if (numbersEqualThings(decision)) fail(name, `${key} tells equal things apart by numbers, and nothing says what becomes of them`);
    return;
  }
  const items = decision.space.kind === 'some' || decision.space.kind === 'order' ? decision.space.items : [];
  const chosen = (Array.isArray(answer) ? answer : []).map((one) => items.findIndex((item) => equal(item, one)));
  const wrong = declared.wrong({
    before: state,
    after: step.state,
    seat,
    params,
    offered: items,
    chosen,
    events: eventsOf(step),
  });
  if (wrong !== undefined) fail(name, `${key}: ${wrong}`);
}

function eventsOf<G extends GameTypes>({ events }: Step<G>): readonly G['event'][] {
  return events.map(({ event }) => event);
}

/** Does a list hold two items that differ in numbers alone? */
function numbersEqualThings({ space }: OpenDecision): boolean {
  if (space.kind !== 'some' && space.kind !== 'order') return false;
  const numbered = new Set(space.items.map((item) => JSON.stringify(item)));
  const plain = new Set(space.items.map((item) => JSON.stringify(item, (_key, value: unknown) => (typeof value === 'number' ? 0 : value))));
  return plain.size < numbered.size;
}

function choicesOn({ space }: OpenDecision): unknown {
  if (space.kind === 'amount') return [];
  return (space.kind === 'one' ? space.options : space.items).map(choicesIn);
}

/** The answer without the names of what to do. */
function choicesIn(answer: unknown): unknown {
  if (!isObject(answer)) return answer;
  const { do: _do, ...fields } = answer;
  return Object.values(fields);
}

/** Where each thing lies: the paths that hold it, whatever its place in a list. */
function placesOfWords<G extends GameTypes>({ table, hands, box }: State<G>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const hear = (word: string, path: string): void => void found.set(word, `${found.get(word) ?? ''} ${path}`);
  eachWord(table, hear, 'table');
  for (const [seat, hand] of hands.entries()) eachWord(hand, hear, `hand ${seat}`);
  eachWord(box, hear, 'box');
  return found;
}

/** All texts in a value, keys included. */
function wordsIn(value: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  const hear = (word: string): void => void words.add(word);
  eachWord(value, hear, '', hear);
  return words;
}

function eachWord(value: unknown, hear: (word: string, path: string) => void, path: string, hearKey?: (key: string) => void): void {
  if (typeof value === 'string') hear(value, path);
  else if (Array.isArray(value)) for (const item of value) eachWord(item, hear, path, hearKey);
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      hearKey?.(key);
      eachWord(item, hear, `${path}/${key}`, hearKey);
    }
  }
}
