/** Where to jump in a recorded match: the chapters of its game, the moments that mattered, and the turns. */
import type { GameEvent, Seat } from '@skald/engine';
import { gameEntry } from '../../games/index.ts';
import type { Outline, RecordedMoment } from './recording.ts';

/** A place worth going to, and why: told by an event, or read off the scores. */
export type Landmark = { readonly at: number } & (
  | { readonly kind: 'chapter' | 'deed'; readonly event: GameEvent }
  | { readonly kind: 'lead'; readonly seat: Seat }
  | { readonly kind: 'leap'; readonly seat: Seat; readonly gained: number }
);

const MOST_LEAPS = 5;
const MOST_DEEDS = 12;

export function landmarksOf({ game, moments }: Outline): readonly Landmark[] {
  const signs = gameEntry(game)?.landmarks;
  const chapters = findEvents(moments, signs?.chapters ?? []).map(({ at, event }): Landmark => ({ at, kind: 'chapter', event }));
  const deeds = findEvents(moments, signs?.highlights ?? []).map(({ at, event }): Landmark => ({ at, kind: 'deed', event }));
  return [...chapters, ...thinned(deeds, MOST_DEEDS), ...leads(moments), ...leaps(moments)].toSorted((a, b) => a.at - b.at);
}

/** The moments before which somebody else comes to move, and the last one. */
export function turnsOf({ moments }: Outline): readonly number[] {
  const starts = moments.flatMap(({ seat }, at) => (at > 0 && seat !== moments[at - 1]?.seat ? [at - 1] : []));
  return [...starts, moments.length - 1];
}

function findEvents(
  moments: readonly RecordedMoment[],
  names: readonly string[],
): readonly { readonly at: number; readonly event: GameEvent }[] {
  return moments.flatMap((moment, at) =>
    moment.events.flatMap(({ event, to }) => (to === undefined && names.includes(event.event) ? [{ at, event }] : [])),
  );
}

/** Evenly as many as can be read. */
function thinned<T>(things: readonly T[], most: number): readonly T[] {
  if (things.length <= most) return things;
  return Array.from({ length: most }, (_, i) => things[Math.floor((i * things.length) / most)]).filter((one) => one !== undefined);
}

/** Where one player alone took the lead that another had. */
function leads(moments: readonly RecordedMoment[]): readonly Landmark[] {
  let leader: Seat | null = null;
  return moments.flatMap(({ scores }, at): Landmark[] => {
    const best = Math.max(...scores);
    const first = scores.indexOf(best);
    if (scores.lastIndexOf(best) !== first || first === leader) return [];
    const changed = leader !== null;
    leader = first;
    return changed ? [{ at, kind: 'lead', seat: first }] : [];
  });
}

/** The largest gains of one player at once. */
function leaps(moments: readonly RecordedMoment[]): readonly Landmark[] {
  const gains = moments.flatMap(({ scores }, at) =>
    at === 0
      ? []
      : scores.map((score, seat) => ({ at, kind: 'leap' as const, seat, gained: score - (moments[at - 1]?.scores[seat] ?? 0) })),
  );
  return gains
    .filter(({ gained }) => gained > 1)
    .toSorted((a, b) => b.gained - a.gained || a.at - b.at)
    .slice(0, MOST_LEAPS);
}
