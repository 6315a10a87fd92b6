/** The upgrades on a clan sheet, slot by slot. */
import { type Clan, cardOf, nameOf, SLOTS } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { Choosing } from '../../../table/game-ui.ts';
import { useLens } from '../../../table/hand/lens.tsx';
import { draftedIn, offersOf } from '../input/offers.ts';
import { KIND_PICTURES } from '../pictures.ts';
import { CardCloseUp } from './card-close-up.tsx';
import { familyOf, pictureOf } from './card-face.tsx';

interface SlotsProps {
  readonly clan: Clan;
  readonly choosing: Choosing | null;
  readonly i18n: TableTranslator;
  readonly wide: boolean;
}

export function Slots({ clan, choosing, i18n, wide }: SlotsProps): ReactNode {
  const lens = useLens();
  const drafted = choosing ? draftedIn(choosing) : [];
  const target = offersOf(choosing?.decision).find(({ index, slot }) => slot !== null && drafted.includes(index))?.slot;
  return (
    <div className="br-slots-box">
      <ol className="br-slots" aria-label={i18n.label('slots')}>
        {SLOTS.map((kind, slot) => {
          const held = clan.slots[slot] ?? null;
          const key = `${kind}${slot}`;
          const about = held ? `${i18n.thing(nameOf(held))}. ${i18n.detail(nameOf(held))}` : i18n.t(`blood-rage.kind.${kind}`);
          return (
            <li
              key={key}
              className={`br-slot${held ? ` br-slot-held br-card-${familyOf(cardOf(held))}` : ''}${target === slot ? ' br-slot-target' : ''}`}
            >
              <button
                type="button"
                className="br-slot-button"
                aria-label={about}
                {...(held && lens(`slot ${held}`, <CardCloseUp card={held} i18n={i18n} />))}
              >
                <Icon outline={held ? pictureOf(cardOf(held)) : KIND_PICTURES[kind]} />
                {wide && <span className="br-slot-name">{held ? i18n.thing(nameOf(held)) : i18n.t(`blood-rage.kind.${kind}`)}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
