/** BR-16.6: B11: Odin's Judgement and Thor's Glory count the battle dead. */
import { type Heard, type Listener, procedure, type Seat, type Verdict } from '../../../kernel/index.ts';
import { cardOf } from '../content/cards.ts';
import { battleOf, countDead } from '../flow/battle.ts';
import type { BloodRage, Nothing, Table } from '../state.ts';
import { gainGlory } from '../table/clan-sheet.ts';
import { clanOf } from '../table/figures.ts';
import { paramsOf } from '../table/upgrades.ts';
import { keyOf, playedSources, seatOf, upgradeSources } from './sources.ts';

/** The battle dead of clans other than this one. */
export function deadOfOthers(table: Table, seat: Seat): number {
  return battleOf(table).sides.reduce((sum, side) => sum + (side.seat === seat ? 0 : side.dead.length), 0);
}

/** Win or lose, figures of any clan. */
const judgement = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('odins-judgement', {
  count: (g, { source }) => {
    const seat = seatOf(source);
    const dead = battleOf(g.table).sides.reduce((sum, side) => sum + side.dead.length, 0);
    if (dead === 0) return;
    g.tell({ event: 'card-worked', seat, name: 'odins-judgement' });
    gainGlory(g, seat, dead * cardOf(keyOf(source)).params.gloryPerDestroyed, 'odins-judgement');
  },
});

/** Once, if enough figures of other clans fell in a battle that its owner took part in. */
const glory = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('thors-glory', {
  count: (g, { source }) => {
    const seat = seatOf(source);
    const params = paramsOf(clanOf(g.table, seat), 'thors-glory');
    if (!params || deadOfOthers(g.table, seat) < params.threshold) return;
    g.tell({ event: 'card-worked', seat, name: 'thors-glory' });
    gainGlory(g, seat, params.glory, 'thors-glory');
  },
});

export const odinsJudgement: Listener<BloodRage, Nothing> = {
  id: 'odins-judgement',
  on: countDead.name,
  window: 'react',
  sources: ({ table }) => playedSources(table, ({ def }) => def === 'odins-judgement'),
  run: judgement,
};

export const thorsGlory: Listener<BloodRage, Nothing> = {
  id: 'thors-glory',
  on: countDead.name,
  window: 'react',
  sources: ({ table }) => upgradeSources(table, 'thors-glory', (seat) => table.pillage?.sides.some((side) => side.seat === seat) === true),
  run: glory,
};
