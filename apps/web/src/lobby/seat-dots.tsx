/** The seats of a match in a row: who sits where, and how many are free. */

import helmet from 'icon:viking-helmet';
import robot from 'icon:vintage-robot';
import type { SeatInfo } from '@skald/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslator } from '../i18n/translator-context.tsx';
import { Icon } from '../icons/icon.tsx';
import { occupantName } from './match-facts.ts';

export function SeatDots({ seats }: { readonly seats: readonly SeatInfo[] }): ReactNode {
  const { i18n } = useTranslator();
  return (
    <ul className="seat-dots" aria-label={i18n.t('lobby.seats')}>
      {seats.map((info) => (
        <li key={info.seat} className={`seat-dot seat-dot-${info.occupant}`}>
          {info.occupant !== 'nobody' && <Icon outline={info.occupant === 'bot' ? robot : helmet} />}
          {info.occupant === 'person' && info.account?.name ? (
            <Link href={`/players/${info.account.id}`}>{occupantName(info, i18n)}</Link>
          ) : (
            <span>{occupantName(info, i18n)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
