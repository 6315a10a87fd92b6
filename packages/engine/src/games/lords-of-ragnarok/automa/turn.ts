/** A prophet's turn (LR-22): the Surtur die and six automatic steps. */
import { itemAt, procedure } from '../../../kernel/index.ts';
import { actionCardOf, NUMBERS } from '../content/content.ts';
import { placeHero } from '../flow/turn/hero-step.ts';
import { callSettle } from '../flow/turn/settle.ts';
import type { ProphetId } from '../ids.ts';
import type { G, Lords } from '../state.ts';
import { prophet } from '../table/parties.ts';
import { bonusAndCleanUp } from './bonus.ts';
import { prophetManeuver } from './maneuver.ts';
import { prayAsProphet } from './prayer.ts';
import { prophetRuneStep } from './rune-actions.ts';
import { prophetSpecialAction } from './special-action.ts';

/** LR-22.1: 1 left, 2 middle, 3 right. */
function rollSurturDie(g: G, who: ProphetId): void {
  const self = prophet(g.table, who);
  const face = itemAt(NUMBERS.surturDie, g.roll('surtur-die', NUMBERS.surturDie.length) - 1);
  self.chosen = face - 1;
  const card = itemAt(self.row, self.chosen);
  g.emit({ event: 'die-rolled', who, face, card, tie: actionCardOf(card).tieBreak });
}

export const prophetTurn = procedure<Lords, { who: ProphetId }>('prophet-turn', {
  roll: (g, { who }) => rollSurturDie(g, who),
  prayer: (g, { who }) => {
    g.table.step = 'prayer';
    prayAsProphet(g, who);
  },
  hero: (g, { who }) => {
    g.table.step = 'hero';
    const { row, chosen } = prophet(g.table, who);
    placeHero(g, who, actionCardOf(itemAt(row, chosen ?? 0)).heroRegion[g.table.side]);
  },
  runes: (g, { who }) => {
    g.table.step = 'runes';
    g.call(prophetRuneStep, { who, actions: [], resolved: 0 });
  },
  maneuver: (g, { who }) => {
    g.table.step = 'maneuver';
    g.call(prophetManeuver, { who, regions: [] });
  },
  action: (g, { who }) => {
    g.table.step = 'action';
    g.call(prophetSpecialAction, { who, action: null });
  },
  bonus: (g, { who }) => g.call(bonusAndCleanUp, { who }),
  settle: callSettle,
});
