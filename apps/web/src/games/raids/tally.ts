/** The glory of each ship by its source (RD-13.1), as it was told at the end. */
import type { GameUi } from '../../table/game-ui.ts';
import { isRaidsEvent } from './table-of-raids.ts';

const SOURCES = ['coins', 'runes', 'mjolnirs', 'standards', 'goods', 'monsters'] as const;

export const tally: NonNullable<GameUi['tally']> = (_snapshot, events, i18n) => {
  const scored = events.filter(isRaidsEvent).filter((event) => event.event === 'ship-scored');
  return SOURCES.map((source) => ({
    key: source,
    label: i18n.label(source),
    amountOf: (party) => scored.find(({ seat }) => seat === party)?.[source],
  }));
};
