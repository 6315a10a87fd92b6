/** A moment and a pair of eyes, as they stand in the address. */
import type { Eyes } from './recording.ts';

export interface Place {
  readonly at: number;
  readonly eyes: Eyes;
  /** The seat in which somebody plays on from here; null while it is only watched. */
  readonly playing: number | null;
}

export function placeFrom(search: string): Place {
  const asked = new URLSearchParams(search);
  const seen = asked.get('view');
  const eyes = seen === 'open' ? 'open' : (whole(seen) ?? 'spectator');
  return { at: whole(asked.get('at')) ?? 0, eyes, playing: whole(asked.get('play')) };
}

/** The place, made to fit a match of so many moments and seats. */
export function fitted({ at, eyes, playing }: Place, moments: number, seats: number): Place {
  return {
    at: Math.min(at, moments - 1),
    eyes: typeof eyes === 'number' && eyes >= seats ? 'spectator' : eyes,
    playing: playing !== null && playing < seats ? playing : null,
  };
}

export function searchOf({ at, eyes, playing }: Place): string {
  const asked = new URLSearchParams({ at: String(at) });
  if (eyes !== 'spectator') asked.set('view', String(eyes));
  if (playing !== null) asked.set('play', String(playing));
  return `?${asked}`;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
