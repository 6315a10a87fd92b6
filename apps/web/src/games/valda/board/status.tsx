/** A line about the turn: the round, whose turn it is, its five phases, the last dice and the open cards. */
import { content, PHASES } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { markName } from '../../../i18n/translators.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { Dice } from '../stage/dice.tsx';
import { lastRoll } from '../stage/last-roll.ts';
import { tableOf } from '../table-of-valda.ts';
import './status.css';

export function Status({ shown, i18n }: Pick<PartProps, 'shown' | 'i18n'>): ReactNode {
  const { round, active, phase, race } = tableOf(shown.snapshot);
  const roll = lastRoll(shown.log);
  const fresh = shown.scene?.events.some(({ event }) => event === 'dice-rolled' || event === 'dice-rerolled') === true;
  return (
    <div className="valda-status">
      <p className="valda-status-round">{i18n.t('valda.round', { round: Math.max(1, round), last: content.game.rounds })}</p>
      {race && <p className="valda-status-race">{i18n.t('valda.race', { target: content.constants.raceTarget })}</p>}
      <p className="valda-status-active">
        <Sentence of={markName(active, i18n.name(active))} />
      </p>
      <ol className="valda-phases" aria-label={i18n.label('phase')}>
        {PHASES.map((one, i) => (
          <li
            key={one}
            className={one === phase ? 'valda-phase valda-phase-now' : 'valda-phase'}
            aria-current={one === phase ? 'step' : undefined}
          >
            <span className="valda-phase-number">{i + 1}</span>
            <span className="valda-phase-name">{i18n.label(one)}</span>
          </li>
        ))}
      </ol>
      {roll && <Dice key={`${roll.number}`} dice={roll.dice} rolling={fresh} i18n={i18n} />}
    </div>
  );
}
