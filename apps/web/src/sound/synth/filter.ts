/** A filter of second order whose frequency can sweep. */
import type { SoundFilter } from '../recipe.ts';

/** The coefficients are computed once for this many samples. */
const BLOCK = 32;
const FLAT = Math.SQRT1_2;
/** The highest usable frequency, as a part of the sample rate. */
const HIGHEST = 0.45;

interface Coefficients {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** Filters the samples in place. */
export function applyFilter(samples: Float32Array, { pass, hertz, to = hertz, q = FLAT }: SoundFilter, rate: number): void {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  let c: Coefficients = { b0: 1, b1: 0, b2: 0, a1: 0, a2: 0 };
  for (let i = 0; i < samples.length; i++) {
    if (i % BLOCK === 0) c = coefficients(pass, Math.min(hertz * (to / hertz) ** (i / samples.length), rate * HIGHEST), q, rate);
    const x = samples[i] ?? 0;
    const y = c.b0 * x + c.b1 * x1 + c.b2 * x2 - c.a1 * y1 - c.a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[i] = y;
  }
}

function coefficients(pass: SoundFilter['pass'], hertz: number, q: number, rate: number): Coefficients {
  const w = (2 * Math.PI * hertz) / rate;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  const a0 = 1 + alpha;
  const rest = { a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 };
  switch (pass) {
    case 'low':
      return { b0: (1 - cos) / 2 / a0, b1: (1 - cos) / a0, b2: (1 - cos) / 2 / a0, ...rest };
    case 'high':
      return { b0: (1 + cos) / 2 / a0, b1: -(1 + cos) / a0, b2: (1 + cos) / 2 / a0, ...rest };
    case 'band':
      return { b0: alpha / a0, b1: 0, b2: -alpha / a0, ...rest };
  }
}
