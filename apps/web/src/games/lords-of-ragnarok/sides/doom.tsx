/** What draws near for everybody: the omens and how far they are, Ragnarok with its last turns, and Surtur's card of devastation. */
import fire from 'icon:burning-tree';
import land from 'icon:crown';
import scorched from 'icon:flame';
import slayer from 'icon:horned-skull';
import realm from 'icon:stone-bridge';
import monument from 'icon:stone-tower';
import temple from 'icon:viking-church';
import { content, NUMBERS, type OmenId, type Table } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { TableSpeaker } from '../../../words/speaker.ts';
import { omenCount } from './omen-count.ts';
import { Marker } from './party.tsx';
import './doom.css';

const OMEN_ICONS: Readonly<Record<OmenId, string>> = {
  'omen-monument': monument,
  'omen-slayer': slayer,
  'omen-land': land,
  'omen-temple': temple,
  'omen-realm': realm,
};

interface DoomProps {
  readonly table: Table;
  readonly speaker: TableSpeaker;
}

export function Doom({ table, speaker }: DoomProps): ReactNode {
  return (
    <section className={table.last ? 'lords-doom lords-doom-come' : 'lords-doom'} aria-label={speaker.say('lords.doom')}>
      <h3 className="lords-doom-title">
        <Icon outline={fire} />{' '}
        {table.last
          ? speaker.say('lords.doom.last-turns')
          : speaker.say('lords.doom.omens', { turned: table.omens.length, needed: NUMBERS.omensForRagnarok })}
      </h3>
      {table.last && (
        <p className="lords-doom-last">
          {table.last.map((party) => (
            <Marker key={String(party)} table={table} party={party} speaker={speaker} />
          ))}
        </p>
      )}
      <details className="lords-omens">
        <summary>
          {content.omens.map(({ id }) => (
            <OmenSign key={id} omen={id} table={table} speaker={speaker} />
          ))}
        </summary>
        <ul>
          {content.omens.map(({ id }) => (
            <li key={id}>{omenText(id, table, speaker)}</li>
          ))}
        </ul>
      </details>
      {table.prophets.length > 0 && <SurturCard table={table} speaker={speaker} />}
    </section>
  );
}

function omenText(omen: OmenId, table: Table, speaker: TableSpeaker): string {
  const { have, need } = omenCount(table, omen);
  const count = table.omens.includes(omen)
    ? speaker.say('lords.omen.fulfilled')
    : speaker.say(`lords.${omen}`, { have: Math.min(have, need), need });
  return speaker.say('lords.omen', { name: speaker.thing(omen), count });
}

/** A small sign for an omen: how near it is, or that it has come true. */
function OmenSign({ omen, table, speaker }: DoomProps & { readonly omen: OmenId }): ReactNode {
  const { have, need } = omenCount(table, omen);
  const turned = table.omens.includes(omen);
  return (
    <span className={turned ? 'lords-omen lords-omen-turned' : 'lords-omen'} title={omenText(omen, table, speaker)}>
      <Icon outline={OMEN_ICONS[omen]} /> {turned ? '✓' : `${Math.min(have, need)}/${need}`}
    </span>
  );
}

/** Five markers wait on the card, the leftmost goes first; its uncovered number is what cleansing takes. */
function SurturCard({ table, speaker }: DoomProps): ReactNode {
  const { spacesLeftToRight } = content.surturCard;
  const out = table.devastated.length;
  const needed = spacesLeftToRight[out - 1];
  return (
    <div className={out >= NUMBERS.devastationMarkers ? 'lords-surtur lords-surtur-full' : 'lords-surtur'}>
      <b>{speaker.say('lords.surtur')}</b>
      <ol className="lords-surtur-spaces" aria-label={speaker.say('lords.surtur.out', { out, of: NUMBERS.devastationMarkers })}>
        {spacesLeftToRight.map((number, place) => (
          <li key={number} className={place < out ? 'lords-surtur-space lords-surtur-open' : 'lords-surtur-space'}>
            {place < out ? number : <Icon outline={scorched} />}
          </li>
        ))}
      </ol>
      <span>
        {out >= NUMBERS.devastationMarkers
          ? speaker.say('lords.surtur.full')
          : needed === undefined
            ? speaker.say('lords.surtur.none')
            : speaker.say('lords.surtur.cleanse', { strength: needed, regions: table.devastated.toSorted((a, b) => a - b).join(', ') })}
      </span>
    </div>
  );
}
