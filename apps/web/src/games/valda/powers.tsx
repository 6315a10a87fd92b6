/** The powers that a player has from the gods: one mark for each temple that counts, two at most. */
import type { Seat } from '@skald/engine';
import { levelOf, REALMS, type ValdaTable } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { TableSpeaker } from '../../words/speaker.ts';
import { GOD_ICONS } from './icons.ts';
import { powerText } from './power-text.ts';

interface PowersProps {
  readonly table: ValdaTable;
  readonly seat: Seat;
  readonly speaker: TableSpeaker;
}

export function Powers({ table, seat, speaker }: PowersProps): ReactNode {
  return (
    <ul className="vboard-powers" aria-label={speaker.say('valda.powers')}>
      {REALMS.map((realm) => {
        const level = levelOf(table, seat, realm);
        const temples = table.players[seat]?.temples[realm] ?? 0;
        const text = level === 0 ? speaker.say('valda.no-power') : powerText(realm, level, table.players.length, speaker);
        return (
          <li
            key={realm}
            className={`vboard-power god-${realm}${level === 0 ? ' vboard-power-none' : ''}`}
            title={`${speaker.thing(realm)}: ${text}`}
          >
            <Icon outline={GOD_ICONS[realm]} />
            <span className="unseen">
              {speaker.thing(realm)}: {text}
            </span>
            <span aria-hidden="true">{temples > 0 ? temples : ''}</span>
          </li>
        );
      })}
    </ul>
  );
}
