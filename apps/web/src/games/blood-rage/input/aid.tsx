/** Below the question: what the draft means, other uses of the same card or place, and plain answers. */
import type { BloodRageTable, Clan } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { useMedia } from '../../../app/use-media.ts';
import { MEDIA } from '../../../design/media.ts';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import type { Choosing, PartProps } from '../../../table/game-ui.ts';
import { choicesOf } from '../../../table/model/draft.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { FigureIcon } from '../board/figure-shape.tsx';
import { FigurePool } from '../panels/figure-pool.tsx';
import { HandRow } from '../panels/hand-row.tsx';
import { handOf, isBloodRageDecision, tableOf } from '../table-of-blood-rage.ts';
import { draftedIn, isAboutCards, isAboutFigures, isListed, isPlain, type Offer, offersOf } from './offers.ts';
import { Preview } from './preview.tsx';
import { useSubject } from './subject.ts';
import './aid.css';

export function Aid(props: PartProps): ReactNode {
  const { shown, choosing, i18n } = props;
  // If the page is scrolled, the hand may be out of view: show its cards with the question.
  const low = useMedia(MEDIA.belowDesk);
  const meant = useSubject(choosing);
  if (!choosing) return null;
  const { decision } = choosing;
  if (isPlain(decision)) return <PlainAnswers choosing={choosing} i18n={i18n} />;
  if (isAboutFigures(decision)) return <FigureChips {...props} choosing={choosing} />;
  const cards = handOf(shown.snapshot)?.cards ?? [];
  const offered = offersOf(decision).flatMap(({ card }) => card ?? []);
  const unseen = offered.filter((card) => !cards.includes(card));
  const showsHand = low && !isBloodRageDecision(decision, 'pick-cards') && offered.length > unseen.length && isAboutCards(decision);
  const clan = tableOf(shown.snapshot).clans[decision.seat];
  return (
    <>
      {isBloodRageDecision(decision, 'take-turn') && meant === null && draftedIn(choosing).length === 0 && (
        <p className="br-aid-hint">{i18n.t('blood-rage.turn-hint')}</p>
      )}
      {isBloodRageDecision(decision, 'pick-cards') && <p className="br-aid-hint">{i18n.t('blood-rage.draft-hint')}</p>}
      {low && isBloodRageDecision(decision, 'take-turn') && clan && <OfferedFigures clan={clan} choosing={choosing} i18n={i18n} />}
      {showsHand && <HandRow cards={cards} choosing={choosing} i18n={i18n} label={i18n.t('table.hand')} />}
      {isBloodRageDecision(decision, 'buy-back') && <HandRow cards={unseen} choosing={choosing} i18n={i18n} label={i18n.label('cards')} />}
      <Drafted choosing={choosing} i18n={i18n} table={tableOf(shown.snapshot)} />
    </>
  );
}

interface AnswersProps {
  readonly choosing: Choosing;
  readonly i18n: TableTranslator;
}

/** If the clan sheet is out of view, shows the figures that may come with the question. */
function OfferedFigures({ clan, choosing, i18n }: AnswersProps & { readonly clan: Clan }): ReactNode {
  const acts = new Set(offersOf(choosing.decision).map(({ act }) => act));
  return (
    <>
      {acts.has('invade') && <FigurePool clan={clan} where="reserve" choosing={choosing} i18n={i18n} />}
      {acts.has('return') && <FigurePool clan={clan} where="valhalla" choosing={choosing} i18n={i18n} />}
    </>
  );
}

