/** The lessons of a first game of Raids. */
import type { RaidsDecisions } from '@skald/engine/games/raids';
import { type Lesson, lessonsOf } from '../../lesson.ts';

const { task, note } = lessonsOf<RaidsDecisions>();

/** The position of the harbour at arrival (RD-2.2). */
const HARBOUR = 20;

export const lessons: readonly Lesson[] = [
  task('confirm', 'navigate', {
    when: (_, { choosing }) => choosing?.draft.kind === 'one' && choosing.draft.choice !== null,
  }),
  task('welcome', 'navigate', { wants: ({ to }) => to !== HARBOUR, rule: 'RD-11.1' }),
  task('place', 'place-tile', { wants: (choice) => choice.do !== 'discard', rule: 'RD-6.3' }),
  task('sell', 'sell-goods', { mayMiss: true }),
  task('duel', 'respond-to-attack', { mayMiss: true }),
  task('flee', 'flee-to', { mayMiss: true }),
  task('monsters', 'navigate', { when: ({ hints }) => (hints ?? []).some(({ met }) => met !== 0), mayMiss: true }),
  note('harbour', ({ shown }) => 'voyage' in shown.snapshot.table && shown.snapshot.table.voyage !== 1),
  note('waiting', ({ choosing, shown }) => choosing === null && !shown.snapshot.over && shown.log.length > 3),
];
