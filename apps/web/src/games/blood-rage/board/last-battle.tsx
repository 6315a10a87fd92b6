/** The last battle in a few lines, for players who missed it. */
import swords from 'icon:crossed-swords';
import type { BloodRageTable } from '@skald/engine/games/blood-rage';
import { nameOf } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { markName, type TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { StageState } from '../../../table/model/stage.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { lastBattle } from '../stage/battle-story.ts';
import { ClanEmblem, FigureRow } from './figure-shape.tsx';

interface LastBattleProps {
  readonly shown: StageState;
  readonly i18n: TableTranslator;
  readonly table: BloodRageTable;
}

export function LastBattle({ shown, i18n, table }: LastBattleProps): ReactNode {
  const story = lastBattle(shown.log);
  if (!story?.over || table.pillage) return null;
  return (
    <details className="br-last">
      <summary>
        <Icon outline={swords} /> {i18n.t('blood-rage.last-battle', { province: i18n.thing(story.province) })}
      </summary>
      <ul className="br-last-list">
        {story.fighters.map(({ seat, cards, total, fallen }) => {
          const clan = table.clans[seat]?.clan;
          return (
            <li key={seat} className={story.winners?.includes(seat) ? 'br-last-winner' : undefined}>
              {clan && <ClanEmblem clan={clan} />}
              <Sentence of={markName(seat, i18n.name(seat))} />
              <b>{total ?? '–'}</b>
              <span className="br-last-cards">{cards.map((card) => i18n.thing(nameOf(card))).join(', ')}</span>
              {clan && <FigureRow kinds={fallen} clan={clan} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
