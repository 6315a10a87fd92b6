/** What the points of a finished match are made of, by its record. */
import type { TableTranslator } from '../../i18n/translators.ts';
import { eventsSeenBy, type Outline } from '../../theatre/replay/recording.ts';
import type { GameUi, TallyColumn } from '../game-ui.ts';
import type { TableSnapshot } from '../model/source.ts';

/** Columns in which nobody has a number are left out. */
export function tallyOf(outline: Outline, ui: GameUi, snapshot: TableSnapshot, i18n: TableTranslator): readonly TallyColumn[] {
  const events = outline.moments.flatMap((moment) => eventsSeenBy(moment.events, 'spectator'));
  const isCounted = ({ amountOf }: TallyColumn): boolean => snapshot.players.some((_, seat) => amountOf(seat) !== undefined);
  return (ui.tally?.(snapshot, events, i18n) ?? []).filter(isCounted);
}
