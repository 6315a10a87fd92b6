/** A player's blessings, artifacts and alliances: names, with their effects on request. */
import {
  type ArtifactId,
  type BlessingId,
  isHuman,
  type LordsTable,
  type Party,
  person,
  type RealmId,
} from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { BoardInput } from '../../../table/board-input/use-board-input.ts';
import { Press } from '../input/press.tsx';
import { ARTIFACT_ICONS, iconOfBlessing, REALM_ICONS } from './icons.ts';

interface BelongingsProps {
  readonly table: LordsTable;
  readonly party: Party;
  readonly i18n: TableTranslator;
  readonly boardInput: BoardInput | null;
}

export function Belongings({ table, party, i18n, boardInput }: BelongingsProps): ReactNode {
  const { blessings, artifacts, allies } = person(table, party);
  const exhausted = isHuman(party) ? (table.humans[party]?.exhausted ?? []) : [];
  if (blessings.length + artifacts.length + allies.length === 0) return null;
  const chip = (id: ArtifactId | BlessingId | RealmId, icon: string, kind: string, spent = false): ReactNode => (
    <li key={id} className={`lords-belonging lords-belonging-${kind}${spent ? ' lords-belonging-spent' : ''}`}>
      <details>
        <summary>
          <Icon outline={icon} /> {i18n.thing(id)}
          {spent && <span className="unseen"> ({i18n.label('exhausted')})</span>}
        </summary>
        <p>{i18n.detail(id)}</p>
      </details>
      {boardInput?.statusOf(`${kind}:${id}`) !== 'idle' && boardInput && (
        <Press boardInput={boardInput} target={`${kind}:${id}`} className="lords-use">
          {i18n.t('lords.use')}
        </Press>
      )}
    </li>
  );
  return (
    <ul className="lords-belongings" aria-label={i18n.t('lords.belongings')}>
      {blessings.map((id) => chip(id, iconOfBlessing(id), 'blessing'))}
      {artifacts.map((id) => chip(id, ARTIFACT_ICONS[id], 'artifact', exhausted.includes(id)))}
      {allies.map((id) => chip(id, REALM_ICONS[id], 'realm'))}
    </ul>
  );
}
