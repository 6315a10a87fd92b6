/** The own combat cards: those that answer the question glow, and say what they would add. */
import { isObject } from '@skald/engine';
import { type CardId, COMBAT_CARDS } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { Choosing, PartProps } from '../../../table/face.ts';
import type { Standing } from '../../../table/reach/handles.ts';
import type { Reach } from '../../../table/reach/use-reach.ts';
import { useReach } from '../reach.ts';
import { handOf } from '../table-of-lords.ts';
import { CombatCard } from './combat-card.tsx';

interface HandProps extends PartProps {
  /** Only the cards that can be chosen now. */
  readonly choosable?: boolean;
}

/** A hand that scrolls must be reachable by keyboard, even while nothing in it can be pressed. */
const REACHABLE = 0;

export function Hand({ shown, choosing, speaker, choosable = false }: HandProps): ReactNode {
  const reach = useReach(choosing);
  const cards = heldIn(handOf(shown.snapshot).cards).map((held) => ({ ...held, pick: pickOf(choosing, reach, held) }));
  const seen = choosable ? cards.filter(({ pick }) => pick !== null) : cards;
  if (choosable && seen.length === 0) return null;
  return (
    <div className="lords-hand">
      {seen.length === 0 && <p className="muted">{speaker.say('lords.hand-empty')}</p>}
      <ul className="lords-hand-cards" aria-label={speaker.say('lords.hand')} tabIndex={choosable ? undefined : REACHABLE}>
        {seen.map(({ card, copy, pick }) => (
          <li key={`${card}${copy}`}>
            {pick ? (
              <button
                type="button"
                className={`lords-press lords-hand-card lords-press-${pick.standing}`}
                data-spot={`card:${card}`}
                aria-pressed={pick.standing === 'drafted'}
                disabled={choosing?.busy}
                onClick={pick.press}
              >
                <CombatCard card={card} speaker={speaker} />
                {pick.adds !== null && <span className="lords-card-adds">{speaker.say('lords.adds', { value: pick.adds })}</span>}
              </button>
            ) : (
              <span className={choosing ? 'lords-hand-card lords-hand-closed' : 'lords-hand-card'}>
                <CombatCard card={card} speaker={speaker} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Held {
  readonly card: CardId;
  /** Among equal cards, the first is 0. */
  readonly copy: number;
}

/** Sorted by symbol, then strength; equal cards lie together. */
function heldIn(cards: readonly CardId[]): readonly Held[] {
  const seen = new Map<CardId, number>();
  return cards
    .toSorted((a, b) => COMBAT_CARDS.indexOf(a) - COMBAT_CARDS.indexOf(b))
    .map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return { card, copy };
    });
}

interface Pick {
  readonly standing: Standing;
  /** What it would add in a battle, where the rules tell. */
  readonly adds: number | null;
  press(): void;
}

function pickOf(choosing: Choosing | null, reach: Reach | null, { card, copy }: Held): Pick | null {
  if (!choosing || !reach) return null;
  const handle = `card:${card}`;
  if (choosing.draft.kind === 'some') {
    const { chosen } = choosing.draft;
    const item = reach.all.filter(({ handles }) => handles.includes(handle))[copy];
    if (!item) return null;
    return { standing: chosen.includes(item.place) ? 'drafted' : 'offered', adds: null, press: () => choosing.pick(item.place) };
  }
  const standing = reach.standing(handle);
  if (standing === 'idle') return null;
  // Of equal cards it does not matter which: the first stands for all.
  const shown = standing === 'drafted' && copy > 0 ? 'offered' : standing;
  return { standing: shown, adds: addsOf(choosing, reach, handle), press: () => reach.press(handle) };
}

function addsOf({ decision }: Choosing, reach: Reach, handle: string): number | null {
  const place = reach.all.find(({ handles }) => handles.includes(handle))?.place ?? -1;
  const hint = decision.hints?.[place];
  return isObject(hint) && typeof hint.adds === 'number' ? hint.adds : null;
}
