/** A button over every realm, deck, pile and heap of the map: what glows can be chosen, the rest tells what it is. */
import type { ValdaTable } from '@skald/engine/games/valda';
import { type ReactNode, useState } from 'react';
import type { PartProps } from '../../table/face.ts';
import type { Handle } from '../../table/reach/handles.ts';
import type { Reach } from '../../table/reach/use-reach.ts';
import type { TableSpeaker } from '../../words/speaker.ts';
import { type Layout, overlay } from './layout.ts';
import { PileDialog } from './pile-dialog.tsx';
import { boxOf, PLACES, type Place } from './places.ts';

interface SpotsProps extends PartProps {
  readonly layout: Layout;
  readonly table: ValdaTable;
  readonly reach: Reach | null;
  onPoint(handle: Handle | null): void;
}

export function Spots({ layout, table, reach, speaker, onPoint }: SpotsProps): ReactNode {
  const [looking, setLooking] = useState<'A' | 'B' | null>(null);
  return (
    <div className="board-spots">
      {PLACES.map((place) => {
        const { handle } = place;
        const state = reach?.standing(handle) ?? 'idle';
        return (
          <button
            key={handle}
            type="button"
            data-spot={handle}
            className={`board-spot board-glow-${state} valda-spot valda-spot-${place.kind} valda-spot-${state}`}
            style={overlay(layout, boxOf(layout, place))}
            aria-label={labelOf(place, table, speaker)}
            aria-pressed={state === 'idle' ? undefined : state === 'drafted'}
            onClick={() => {
              onPoint(handle);
              if (place.kind === 'pile') setLooking(place.deck);
              else if (state !== 'idle') reach?.press(handle);
            }}
            onFocus={() => onPoint(handle)}
            onBlur={() => onPoint(null)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(handle)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(null)}
          />
        );
      })}
      {looking && <PileDialog deck={looking} cards={table.piles[looking]} speaker={speaker} onClose={() => setLooking(null)} />}
    </div>
  );
}

export function labelOf(place: Place, table: ValdaTable, speaker: TableSpeaker): string {
  switch (place.kind) {
    case 'realm': {
      const temples = table.players.flatMap((player, seat) =>
        player.temples[place.realm] > 0 ? [`${speaker.name(seat)} ${player.temples[place.realm]}`] : [],
      );
      const named = temples.length > 0 ? temples.join(', ') : speaker.thing('none');
      return speaker.say('valda.realm', { realm: speaker.thing(place.realm), temples: named });
    }
    case 'deck':
      return speaker.say('valda.deck', { deck: place.deck, count: table.decks[place.deck] });
    case 'pile':
      return speaker.say('valda.pile', { deck: place.deck, count: table.piles[place.deck].length });
    case 'supply':
      return speaker.say('valda.supply', { resource: speaker.label(place.resource), count: table.supply[place.resource] });
  }
}
