/** The viewer's combat cards: those that answer the question glow and show what they would add. */
import { isObject } from '@skald/engine';
import { COMBAT_CARDS, type LordsCardId } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { useMedia } from '../../../app/use-media.ts';
import { MEDIA } from '../../../design/media.ts';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import type { TargetStatus } from '../../../table/board-input/targets.ts';
import type { BoardInput } from '../../../table/board-input/use-board-input.ts';
import type { Choosing, PartProps } from '../../../table/game-ui.ts';
import { Fan } from '../../../table/hand/fan.tsx';
import { useLens } from '../../../table/hand/lens.tsx';
import { useBoardInput } from '../input/use-board-input.ts';
import { handOf } from '../table-of-lords.ts';
import { CombatCard } from './combat-card.tsx';

/** The viewer's combat cards as a fan. */
export function OwnHand({ shown, choosing, i18n }: PartProps): ReactNode {
  const boardInput = useBoardInput(choosing);
  const held = heldIn(handOf(shown.snapshot).cards);
  if (held.length === 0) return <p className="lords-hand-none">{i18n.t('lords.hand-empty')}</p>;
  return (
    <Fan
      label={i18n.t('lords.hand')}
      cards={held.map((one) => {
        const pick = pickOf(choosing, boardInput, one);
        const state = pick ? (pick.standing === 'drafted' ? 'drafted' : 'offered') : choosing ? 'closed' : 'idle';
        return { key: `${one.card}${one.copy}`, state, face: <HandCard held={one} pick={pick} choosing={choosing} i18n={i18n} /> };
      })}
    />
  );
}

/** The cards that can be chosen now, in the dock or on the stage. */
export function ChoosableHand({ shown, choosing, i18n }: PartProps): ReactNode {
  const boardInput = useBoardInput(choosing);
  const cards = heldIn(handOf(shown.snapshot).cards).flatMap((held) => {
    const pick = pickOf(choosing, boardInput, held);
    return pick ? [{ held, pick }] : [];
  });
  if (cards.length === 0) return null;
  return (
    <div className="lords-hand">
      <ul className="lords-hand-cards" data-scrolls="across" aria-label={i18n.t('lords.hand')}>
        {cards.map(({ held, pick }) => (
          <li key={`${held.card}${held.copy}`}>
            <HandCard held={held} pick={pick} choosing={choosing} i18n={i18n} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface HandCardProps extends Pick<PartProps, 'choosing' | 'i18n'> {
  readonly held: Held;
  readonly pick: CardPick | null;
}

function HandCard({ held: { card, copy }, pick, choosing, i18n }: HandCardProps): ReactNode {
  const lens = useLens();
  return (
    <button
      type="button"
      className={`lords-press lords-hand-card lords-press-${pick?.standing ?? (choosing ? 'closed' : 'idle')}`}
      data-spot={copy === 0 ? `card:${card}` : `card:${card}:${copy}`}
      {...leadsTo(pick?.places ?? [])}
      {...lens(`${card}${copy}`, <CombatCard card={card} i18n={i18n} />)}
      aria-pressed={pick ? pick.standing === 'drafted' : undefined}
      aria-disabled={pick ? undefined : true}
      disabled={choosing?.busy}
      onClick={pick?.press}
    >
      <CombatCard card={card} i18n={i18n} />
      {pick !== null && pick.adds !== null && <span className="lords-card-adds">{i18n.t('lords.adds', { value: pick.adds })}</span>}
    </button>
  );
}

interface Held {
  readonly card: LordsCardId;
  /** The index among equal cards. */
  readonly copy: number;
}

/** Sorted by symbol, then strength; equal cards lie together. */
function heldIn(cards: readonly LordsCardId[]): readonly Held[] {
  const seen = new Map<LordsCardId, number>();
  return cards
    .toSorted((a, b) => COMBAT_CARDS.indexOf(a) - COMBAT_CARDS.indexOf(b))
    .map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return { card, copy };
    });
}

interface CardPick {
  readonly standing: TargetStatus;
  /** What it would add in a battle, if the rules say. */
  readonly adds: number | null;
  readonly places: readonly number[];
  press(): void;
}

function pickOf(choosing: Choosing | null, boardInput: BoardInput | null, { card, copy }: Held): CardPick | null {
  if (!choosing || !boardInput) return null;
  const target = `card:${card}`;
  if (choosing.draft.kind === 'some') {
    const { chosen } = choosing.draft;
    const item = boardInput.all.filter(({ targets }) => targets.includes(target))[copy];
    if (!item) return null;
    return {
      standing: chosen.includes(item.place) ? 'drafted' : 'offered',
      adds: null,
      places: [item.place],
      press: () => choosing.pick(item.place),
    };
  }
  const standing = boardInput.statusOf(target);
  if (standing === 'idle') return null;
  // Equal cards are interchangeable: the first stands for all.
  const shown = standing === 'drafted' && copy > 0 ? 'offered' : standing;
  return {
    standing: shown,
    adds: addsOf(choosing, boardInput, target),
    places: boardInput.choicesAt(target),
    press: () => boardInput.press(target),
  };
}

function addsOf({ decision }: Choosing, boardInput: BoardInput, target: string): number | null {
  const place = boardInput.all.find(({ targets }) => targets.includes(target))?.place ?? -1;
  const hint = decision.hints?.[place];
  return isObject(hint) && typeof hint.adds === 'number' ? hint.adds : null;
}

/** The cards that can be chosen, on the stage; on small screens the dock shows them instead. */
export function StageHand(props: PartProps): ReactNode {
  const low = useMedia(MEDIA.belowDesk);
  return low ? null : <ChoosableHand {...props} />;
}
