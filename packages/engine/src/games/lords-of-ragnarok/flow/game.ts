/** The match: set-up, turns in a fixed order, and the last round of Ragnarok (LR-13.5). */
import { decision, itemAt, oneOf, procedure } from '../../../kernel/index.ts';
import { prophetTurn } from '../automa/turn.ts';
import type { ProphetId } from '../ids.ts';
import type { G, Lords, LordsTable, Party } from '../state.ts';
import { humansInOrder, isHuman, isProphet } from '../table/parties.ts';
import { lose, reckonRagnarok } from '../table/victory.ts';
import { setUpHumans } from './set-up/set-up-humans.ts';
import { setUpChallenges, setUpProphets } from './set-up/set-up-prophets.ts';
import { humanTurn } from './turn/turn.ts';

/** LR-55.6: a match that lasts longer is in a loop. */
const MOST_ROUNDS = 200;

/** The party whose turn comes next; undefined after the last turn of Ragnarok. */
function upcoming({ last, round, order, active }: LordsTable): Party | undefined {
  if (last) return last[0];
  return itemAt(order, round === 0 ? 0 : (order.indexOf(active) + 1) % order.length);
}

function next({ table }: G): Party | undefined {
  const party = upcoming(table);
  if (table.last) table.last.shift();
  else if (party === table.order[0]) table.round++;
  return party;
}

/** LR-55.7: a pause between the turns of two prophets, so that players see what the first one did. */
export const seeNextProphet = decision<Lords, { do: 'go-on' }, { ended: ProphetId; next: ProphetId }>('see-next-prophet', {
  rules: ['LR-55.7'],
  space: () => oneOf([{ do: 'go-on' }]),
});

export const game = procedure<Lords>('game', {
  prophets: (g) => setUpProphets(g),
  humans: (g) => g.call(setUpHumans, { free: g.table.freeChoice, choosing: [], placing: [] }),
  challenges: (g) => g.call(setUpChallenges, { left: 0, regions: [] }),
  look: (g) => {
    const { active, round } = g.table;
    const party = upcoming(g.table) ?? null;
    if (round === 0 || !isProphet(active) || !isProphet(party)) return;
    g.ask(seeNextProphet, itemAt(humansInOrder(g.table), 0), { ended: active, next: party });
  },
  turns: (g) => {
    const { table } = g;
    const party = next(g);
    if (party === undefined) return reckonRagnarok(g);
    if (table.round > MOST_ROUNDS) return lose(g, 'cap');
    table.active = party;
    table.used = [];
    // LR-40.4, LR-45.8: at most one marker between the last human turn and the next one.
    if (isHuman(party)) table.scorched = false;
    g.emit({ event: 'turn-began', who: party, round: table.round });
    if (isHuman(party)) g.call(humanTurn, { seat: party });
    else g.call(prophetTurn, { who: party });
    return g.jump('look');
  },
});
