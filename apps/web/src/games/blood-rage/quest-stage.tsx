/** The quests of all clans, turned up one by one. */
import type { Seat } from '@skald/engine';
import type { Table } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import type { PartProps } from '../../table/face.ts';
import { Sentence } from '../../table/sentence.tsx';
import { marked } from '../../words/speaker.ts';
import { CardFace } from './card-face.tsx';
import { ClanEmblem } from './figure-shape.tsx';
import { isBloodRageEvent } from './table-of-blood-rage.ts';

interface Shown {
  readonly id: number;
  readonly seat: Seat;
  readonly card: string;
  readonly fulfilled: boolean;
}

export function QuestStage({ shown, speaker, table }: PartProps & { readonly table: Table }): ReactNode {
  const quests = questsIn(shown.log);
  return (
    <>
      <header className="br-stage-head">
        <h2>{speaker.say('blood-rage.stage.quests')}</h2>
        {quests.length === 0 && !anyCommitted(table, shown.log) && <p>{speaker.say('blood-rage.no-quests')}</p>}
      </header>
      <ul className="br-quests">
        {quests.map(({ id, seat, card, fulfilled }) => {
          const clan = table.clans[seat]?.clan;
          return (
            <li key={id} className={fulfilled ? 'br-quest br-quest-fulfilled' : 'br-quest'}>
              <span className="br-quest-owner">
                {clan && <ClanEmblem clan={clan} />} <Sentence of={marked(seat, speaker.name(seat))} />
              </span>
              <CardFace card={card} speaker={speaker} />
              <b className="br-quest-verdict">{speaker.say(fulfilled ? 'blood-rage.fulfilled' : 'blood-rage.failed')}</b>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Are there quests still to be turned up? The table may be ahead of what is shown of it; the log is not. */
function anyCommitted({ clans }: Table, log: PartProps['shown']['log']): boolean {
  const isCommitted = (line: (typeof log)[number]): boolean =>
    'event' in line && isBloodRageEvent(line.event) && line.event.event === 'quest-committed';
  return clans.some(({ quests }) => quests > 0) || log.findLastIndex(isCommitted) > log.findLastIndex(isRevealed);
}

function isRevealed(line: PartProps['shown']['log'][number]): boolean {
  return 'event' in line && isBloodRageEvent(line.event) && line.event.event === 'quest-revealed';
}

/** The quests that were shown in this phase. */
function questsIn(log: PartProps['shown']['log']): readonly Shown[] {
  const start = log.findLastIndex((line) => 'event' in line && isBloodRageEvent(line.event) && line.event.event === 'phase-began');
  return log.slice(start + 1).flatMap((line) => {
    if (!('event' in line) || !isBloodRageEvent(line.event) || line.event.event !== 'quest-revealed') return [];
    const { seat, card, fulfilled } = line.event;
    return [{ id: line.id, seat, card, fulfilled: fulfilled === 'yes' }];
  });
}
