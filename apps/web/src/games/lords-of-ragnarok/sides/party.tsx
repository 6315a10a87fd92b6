/** Somebody who takes part, human or prophet: a name in colour, and a rune that says the same. */
import { isHuman, type Party, type Table } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Emblem } from '../../../table/emblem.tsx';
import type { TableSpeaker } from '../../../words/speaker.ts';
import { colourOfParty } from '../table-of-lords.ts';

interface PartyProps {
  readonly table: Table;
  readonly party: Party;
  readonly speaker: TableSpeaker;
}

export function nameOf(party: Party, speaker: TableSpeaker): string {
  return isHuman(party) ? speaker.name(party) : speaker.thing(party);
}

export function PartyName({ table, party, speaker }: PartyProps): ReactNode {
  return (
    <span className="lords-party">
      <Emblem colour={colourOfParty(table, party)} />
      <b>{nameOf(party, speaker)}</b>
    </span>
  );
}

/** A marker of somebody: the rune alone, with the name for whoever cannot see it. */
export function Marker({ table, party, speaker }: PartyProps): ReactNode {
  return (
    <span className="lords-marker" title={nameOf(party, speaker)}>
      <Emblem colour={colourOfParty(table, party)} />
      <span className="unseen">{nameOf(party, speaker)}</span>
    </span>
  );
}
