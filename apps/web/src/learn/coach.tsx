/** Advice for a first game: one hint for each thing that is new, over the table, until it is understood. */
import raven from 'icon:raven';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { TableState } from '../table/table-model.ts';
import type { TableSpeaker } from '../words/speaker.ts';
import { type Lesson, lessonFor } from './lessons.ts';
import './coach.css';

export function Coach({ state, speaker }: { readonly state: TableState; readonly speaker: TableSpeaker }): ReactNode {
  const [learned, setLearned] = useState<readonly Lesson[]>([]);
  const lesson = lessonFor(state, learned);
  if (!lesson) return null;
  return (
    <aside className="coach" aria-label={speaker.say('coach.title')}>
      <Icon outline={raven} />
      <p className="coach-words" role="status">
        {speaker.say(`coach.${lesson}`)}
      </p>
      <button type="button" className="button coach-done" onClick={() => setLearned([...learned, lesson])}>
        {speaker.say('coach.understood')}
      </button>
    </aside>
  );
}
