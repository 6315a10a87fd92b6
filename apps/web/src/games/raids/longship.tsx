/** A longship: five slots with their tiles and shields, the crew standing on the shields, and what lies beside it. */

import anchor from 'icon:anchor';
import laurel from 'icon:laurel-crown';
import runeStone from 'icon:rune-stone';
import serpent from 'icon:sea-serpent';
import trade from 'icon:trade';
import coin from 'icon:two-coins';
import vikingHead from 'icon:viking-helmet';
import type { Reason, Seat } from '@skald/engine';
import { content, type Longship, raids, shieldsOf, typeOf } from '@skald/engine/games/raids';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { HoldingProps } from '../../table/face.ts';
import { Sentence } from '../../table/sentence.tsx';
import type { WordKey } from '../../words/words.ts';
import { aboutTile } from './about.ts';
import { Emblem } from './emblem.tsx';
import { SlotFace } from './slot-face.tsx';
import { slotAnswer, slotOffer } from './slots.ts';
import { tableOf } from './table-of-raids.ts';
import './longship.css';
import './pieces.css';

export function LongshipHolding({ shown, choosing, speaker, why, seat }: HoldingProps): ReactNode {
  const table = tableOf(shown.snapshot);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const ship = table.ships[seat];
  if (!ship) return null;
  const own = shown.snapshot.viewer === seat;
  const mine = own ? choosing : null;
  const crews = crewOn(ship);
  const ask = (slot: number): void => {
    const answer = mine && slotAnswer(mine.decision, ship, slot);
    if (answer === undefined || answer === null) return;
    void why(answer).then(setReasons);
  };
  return (
    <article className={`longship player-${ship.colour}${own ? ' longship-own' : ''}`} aria-label={speaker.name(seat)}>
      <header className="longship-head">
        <Emblem colour={ship.colour} />
        <h3 className="longship-name">{speaker.name(seat)}</h3>
        <Amount
          icon={vikingHead}
          label={speaker.say('raids.vikings')}
          text={speaker.say('raids.crew', { vikings: ship.vikings, shields: shieldsOf(ship) })}
        />
        <Amount icon={laurel} label={speaker.say('raids.glory-now')} text={String(gloryOf(shown.snapshot.table, seat))} />
      </header>
      <div className="longship-hold">
        <ol className="longship-slots">
          {ship.slots.map((tile, slot) => {
            const offer = mine ? slotOffer(mine, ship, slot) : null;
            const type = tile === null ? null : typeOf(tile);
            const label = speaker.say('raids.slot', {
              slot: slot + 1,
              tile: type ? speaker.thing(type.id) : speaker.say('raids.empty-slot'),
              vikings: crews[slot] ?? 0,
            });
            const face = <SlotFace type={type} crew={crews[slot] ?? 0} />;
            // Slots are places of the ship: they go by their number.
            const key = `slot${slot}`;
            if (!offer) {
              return (
                <li
                  key={key}
                  className="longship-slot"
                  data-slot={`${seat}.${slot}`}
                  title={type ? aboutTile(type, speaker).text : undefined}
                >
                  {face}
                  <span className="unseen">{label}</span>
                </li>
              );
            }
            return (
              <li key={key} className="longship-slot" data-slot={`${seat}.${slot}`}>
                <button
                  type="button"
                  className={`longship-choice longship-choice-${offer.state}`}
                  aria-label={label}
                  aria-pressed={offer.state === 'drafted'}
                  aria-disabled={offer.state === 'closed' ? true : undefined}
                  onClick={() => {
                    setReasons([]);
                    if (offer.place !== undefined) mine?.pick(offer.place);
                    else ask(slot);
                  }}
                  onFocus={() => offer.state === 'closed' && ask(slot)}
                  onPointerEnter={() => (offer.state === 'closed' ? ask(slot) : setReasons([]))}
                >
                  {face}
                </button>
              </li>
            );
          })}
        </ol>
        <ul className="longship-beside">
          {beside(ship).map(({ icon, key, count }) => (
            <li key={key} className={count === 0 ? 'longship-none' : undefined} data-beside={`${seat}.${key}`}>
              <Amount icon={icon} label={speaker.say(key)} text={String(count)} />
            </li>
          ))}
        </ul>
      </div>
      {own && reasons.length > 0 && mine && (
        <p className="longship-why" role="status">
          {reasons.map((reason) => (
            <Sentence key={reason.reason} of={speaker.reason(reason)} />
          ))}
        </p>
      )}
    </article>
  );
}

function Amount({ icon, label, text }: { readonly icon: string; readonly label: string; readonly text: string }): ReactNode {
  return (
    <span className="amount" title={label}>
      <Icon outline={icon} />
      <span className="unseen">{label} </span>
      {text}
    </span>
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

interface Beside {
  readonly icon: string;
  readonly key: WordKey;
  readonly count: number;
}

function beside({ runes, posts, monsters, sold, coins }: Longship): readonly Beside[] {
  return [
    { icon: runeStone, key: 'raids.runes', count: runes.length },
    { icon: serpent, key: 'raids.monsters', count: monsters.length },
    { icon: trade, key: 'raids.sold', count: sold.length },
    { icon: anchor, key: 'raids.posts', count: posts.length },
    { icon: coin, key: 'raids.coins', count: coins.reduce((sum, value) => sum + value, 0) },
  ];
}

/** The glory if the game ended now, as the rules count it. */
function gloryOf(table: object, seat: Seat): number {
  const standings = raids.standings({ table: tableOf({ table }), hands: [], box: {} });
  return standings.find((standing) => standing.seat === seat)?.score ?? 0;
}
