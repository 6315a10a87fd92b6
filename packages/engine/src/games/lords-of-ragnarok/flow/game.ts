/** The match: set-up, turns in a fixed order, and the last round of Ragnarok (LR-13.5). */
import { at, procedure } from '../../../kernel/index.ts';
import { prophetTurn } from '../automa/turn.ts';
import type { G, Lords, Party } from '../state.ts';
import { isHuman } from '../table/parties.ts';
import { lose, reckonRagnarok } from '../table/victory.ts';
import { setUpHumans } from './set-up-humans.ts';
import { setUpChallenges, setUpProphets } from './set-up-prophets.ts';
import { humanTurn } from './turn.ts';

/** LR-55.6: more rounds than this are a loop. */
const MOST_ROUNDS = 200;

/** Whose turn comes next; undefined after the last turn of Ragnarok. */
function next(g: G): Party | undefined {
  const { table } = g;
  if (table.last) return table.last.shift();
  const place = table.round === 0 ? 0 : (table.order.indexOf(table.active) + 1) % table.order.length;
  if (place === 0) table.round++;
  return at(table.order, place);
}

export const game = procedure<Lords>('game', {
  prophets: (g) => setUpProphets(g),
  humans: (g) => g.call(setUpHumans, { free: g.table.freeChoice, choosing: [], placing: [] }),
  challenges: (g) => g.call(setUpChallenges, { left: 0, regions: [] }),
  turns: (g) => {
    const { table } = g;
    const party = next(g);
    if (party === undefined) return reckonRagnarok(g);
    if (table.round > MOST_ROUNDS) return lose(g, 'cap');
    table.active = party;
    table.used = [];
    // LR-40.4, LR-45.8: at most one marker between the last human turn and the next one.
    if (isHuman(party)) table.scorched = false;
    g.tell({ event: 'turn-began', who: party, round: table.round });
    if (isHuman(party)) g.call(humanTurn, { seat: party });
    else g.call(prophetTurn, { who: party });
    return g.jump('turns');
  },
});
