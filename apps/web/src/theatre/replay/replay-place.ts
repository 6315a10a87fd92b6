/** A moment and a perspective in the address. */
import type { Perspective } from '@skald/protocol';

export interface ReplayPlace {
  readonly at: number;
  readonly eyes: Perspective;
  /** The seat in which the visitor plays on from here; null while watching. */
  readonly playing: number | null;
  /** Is the analysis shown beside it? */
  readonly analysis: boolean;
}

export function placeFrom(search: string): ReplayPlace {
  const asked = new URLSearchParams(search);
  const seen = asked.get('view');
  const eyes = seen === 'open' ? 'open' : (whole(seen) ?? 'spectator');
  return { at: whole(asked.get('at')) ?? 0, eyes, playing: whole(asked.get('play')), analysis: asked.get('analysis') === '1' };
}

/** Clamps the place to a match with this many moments and seats. */
export function fitted({ at, eyes, playing, analysis }: ReplayPlace, moments: number, seats: number): ReplayPlace {
  return {
    at: Math.min(at, moments - 1),
    eyes: typeof eyes === 'number' && eyes >= seats ? 'spectator' : eyes,
    playing: playing !== null && playing < seats ? playing : null,
    analysis,
  };
}

/** The token of a shared link in an address. */
export function shareFrom(search: string): string | null {
  return new URLSearchParams(search).get('share');
}

export function searchOf({ at, eyes, playing, analysis }: ReplayPlace, share: string | null = null): string {
  const asked = new URLSearchParams({ at: String(at) });
  if (eyes !== 'spectator') asked.set('view', String(eyes));
  if (playing !== null) asked.set('play', String(playing));
  if (analysis) asked.set('analysis', '1');
  if (share !== null) asked.set('share', share);
  return `?${asked}`;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
