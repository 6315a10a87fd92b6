/** The upgrades on a clan sheet, slot by slot. */
import { type Clan, cardOf, nameOf, SLOTS } from '@skald/engine/games/blood-rage';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { Choosing } from '../../table/face.ts';
import type { TableSpeaker } from '../../words/speaker.ts';
import { familyOf, pictureOf } from './card-face.tsx';
import { CardLook } from './card-look.tsx';
import { look } from './looking.ts';
import { draftedIn, offersOf } from './offers.ts';
import { KIND_PICTURES } from './pictures.ts';

interface SlotsProps {
  readonly clan: Clan;
  readonly choosing: Choosing | null;
  readonly speaker: TableSpeaker;
  readonly wide: boolean;
}

export function Slots({ clan, choosing, speaker, wide }: SlotsProps): ReactNode {
  const [looked, setLooked] = useState<number | null>(null);
  const card = looked === null ? null : clan.slots[looked];
  const lookAt = (slot: number | null): void => {
    setLooked(slot);
    look(slot === null ? null : (clan.slots[slot] ?? null));
  };
  const drafted = choosing ? draftedIn(choosing) : [];
  const target = offersOf(choosing?.decision).find(({ index, slot }) => slot !== null && drafted.includes(index))?.slot;
  return (
    <div className="br-slots-box">
      <ol className="br-slots" aria-label={speaker.label('slots')}>
        {SLOTS.map((kind, slot) => {
          const held = clan.slots[slot] ?? null;
          const key = `${kind}${slot}`;
          const about = held ? `${speaker.thing(nameOf(held))}. ${speaker.detail(nameOf(held))}` : speaker.say(`blood-rage.kind.${kind}`);
          return (
            <li
              key={key}
              className={`br-slot${held ? ` br-slot-held br-card-${familyOf(cardOf(held))}` : ''}${target === slot ? ' br-slot-target' : ''}`}
            >
              <button
                type="button"
                className="br-slot-button"
                aria-label={about}
                onFocus={() => lookAt(slot)}
                onBlur={() => lookAt(null)}
                onClick={() => lookAt(slot)}
                onPointerEnter={(event) => event.pointerType === 'mouse' && lookAt(slot)}
                onPointerLeave={(event) => event.pointerType === 'mouse' && lookAt(null)}
              >
                <Icon outline={held ? pictureOf(cardOf(held)) : KIND_PICTURES[kind]} />
                {wide && (
                  <span className="br-slot-name">{held ? speaker.thing(nameOf(held)) : speaker.say(`blood-rage.kind.${kind}`)}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      {card && <CardLook card={card} speaker={speaker} near />}
    </div>
  );
}
