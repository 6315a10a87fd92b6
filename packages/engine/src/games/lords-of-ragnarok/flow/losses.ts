/** Losses after a battle (LR-10.7, LR-32.8): each owner divides them; the dead may be spared once a turn (Chosen of Folkvang). */
import { procedure, type Seat } from '../../../kernel/index.ts';
import { prophetLosses } from '../automa/defence.ts';
import { cardOf } from '../content/content.ts';
import type { Battle, G, Lords, Party, Table } from '../state.ts';
import { armyOf, destroy, weaken } from '../table/armies.ts';
import { blessed, blessedBy, tellBlessed } from '../table/blessings.ts';
import { armiesAt, isHuman, sum } from '../table/parties.ts';
import { retreats } from '../table/ways.ts';
import { sidesFor } from './battle-cards.ts';
import { alike, chooseArmy } from './choose-army.ts';

/** Hammer Fall: one more for whoever lost against such an attacker. */
function hammer(table: Table, battle: Battle, loser: Party): number {
  const { party } = battle.attacker;
  if (!isHuman(party) || party === loser) return 0;
  return blessedBy(table, party, 'LOSSES', 'opponentPlus', 'WON_AS_ATTACKER');
}

/** LR-10.7: own loss symbols, changed by effects; the loser loses 1 more. */
export function lossesOf(table: Table, battle: Battle, party: Party): number {
  const { own } = sidesFor(battle, party);
  const lost = battle.winner !== party;
  if (lost && own.unscathed) return 0;
  const symbols = own.played.reduce((total, card) => total + cardOf(card).losses, 0);
  return Math.max(0, symbols - own.spared + own.extra) + (lost ? 1 + hammer(table, battle, party) : 0);
}

interface Losing {
  readonly seat: Seat;
  readonly region: number;
  readonly lost: boolean;
  points: number;
  /** Armies that these losses have brought to nothing. */
  fallen: number[];
}

export const divideLosses = procedure<Lords, Losing>('divide-losses', {
  next: (g, at) => {
    const armies = armiesAt(g.table, at.seat, at.region).filter(({ strength }) => strength > 0);
    const [first] = armies;
    if (at.points === 0 || !first) return g.jump('spare');
    if (at.points < sum(armies) && !alike(armies)) {
      return g.ask(chooseArmy, at.seat, { purpose: 'loss', armies: armies.map(({ army }) => army), optional: false });
    }
    hit(g, at, first.army);
    return g.jump('next');
  },
  chosen: (g, at) => {
    const answer = g.answer(chooseArmy);
    if (answer.do === 'army') hit(g, at, answer.army);
    g.jump('next');
  },
  spare: (g, { seat, region, lost, fallen }) => {
    const key = `folkvang-${seat}`;
    const may = lost && fallen.length > 0 && blessed(g.table, seat, 'ARMY_DESTROYED_IN_LOST_BATTLE').length > 0;
    if (!may || g.table.used.includes(key) || retreats(g.table, seat, region).length === 0) return g.jump('bury');
    return g.ask(chooseArmy, seat, { purpose: 'folkvang', armies: fallen, optional: true });
  },
  spared: (g, at) => {
    const answer = g.answer(chooseArmy);
    if (answer.do === 'none') return;
    const [blessing] = blessed(g.table, at.seat, 'ARMY_DESTROYED_IN_LOST_BATTLE');
    armyOf(g.table, at.seat, answer.army).strength = blessing?.effect.surviveStrength ?? 1;
    at.fallen = at.fallen.filter((army) => army !== answer.army);
    g.table.used.push(`folkvang-${at.seat}`);
    tellBlessed(g, at.seat, 'ARMY_DESTROYED_IN_LOST_BATTLE');
  },
  bury: (g, { seat, fallen }) => {
    for (const army of fallen) destroy(g, seat, armyOf(g.table, seat, army));
  },
});

/** One point; an army at 0 waits for its burial. */
function hit(g: G, at: Losing, id: number): unknown {
  const army = armyOf(g.table, at.seat, id);
  at.points--;
  if (army.strength > 1) return weaken(g, at.seat, army, 1);
  army.strength = 0;
  at.fallen.push(id);
  return undefined;
}

/** Calls what one side loses. */
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

/** Hammer Fall tells that it worked. */
export function tellHammer(g: G, battle: Battle): void {
  const { party } = battle.attacker;
  if (isHuman(party) && battle.winner === party) tellBlessed(g, party, 'LOSSES', 'WON_AS_ATTACKER');
}