/** The drafted choice in words, what else could be done here, and the answers that lie nowhere on the table. */
function Drafted({ choosing, i18n, table }: AnswersProps & { readonly table: BloodRageTable }): ReactNode {
  const { decision } = choosing;
  const meant = useSubject(choosing);
  if (decision.space.kind !== 'one') return null;
  const offers = offersOf(decision);
  const [drafted] = draftedIn(choosing);
  const chosen = offers.find(({ index }) => index === drafted);
  const beside = isListed(decision) ? offers : (meant?.offers ?? []);
  const outs = offers.filter((offer) => isOut(offer) && !beside.includes(offer) && offer.index !== drafted);
  return (
    <>
      {chosen && beside.length < 2 && (
        <p className="br-aid-draft">
          <Sentence of={textOf(choosing, chosen.index, i18n)} /> {chosen.replaces !== null && <Loses of={chosen} i18n={i18n} />}
          <Preview of={chosen} seat={decision.seat} table={table} i18n={i18n} />
        </p>
      )}
      <div className="br-answers">
        {beside.length > 1 &&
          beside.map((offer) => (
            <button
              key={offer.index}
              type="button"
              {...leadsTo([offer.index])}
              className={`button br-answer${offer.index === drafted ? ' br-answer-drafted' : ''}`}
              aria-pressed={offer.index === drafted}
              onClick={() => choosing.press(offer.index)}
            >
              <Sentence of={textOf(choosing, offer.index, i18n)} />
              {offer.replaces !== null && <Loses of={offer} i18n={i18n} />}
            </button>
          ))}
        {outs.map(({ index }) => (
          <button
            key={index}
            type="button"
            {...leadsTo([index])}
            className="button br-answer"
            data-out=""
            onClick={() => choosing.press(index)}
          >
            <Sentence of={textOf(choosing, index, i18n)} />
          </button>
        ))}
      </div>
    </>
  );
}

/** What is discarded for good. */
function Loses({ of: { replaces }, i18n }: { readonly of: Offer; readonly i18n: TableTranslator }): ReactNode {
  return <span className="br-answer-loss">{i18n.t('blood-rage.loses', { upgrade: i18n.thing(replaces ?? '') })}</span>;
}

/** A choice that no thing on the table stands for. */
function isOut({ place, card, figure, stat }: Offer): boolean {
  return place === null && card === null && figure === null && stat === null;
}

/** Questions with a few plain answers, which are sent at once. */
function PlainAnswers({ choosing, i18n }: AnswersProps): ReactNode {
  const choices = choicesOf(choosing.decision.space);
  return (
    <div className="br-answers">
      {choices.map((choice, index) => (
        <button
          // The choices of a decision never change, so the index is a stable key.
          key={`${choosing.decision.id}/${JSON.stringify(choice)}`}
          type="button"
          {...leadsTo([index])}
          className={index === 0 ? 'button button-main br-answer' : 'button br-answer'}
          disabled={choosing.busy}
          onClick={() => choosing.choose(index)}
        >
          <Sentence of={textOf(choosing, index, i18n)} />
        </button>
      ))}
    </div>
  );
}

/** Figures to choose from, as on the board. */
function FigureChips({ shown, choosing, i18n }: PartProps & { readonly choosing: Choosing }): ReactNode {
  const clan = tableOf(shown.snapshot).clans[choosing.decision.seat];
  const { space } = choosing.decision;
  const drafted = draftedIn(choosing);
  return (
    <div className="br-answers">
      {offersOf(choosing.decision).map(({ index, figure }) => (
        <button
          key={index}
          type="button"
          {...leadsTo([index])}
          className={drafted.includes(index) ? 'button br-chip br-answer-drafted' : 'button br-chip'}
          aria-pressed={drafted.includes(index)}
          onClick={() => choosing.pick(index)}
        >
          {figure && clan && <FigureIcon kind={figure} clan={clan.clan} />}
          <span className="unseen">
            <Sentence of={textOf(choosing, index, i18n)} />
          </span>
        </button>
      ))}
      {space.kind === 'some' && space.max === space.items.length && space.items.length > 1 && drafted.length < space.max && (
        <button
          type="button"
          className="button br-answer"
          onClick={() => choosing.setDraft({ kind: 'some', chosen: space.items.map((_, place) => place) })}
        >
          {i18n.t('blood-rage.all')}
        </button>
      )}
    </div>
  );
}

function textOf({ decision }: Choosing, index: number, i18n: TableTranslator): string {
  return i18n.choice(decision.prompt.key, choicesOf(decision.space)[index], decision.hints?.[index]).text;
}
