/** A line about the turn: the round, whose turn it is, its five phases, the last dice and the open cards. */
import { content, PHASES } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import type { PartProps } from '../../table/face.ts';
import { Sentence } from '../../table/sentence.tsx';
import { marked } from '../../words/speaker.ts';
import { Dice } from './dice.tsx';
import { lastRoll } from './last-roll.ts';
import { tableOf } from './table-of-valda.ts';
import './middle.css';

export function Status({ shown, speaker }: Pick<PartProps, 'shown' | 'speaker'>): ReactNode {
  const { round, active, phase, race } = tableOf(shown.snapshot);
  const roll = lastRoll(shown.log);
  const fresh = shown.scene?.events.some(({ event }) => event === 'dice-rolled' || event === 'dice-rerolled') === true;
  return (
    <div className="valda-status">
      <p className="valda-status-round">{speaker.say('valda.round', { round: Math.max(1, round), last: content.game.rounds })}</p>
      {race && <p className="valda-status-race">{speaker.say('valda.race', { target: content.constants.raceTarget })}</p>}
      <p className="valda-status-active">
        <Sentence of={marked(active, speaker.name(active))} />
      </p>
      <ol className="valda-phases" aria-label={speaker.label('phase')}>
        {PHASES.map((one, i) => (
          <li
            key={one}
            className={one === phase ? 'valda-phase valda-phase-now' : 'valda-phase'}
            aria-current={one === phase ? 'step' : undefined}
          >
            <span className="valda-phase-number">{i + 1}</span>
            <span className="valda-phase-name">{speaker.label(one)}</span>
          </li>
        ))}
      </ol>
      {roll && <Dice key={`${roll.number}`} dice={roll.dice} rolling={fresh} speaker={speaker} />}
    </div>
  );
}
