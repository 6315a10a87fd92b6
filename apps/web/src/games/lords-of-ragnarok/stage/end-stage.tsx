/** The end: who won and how, and everybody's count round the world tree. */
import doom from 'icon:burning-skull';
import laurel from 'icon:laurel-crown';
import { ragnarokScore } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { nameOf, PartyName } from '../panels/party.tsx';
import { Victories } from '../panels/victories.tsx';
import type { LordsPartProps } from '../part-props.ts';

export function EndStage({ table, i18n }: LordsPartProps): ReactNode {
  const { winner, victory, order } = table;
  if (victory === null) return null;
  const human = typeof winner === 'number';
  return (
    <div className={human ? 'lords-end' : 'lords-end lords-end-doom'}>
      <Icon outline={human ? laurel : doom} />
      <h2>{winner === null ? i18n.label(victory) : i18n.t('lords.end.won', { name: nameOf(winner, i18n) })}</h2>
      {winner !== null && (
        <p>
          <b>{i18n.label(victory)}.</b> {i18n.detail(victory)}
        </p>
      )}
      {winner === null && <p>{i18n.t('lords.end.surtur')}</p>}
      <ul className="lords-end-list">
        {order
          .toSorted((a, b) => ragnarokScore(table, b) - ragnarokScore(table, a))
          .map((party) => (
            <li key={String(party)}>
              <PartyName table={table} party={party} i18n={i18n} />
              <Victories table={table} party={party} i18n={i18n} />
            </li>
          ))}
      </ul>
    </div>
  );
}
