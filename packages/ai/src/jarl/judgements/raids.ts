/** The judgement of Raids: the warrior's, of the answers and of the positions. */
import { clone, fastChance, type MutableMatch, playInPlace, unanswered } from '@skald/engine';
import { fleeTo, type Raids, type RaidsTable, raids } from '@skald/engine/games/raids';
import { candidates } from '../../candidates.ts';
import { give } from '../../look-ahead.ts';
import { settle } from '../../warrior/raids/fight.ts';
import { Judge } from '../../warrior/raids/judge.ts';
import { WEIGHTS } from '../../warrior/raids/weights.ts';
import { byWorth, worthByStandings, worthOfLead } from '../judgement.ts';
import { judgementOf } from './of-game.ts';

const MOST_CANDIDATES = 60;
const SEEDS = 2 ** 32;
/** In glory: what makes an answer unlikely, and what makes a victory likely. */
const TEMPERATURE = 2.5;
const SCALE = 12;

export const raidsJudgement = judgementOf<Raids>(raids.slug, {
  candidates: (live, question, random) => {
    const answers = candidates({ space: live.space(question), fallback: live.fallback(question) }, MOST_CANDIDATES, random);
    if (answers.length === 1) return [{ answer: answers[0], prior: 1 }];
    const judge = new Judge(live.state.table, WEIGHTS);
    const chance = fastChance(random.below(SEEDS));
    return byWorth(
      answers.map((answer) => {
        const after = playInPlace(live.game, clone(live.state), chance, { silent: true });
        give(after, question.seat, question.id, answer);
        return { answer, worth: judge.lead(settled(after, judge), question.seat) };
      }),
      TEMPERATURE,
    );
  },
  playOut: () => undefined,
  value: (live) => {
    if (live.over) return worthByStandings(live, SCALE);
    const judge = new Judge(live.state.table, WEIGHTS);
    const table = settled(live, judge);
    return table.ships.map((_, seat) => worthOfLead(judge.lead(table, seat), SCALE));
  },
  stage: ({ state }) => Math.max(0, state.table.voyage - 1),
});

/** The table after the open fight, if there is one. */
function settled({ state }: MutableMatch<Raids>, judge: Judge): RaidsTable {
  if (!state.table.fight) return state.table;
  const table = clone(state.table);
  settle(table, unanswered(state.flow)[0]?.decision === fleeTo.name, judge);
  return table;
}
