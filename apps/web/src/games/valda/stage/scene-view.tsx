/** The current scene: dice that fall, cards that are shown or played. */
import type { ValdaEvent } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import type { PartProps } from '../../../table/game-ui.ts';
import { WideCard } from '../panels/card.tsx';
import { isValdaEvent } from '../table-of-valda.ts';
import { Dice } from './dice.tsx';

export function SceneView({ shown, i18n }: PartProps): ReactNode {
  const { scene } = shown;
  const event = scene?.events.find(isValdaEvent);
  if (!scene || !event) return null;
  if (event.event === 'dice-rolled' || event.event === 'dice-rerolled') {
    const dice = event.dice.map((die, i) => ({ die, face: event.faces[i] ?? 1 }));
    return <Dice key={scene.number} dice={dice} rolling large i18n={i18n} />;
  }
  const cards = cardsIn(event);
  if (cards.length === 0) return null;
  return (
    <div className="valda-happening" key={scene.number}>
      {cards.map((card, i) => {
        const key = `${card}${i}`;
        return <WideCard key={key} card={card} i18n={i18n} />;
      })}
    </div>
  );
}

function cardsIn(event: ValdaEvent): Extract<ValdaEvent, { readonly event: 'cards-shown' }>['cards'] {
  switch (event.event) {
    case 'cards-shown':
    case 'cards-taken':
    case 'cards-received':
    case 'god-tops-seen':
      return event.cards;
    case 'card-played':
    case 'stolen-card-seen':
      return [event.card];
    case 'weapon-used':
      return [event.weapon];
    default:
      return [];
  }
}
