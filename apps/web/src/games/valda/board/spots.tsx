/** A button over every realm, deck, pile and heap of the map: glows if it can be chosen, and describes itself. */
import type { ValdaTable } from '@skald/engine/games/valda';
import { type ReactNode, useState } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import type { BoardTarget } from '../../../table/board-input/targets.ts';
import type { BoardInput } from '../../../table/board-input/use-board-input.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { overlay } from '../../../table/geometry.ts';
import { PileDialog } from '../panels/pile-dialog.tsx';
import type { BoardLayout } from './layout.ts';
import { boxOf, PLACES, type RealmPlace } from './places.ts';

interface SpotsProps extends PartProps {
  readonly layout: BoardLayout;
  readonly table: ValdaTable;
  readonly boardInput: BoardInput | null;
  onPoint(target: BoardTarget | null): void;
}

export function Spots({ layout, table, boardInput, i18n, onPoint }: SpotsProps): ReactNode {
  const [looking, setLooking] = useState<'A' | 'B' | null>(null);
  return (
    <div className="board-spots">
      {PLACES.map((place) => {
        const { target } = place;
        const state = boardInput?.statusOf(target) ?? 'idle';
        return (
          <button
            key={target}
            type="button"
            data-spot={target}
            {...(place.kind === 'pile' ? {} : boardInput?.leadsTo(target))}
            className={`board-spot board-glow-${state} valda-spot valda-spot-${place.kind} valda-spot-${state}`}
            style={overlay(layout, boxOf(layout, place))}
            aria-label={labelOf(place, table, i18n)}
            aria-pressed={state === 'idle' ? undefined : state === 'drafted'}
            onClick={() => {
              onPoint(target);
              if (place.kind === 'pile') setLooking(place.deck);
              else if (state !== 'idle') boardInput?.press(target);
            }}
            onFocus={() => onPoint(target)}
            onBlur={() => onPoint(null)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(target)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(null)}
          />
        );
      })}
      {looking && <PileDialog deck={looking} cards={table.piles[looking]} i18n={i18n} onClose={() => setLooking(null)} />}
    </div>
  );
}

export function labelOf(place: RealmPlace, table: ValdaTable, i18n: TableTranslator): string {
  switch (place.kind) {
    case 'realm': {
      const temples = table.players.flatMap((player, seat) =>
        player.temples[place.realm] > 0 ? [`${i18n.name(seat)} ${player.temples[place.realm]}`] : [],
      );
      const named = temples.length > 0 ? temples.join(', ') : i18n.thing('none');
      return i18n.t('valda.realm', { realm: i18n.thing(place.realm), temples: named });
    }
    case 'deck':
      return i18n.t('valda.deck', { deck: place.deck, count: table.decks[place.deck] });
    case 'pile':
      return i18n.t('valda.pile', { deck: place.deck, count: table.piles[place.deck].length });
    case 'supply':
      return i18n.t('valda.supply', { resource: i18n.label(place.resource), count: table.supply[place.resource] });
  }
}
