/** Threats to everybody: the omens and their progress, Ragnarok with its last turns, and Surtur's devastation card. */
import fire from 'icon:burning-tree';
import land from 'icon:crown';
import scorched from 'icon:flame';
import slayer from 'icon:horned-skull';
import realm from 'icon:stone-bridge';
import monument from 'icon:stone-tower';
import temple from 'icon:viking-church';
import { content, type LordsTable, NUMBERS, type OmenId } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { placeName } from '../map/place-names.ts';
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
  readonly table: LordsTable;
  readonly i18n: TableTranslator;
}

export function Doom({ table, i18n }: DoomProps): ReactNode {
  return (
    <section className={table.last ? 'lords-doom lords-doom-come' : 'lords-doom'} aria-label={i18n.t('lords.doom')}>
      <h3 className="lords-doom-title">
        <Icon outline={fire} />{' '}
        {table.last
          ? i18n.t('lords.doom.last-turns')
          : i18n.t('lords.doom.omens', { turned: table.omens.length, needed: NUMBERS.omensForRagnarok })}
      </h3>
      {table.last && (
        <p className="lords-doom-last">
          {table.last.map((party) => (
            <Marker key={String(party)} table={table} party={party} i18n={i18n} />
          ))}
        </p>
      )}
      <details className="lords-omens">
        <summary>
          {content.omens.map(({ id }) => (
            <OmenSign key={id} omen={id} table={table} i18n={i18n} />
          ))}
        </summary>
        <ul>
          {content.omens.map(({ id }) => (
            <li key={id}>{omenText(id, table, i18n)}</li>
          ))}
        </ul>
      </details>
      {table.prophets.length > 0 && <SurturCard table={table} i18n={i18n} />}
    </section>
  );
}

function omenText(omen: OmenId, table: LordsTable, i18n: TableTranslator): string {
  const { have, need } = omenCount(table, omen);
  const count = table.omens.includes(omen) ? i18n.t('lords.omen.fulfilled') : i18n.t(`lords.${omen}`, { have: Math.min(have, need), need });
  return i18n.t('lords.omen', { name: i18n.thing(omen), count });
}

/** A small sign for an omen: its progress, or that it is fulfilled. */
function OmenSign({ omen, table, i18n }: DoomProps & { readonly omen: OmenId }): ReactNode {
  const { have, need } = omenCount(table, omen);
  const turned = table.omens.includes(omen);
  return (
    <span className={turned ? 'lords-omen lords-omen-turned' : 'lords-omen'} title={omenText(omen, table, i18n)}>
      <Icon outline={OMEN_ICONS[omen]} /> {turned ? '✓' : `${Math.min(have, need)}/${need}`}
    </span>
  );
}

/** Five markers wait on the card, the leftmost goes first; its uncovered number is the cost of cleansing. */
function SurturCard({ table, i18n }: DoomProps): ReactNode {
  const { spacesLeftToRight } = content.surturCard;
  const out = table.devastated.length;
  const needed = spacesLeftToRight[out - 1];
  return (
    <div className={out >= NUMBERS.devastationMarkers ? 'lords-surtur lords-surtur-full' : 'lords-surtur'}>
      <b>{i18n.t('lords.surtur')}</b>
      <ol className="lords-surtur-spaces" aria-label={i18n.t('lords.surtur.out', { out, of: NUMBERS.devastationMarkers })}>
        {spacesLeftToRight.map((number, place) => (
          <li key={number} className={place < out ? 'lords-surtur-space lords-surtur-open' : 'lords-surtur-space'}>
            {place < out ? number : <Icon outline={scorched} />}
          </li>
        ))}
      </ol>
      <span>
        {out >= NUMBERS.devastationMarkers
          ? i18n.t('lords.surtur.full')
          : needed === undefined
            ? i18n.t('lords.surtur.none')
            : i18n.t('lords.surtur.cleanse', { strength: needed, regions: namesOf(table, i18n) })}
      </span>
    </div>
  );
}

/** The devastated regions by name. */
function namesOf({ side, devastated }: LordsTable, i18n: TableTranslator): string {
  return devastated.map((region) => placeName(side, region, i18n)).join(', ');
}
