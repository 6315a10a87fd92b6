/** The two base decks with their discard piles, and the supply of resources, drawn on a jetty. */
import { BASE_DECKS, type BaseDeck, cardOf, RESOURCES, type Resource, type ValdaCardId, type ValdaTable } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { Glyph } from '../../../icons/icon.tsx';
import type { Box } from '../../../table/geometry.ts';
import { iconOfCard, RESOURCE_ICONS } from '../icons.ts';
import './realms.css';

const CARD = { width: 58, height: 80 };

export function deckBox(box: Box, deck: BaseDeck): Box {
  return { x: box.x + 18 + BASE_DECKS.indexOf(deck) * (box.width / 2 - 6), y: box.y + 18, ...CARD };
}

export function pileBox(box: Box, deck: BaseDeck): Box {
  const { x, y } = deckBox(box, deck);
  return { x: x + CARD.width + 8, y, ...CARD };
}

export function supplyBox(box: Box, resource: Resource): Box {
  const width = (box.width - 36) / RESOURCES.length;
  return { x: box.x + 22 + RESOURCES.indexOf(resource) * width, y: box.y + 122, width: width - 8, height: 62 };
}

export function Jetty({ box }: { readonly box: Box }): ReactNode {
  return (
    <>
      <rect className="valda-jetty-edge" x={box.x} y={box.y + 2} width={box.width} height={box.height - 4} rx={12} />
      <rect className="valda-jetty" x={box.x + 5} y={box.y + 7} width={box.width - 10} height={box.height - 14} rx={9} />
      {RESOURCES.map((resource) => {
        const { x, y, width, height } = supplyBox(box, resource);
        return (
          <g key={resource} className={`valda-resource-${resource}`}>
            <Glyph className="valda-resource" outline={RESOURCE_ICONS[resource]} x={x + width * 0.3} y={y + height / 2} size={38} />
          </g>
        );
      })}
    </>
  );
}

export function Stocks({ box, table }: { readonly box: Box; readonly table: ValdaTable }): ReactNode {
  return (
    <g className="valda-stocks">
      {BASE_DECKS.map((deck) => (
        <g key={deck}>
          <Deck box={deckBox(box, deck)} deck={deck} count={table.decks[deck]} />
          <Pile box={pileBox(box, deck)} cards={table.piles[deck]} />
        </g>
      ))}
      {RESOURCES.map((resource) => {
        const { x, y, width, height } = supplyBox(box, resource);
        return (
          <text key={resource} className="valda-supply" x={x + width * 0.58} y={y + height / 2 + 10}>
            {table.supply[resource]}
          </text>
        );
      })}
    </g>
  );
}

function Deck({ box, deck, count }: { readonly box: Box; readonly deck: BaseDeck; readonly count: number }): ReactNode {
  return (
    <g transform={`translate(${box.x} ${box.y})`} data-deck={deck}>
      {count > 1 && <rect className="valda-card-back" x={4} y={4} width={box.width} height={box.height} rx={7} />}
      <rect className={count > 0 ? 'valda-card-back' : 'valda-card-none'} width={box.width} height={box.height} rx={7} />
      <text className="valda-deck-letter" x={box.width / 2} y={46} textAnchor="middle">
        {deck}
      </text>
      <text className="valda-deck-count" x={box.width / 2} y={72} textAnchor="middle">
        {count}
      </text>
    </g>
  );
}

function Pile({ box, cards }: { readonly box: Box; readonly cards: readonly ValdaCardId[] }): ReactNode {
  const top = cards.at(-1);
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      {top === undefined ? (
        <rect className="valda-card-none" width={box.width} height={box.height} rx={7} />
      ) : (
        <g className={`valda-kind-${cardOf(top).kind}`}>
          <rect className="valda-card-face" width={box.width} height={box.height} rx={7} />
          <Glyph className="valda-card-icon" outline={iconOfCard(cardOf(top))} x={box.width / 2} y={32} size={38} />
          <text className="valda-pile-count" x={box.width / 2} y={72} textAnchor="middle">
            {cards.length}
          </text>
        </g>
      )}
    </g>
  );
}
