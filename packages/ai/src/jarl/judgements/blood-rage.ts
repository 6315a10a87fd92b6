/** The judgement of Blood Rage: the warrior's answers first, and its outlook on the position that follows. */
import { itemAt, type Seat, view } from '@skald/engine';
import { type BloodRage, type BloodRageTable, bloodRage, STATS } from '@skald/engine/games/blood-rage';
import { upgradesOf } from '../../warrior/blood-rage/hypothesis.ts';
import { decideAtBloodRage, judgedAtBloodRage } from '../../warrior/blood-rage/index.ts';
import type { Knowledge } from '../../warrior/blood-rage/knowledge.ts';
import { outlook } from '../../warrior/blood-rage/outlook.ts';
import { upgradeWorth } from '../../warrior/blood-rage/upgrades.ts';
import { cardWorth, raiseWorth } from '../../warrior/blood-rage/worth.ts';
import { byWorth, worthByStandings, worthOfLead } from '../judgement.ts';
import { judgementOf } from './of-game.ts';
import { playAsWarriors, warriorFirst } from './warrior-first.ts';

/** A playout goes on to the next turn of anybody, for so many answers at most. */
const MOST_ANSWERS = 10;
const MOST_CANDIDATES = 60;
/** In Glory: what makes an answer unlikely, and what makes a victory likely. */
const TEMPERATURE = 3;
const SCALE = 20;

export const bloodRageJudgement = judgementOf<BloodRage>(bloodRage.slug, {
  candidates: (live, question, random) => {
    const seen = view(live.game, live.state, question.seat);
    const decision = seen.decisions.find(({ id }) => id === question.id);
    const judged = decision && judgedAtBloodRage(seen, decision, MOST_CANDIDATES, random);
    return judged ? byWorth(judged, TEMPERATURE) : warriorFirst(decideAtBloodRage, live, question, random);
  },
  playOut: (live, random) =>
    playAsWarriors(decideAtBloodRage, live, random, MOST_ANSWERS, ({ state: { flow } }) => flow.open[0]?.decision === 'take-turn'),
  stage: ({ state }) => Math.max(0, state.table.age - 1),
  value: (live) => {
    const { table, hands } = live.state;
    if (live.over) return worthByStandings(live, SCALE);
    const worths = hands.map(({ cards, quests }, seat) =>
      prospects(table, { seat, cards, quests, imagined: [hands.map((hand) => hand.cards)] }),
    );
    return worths.map((worth, seat) => worthOfLead(worth - Math.max(...worths.filter((_, other) => other !== seat)), SCALE));
  },
});

/** The Glory that a seat has and can expect. */
function prospects(table: BloodRageTable, known: Knowledge): number {
  const clan = itemAt(table.clans, known.seat);
  let worth = clan.glory + outlook(table, known);
  for (const card of upgradesOf(clan)) worth += upgradeWorth(table, known, card);
  for (const card of known.cards) worth += HELD * cardWorth(table, known, card);
  for (const stat of STATS) worth += statWorth(table, known.seat, stat);
  return worth;
}

/** The part of a card's worth that is still to come when the draft is over. */
const HELD = 0.5;

/** All raises so far, as they were worth when they came. */
function statWorth(table: BloodRageTable, seat: Seat, stat: (typeof STATS)[number]): number {
  const clan = itemAt(table.clans, seat);
  let worth = 0;
  for (let step = 1; step < clan.stats[stat]; step++)
    worth += raiseWorth({ ...clan, stats: { ...clan.stats, [stat]: step } }, stat, table.age);
  return worth;
}
