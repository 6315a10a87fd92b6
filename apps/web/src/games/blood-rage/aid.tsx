/** What stands under the question: what the draft means, the other things that can be done with the same card or place, and plain answers. */
import type { ReactNode } from 'react';
import { useMedia } from '../../app/use-media.ts';
import { choicesOf } from '../../table/draft.ts';
import type { Choosing, PartProps } from '../../table/face.ts';
import { Sentence } from '../../table/sentence.tsx';
import type { TableSpeaker } from '../../words/speaker.ts';
import { CardRow } from './card-row.tsx';
import { FigureIcon } from './figure-shape.tsx';
import { rowCards } from './hand-cards.ts';
import { draftedIn, isAboutCards, isAboutFigures, isPlain, type Offer, offersOf } from './offers.ts';
import { handOf, tableOf } from './table-of-blood-rage.ts';
import './aid.css';

export function Aid(props: PartProps): ReactNode {
  const { shown, choosing, speaker } = props;
  // Where the page is scrolled, the hand may be out of sight: its cards are shown with the question.
  const low = useMedia('(max-width: 64rem)');
  if (!choosing) return null;
  const { decision } = choosing;
  const key = decision.prompt.key;
  if (isPlain(decision)) return <PlainAnswers choosing={choosing} speaker={speaker} />;
  if (isAboutFigures(decision)) return <FigureChips {...props} choosing={choosing} />;
  const cards = handOf(shown.snapshot)?.cards ?? [];
  const offered = offersOf(decision).flatMap(({ card }) => card ?? []);
  const unseen = offered.filter((card) => !cards.includes(card));
  const showsHand = low && key !== 'take-turn' && key !== 'pick-cards' && isAboutCards(decision);
  return (
    <>
      {showsHand && <CardRow cards={rowCards(cards, choosing, speaker)} speaker={speaker} label={speaker.say('table.hand')} />}
      {key === 'buy-back' && <CardRow cards={rowCards(unseen, choosing, speaker)} speaker={speaker} label={speaker.label('cards')} />}
      {key === 'take-turn' && draftedIn(choosing).length === 0 && <p className="br-aid-hint">{speaker.say('blood-rage.turn-hint')}</p>}
      {key === 'pick-cards' && <p className="br-aid-hint">{speaker.say('blood-rage.draft-hint')}</p>}
      <Drafted choosing={choosing} speaker={speaker} />
    </>
  );
}

interface AnswersProps {
  readonly choosing: Choosing;
  readonly speaker: TableSpeaker;
}

/** The drafted choice in words, what else could be done here, and the ways out that lie nowhere on the table. */
function Drafted({ choosing, speaker }: AnswersProps): ReactNode {
  const { decision } = choosing;
  if (decision.space.kind !== 'one') return null;
  const offers = offersOf(decision);
  const [drafted] = draftedIn(choosing);
  const chosen = offers.find(({ index }) => index === drafted);
  const beside = chosen ? offers.filter((offer) => isBeside(offer, chosen)) : [];
  const outs = offers.filter((offer) => isOut(offer) && offer.index !== drafted);
  return (
    <>
      {chosen && beside.length < 2 && (
        <p className="br-aid-draft">
          <Sentence of={textOf(choosing, chosen.index, speaker)} />
        </p>
      )}
      <div className="br-answers">
        {beside.length > 1 &&
          beside.map(({ index }) => (
            <button
              key={index}
              type="button"
              className={index === drafted ? 'button br-answer br-answer-drafted' : 'button br-answer'}
              aria-pressed={index === drafted}
              onClick={() => choosing.pick(index)}
            >
              <Sentence of={textOf(choosing, index, speaker)} />
            </button>
          ))}
        {outs.map(({ index }) => (
          <button key={index} type="button" className="button br-answer" data-out="" onClick={() => choosing.pick(index)}>
            <Sentence of={textOf(choosing, index, speaker)} />
          </button>
        ))}
      </div>
    </>
  );
}

function isBeside(offer: Offer, chosen: Offer): boolean {
  if (chosen.card !== null) return offer.card === chosen.card;
  return chosen.place !== null && offer.place === chosen.place;
}

/** A choice that no thing on the table stands for. */
function isOut({ place, card, figure, stat }: Offer): boolean {
  return place === null && card === null && figure === null && stat === null;
}

/** Questions with a few plain answers are answered at once. */
function PlainAnswers({ choosing, speaker }: AnswersProps): ReactNode {
  const choices = choicesOf(choosing.decision.space);
  return (
    <div className="br-answers">
      {choices.map((choice, index) => (
        <button
          // The choices of a decision never change: each goes by its place.
          key={`${choosing.decision.id}/${JSON.stringify(choice)}`}
          type="button"
          className={index === 0 ? 'button button-main br-answer' : 'button br-answer'}
          disabled={choosing.busy}
          onClick={() => choosing.choose(index)}
        >
          <Sentence of={textOf(choosing, index, speaker)} />
        </button>
      ))}
    </div>
  );
}

/** Figures to choose from, as they stand on the board. */
function FigureChips({ shown, choosing, speaker }: PartProps & { readonly choosing: Choosing }): ReactNode {
  const clan = tableOf(shown.snapshot).clans[choosing.decision.seat];
  const { space } = choosing.decision;
  const drafted = draftedIn(choosing);
  return (
    <div className="br-answers">
      {offersOf(choosing.decision).map(({ index, figure }) => (
        <button
          key={index}
          type="button"
          className={drafted.includes(index) ? 'button br-chip br-answer-drafted' : 'button br-chip'}
          aria-pressed={drafted.includes(index)}
          onClick={() => choosing.pick(index)}
        >
          {figure && clan && <FigureIcon kind={figure} clan={clan.clan} />}
          <span className="unseen">
            <Sentence of={textOf(choosing, index, speaker)} />
          </span>
        </button>
      ))}
      {space.kind === 'some' && space.max === space.items.length && space.items.length > 1 && drafted.length < space.max && (
        <button
          type="button"
          className="button br-answer"
          onClick={() => choosing.setDraft({ kind: 'some', chosen: space.items.map((_, place) => place) })}
        >
          {speaker.say('blood-rage.all')}
        </button>
      )}
    </div>
  );
}

function textOf({ decision }: Choosing, index: number, speaker: TableSpeaker): string {
  return speaker.choice(decision.prompt.key, choicesOf(decision.space)[index], decision.hints?.[index]).text;
}
