/** Which advice fits the moment: the first of the lessons that are about it and were not understood yet. */
import type { TableState } from '../table/table-model.ts';

const LESSONS = ['welcome', 'confirm', 'place', 'sell', 'duel', 'flee', 'monsters', 'harbour', 'waiting'] as const;
export type Lesson = (typeof LESSONS)[number];

const ABOUT: Readonly<Record<Lesson, (state: TableState) => boolean>> = {
  welcome: ({ choosing }) => choosing?.decision.prompt.key === 'navigate',
  confirm: ({ choosing }) =>
    choosing?.decision.prompt.key === 'navigate' && choosing.draft.kind === 'one' && choosing.draft.choice !== null,
  place: ({ choosing }) => choosing?.decision.prompt.key === 'place-tile',
  sell: ({ choosing }) => choosing?.decision.prompt.key === 'sell-goods',
  duel: ({ choosing }) => choosing?.decision.prompt.key === 'respond-to-attack',
  flee: ({ choosing }) => choosing?.decision.prompt.key === 'flee-to',
  monsters: ({ choosing }) => choosing?.decision.prompt.key === 'navigate' && meetsMonsters(choosing.decision.hints),
  harbour: ({ shown }) => 'voyage' in shown.snapshot.table && shown.snapshot.table.voyage !== 1,
  waiting: ({ choosing, shown }) => choosing === null && !shown.snapshot.over && shown.log.length > 3,
};

export function lessonFor(state: TableState, learned: readonly Lesson[]): Lesson | undefined {
  return LESSONS.find((lesson) => !learned.includes(lesson) && ABOUT[lesson](state));
}

/** Does any way lead past a monster? */
function meetsMonsters(hints: readonly unknown[] | undefined): boolean {
  return (hints ?? []).some((hint) => typeof hint === 'object' && hint !== null && 'met' in hint && hint.met !== 0);
}
