/** The quests of all clans, turned up one by one. */
import type { Seat } from '@skald/engine';
import type { BloodRageEvent, Table } from '@skald/engine/games/blood-rage';
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

type Log = PartProps['shown']['log'];

/** What a line of the log tells of this game. */
function toldIn(line: Log[number]): BloodRageEvent | undefined {
  return 'event' in line && isBloodRageEvent(line.event) ? line.event : undefined;
}

function lastOf(log: Log, name: BloodRageEvent['event']): number {
  return log.findLastIndex((line) => toldIn(line)?.event === name);
}

/** Are there quests still to be turned up? The table may be ahead of what is shown of it; the log is not. */
function anyCommitted({ clans }: Table, log: Log): boolean {
  return clans.some(({ quests }) => quests > 0) || lastOf(log, 'quest-committed') > lastOf(log, 'quest-revealed');
}

/** The quests that were shown in this phase. */
function questsIn(log: Log): readonly Shown[] {
  return log.slice(lastOf(log, 'phase-began') + 1).flatMap((line) => {
    const told = toldIn(line);
    if (told?.event !== 'quest-revealed') return [];
    const { seat, card, fulfilled } = told;
    return [{ id: line.id, seat, card, fulfilled: fulfilled === 'yes' }];
  });
}
