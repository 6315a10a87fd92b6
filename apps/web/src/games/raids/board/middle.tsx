/** The middle of the map: the rewards of the harbour, now and on the voyages to come. */
import { prizeFor, type RaidsTable } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { overlay } from '../../../table/geometry.ts';
import type { SeaRoute } from './route.ts';

interface MiddleProps {
  readonly route: SeaRoute;
  readonly table: RaidsTable;
  readonly i18n: TableTranslator;
}

export function Middle({ route, table, i18n }: MiddleProps): ReactNode {
  const ranks = [...table.ships.keys()].map((seat) => seat + 1).filter((rank) => prizeFor(rank) > 0);
  return (
    <div className="raids-middle" style={overlay(route, route.middle())}>
      <p className="raids-harbour-tile">
        <span className="unseen">{i18n.t('raids.harbour-now')} </span>
        <b>{i18n.thing(table.harbour)}</b>
        <span className="raids-coins">
          {ranks.map((rank) => (
            <span key={rank} className="raids-coin">
              {prizeFor(rank)}
            </span>
          ))}
        </span>
      </p>
      {table.prepared.length > 0 && (
        <p className="raids-harbours-next">{i18n.t('raids.harbours-next', { harbours: i18n.thing(table.prepared) })}</p>
      )}
    </div>
  );
}
