/** The card over the table that teaches a first game: a lesson, why another answer is worse, or how to go on. */
import raven from 'icon:raven';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { FirstGame } from '../games/game-entry.ts';
import type { CourseTexts } from '../games/lesson.ts';
import { useTranslator } from '../i18n/translator-context.tsx';
import type { TableTranslator } from '../i18n/translators.ts';
import { Icon } from '../icons/icon.tsx';
import type { Tutor, TutorCard } from './tutor.ts';
import './coach.css';

interface CoachProps {
  readonly tutor: Tutor;
  readonly texts: FirstGame['texts'];
  /** The game: the card lies where its board leaves room. */
  readonly course: string;
  /** The address of a match without lessons. */
  readonly play: string;
  readonly i18n: TableTranslator;
  startOver(): void;
}

export function Coach({ tutor, texts, course, play, i18n, startOver }: CoachProps): ReactNode {
  const card = useSyncExternalStore(tutor.subscribe, tutor.current);
  const words = useCourseTexts(texts);
  if (!card || !words) return null;
  if (card.kind === 'folded') {
    return (
      <button type="button" className="button coach-folded" data-course={course} onClick={tutor.unfold}>
        <Icon outline={raven} /> {i18n.t('coach.unfold')}
      </button>
    );
  }
  return (
    <aside
      className={`coach coach-${card.kind}`}
      data-course={course}
      aria-label={i18n.t(card.kind === 'mistake' ? 'coach.wait' : 'coach.title')}
    >
      <Icon outline={raven} />
      <div className="coach-words" role="status">
        <Head card={card} i18n={i18n} />
        <p>{textOf(card, words, i18n)}</p>
      </div>
      <div className="coach-done">
        <Buttons card={card} tutor={tutor} play={play} startOver={startOver} i18n={i18n} />
      </div>
    </aside>
  );
}

function Head({ card, i18n }: { readonly card: ShownCard; readonly i18n: TableTranslator }): ReactNode {
  if (card.kind === 'lesson') {
    const { number, total } = card;
    return <p className="coach-head">{number === null ? i18n.t('coach.title') : i18n.t('coach.number', { number, total })}</p>;
  }
  if (card.kind !== 'mistake') return null;
  const { rule } = card.lesson;
  return (
    <p className="coach-head">
      {i18n.t('coach.wait')}
      {rule !== undefined && <span className="coach-rule"> · {i18n.t('coach.rule', { rule })}</span>}
    </p>
  );
}

function textOf(card: ShownCard, words: CourseTexts, i18n: TableTranslator): string {
  if (card.kind === 'resumed') return i18n.t('coach.resumed', { number: card.number, total: card.total });
  if (card.kind === 'end') return words.end;
  const text = words.lessons[card.lesson.id];
  return (card.kind === 'mistake' ? text?.otherwise : text?.text) ?? '';
}

type ShownCard = Exclude<TutorCard, { readonly kind: 'folded' }>;

type ButtonsProps = Pick<CoachProps, 'tutor' | 'play' | 'startOver' | 'i18n'> & { readonly card: ShownCard };

function Buttons({ card, tutor, play, startOver, i18n }: ButtonsProps): ReactNode {
  const button = (text: Parameters<TableTranslator['t']>[0], press: () => void): ReactNode => (
    <button type="button" className="button" onClick={press}>
      {i18n.t(text)}
    </button>
  );
  switch (card.kind) {
    case 'lesson':
      return button('coach.understood', tutor.dismiss);
    case 'mistake':
      return (
        <>
          {button('coach.anyway', () => tutor.decide(true))}
          <ChooseAgain choose={() => tutor.decide(false)} i18n={i18n} />
        </>
      );
    case 'resumed':
      return (
        <>
          {button('coach.start-over', startOver)}
          {button('coach.go-on', tutor.dismiss)}
        </>
      );
    case 'end':
      return (
        <>
          <Link href={play} className="button">
            {i18n.t('coach.play')}
          </Link>
          {button('coach.finish', tutor.dismiss)}
        </>
      );
  }
}

/** Takes the focus, so that the reason is not missed by somebody who plays with the keyboard. */
function ChooseAgain({ choose, i18n }: { choose(): void; readonly i18n: TableTranslator }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" className="button button-main" onClick={choose}>
      {i18n.t('coach.again')}
    </button>
  );
}

/** Keeps the old texts until those of another language are loaded. */
function useCourseTexts(texts: FirstGame['texts']): CourseTexts | undefined {
  const { language } = useTranslator().settings;
  const [words, setWords] = useState<CourseTexts>();
  useEffect(() => {
    let wanted = true;
    void texts(language).then((loaded) => {
      if (wanted) setWords(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [texts, language]);
  return words;
}
