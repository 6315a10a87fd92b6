/** The own hand, with the cards drawn openly this turn: whole cards, or in a line where there is little room. */
import type { Reason } from '@skald/engine';
import { type CardId, cardOf } from '@skald/engine/games/valda';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PartProps } from '../../table/face.ts';
import { Sentence } from '../../table/sentence.tsx';
import { LyingCard, UprightCard } from './card.tsx';
import { handChoice } from './hand-choice.ts';
import { useReach } from './reach.ts';
import { cardsOf, tableOf } from './table-of-valda.ts';

interface HandProps extends PartProps {
  /** In a line, and only those that can be chosen. */
  readonly lying?: boolean;
}

/** A hand that scrolls must be reachable by keyboard, even while nothing in it can be pressed. */
const REACHABLE = 0;

/** How much of the card before is left in sight. */
const FOREGOING = 40;

const KINDS = ['action', 'attack', 'defence', 'divine-weapon'] as const;

export function Hand({ shown, choosing, speaker, why, lying = false }: HandProps): ReactNode {
  const reach = useReach(choosing);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const cards = handOf(shown.snapshot);
  const strip = useRef<HTMLUListElement>(null);
  const asked = choosing?.decision.id;
  // With every new question the first card that answers it comes into sight.
  useEffect(() => {
    const first = strip.current?.querySelector<HTMLElement>('li:has(> .valda-card-offered)');
    if (asked !== undefined && first && strip.current) strip.current.scrollLeft = first.offsetLeft - strip.current.offsetLeft - FOREGOING;
  }, [asked]);
  const ask = (card: CardId): void => {
    const answer = thinkable(choosing?.decision.prompt.key, card);
    if (answer) void why(answer).then(setReasons);
  };
  return (
    <div className={lying ? 'valda-hand valda-hand-lying' : 'valda-hand'}>
      {cards.length === 0 && <p className="muted">{speaker.say('valda.hand-empty')}</p>}
      <ul ref={strip} className="valda-hand-cards" aria-label={speaker.say('valda.hand')} tabIndex={lying ? undefined : REACHABLE}>
        {cards.map(({ card, copy, open }) => {
          const choice = choosing && reach && handChoice(choosing, reach, card, copy);
          const key = `${card}${copy}`;
          if (lying && !choice) return null;
          const face = lying ? <LyingCard card={card} speaker={speaker} brief /> : <UprightCard card={card} speaker={speaker} />;
          return (
            <li key={key} className={open ? 'valda-hand-open' : undefined}>
              {choosing ? (
                <button
                  type="button"
                  className={`valda-card-button valda-card-${choice?.state ?? 'closed'}`}
                  aria-pressed={choice ? choice.state === 'drafted' : undefined}
                  aria-disabled={choice ? undefined : true}
                  disabled={choosing.busy}
                  onClick={() => {
                    setReasons([]);
                    if (choice) choice.press();
                    else ask(card);
                  }}
                >
                  {face}
                  {open && <span className="valda-open-mark">{speaker.say('valda.open')}</span>}
                </button>
              ) : (
                <>
                  {face}
                  {open && <span className="valda-open-mark">{speaker.say('valda.open')}</span>}
                </>
              )}
            </li>
          );
        })}
      </ul>
      {choosing && reasons.length > 0 && (
        <p className="valda-why" role="status">
          {reasons.map((reason) => (
            <span key={reason.reason}>
              <Sentence of={speaker.reason(reason)} /> {reason.rule !== undefined && <small>{reason.rule}</small>}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

interface Held {
  readonly card: CardId;
  /** Among equal cards, the first is 0. */
  readonly copy: number;
  readonly open: boolean;
}

/** Sorted by kind, so that one finds what one looks for; equal cards lie together. */
function handOf(snapshot: PartProps['shown']['snapshot']): readonly Held[] {
  const { viewer } = snapshot;
  const display = viewer === 'spectator' ? [] : (tableOf(snapshot).players[viewer]?.display ?? []);
  const seen = new Map<CardId, number>();
  const held = [...cardsOf(snapshot), ...display].map((card, i): Held => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy, open: i >= cardsOf(snapshot).length };
  });
  const rank = ({ card }: Held): number => KINDS.indexOf(cardOf(card).kind);
  return held.toSorted((a, b) => rank(a) - rank(b) || (a.card < b.card ? -1 : a.card > b.card ? 1 : a.copy - b.copy));
}

/** What would be answered with a card that is not on offer. */
function thinkable(prompt: string | undefined, card: CardId): object | null {
  if (prompt === 'act') return { do: 'play', card };
  return prompt === 'attack' ? { do: 'attack', card } : null;
}
