/** A player's powers from the gods: one mark for each temple that counts, at most two. */
import type { Seat } from '@skald/engine';
import { levelOf, REALMS, type ValdaTable } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { GOD_ICONS } from '../icons.ts';
import { powerText } from './power-text.ts';

interface PowersProps {
  readonly table: ValdaTable;
  readonly seat: Seat;
  readonly i18n: TableTranslator;
}

export function Powers({ table, seat, i18n }: PowersProps): ReactNode {
  return (
    <ul className="valda-player-powers" aria-label={i18n.t('valda.powers')}>
      {REALMS.map((realm) => {
        const level = levelOf(table, seat, realm);
        const temples = table.players[seat]?.temples[realm] ?? 0;
        const text = level === 0 ? i18n.t('valda.no-power') : powerText(realm, level, table.players.length, i18n);
        return (
          <li
            key={realm}
            className={`valda-player-power valda-god-${realm}${level === 0 ? ' valda-player-power-none' : ''}`}
            title={`${i18n.thing(realm)}: ${text}`}
          >
            <Icon outline={GOD_ICONS[realm]} />
            <span className="unseen">
              {i18n.thing(realm)}: {text}
            </span>
            <span aria-hidden="true">{temples > 0 ? temples : ''}</span>
          </li>
        );
      })}
    </ul>
  );
}
