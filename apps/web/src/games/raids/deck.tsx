/** The deck of a longship: five slots with tile, shields and crew; those that can be chosen are buttons. */
import type { Reason, Seat } from '@skald/engine';
import { content, type Longship, typeOf } from '@skald/engine/games/raids';
import { type ReactNode, useState } from 'react';
import type { Choosing } from '../../table/face.ts';
import { Sentence } from '../../table/sentence.tsx';
import type { TableSpeaker } from '../../words/speaker.ts';
import { aboutTile } from './about.ts';
import { SlotFace } from './slot-face.tsx';
import { type SlotOffer, slotAnswer, slotOffer } from './slots.ts';
import './deck.css';
import './pieces.css';

interface DeckProps {
  readonly ship: Longship;
  readonly seat: Seat;
  /** What the owner of the ship is asked; null for everybody else. */
  readonly choosing: Choosing | null;
  readonly speaker: TableSpeaker;
  why(answer: unknown): Promise<readonly Reason[]>;
}

export function Deck({ ship, seat, choosing, speaker, why }: DeckProps): ReactNode {
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const crews = crewOn(ship);
  const ask = (slot: number): void => {
    const answer = choosing && slotAnswer(choosing.decision, ship, slot);
    if (answer !== undefined && answer !== null) void why(answer).then(setReasons);
  };
  const choose = (offer: SlotOffer, slot: number): void => {
    setReasons([]);
    if (offer.place === undefined) ask(slot);
    else choosing?.pick(offer.place);
  };
  return (
    <>
      <ol className={`deck player-${ship.colour}`}>
        {ship.slots.map((tile, slot) => {
          const offer = choosing && slotOffer(choosing, ship, slot);
          const type = tile === null ? null : typeOf(tile);
          const crew = crews[slot] ?? 0;
          const label = speaker.say('raids.slot', {
            slot: slot + 1,
            tile: type ? speaker.thing(type.id) : speaker.say('raids.empty-slot'),
            vikings: crew,
          });
          // Slots are places of the ship: they go by their number.
          const key = `slot${slot}`;
          return (
            <li key={key} className="deck-slot" data-slot={`${seat}.${slot}`} title={type ? aboutTile(type, speaker).text : undefined}>
              {offer ? (
                <button
                  type="button"
                  className={`deck-choice deck-choice-${offer.state}`}
                  aria-label={label}
                  aria-pressed={offer.state === 'drafted'}
                  aria-disabled={offer.state === 'closed' ? true : undefined}
                  onClick={() => choose(offer, slot)}
                  onFocus={() => (offer.state === 'closed' ? ask(slot) : undefined)}
                  onPointerEnter={() => (offer.state === 'closed' ? ask(slot) : setReasons([]))}
                >
                  <SlotFace type={type} crew={crew} />
                </button>
              ) : (
                <>
                  <SlotFace type={type} crew={crew} />
                  <span className="unseen">{label}</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {choosing && reasons.length > 0 && (
        <p className="deck-why" role="status">
          {reasons.map((reason) => (
            <Sentence key={reason.reason} of={speaker.reason(reason)} />
          ))}
        </p>
      )}
    </>
  );
}

/** How many Vikings stand in each slot: they fill the shields from the bow. */
function crewOn({ slots, vikings }: Longship): readonly number[] {
  let left = vikings;
  return slots.map((tile) => {
    const shields = tile === null ? content.longship.shieldsPerEmptySlot : typeOf(tile).shields;
    const here = Math.min(left, shields);
    left -= here;
    return here;
  });
}
