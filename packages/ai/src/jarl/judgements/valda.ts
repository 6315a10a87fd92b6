/** The judgement of Valda: the warrior plays on to the end of the turn, and followers count, with all that will bring more. */
import { itemAt, type Seat } from '@skald/engine';
import { REALMS, type Valda, type ValdaTable, valda } from '@skald/engine/games/valda';
import { cardWorth } from '../../warrior/valda/cards.ts';
import { decideAtValda } from '../../warrior/valda/index.ts';
import { Planner, templeWorth, turnsLeft } from '../../warrior/valda/plan.ts';
import { DRILL, MINE } from '../../warrior/valda/weights.ts';
import { worthByStandings, worthOfLead } from '../judgement.ts';
import { judgementOf } from './of-game.ts';
import { playAsWarriors, warriorFirst } from './warrior-first.ts';

/** The answers of a playout. */
const MOST_ANSWERS = 40;
/** In followers: what makes a victory likely. */
const SCALE = 4;

export const valdaJudgement = judgementOf<Valda>(valda.slug, {
  candidates: (live, question, random) => warriorFirst(decideAtValda, live, question, random),
  playOut: (live, random) => {
    const { active, round } = live.state.table;
    playAsWarriors(decideAtValda, live, random, MOST_ANSWERS, ({ state: { table } }) => table.active !== active || table.round !== round);
  },
  stage: ({ state }) => Math.max(0, state.table.round - 1),
  value: (live) => {
    const { table, hands } = live.state;
    if (live.over) return worthByStandings(live, SCALE);
    const worths = table.players.map((_, seat) => prospects(table, seat, itemAt(hands, seat).cards));
    return worths.map((worth, seat) => worthOfLead(worth - Math.max(...worths.filter((_, other) => other !== seat)), SCALE));
  },
});

/** The followers that a seat has and can expect. */
function prospects(table: ValdaTable, seat: Seat, cards: Valda['hand']['cards']): number {
  const player = itemAt(table.players, seat);
  const left = turnsLeft(table);
  let worth = player.followers + left * (MINE * player.mines + DRILL * player.drills);
  for (const realm of REALMS) for (let own = 0; own < player.temples[realm]; own++) worth += templeWorth(realm, own, left);
  worth += new Planner(table, seat, true).best(player.resources).worth;
  for (const card of [...cards, ...player.display]) worth += cardWorth(table, seat, card);
  return worth;
}
