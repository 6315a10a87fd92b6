/** The last battle in a few lines, for whoever looked away. */
import swords from 'icon:crossed-swords';
import type { Table } from '@skald/engine/games/blood-rage';
import { nameOf } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Sentence } from '../../table/sentence.tsx';
import type { Shown } from '../../table/stage.ts';
import { marked, type TableSpeaker } from '../../words/speaker.ts';
import { lastBattle } from './battle-story.ts';
import { ClanEmblem, FigureRow } from './figure-shape.tsx';

interface LastBattleProps {
  readonly shown: Shown;
  readonly speaker: TableSpeaker;
  readonly table: Table;
}

export function LastBattle({ shown, speaker, table }: LastBattleProps): ReactNode {
  const story = lastBattle(shown.log);
  if (!story?.over || table.pillage) return null;
  return (
    <details className="br-last">
      <summary>
        <Icon outline={swords} /> {speaker.say('blood-rage.last-battle', { province: speaker.thing(story.province) })}
      </summary>
      <ul className="br-last-list">
        {story.fighters.map(({ seat, cards, total, fallen }) => {
          const clan = table.clans[seat]?.clan;
          return (
            <li key={seat} className={story.winners?.includes(seat) ? 'br-last-winner' : undefined}>
              {clan && <ClanEmblem clan={clan} />}
              <Sentence of={marked(seat, speaker.name(seat))} />
              <b>{total ?? '–'}</b>
              <span className="br-last-cards">{cards.map((card) => speaker.thing(nameOf(card))).join(', ')}</span>
              {clan && <FigureRow kinds={fallen} clan={clan} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
