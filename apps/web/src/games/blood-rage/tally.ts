/** The Glory of each clan by its source, added up from what was told. */
import type { Seat } from '@skald/engine';
import type { BloodRageEvent } from '@skald/engine/games/blood-rage';
import type { GameUi } from '../../table/game-ui.ts';
import { isBloodRageEvent } from './table-of-blood-rage.ts';

const SOURCES = ['battles', 'pillages', 'quests', 'ragnarok', 'cards', 'legends'] as const;
type Source = (typeof SOURCES)[number];

type Gain = { readonly seat: Seat; readonly source: Source; readonly glory: number };

export const tally: NonNullable<GameUi['tally']> = (_snapshot, all, i18n) => {
  const events = all.filter(isBloodRageEvent);
  // A log that does not reach back to the first Age does not know everything.
  const isWhole = events.some((event) => event.event === 'age-began' && event.age === 1);
  const gains = isWhole ? events.flatMap(gainsOf) : [];
  return SOURCES.map((source) => ({
    key: source,
    label: i18n.t(`blood-rage.tally.${source}`),
    amountOf: (party) =>
      gains.length === 0
        ? undefined
        : gains.reduce((sum, gain) => sum + (gain.seat === party && gain.source === source ? gain.glory : 0), 0),
  }));
};

function gainsOf(event: BloodRageEvent): readonly Gain[] {
  switch (event.event) {
    case 'glory-gained':
      return [{ seat: event.seat, source: sourceOf(event.origin), glory: event.gained }];
    case 'glory-lost':
      return [{ seat: event.seat, source: sourceOf(event.origin), glory: -event.lost }];
    case 'clan-scored':
      return [
        { seat: event.seat, source: 'legends', glory: event.legends },
        { seat: event.seat, source: 'cards', glory: event.conquest },
      ];
    default:
      return [];
  }
}

function sourceOf(origin: string): Source {
  if (origin === 'battle') return 'battles';
  if (origin === 'ragnarok') return 'ragnarok';
  if (origin.startsWith('quest-')) return 'quests';
  return origin.startsWith('pillage-') ? 'pillages' : 'cards';
}
