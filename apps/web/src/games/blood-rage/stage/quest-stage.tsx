/** The quests of all clans, revealed one by one. */
import type { Seat } from '@skald/engine';
import type { BloodRageCardId, BloodRageEvent, BloodRageTable } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { markName } from '../../../i18n/translators.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { ClanEmblem } from '../board/figure-shape.tsx';
import { CardFace } from '../panels/card-face.tsx';
import { isBloodRageEvent } from '../table-of-blood-rage.ts';

interface RevealedQuest {
  readonly id: number;
  readonly seat: Seat;
  readonly card: BloodRageCardId;
  readonly fulfilled: boolean;
}

export function QuestStage({ shown, i18n, table }: PartProps & { readonly table: BloodRageTable }): ReactNode {
  const quests = questsIn(shown.log);
  return (
    <>
      <header className="br-stage-head">
        <h2>{i18n.t('blood-rage.stage.quests')}</h2>
        {quests.length === 0 && !anyCommitted(table, shown.log) && <p>{i18n.t('blood-rage.no-quests')}</p>}
      </header>
      <ul className="br-quests">
        {quests.map(({ id, seat, card, fulfilled }) => {
          const clan = table.clans[seat]?.clan;
          return (
            <li key={id} className={fulfilled ? 'br-quest br-quest-fulfilled' : 'br-quest'}>
              <span className="br-quest-owner">
                {clan && <ClanEmblem clan={clan} />} <Sentence of={markName(seat, i18n.name(seat))} />
              </span>
              <CardFace card={card} i18n={i18n} />
              <b className="br-quest-verdict">{i18n.t(fulfilled ? 'blood-rage.fulfilled' : 'blood-rage.failed')}</b>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type Log = PartProps['shown']['log'];

/** The event of a log line. */
function eventIn(line: Log[number]): BloodRageEvent | undefined {
  return 'event' in line && isBloodRageEvent(line.event) ? line.event : undefined;
}

function lastOf(log: Log, name: BloodRageEvent['event']): number {
  return log.findLastIndex((line) => eventIn(line)?.event === name);
}

/** Are there quests still to be revealed? Asks the log, because the table may be ahead of what is shown. */
function anyCommitted({ clans }: BloodRageTable, log: Log): boolean {
  return clans.some(({ quests }) => quests > 0) || lastOf(log, 'quest-committed') > lastOf(log, 'quest-revealed');
}

/** The quests revealed in this phase. */
function questsIn(log: Log): readonly RevealedQuest[] {
  return log.slice(lastOf(log, 'phase-began') + 1).flatMap((line) => {
    const event = eventIn(line);
    if (event?.event !== 'quest-revealed') return [];
    const { seat, card, fulfilled } = event;
    return [{ id: line.id, seat, card, fulfilled: fulfilled === 'yes' }];
  });
}
