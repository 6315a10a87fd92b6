/** The tip of the hovered place: its people, owner, pieces and monsters, and why it cannot be chosen. */
import {
  controller,
  godBonus,
  isHuman,
  type LordsMonsterId,
  type LordsTable,
  levelOf,
  MONUMENTS,
  monumentOf,
  type Party,
  realmsNear,
  regionOf,
  SEAS,
  type SeaId,
  seaOf,
} from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { markName, type TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { Reasons } from '../../../table/board-input/reasons.tsx';
import type { BoardTarget } from '../../../table/board-input/targets.ts';
import { BoardTip } from '../../../table/frame/board-tip.tsx';
import { boundingBox } from '../../../table/geometry.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { MONSTER_ICONS } from '../panels/icons.ts';
import { nameOf } from '../panels/party.tsx';
import type { LordsPartProps } from '../part-props.ts';
import { armiesText, labelOf, labelOfPiece } from './labels.ts';
import type { Sheet } from './mesh/shape.ts';
import { MARK_PICTURES } from './pieces/pictures.ts';
import { piecesAt } from './pieces/pieces-at.ts';
import type { PlacedPiece } from './pieces/placing.ts';
import { placeName } from './place-names.ts';
import { boxOfPiece, placesOf, targetOfPiece } from './places.ts';
import { useReasonsAgainst } from './why.ts';

interface TipProps extends LordsPartProps {
  readonly sheet: Sheet;
  readonly pieces: readonly PlacedPiece[];
  readonly target: BoardTarget;
}

export function Tip(props: TipProps): ReactNode {
  const { sheet, table, i18n, pieces, target, choosing } = props;
  const reasons = useReasonsAgainst(props, target);
  const piece = pieces.find((one) => targetOfPiece(one, choosing?.decision.seat) === target);
  const place = placesOf(sheet, table).find((one) => one.target === target);
  const box = piece ? boxOfPiece(piece) : place && boundingBox(place.outline);
  if (!box) return null;
  return (
    <BoardTip of={{ x: box.x + box.width / 2, y: box.y + box.height / 2 }} sheet={sheet} className="lords-map-tip">
      <b>{piece ? labelOfPiece(piece, table, i18n) : labelOf(target, table, i18n)}</b>
      <About table={table} i18n={i18n} target={target} />
      <Reasons of={reasons} i18n={i18n} className="lords-tip-why" />
    </BoardTip>
  );
}

interface AboutProps {
  readonly table: LordsTable;
  readonly i18n: TableTranslator;
  readonly target: BoardTarget;
}

function About({ table, i18n, target }: AboutProps): ReactNode {
  const [kind, id = ''] = target.split(':');
  switch (kind) {
    case 'region':
      return <AboutRegion table={table} i18n={i18n} region={Number(id)} />;
    case 'sea': {
      const sea = SEAS.find((one) => one === id);
      return sea ? <AboutSea table={table} i18n={i18n} sea={sea} /> : null;
    }
    case 'monument': {
      const monument = MONUMENTS.find((one) => one === id);
      if (!monument) return null;
      const values = { attribute: i18n.thing(monumentOf(monument).attribute), bonus: godBonus(monument, levelOf(table, monument)) };
      return <span className="lords-tip-about">{i18n.t(`lords.map.gift.${monument}`, values)}</span>;
    }
    case 'monster':
      return <AboutMonsters table={table} i18n={i18n} of={(monster) => monster === id} />;
    default:
      return null;
  }
}

function AboutRegion({ table, i18n, region }: Omit<AboutProps, 'target'> & { readonly region: number }): ReactNode {
  const { population, settlement, shrine, forge } = regionOf(table.side, region);
  const { strengths, heroes, monsters } = piecesAt(table, region);
  const rune = table.forges.find(({ at }) => at === region)?.rune;
  const temple = table.temples.includes(region);
  const here = [
    ...(settlement ? [i18n.t('lords.map.settlement')] : []),
    ...(shrine ? [i18n.t(temple ? 'lords.map.temple' : 'lords.map.shrine')] : []),
    ...(forge ? [rune ? i18n.t('lords.map.forge', { rune: i18n.thing(rune) }) : i18n.t('lords.map.forge-empty')] : []),
    ...realmsNear(table, region).map((realm) => i18n.t('lords.map.gate', { realm: i18n.thing(realm) })),
  ];
  return (
    <>
      <span className="lords-tip-about">
        <Icon outline={MARK_PICTURES.population} /> {i18n.t('lords.map.population', { population })}
        {here.map((text) => (
          <span key={text} className="lords-tip-mark">
            {text}
          </span>
        ))}
      </span>
      {table.devastated.includes(region) && <span className="lords-tip-why">{i18n.t('lords.map.devastated')}</span>}
      {strengths.map(({ party, strengths: each }) => (
        <span key={party}>
          <Sentence of={armiesText(markedName(party, i18n), each, i18n)} />
        </span>
      ))}
      {heroes.map((party) => (
        <span key={party}>
          <Sentence of={i18n.t('lords.map.hero-of', { owner: markedName(party, i18n) })} />
        </span>
      ))}
      {controller(table, region) === null && strengths.length === 0 && (
        <span className="lords-tip-about">{i18n.t('lords.map.takes', { population })}</span>
      )}
      <AboutMonsters table={table} i18n={i18n} of={(id) => monsters.some(({ monster }) => monster === id)} />
    </>
  );
}

/** Its coasts, the ships on it, and the monsters in it. */
function AboutSea({ table, i18n, sea }: Omit<AboutProps, 'target'> & { readonly sea: SeaId }): ReactNode {
  const owners = table.humans.flatMap((one, seat) =>
    [one.sea, ...(one.snekkar ?? [])].filter((ship) => ship === sea).map(() => markedName(seat, i18n)),
  );
  const monsters = table.monsters.filter((monster) => monster.sea === sea);
  return (
    <>
      <span className="lords-tip-about">
        {i18n.t('lords.map.sea-regions', {
          regions: seaOf(table.side, sea)
            .adjacentRegions.map((region) => placeName(table.side, region, i18n))
            .join(', '),
        })}
      </span>
      {owners.length > 0 && (
        <span>
          <Sentence of={i18n.t('lords.map.ships', { owners: owners.join(', ') })} />
        </span>
      )}
      {monsters.length > 0 && <span className="lords-tip-why">{i18n.t('lords.map.sea-closed')}</span>}
      <AboutMonsters table={table} i18n={i18n} of={(id) => monsters.some(({ monster }) => monster === id)} />
    </>
  );
}

function markedName(party: Party, i18n: TableTranslator): string {
  return isHuman(party) ? markName(party, i18n.name(party)) : nameOf(party, i18n);
}

function AboutMonsters({ table, i18n, of }: Omit<AboutProps, 'target'> & { of(monster: LordsMonsterId): boolean }): ReactNode {
  return table.monsters
    .filter(({ monster }) => of(monster))
    .map(({ monster, owner, wounds }) => (
      <span key={monster} className="lords-tip-monster">
        <Icon outline={MONSTER_ICONS[monster]} /> <b>{i18n.thing(monster)}</b>{' '}
        {i18n.t('lords.map.wounds', { covered: wounds.filter((one) => one !== null).length, fields: wounds.length })}{' '}
        {owner !== null && <Sentence of={i18n.t('lords.map.controlled-by', { owner: markedName(owner, i18n) })} />}
        <span className="lords-tip-about">{i18n.detail(monster)}</span>
      </span>
    ));
}
