/** What a drafted answer costs and meets: the Rage that is left, and who is how strong at its place. */
import swords from 'icon:biceps';
import type { Seat } from '@skald/engine';
import type { BloodRageTable } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { ClanEmblem } from '../board/figure-shape.tsx';
import { areasOf, strengthsIn } from '../board/strengths.ts';
import type { Offer } from './offers.ts';

interface PreviewProps {
  readonly of: Offer;
  readonly seat: Seat;
  readonly table: BloodRageTable;
  readonly i18n: TableTranslator;
}

export function Preview({ of: { cost, place }, seat, table, i18n }: PreviewProps): ReactNode {
  const rage = table.clans[seat]?.rage ?? 0;
  return (
    <>
      {cost !== null && cost > 0 && <span className="br-preview-cost">{i18n.t('blood-rage.cost-left', { cost, left: rage - cost })}</span>}
      {(place === null ? [] : areasOf(place)).map((area) => (
        <span key={area} className="br-preview">
          <span className="unseen">{i18n.label(area)}: </span>
          {strengthsIn(table, area).map((one) => {
            const clan = table.clans[one.seat]?.clan;
            return (
              <span key={one.seat} className="br-preview-side">
                {clan && <ClanEmblem clan={clan} />}
                <span className="unseen">{i18n.name(one.seat)} </span>
                <Icon outline={swords} label={i18n.t('blood-rage.strength')} /> <b>{one.strength}</b>
              </span>
            );
          })}
        </span>
      ))}
    </>
  );
}
