/** What the places and pieces of the map are called, in a line. */
import { controller, MONUMENTS, regionOf, type Table } from '@skald/engine/games/lords-of-ragnarok';
import type { Handle } from '../../../table/reach/handles.ts';
import type { TableSpeaker } from '../../../words/speaker.ts';
import { nameOf } from '../sides/party.tsx';
import { placeName } from './place-names.ts';
import type { PlacedPiece } from './placing.ts';

export function labelOf(handle: Handle, table: Table, speaker: TableSpeaker): string {
  const [kind, id = ''] = handle.split(':');
  if (kind === 'sea') return speaker.thing(id);
  if (kind !== 'region') {
    const monument = MONUMENTS.find((one) => one === id);
    return monument
      ? speaker.say('lords.map.monument', { god: speaker.thing(monument), level: table.monuments[monument] })
      : speaker.thing(id);
  }
  const region = Number(id);
  const owner = controller(table, region);
  const { land } = regionOf(table.side, region);
  const named = { region, name: placeName(table.side, region, speaker), land: speaker.thing(land) };
  return owner === null
    ? speaker.say('lords.map.region-free', named)
    : speaker.say('lords.map.region-held', { ...named, owner: nameOf(owner, speaker) });
}

export function labelOfPiece(piece: PlacedPiece, speaker: TableSpeaker): string {
  switch (piece.kind) {
    case 'army':
      return speaker.say('lords.map.army', { strength: piece.army.strength, region: piece.region, owner: nameOf(piece.party, speaker) });
    case 'hero':
      return speaker.thing(piece.hero);
    case 'monster':
      return speaker.say('lords.map.monster', { monster: speaker.thing(piece.monster.monster), region: piece.region });
  }
}
