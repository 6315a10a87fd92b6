/** How the last Age ended: the quests that were shown, and what Ragnarök took. */
import type { BloodRageEvent } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { Sentence } from '../../table/sentence.tsx';
import type { LogLine } from '../../table/stage.ts';
import type { TableSpeaker } from '../../words/speaker.ts';
import { isBloodRageEvent } from './table-of-blood-rage.ts';

const TOLD: readonly BloodRageEvent['event'][] = ['quest-revealed', 'province-destroyed', 'figures-destroyed', 'glory-gained'];

export function AgeRecap({ log, speaker }: { readonly log: readonly LogLine[]; readonly speaker: TableSpeaker }): ReactNode {
  const start = log.findLastIndex((line) => 'event' in line && isQuestPhase(line.event));
  const told = log
    .slice(start < 0 ? log.length : start)
    .flatMap((line) =>
      'event' in line && isBloodRageEvent(line.event) && TOLD.includes(line.event.event) ? [{ id: line.id, event: line.event }] : [],
    );
  if (told.length === 0) return null;
  return (
    <details className="br-recap">
      <summary>{speaker.say('blood-rage.recap')}</summary>
      <ul>
        {told.map(({ id, event }) => (
          <li key={id} className={event.event === 'province-destroyed' ? 'br-recap-fall' : undefined}>
            <Sentence of={speaker.event(event)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function isQuestPhase(event: { readonly event: string }): boolean {
  return isBloodRageEvent(event) && event.event === 'phase-began' && event.phase === 'quest';
}
