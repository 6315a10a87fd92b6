/** The middle of the map: a parchment with the voyage, what the harbour rewards, and what is expected of the viewer. */
import { LAST_VOYAGE, prizeFor, type RaidsTable } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import type { TableSpeaker } from '../../words/speaker.ts';
import { overlay, type Route } from './route.ts';

interface MiddleProps {
  readonly route: Route;
  readonly table: RaidsTable;
  readonly speaker: TableSpeaker;
  readonly over: boolean;
  readonly children: ReactNode;
}

export function Middle({ route, table, speaker, over, children }: MiddleProps): ReactNode {
  const ranks = [...table.ships.keys()].map((seat) => seat + 1).filter((rank) => prizeFor(rank) > 0);
  const next = speaker.say('raids.harbours-next', { harbours: speaker.thing(table.prepared) });
  return (
    <div className="board-parchment raids-middle" style={overlay(route, route.middle())}>
      {!over && (
        <div className="raids-voyage">
          <p className="raids-voyage-number">{speaker.say('raids.voyage', { voyage: table.voyage, last: LAST_VOYAGE })}</p>
          <p className="raids-harbour-tile">
            <span className="unseen">{speaker.say('raids.harbour-now')} </span>
            <b>{speaker.thing(table.harbour)}</b>
            {ranks.map((rank) => (
              <span key={rank} className="raids-coin">
                {prizeFor(rank)}
              </span>
            ))}
          </p>
          {table.prepared.length > 0 && (
            <p className="raids-harbours-next" title={next}>
              {next}
            </p>
          )}
        </div>
      )}
      {children}
    </div>
  );
}
