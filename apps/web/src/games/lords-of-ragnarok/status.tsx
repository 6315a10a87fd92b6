/** A line about the turn: the round, whose turn it is, and its five steps. */
import { isHuman, type TurnStep } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Sentence } from '../../table/sentence.tsx';
import { marked } from '../../words/speaker.ts';
import type { LordsPart } from './part.ts';

/** LR-4.1: the steps of a human; a prophet has a bonus in the end (LR-22.2). */
const OF_HUMANS: readonly TurnStep[] = ['prayer', 'hero', 'runes', 'maneuver', 'action'];
const OF_PROPHETS: readonly TurnStep[] = ['runes', 'maneuver', 'action', 'bonus'];

export function Status({ table, speaker }: Pick<LordsPart, 'table' | 'speaker'>): ReactNode {
  const { active, step, round } = table;
  const who = isHuman(active) ? marked(active, speaker.name(active)) : speaker.thing(active);
  const steps = step === 'set-up' ? [] : isHuman(active) ? OF_HUMANS : OF_PROPHETS;
  return (
    <div className="lords-status">
      <p className="lords-status-round">{speaker.say('lords.round', { round: Math.max(1, round) })}</p>
      <p className="lords-status-active">
        {step === 'set-up' ? speaker.label(step) : <Sentence of={speaker.say('lords.turn-of', { who })} />}
      </p>
      <ol className="lords-steps">
        {steps.map((one) => (
          <li
            key={one}
            className={one === step ? 'lords-step lords-step-now' : 'lords-step'}
            aria-current={one === step ? 'step' : undefined}
          >
            {speaker.label(one)}
          </li>
        ))}
      </ol>
    </div>
  );
}
