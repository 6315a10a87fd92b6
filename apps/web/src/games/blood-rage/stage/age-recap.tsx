/** How the last Age ended: the revealed quests, and what Ragnarök took. */
import type { BloodRageEvent } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import type { LogLine } from '../../../table/model/stage.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { isBloodRageEvent } from '../table-of-blood-rage.ts';

const RECAPPED: readonly BloodRageEvent['event'][] = ['quest-revealed', 'province-destroyed', 'figures-destroyed', 'glory-gained'];

export function AgeRecap({ log, i18n }: { readonly log: readonly LogLine[]; readonly i18n: TableTranslator }): ReactNode {
  const start = log.findLastIndex((line) => 'event' in line && isQuestPhase(line.event));
  const events = log
    .slice(start < 0 ? log.length : start)
    .flatMap((line) =>
      'event' in line && isBloodRageEvent(line.event) && RECAPPED.includes(line.event.event) ? [{ id: line.id, event: line.event }] : [],
    );
  if (events.length === 0) return null;
  return (
    <details className="br-recap">
      <summary>{i18n.t('blood-rage.recap')}</summary>
      <ul>
        {events.map(({ id, event }) => (
          <li key={id} className={event.event === 'province-destroyed' ? 'br-recap-fall' : undefined}>
            <Sentence of={i18n.event(event)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function isQuestPhase(event: { readonly event: string }): boolean {
  return isBloodRageEvent(event) && event.event === 'phase-began' && event.phase === 'quest';
}
