/** How a player likes to act and to watch, from the settings and the game. */
import type { SettingsStore } from '../../app/settings.ts';
import type { GameUi } from '../game-ui.ts';
import type { TableModelSettings } from './table-model.ts';

export type Acting = Required<Pick<TableModelSettings, 'actsAtOnce' | 'answersOnlyAnswers' | 'warns' | 'moves' | 'pace'>>;

/** How long scenes last, against their own length. */
const PACE_FACTORS = { calm: 2.4, normal: 1.4, quick: 0.7, instant: 0 } as const;

export function actingBy(ui: GameUi, settings: SettingsStore): Acting {
  return {
    actsAtOnce: () => settings.current.acting === 'at-once',
    answersOnlyAnswers: (decision) => settings.current.onlyAnswers === 'given' && ui.isPause?.(decision) !== true,
    warns: (decision, place, snapshot) => ui.warning?.(decision, place, snapshot) !== undefined,
    moves: () => settings.moves && settings.current.pace !== 'instant',
    pace: () => PACE_FACTORS[settings.current.pace],
  };
}
