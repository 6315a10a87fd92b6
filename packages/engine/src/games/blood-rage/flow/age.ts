/** BR-7: three Ages of six phases, then the end of the game. */
import { itemAt, procedure, type Rules } from '../../../kernel/index.ts';
import { LAST_AGE } from '../content/content.ts';
import type { BloodRagePhase } from '../ids.ts';
import type { BloodRage } from '../state.ts';
import { leftOf } from '../table/order.ts';
import { emitGods, placeGods } from './gods.ts';
import { actionPhase } from './phases/action.ts';
import { discardPhase } from './phases/discard.ts';
import { draft } from './phases/draft.ts';
import { questPhase } from './phases/quests.ts';
import { ragnarokPhase } from './phases/ragnarok.ts';
import { releaseValhalla } from './phases/valhalla.ts';
import { emitFinalScores } from './scoring.ts';

export const game = procedure<BloodRage>('game', {
  first: (g) => g.emit({ event: 'first-player-chosen', seat: g.table.first }),
  age: (g) => g.call(age, {}),
  /** BR-7.2, BR-22.3. */
  next: (g) => {
    if (g.table.age === LAST_AGE) return;
    endAge(g);
    placeGods(g);
    g.jump('age');
  },
  score: (g) => emitFinalScores(g),
});

export const age = procedure<BloodRage>('age', {
  begin: (g) => {
    g.emit({ event: 'age-began', age: g.table.age, doomed: itemAt(g.table.ragnarok, g.table.age - 1) });
    emitGods(g);
  },
  gifts: (g) => {
    enter(g, 'gifts');
    g.call(draft, { packet: 1 });
  },
  action: (g) => {
    enter(g, 'action');
    g.call(actionPhase, {});
  },
  discard: (g) => {
    enter(g, 'discard');
    g.call(discardPhase, {});
  },
  quest: (g) => {
    enter(g, 'quest');
    g.call(questPhase, { rewards: [] });
  },
  ragnarok: (g) => {
    enter(g, 'ragnarok');
    g.call(ragnarokPhase, {});
  },
  valhalla: (g) => {
    enter(g, 'valhalla');
    releaseValhalla(g);
  },
});

function enter(g: Rules<BloodRage>, phase: BloodRagePhase): void {
  g.table.phase = phase;
  g.emit({ event: 'phase-began', phase });
}

/** BR-22.3: turns pillage tokens back to their reward side and passes the first-player token to the left. */
function endAge(g: Rules<BloodRage>): void {
  const { table } = g;
  table.pillaged = [];
  table.first = leftOf(table, table.first);
  g.emit({ event: 'age-ended', age: table.age, seat: table.first });
  table.age++;
  table.phase = 'gifts';
}
