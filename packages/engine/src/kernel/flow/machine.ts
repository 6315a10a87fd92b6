/** The machine: runs steps one after the other until somebody is asked or the match is over. */
import { Defect } from '../defect.ts';
import type { Frame, GameTypes } from '../state/state.ts';
import { END, type Procedure } from './procedure.ts';
import type { Rules } from './rules.ts';

/** More steps than this without a question is a run-away. */
const MOST_STEPS = 100_000;

export function run<G extends GameTypes>(g: Rules<G>): void {
  const { frames } = g.state.flow;
  for (let steps = 0; ; steps++) {
    const frame = frames[frames.length - 1];
    if (!frame) return;
    if (steps > MOST_STEPS) throw new Defect('run-away', `${frame.procedure} never asks`);
    if (frame.step === END) {
      frames.pop();
      g.resumedWith = { procedure: frame.procedure };
      continue;
    }
    runStep(g, frame);
    if (g.finished) {
      frames.length = 0;
      g.state.flow.open = [];
      return;
    }
    if (g.asked) {
      g.asked = false;
      return;
    }
  }
}

function runStep<G extends GameTypes>(g: Rules<G>, frame: Frame): void {
  const procedure = g.game.procedure(frame.procedure);
  const place = procedure.places.get(frame.step);
  const step = place === undefined ? undefined : procedure.steps[place];
  if (place === undefined || !step) throw new Defect('bad-step', `${frame.procedure} has no step ${frame.step}`);
  g.next = undefined;
  step.run(g, frame.locals);
  if (g.ended) {
    g.ended = false;
    g.state.flow.frames.pop();
    g.resumedWith = { procedure: frame.procedure, result: g.resumedWith.result };
    return;
  }
  g.resumedWith = {};
  frame.step = g.next === undefined ? (procedure.steps[place + 1]?.name ?? END) : knownStep(procedure, g.next);
  if (g.calls.length === 0) return;
  for (let i = g.calls.length - 1; i >= 0; i--) {
    const call = g.calls[i];
    if (call) g.state.flow.frames.push(call);
  }
  g.calls.length = 0;
}

function knownStep<G extends GameTypes>(procedure: Procedure<G>, name: string): string {
  if (!procedure.places.has(name)) throw new Defect('bad-step', `${procedure.name} has no step ${name} to jump to`);
  return name;
}
