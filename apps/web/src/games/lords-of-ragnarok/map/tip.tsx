/** What the place under the pointer is: its people, its owner, who stands there, its monsters, and why it cannot be chosen. */
import {
  controller,
  godBonus,
  isHuman,
  MONUMENTS,
  type MonsterId,
  monumentOf,
  type Party,
  regionOf,
  SEAS,
  seaOf,
  type Table,
} from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { Handle } from '../../../table/reach/handles.ts';
import { Reasons } from '../../../table/reasons.tsx';
import { Sentence } from '../../../table/sentence.tsx';
import { marked, type TableSpeaker } from '../../../words/speaker.ts';
import type { LordsPart } from '../part.ts';
import { MONSTER_ICONS } from '../sides/icons.ts';
import { nameOf } from '../sides/party.tsx';
import { labelOf, labelOfPiece } from './labels.ts';
import { MARK_PICTURES } from './pictures.ts';
import { boxOfPiece, handleOfPiece, placesOf } from './places.ts';
import type { PlacedPiece } from './placing.ts';
import { boxOf, type Sheet } from './shape.ts';
import { standersAt } from './standers.ts';
import { useReasonsAgainst } from './why.ts';

interface TipProps extends LordsPart {
  readonly sheet: Sheet;
  readonly pieces: readonly PlacedPiece[];
  readonly handle: Handle;
}

export function Tip(props: TipProps): ReactNode {
  const { sheet, table, speaker, pieces, handle, choosing } = props;
  const reasons = useReasonsAgainst(props, handle);
  const piece = pieces.find((one) => handleOfPiece(one, choosing?.decision.seat) === handle);
  const place = placesOf(sheet, table.side).find((one) => one.handle === handle);
  const box = piece ? boxOfPiece(piece) : place && boxOf(place.outline);
  if (!box) return null;
  const [across, middle] = [((box.x + box.width / 2) / sheet.width) * 100, box.y + box.height / 2];
  const below = middle < sheet.height / 2;
  const edge = below ? box.y + box.height : box.y;
  return (
    <div
      className="lords-tip"
      role="status"
      style={{
        left: `${across}%`,
        top: `${(edge / sheet.height) * 100}%`,
        transform: `translate(${-across}%, ${below ? '4px' : 'calc(-100% - 4px)'})`,
      }}
    >
      <b>{piece ? labelOfPiece(piece, speaker) : labelOf(handle, table, speaker)}</b>
      <About table={table} speaker={speaker} handle={handle} />
      <Reasons of={reasons} speaker={speaker} className="lords-tip-why" />
    </div>
  );
}

interface AboutProps {
  readonly table: Table;
  readonly speaker: TableSpeaker;
  readonly handle: Handle;
}

function About({ table, speaker, handle }: AboutProps): ReactNode {
  const [kind, id = ''] = handle.split(':');
  switch (kind) {
    case 'region':
      return <AboutRegion table={table} speaker={speaker} region={Number(id)} />;
    case 'sea': {
      const sea = SEAS.find((one) => one === id);
      const regions = sea ? seaOf(table.side, sea).adjacentRegions.join(', ') : '';
      return <span className="lords-tip-about">{speaker.say('lords.map.sea-regions', { regions })}</span>;
    }
    case 'monument': {
      const monument = MONUMENTS.find((one) => one === id);
      if (!monument) return null;
      const values = { attribute: speaker.thing(monumentOf(monument).attribute), bonus: godBonus(monument, table.monuments[monument]) };
      return <span className="lords-tip-about">{speaker.say(`lords.map.gift.${monument}`, values)}</span>;
    }
    case 'monster':
      return <AboutMonsters table={table} speaker={speaker} of={(monster) => monster === id} />;
    default:
      return null;
  }
}

function AboutRegion({ table, speaker, region }: Omit<AboutProps, 'handle'> & { readonly region: number }): ReactNode {
  const { population, settlement, shrine, forge, adjacentRealms } = regionOf(table.side, region);
  const { strengths, heroes, monsters } = standersAt(table, region);
  const rune = table.forges.find(({ at }) => at === region)?.rune;
  const temple = table.temples.includes(region);
  const here = [
    ...(settlement ? [speaker.say('lords.map.settlement')] : []),
    ...(shrine ? [speaker.say(temple ? 'lords.map.temple' : 'lords.map.shrine')] : []),
    ...(forge ? [rune ? speaker.say('lords.map.forge', { rune: speaker.thing(rune) }) : speaker.say('lords.map.forge-empty')] : []),
    ...adjacentRealms.map((realm) => speaker.say('lords.map.gate', { realm: speaker.thing(realm) })),
  ];
  return (
    <>
      <span className="lords-tip-about">
        <Icon outline={MARK_PICTURES.population} /> {speaker.say('lords.map.population', { population })}
        {here.map((text) => (
          <span key={text} className="lords-tip-mark">
            {text}
          </span>
        ))}
      </span>
      {table.devastated.includes(region) && <span className="lords-tip-why">{speaker.say('lords.map.devastated')}</span>}
      {strengths.map(({ party, strengths: each }) => (
        <span key={party}>
          <Sentence of={speaker.say('lords.map.armies', { owner: markedName(party, speaker), strengths: each.join(' + ') })} />
        </span>
      ))}
      {heroes.map((party) => (
        <span key={party}>
          <Sentence of={speaker.say('lords.map.hero-of', { owner: markedName(party, speaker) })} />
        </span>
      ))}
      {controller(table, region) === null && strengths.length === 0 && (
        <span className="lords-tip-about">{speaker.say('lords.map.takes', { population })}</span>
      )}
      <AboutMonsters table={table} speaker={speaker} of={(id) => monsters.some(({ monster }) => monster === id)} />
    </>
  );
}

function markedName(party: Party, speaker: TableSpeaker): string {
  return isHuman(party) ? marked(party, speaker.name(party)) : nameOf(party, speaker);
}

function AboutMonsters({ table, speaker, of }: Omit<AboutProps, 'handle'> & { of(monster: MonsterId): boolean }): ReactNode {
  return table.monsters
    .filter(({ monster }) => of(monster))
    .map(({ monster, owner, wounds }) => (
      <span key={monster} className="lords-tip-monster">
        <Icon outline={MONSTER_ICONS[monster]} /> <b>{speaker.thing(monster)}</b>{' '}
        {speaker.say('lords.map.wounds', { covered: wounds.filter((one) => one !== null).length, fields: wounds.length })}{' '}
        {owner !== null && <Sentence of={speaker.say('lords.map.controlled-by', { owner: markedName(owner, speaker) })} />}
        <span className="lords-tip-about">{speaker.detail(monster)}</span>
      </span>
    ));
}
