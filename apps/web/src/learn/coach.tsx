/** Advice for a first game: one hint over the table for each new thing, until the player dismisses it. */
import raven from 'icon:raven';
import { type ReactNode, useEffect, useState } from 'react';
import { gameEntry } from '../games/index.ts';
import type { Lesson } from '../games/lesson.ts';
import type { TableTranslator } from '../i18n/translators.ts';
import { Icon } from '../icons/icon.tsx';
import type { TableState } from '../table/model/table-model.ts';
import './coach.css';

interface CoachProps {
  readonly slug: string;
  readonly state: TableState;
  readonly i18n: TableTranslator;
}

export function Coach({ slug, state, i18n }: CoachProps): ReactNode {
  const lessons = useLessons(slug);
  const [learned, setLearned] = useState<readonly Lesson[]>([]);
  const lesson = lessons.find((one) => !learned.includes(one) && one.fits(state));
  if (!lesson) return null;
  return (
    <aside className="coach" aria-label={i18n.t('coach.title')}>
      <Icon outline={raven} />
      <p className="coach-words" role="status">
        {i18n.t(lesson.text)}
      </p>
      <button type="button" className="button coach-done" onClick={() => setLearned([...learned, lesson])}>
        {i18n.t('coach.understood')}
      </button>
    </aside>
  );
}

/** Empty until loaded, and for a game without lessons. */
function useLessons(slug: string): readonly Lesson[] {
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  useEffect(() => {
    let wanted = true;
    void gameEntry(slug)
      ?.firstGame?.lessons()
      .then((loaded) => {
        if (wanted) setLessons(loaded);
      });
    return () => {
      wanted = false;
    };
  }, [slug]);
  return lessons;
}
