/** A line about the turn: the round, whose turn it is, and its five steps. */
import { isHuman, type TurnStep } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { markName } from '../../i18n/translators.ts';
import type { PartProps } from '../../table/game-ui.ts';
import { Sentence } from '../../table/sentence.tsx';
import { tableOf } from './table-of-lords.ts';

/** LR-4.1: the steps of a human; a prophet has a bonus at the end (LR-22.2). */
const OF_HUMANS: readonly TurnStep[] = ['prayer', 'hero', 'runes', 'maneuver', 'action'];
const OF_PROPHETS: readonly TurnStep[] = ['runes', 'maneuver', 'action', 'bonus'];

export function TurnStatus({ shown, i18n }: PartProps): ReactNode {
  const table = tableOf(shown.snapshot);
  const { active, step, round } = table;
  const who = isHuman(active) ? markName(active, i18n.name(active)) : i18n.thing(active);
  const steps = step === 'set-up' ? [] : isHuman(active) ? OF_HUMANS : OF_PROPHETS;
  return (
    <div className="lords-status">
      <p className="lords-status-round">{i18n.t('lords.round', { round: Math.max(1, round) })}</p>
      <p className="lords-status-active">{step === 'set-up' ? i18n.label(step) : <Sentence of={i18n.t('lords.turn-of', { who })} />}</p>
      <ol className="lords-steps">
        {steps.map((one) => (
          <li
            key={one}
            className={one === step ? 'lords-step lords-step-now' : 'lords-step'}
            aria-current={one === step ? 'step' : undefined}
          >
            {i18n.label(one)}
          </li>
        ))}
      </ol>
    </div>
  );
}
