/** What decides in Valda when followers are equal (VA-17.2): temples, then resources. */
import { REALMS, RESOURCES, type ValdaPlayer } from '@skald/engine/games/valda';
import type { GameUi } from '../../table/game-ui.ts';
import { tableOf } from './table-of-valda.ts';

const COUNTS = {
  temples: ({ temples }) => REALMS.reduce((sum, realm) => sum + temples[realm], 0),
  resources: ({ resources }) => RESOURCES.reduce((sum, kind) => sum + resources[kind], 0),
} as const satisfies Readonly<Record<string, (player: ValdaPlayer) => number>>;

export const tally: NonNullable<GameUi['tally']> = (snapshot, _events, i18n) => {
  const { players } = tableOf(snapshot);
  return (['temples', 'resources'] as const).map((key) => ({
    key,
    label: i18n.t(`valda.tally.${key}`),
    amountOf: (party) => {
      const player = typeof party === 'number' ? players[party] : undefined;
      return player && COUNTS[key](player);
    },
  }));
};
