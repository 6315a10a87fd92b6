/** Losses after a battle (LR-10.7, LR-32.8): each owner divides them; Chosen of Folkvang saves armies once a turn. */
import { procedure, type Seat } from '../../../../kernel/index.ts';
import { prophetLosses } from '../../automa/defence.ts';
import { cardOf } from '../../content/content.ts';
import { nagfarLosses } from '../../expansions/seas.ts';
import type { Battle, G, Lords, LordsTable, Party } from '../../state.ts';
import { armyOf, destroy, weaken } from '../../table/armies.ts';
import { blessed, blessedBy, emitBlessed } from '../../table/blessings.ts';
import { armiesAt, isHuman, sum } from '../../table/parties.ts';
import { retreats } from '../../table/ways.ts';
import { alike, chooseArmy } from '../armies/choose-army.ts';
import { sidesFor } from './battle-cards.ts';

/** Hammer Fall: the loser against its owner's attack loses one more. */
function hammer(table: LordsTable, battle: Battle, loser: Party): number {
  const { party } = battle.attacker;
  if (!isHuman(party) || party === loser) return 0;
  return blessedBy(table, party, 'LOSSES', 'opponentPlus', 'WON_AS_ATTACKER');
}

/** LR-10.7: own loss symbols, changed by effects; the loser loses 1 more, and everybody 1 at Nagfar's sea (LR-50.8). */
function lossesOf(table: LordsTable, battle: Battle, party: Party): number {
  const { own } = sidesFor(battle, party);
  const lost = battle.winner !== party;
  if (lost && own.unscathed) return 0;
  const symbols = own.played.reduce((total, card) => total + cardOf(card).losses, 0);
  return Math.max(0, symbols - own.spared + own.extra) + nagfarLosses(table, battle.region) + (lost ? 1 + hammer(table, battle, party) : 0);
}

interface Losing {
  readonly seat: Seat;
  readonly region: number;
  readonly lost: boolean;
  points: number;
  /** Armies that these losses reduced to 0. */
  fallen: number[];
}

export const divideLosses = procedure<Lords, Losing>('divide-losses', {
  next: (g, locals) => {
    const armies = armiesAt(g.table, locals.seat, locals.region).filter(({ strength }) => strength > 0);
    const [first] = armies;
    if (locals.points === 0 || !first) return g.jump('spare');
    if (locals.points < sum(armies) && !alike(armies)) {
      return g.ask(chooseArmy, locals.seat, { purpose: 'loss', armies: armies.map(({ army }) => army), optional: false });
    }
    hit(g, locals, first.army);
    return g.jump('next');
  },
  chosen: (g, locals) => {
    const answer = g.answer(chooseArmy);
    if (answer.do === 'army') hit(g, locals, answer.army);
    g.jump('next');
  },
  spare: (g, { seat, region, lost, fallen }) => {
    const key = `folkvang-${seat}`;
    const may = lost && fallen.length > 0 && blessed(g.table, seat, 'ARMY_DESTROYED_IN_LOST_BATTLE').length > 0;
    if (!may || g.table.used.includes(key) || retreats(g.table, seat, region).length === 0) return g.jump('bury');
    return g.ask(chooseArmy, seat, { purpose: 'folkvang', armies: fallen, optional: true });
  },
  spared: (g, locals) => {
    const answer = g.answer(chooseArmy);
    if (answer.do === 'none') return;
    const [blessing] = blessed(g.table, locals.seat, 'ARMY_DESTROYED_IN_LOST_BATTLE');
    armyOf(g.table, locals.seat, answer.army).strength = blessing?.effect.surviveStrength ?? 1;
    locals.fallen = locals.fallen.filter((army) => army !== answer.army);
    g.table.used.push(`folkvang-${locals.seat}`);
    emitBlessed(g, locals.seat, 'ARMY_DESTROYED_IN_LOST_BATTLE');
  },
  bury: (g, { seat, fallen }) => {
    for (const army of fallen) destroy(g, seat, armyOf(g.table, seat, army));
  },
});

/** Takes one point; an army at 0 stays until all losses are dealt. */
function hit(g: G, at: Losing, id: number): unknown {
  const army = armyOf(g.table, at.seat, id);
  at.points--;
  if (army.strength > 1) return weaken(g, at.seat, army, 1);
  army.strength = 0;
  at.fallen.push(id);
  return undefined;
}

/** Calls the losses of one side. */
export function callLosses(g: G, battle: Battle, party: Party): void {
  const lost = battle.winner !== party;
  if (isHuman(party)) {
    const points = lossesOf(g.table, battle, party);
    if (points > 0) g.call(divideLosses, { seat: party, region: battle.region, lost, points, fallen: [] });
    return;
  }
  const { own } = sidesFor(battle, party);
  prophetLosses(g, party, battle.region, own.extra + (lost ? hammer(g.table, battle, party) : 0), lost);
}

/** Emits that Hammer Fall worked. */
export function emitHammer(g: G, battle: Battle): void {
  const { party } = battle.attacker;
  if (isHuman(party) && battle.winner === party) emitBlessed(g, party, 'LOSSES', 'WON_AS_ATTACKER');
}
