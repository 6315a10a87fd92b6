/** A prophet's special action (LR-29, LR-30): the first possible of card, priority, PREPARE and BUILD_MONUMENT. */
import { itemAt, procedure, required } from '../../../kernel/index.ts';
import { actionCardOf, boardOf, NUMBERS } from '../content/content.ts';
import { buildMonument, hasMarker } from '../flow/actions/monument.ts';
import { PREPARE_CARDS } from '../flow/actions/prepare.ts';
import { placeMarker } from '../flow/actions/special-action.ts';
import { build, buildableShrines } from '../flow/actions/temple.ts';
import { blessingSelection } from '../flow/blessings.ts';
import { callSettle } from '../flow/turn/settle.ts';
import type { LordsMonsterId, ProphetId, SpecialAction } from '../ids.ts';
import type { G, Lords, LordsTable } from '../state.ts';
import { hasFreeArmy } from '../table/armies.ts';
import { drawCards } from '../table/cards.ts';
import { prophet } from '../table/parties.ts';
import { countRunes, gainRandomRunes } from '../table/runes.ts';
import { decide } from './choice.ts';
import { callDevastation } from './devastation.ts';
import { huntable, prophetHunt } from './hunt.ts';
import { prophetMobilize } from './maneuver.ts';
import { activateHarmful, harmful } from './monsters.ts';
import { callRecruit } from './recruit.ts';
import { prophetUsurp, usurpable } from './usurp.ts';

function priorityOf(table: LordsTable, who: ProphetId): SpecialAction {
  return boardOf(required(prophet(table, who).hero, 'a hero')).prioritySpecialAction;
}

/** LR-30.14: he hunts if hunting is his priority and a monster is within reach. */
function hunts(table: LordsTable, who: ProphetId): boolean {
  return priorityOf(table, who) === 'MONSTERS' && huntable(table, who).length > 0;
}

/** Whether he can carry it out. */
export function isPossible(table: LordsTable, who: ProphetId, action: SpecialAction): boolean {
  const self = prophet(table, who);
  switch (action) {
    case 'REINFORCE':
      return hasFreeArmy(table, who);
    case 'MOBILIZE':
      return self.armies.length > 0;
    case 'PREPARE':
      return countRunes(self) < NUMBERS.prophetRuneLimit || self.cards < NUMBERS.prophetHandLimit;
    case 'BUILD_TEMPLE':
      return buildableShrines(table, who).length > 0;
    case 'MONSTERS':
      return hunts(table, who) || harmful(table, who).length > 0;
    case 'USURP':
      return usurpable(table, who).length > 0;
    default:
      return hasMarker(table, who);
  }
}

/** LR-29.1, LR-29.3: the last entry is always possible. */
function chooseAction(g: G, who: ProphetId): SpecialAction {
  const { row, chosen } = prophet(g.table, who);
  const wanted = [actionCardOf(itemAt(row, required(chosen, 'a chosen card'))).specialAction, priorityOf(g.table, who), 'PREPARE' as const];
  for (const action of [...new Set(wanted)]) {
    const marked = action !== 'BUILD_MONUMENT' && g.table.wheel[action].includes(who);
    if (!marked && isPossible(g.table, who, action)) return action;
    g.emit({ event: 'special-action-skipped', who, action, because: marked ? 'marker-lies-there' : 'not-possible' });
  }
  return 'BUILD_MONUMENT';
}

export const prophetSpecialAction = procedure<Lords, { who: ProphetId; action: SpecialAction | null }>('prophet-special-action', {
  choose: (g, locals) => {
    const action = chooseAction(g, locals.who);
    locals.action = action;
    if (action === 'BUILD_MONUMENT') g.emit({ event: 'marker-placed', who: locals.who, action });
    else g.call(placeMarker, { party: locals.who, action });
  },
  act: (g, { who, action }) => act(g, who, required(action, 'an action')),
  after: (g, { who, action }) => {
    if (action === 'MOBILIZE' && g.result(prophetMobilize) === false) callDevastation(g, who);
  },
  settle: callSettle,
});

function act(g: G, who: ProphetId, action: SpecialAction): unknown {
  const self = prophet(g.table, who);
  switch (action) {
    case 'REINFORCE':
      return callRecruit(g, who, true);
    case 'MOBILIZE':
      return g.call(prophetMobilize, { who, armies: [], acting: 0, regions: [], gained: false });
    case 'PREPARE':
      gainRandomRunes(g, who, self.attributes.WISDOM);
      drawCards(g, who, PREPARE_CARDS);
      return undefined;
    case 'BUILD_TEMPLE':
      return raiseTemple(g, who);
    case 'MONSTERS':
      if (hunts(g.table, who)) return g.call(prophetHunt, { who, monsters: [], monster: null });
      g.call(activateHarmful, { who, monsters: [] as LordsMonsterId[] });
      return callDevastation(g, who);
    case 'USURP':
      return usurpable(g.table, who).length > 0 ? g.call(prophetUsurp, { who, regions: [], region: 0 }) : undefined;
    default:
      return g.call(buildMonument, { builder: who, monsters: [] });
  }
}

/** LR-30.11. */
function raiseTemple(g: G, who: ProphetId): void {
  const shrines = buildableShrines(g.table, who);
  if (shrines.length === 0) return;
  const options = shrines.map((region) => ({ region, keys: [] }));
  const region = itemAt(shrines, decide(g, { who, about: 'shrine', rule: 'LR-30.11', order: [], options }));
  if (!build(g, who, region)) return;
  g.call(blessingSelection, { builder: who, queue: [] });
  callDevastation(g, who);
}
