/** Blessings, artifacts and alliances that somebody has won: a name each, and what it does on request. */
import {
  type ArtifactId,
  type BlessingId,
  isHuman,
  type Party,
  person,
  type RealmId,
  type Table,
} from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { Reach } from '../../../table/reach/use-reach.ts';
import type { TableSpeaker } from '../../../words/speaker.ts';
import { ARTIFACT_ICONS, iconOfBlessing, REALM_ICONS } from './icons.ts';
import { Press } from './press.tsx';

interface BelongingsProps {
  readonly table: Table;
  readonly party: Party;
  readonly speaker: TableSpeaker;
  readonly reach: Reach | null;
}

export function Belongings({ table, party, speaker, reach }: BelongingsProps): ReactNode {
  const { blessings, artifacts, allies } = person(table, party);
  const exhausted = isHuman(party) ? (table.humans[party]?.exhausted ?? []) : [];
  if (blessings.length + artifacts.length + allies.length === 0) return null;
  const chip = (id: ArtifactId | BlessingId | RealmId, icon: string, kind: string, spent = false): ReactNode => (
    <li key={id} className={`lords-belonging lords-belonging-${kind}${spent ? ' lords-belonging-spent' : ''}`}>
      <details>
        <summary>
          <Icon outline={icon} /> {speaker.thing(id)}
          {spent && <span className="unseen"> ({speaker.label('exhausted')})</span>}
        </summary>
        <p>{speaker.detail(id)}</p>
      </details>
      {reach?.standing(`${kind}:${id}`) !== 'idle' && reach && (
        <Press reach={reach} handle={`${kind}:${id}`} className="lords-use">
          {speaker.say('lords.use')}
        </Press>
      )}
    </li>
  );
  return (
    <ul className="lords-belongings" aria-label={speaker.say('lords.belongings')}>
      {blessings.map((id) => chip(id, iconOfBlessing(id), 'blessing'))}
      {artifacts.map((id) => chip(id, ARTIFACT_ICONS[id], 'artifact', exhausted.includes(id)))}
      {allies.map((id) => chip(id, REALM_ICONS[id], 'realm'))}
    </ul>
  );
}
