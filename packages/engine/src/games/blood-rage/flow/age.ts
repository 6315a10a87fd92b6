/** BR-7: three Ages of six phases, then the end of the game. */
import { at, procedure, type Rules } from '../../../kernel/index.ts';
import { LAST_AGE } from '../content/content.ts';
import type { Phase } from '../ids.ts';
import type { BloodRage } from '../state.ts';
import { leftOf } from '../table/order.ts';
import { actionPhase } from './action.ts';
import { discardPhase } from './discard.ts';
import { draft } from './draft.ts';
import { placeGods, tellGods } from './gods.ts';
import { questPhase } from './quests.ts';
import { ragnarokPhase } from './ragnarok.ts';
import { tellFinalScores } from './scoring.ts';
import { releaseValhalla } from './valhalla.ts';

export const game = procedure<BloodRage>('game', {
  first: (g) => g.tell({ event: 'first-player-chosen', seat: g.table.first }),
  age: (g) => g.call(age, {}),
  /** BR-7.2, BR-22.3. */
  next: (g) => {
    if (g.table.age === LAST_AGE) return;
    endAge(g);
    placeGods(g);
    g.jump('age');
  },
  score: (g) => tellFinalScores(g),
});

export const age = procedure<BloodRage>('age', {
  begin: (g) => {
    g.tell({ event: 'age-began', age: g.table.age, doomed: at(g.table.ragnarok, g.table.age - 1) });
    tellGods(g);
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

function enter(g: Rules<BloodRage>, phase: Phase): void {
  g.table.phase = phase;
  g.tell({ event: 'phase-began', phase });
}

/** BR-22.3: tokens back to their reward side, the first-player token to the left. */
function endAge(g: Rules<BloodRage>): void {
  const { table } = g;
  table.pillaged = [];
  table.first = leftOf(table, table.first);
  g.tell({ event: 'age-ended', age: table.age, seat: table.first });
  table.age++;
  table.phase = 'gifts';
}
