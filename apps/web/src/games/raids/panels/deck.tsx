/** The deck of a longship: five slots with tile, shields and crew; those that can be chosen are buttons. */
import type { Reason, Seat } from '@skald/engine';
import { content, type Longship, typeOf } from '@skald/engine/games/raids';
import { type ReactNode, useState } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import type { Choosing } from '../../../table/game-ui.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { aboutTile } from '../text/about.ts';
import { SlotFace } from './slot-face.tsx';
import { type SlotOffer, slotAnswer, slotOffer } from './slots.ts';
import './deck.css';
import '../board/pieces.css';

interface DeckProps {
  readonly ship: Longship;
  readonly seat: Seat;
  /** The question to the owner of the ship; null for everybody else. */
  readonly choosing: Choosing | null;
  readonly i18n: TableTranslator;
  why(answer: unknown): Promise<readonly Reason[]>;
}

export function Deck({ ship, seat, choosing, i18n, why }: DeckProps): ReactNode {
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const [instead, setInstead] = useState<number | null>(null);
  const crews = crewOn(ship);
  const ask = (offer: SlotOffer, slot: number): void => {
    setInstead(offer.instead ?? null);
    setReasons([]);
    if (offer.instead !== undefined) return;
    const answer = choosing && slotAnswer(choosing.decision, ship, slot);
    if (answer) void why(answer).then(setReasons);
  };
  const forget = (): void => {
    setReasons([]);
    setInstead(null);
  };
  const choose = (offer: SlotOffer, slot: number): void => {
    forget();
    if (offer.place === undefined) ask(offer, slot);
    else choosing?.press(offer.place);
  };
  return (
    <>
      <ol className={`raids-deck player-${ship.colour}`}>
        {ship.slots.map((tile, slot) => {
          const offer = choosing && slotOffer(choosing, ship, slot);
          const type = tile === null ? null : typeOf(tile);
          const crew = crews[slot] ?? 0;
          const label = i18n.t('raids.slot', {
            slot: slot + 1,
            tile: type ? i18n.thing(type.id) : i18n.t('raids.empty-slot'),
            vikings: crew,
          });
          const about = type ? aboutTile(type, i18n).text : undefined;
          // Slots are places of the ship, so the index is the key.
          const key = `slot${slot}`;
          return (
            <li key={key} className="raids-deck-slot" data-slot={`${seat}.${slot}`} title={about}>
              {offer ? (
                <button
                  type="button"
                  {...leadsTo(offer.place === undefined ? [] : [offer.place])}
                  className={`raids-deck-choice raids-deck-choice-${offer.state}`}
                  aria-label={label}
                  aria-description={about}
                  aria-pressed={offer.state === 'drafted'}
                  aria-disabled={offer.state === 'closed' ? true : undefined}
                  onClick={() => choose(offer, slot)}
                  onFocus={() => (offer.state === 'closed' ? ask(offer, slot) : undefined)}
                  onPointerEnter={() => (offer.state === 'closed' ? ask(offer, slot) : forget())}
                >
                  <SlotFace type={type} crew={crew} />
                </button>
              ) : (
                <>
                  <SlotFace type={type} crew={crew} />
                  <span className="unseen">
                    {label} {about}
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {choosing && instead !== null && (
        <p className="raids-deck-why" role="status">
          {i18n.t('raids.fills-from-bow', { slot: instead + 1 })}
        </p>
      )}
      {choosing && reasons.length > 0 && (
        <p className="raids-deck-why" role="status">
          {reasons.map((reason) => (
            <Sentence key={reason.reason} of={i18n.reason(reason)} />
          ))}
        </p>
      )}
    </>
  );
}

/** The Vikings in each slot: they fill the shields from the bow. */
function crewOn({ slots, vikings }: Longship): readonly number[] {
  let left = vikings;
  return slots.map((tile) => {
    const shields = tile === null ? content.longship.shieldsPerEmptySlot : typeOf(tile).shields;
    const here = Math.min(left, shields);
    left -= here;
    return here;
  });
}
