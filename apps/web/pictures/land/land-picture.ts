/** Renders a map of lands: the painted ground, and the stamps over it. */
import sharp, { type Sharp } from 'sharp';
import { canvasFor } from '../field/grid.ts';
import { fieldsOf, paintGround } from './ground.ts';
import { stampsOf } from './scatter.ts';
import type { LandMap } from './terrain.ts';
import { CLOUDY, LIGHTS, type PictureTheme } from './theme.ts';

export function paintLand(map: LandMap, theme: PictureTheme, pixelsWide: number): Sharp {
  const canvas = canvasFor(map, pixelsWide);
  const fields = fieldsOf(map, canvas);
  const light = map.hasPaleNames && theme === 'light' ? CLOUDY : LIGHTS[theme];
  const ground = paintGround(map, canvas, fields, light);
  return withDrawing(ground, canvas, map, stampsOf(map, canvas, fields, light));
}

/** Lays a drawing in units of the map over raw pixels. */
export function withDrawing(
  pixels: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  units: { readonly width: number; readonly height: number },
  drawing: string,
): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${units.width} ${units.height}" preserveAspectRatio="none">${drawing}</svg>`;
  return sharp(pixels, { raw: { width, height, channels: 3 } }).composite([{ input: Buffer.from(svg) }]);
}
