/** What decides in Lords of Ragnarok (LR-13): lands, temples, slain monsters and regions round the wheel, for people and prophets. */
import type { Party } from '@skald/engine/games/lords-of-ragnarok';
import type { GameUi } from '../../table/game-ui.ts';
import { progressOf } from './panels/progress.ts';
import { tableOf } from './table-of-lords.ts';

const WAYS = ['jarl', 'godi', 'slayer', 'ragnarok'] as const;

export const tally: NonNullable<GameUi['tally']> = (snapshot, _events, i18n) => {
  const table = tableOf(snapshot);
  const partyOf = (party: number | string): Party | undefined => table.order.find((one) => one === party);
  return WAYS.map((way) => ({
    key: way,
    label: i18n.t(`lords.tally.${way}`),
    amountOf: (party) => {
      const one = partyOf(party);
      return one === undefined ? undefined : progressOf(table, one).find(({ victory }) => victory === way)?.have;
    },
  }));
};
