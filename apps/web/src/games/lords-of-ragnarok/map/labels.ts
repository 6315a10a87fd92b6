/** One-line labels of the places and pieces of the map; the spoken ones also say who is there. */
import { controller, type LordsTable, levelOf, MONUMENTS, type Party, regionOf } from '@skald/engine/games/lords-of-ragnarok';
import type { TableTranslator } from '../../../i18n/translators.ts';
import type { BoardTarget } from '../../../table/board-input/targets.ts';
import { nameOf } from '../panels/party.tsx';
import { piecesAt } from './pieces/pieces-at.ts';
import type { PlacedPiece } from './pieces/placing.ts';
import { placeName } from './place-names.ts';

export function labelOf(target: BoardTarget, table: LordsTable, i18n: TableTranslator): string {
  const [kind, id = ''] = target.split(':');
  if (kind === 'sea') return i18n.thing(id);
  if (kind !== 'region') {
    const monument = MONUMENTS.find((one) => one === id);
    return monument ? i18n.t('lords.map.monument', { god: i18n.thing(monument), level: levelOf(table, monument) }) : i18n.thing(id);
  }
  const region = Number(id);
  const owner = controller(table, region);
  const { land } = regionOf(table.side, region);
  const named = { region, name: placeName(table.side, region, i18n), land: i18n.thing(land) };
  return owner === null
    ? i18n.t('lords.map.region-free', named)
    : i18n.t('lords.map.region-held', { ...named, owner: nameOf(owner, i18n) });
}

/** The label of a place, and the armies, heroes, ships and monsters there. */
export function spokenLabelOf(target: BoardTarget, table: LordsTable, i18n: TableTranslator): string {
  const [kind, id = ''] = target.split(':');
  const label = labelOf(target, table, i18n);
  if (kind === 'sea') {
    const ships = table.humans.flatMap(({ sea, snekkar }, seat) => [sea, ...(snekkar ?? [])].filter((one) => one === id).map(() => seat));
    const monsters = table.monsters.filter(({ sea }) => sea === id);
    return [
      label,
      ...(ships.length > 0 ? [i18n.t('lords.map.ships', { owners: ships.map((seat) => i18n.name(seat)).join(', ') })] : []),
      ...monsters.map(({ monster }) => i18n.thing(monster)),
    ].join('. ');
  }
  if (kind !== 'region') return label;
  const { strengths, heroes, monsters } = piecesAt(table, Number(id));
  return [
    label,
    ...strengths.map(({ party, strengths: each }) => armiesText(nameOf(party, i18n), each, i18n)),
    ...heroes.map((party: Party) => i18n.t('lords.map.hero-of', { owner: nameOf(party, i18n) })),
    ...monsters.map(({ monster }) => i18n.thing(monster)),
  ].join('. ');
}

/** The armies of one owner in one place, by strength. */
export function armiesText(owner: string, strengths: readonly number[], i18n: TableTranslator): string {
  return i18n.t('lords.map.armies', { owner, strengths: strengths.join(' + '), count: strengths.length });
}

export function labelOfPiece(piece: PlacedPiece, table: LordsTable, i18n: TableTranslator): string {
  switch (piece.kind) {
    case 'army':
      return i18n.t('lords.map.army', {
        strength: piece.army.strength,
        region: placeName(table.side, piece.region, i18n),
        owner: nameOf(piece.party, i18n),
      });
    case 'hero':
      return i18n.thing(piece.hero);
    case 'monster':
      if (piece.monster.sea)
        return i18n.t('lords.map.monster-at-sea', { monster: i18n.thing(piece.monster.monster), sea: i18n.thing(piece.monster.sea) });
      return i18n.t('lords.map.monster', {
        monster: i18n.thing(piece.monster.monster),
        region: placeName(table.side, piece.region, i18n),
      });
  }
}
