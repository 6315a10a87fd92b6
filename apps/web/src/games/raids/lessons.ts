/** The lessons of a first game of Raids. */
import { decisionGuard, type OpenDecision } from '@skald/engine';
import type { RaidsDecisions } from '@skald/engine/games/raids';
import type { TableState } from '../../table/model/table-model.ts';
import type { Lesson } from '../lesson.ts';

const isRaidsDecision = decisionGuard<RaidsDecisions>();

export const lessons: readonly Lesson[] = [
  { text: 'raids.coach.welcome', fits: asks('navigate') },
  {
    text: 'raids.coach.confirm',
    fits: (state) => asks('navigate')(state) && state.choosing?.draft.kind === 'one' && state.choosing.draft.choice !== null,
  },
  { text: 'raids.coach.place', fits: asks('place-tile') },
  { text: 'raids.coach.sell', fits: asks('sell-goods') },
  { text: 'raids.coach.duel', fits: asks('respond-to-attack') },
  { text: 'raids.coach.flee', fits: asks('flee-to') },
  { text: 'raids.coach.monsters', fits: ({ choosing }) => meetsMonsters(choosing?.decision) },
  { text: 'raids.coach.harbour', fits: ({ shown }) => 'voyage' in shown.snapshot.table && shown.snapshot.table.voyage !== 1 },
  { text: 'raids.coach.waiting', fits: ({ choosing, shown }) => choosing === null && !shown.snapshot.over && shown.log.length > 3 },
];

/** Must the viewer answer this decision? */
function asks(decision: keyof RaidsDecisions): (state: TableState) => boolean {
  return ({ choosing }) => isRaidsDecision(choosing?.decision, decision);
}

/** Does any route pass a monster? */
function meetsMonsters(decision: OpenDecision | undefined): boolean {
  return isRaidsDecision(decision, 'navigate') && (decision.hints ?? []).some(({ met }) => met !== 0);
}
