/** A participant, human or prophet: a name in colour, and a rune. */
import { isHuman, type LordsTable, type Party } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Emblem } from '../../../table/emblem.tsx';
import { colourOfParty } from '../table-of-lords.ts';

interface PartyProps {
  readonly table: LordsTable;
  readonly party: Party;
  readonly i18n: TableTranslator;
}

export function nameOf(party: Party, i18n: TableTranslator): string {
  return isHuman(party) ? i18n.name(party) : i18n.thing(party);
}

export function PartyName({ table, party, i18n }: PartyProps): ReactNode {
  return (
    <span className="lords-party">
      <Emblem colour={colourOfParty(table, party)} />
      <b>{nameOf(party, i18n)}</b>
    </span>
  );
}

/** A participant's marker: the rune, with the name for screen readers. */
export function Marker({ table, party, i18n }: PartyProps): ReactNode {
  return (
    <span className="lords-marker" title={nameOf(party, i18n)}>
      <Emblem colour={colourOfParty(table, party)} />
      <span className="unseen">{nameOf(party, i18n)}</span>
    </span>
  );
}
