/** The end: who has won and how, and what everybody had round the world tree. */
import doom from 'icon:burning-skull';
import laurel from 'icon:laurel-crown';
import { ragnarokScore } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { LordsPart } from '../part.ts';
import { nameOf, PartyName } from './party.tsx';
import { Victories } from './victories.tsx';

export function EndStage({ table, speaker }: LordsPart): ReactNode {
  const { winner, victory, order } = table;
  if (victory === null) return null;
  const human = typeof winner === 'number';
  return (
    <div className={human ? 'lords-end' : 'lords-end lords-end-doom'}>
      <Icon outline={human ? laurel : doom} />
      <h2>{winner === null ? speaker.label(victory) : speaker.say('lords.end.won', { name: nameOf(winner, speaker) })}</h2>
      {winner !== null && (
        <p>
          <b>{speaker.label(victory)}.</b> {speaker.detail(victory)}
        </p>
      )}
      {winner === null && <p>{speaker.say('lords.end.surtur')}</p>}
      <ul className="lords-end-list">
        {order
          .toSorted((a, b) => ragnarokScore(table, b) - ragnarokScore(table, a))
          .map((party) => (
            <li key={String(party)}>
              <PartyName table={table} party={party} speaker={speaker} />
              <Victories table={table} party={party} speaker={speaker} />
            </li>
          ))}
      </ul>
    </div>
  );
}
