/** Colours as red, green and blue from 0 to 255, mixed and laid along ramps. */

export type Rgb = readonly [red: number, green: number, blue: number];

export function colour(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hexOf([red, green, blue]: Rgb): string {
  const part = (value: number): string =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export function times([red, green, blue]: Rgb, factor: number): Rgb {
  return [red * factor, green * factor, blue * factor];
}

/** The colour at `at` (0 to 1) of a ramp of evenly spaced colours. */
export function along(ramp: readonly Rgb[], at: number): Rgb {
  const place = Math.min(1, Math.max(0, at)) * (ramp.length - 1);
  const from = ramp[Math.floor(place)] ?? [0, 0, 0];
  return mix(from, ramp[Math.ceil(place)] ?? from, place - Math.floor(place));
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothly(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** The colour by night: darker, cooler, less vivid. */
export function byNight(day: Rgb, darkness: number): Rgb {
  const grey = 0.3 * day[0] + 0.59 * day[1] + 0.11 * day[2];
  const [red, green, blue] = mix(day, [grey, grey, grey], 0.16);
  return [red * darkness * 0.94, green * darkness, blue * darkness * 1.08];
}
