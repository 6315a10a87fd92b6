/** Paints the ground and the sea of a map: fields of height and distance, light on slopes, colours by height. */
import { along, colour, mix, type Rgb, smoothly, times } from '../field/colour.ts';
import { blurred, type Canvas, distanceTo, fillOutline } from '../field/grid.ts';
import { Noise } from '../field/noise.ts';
import type { LandMap } from './terrain.ts';
import type { Light } from './theme.ts';

export interface Fields {
  /** The number of the land at every pixel, from 1; 0 is the sea. */
  readonly lands: Uint8Array;
  /** Distances to the sea, to the land, and to the next border between lands. */
  readonly toSea: Float32Array;
  readonly toLand: Float32Array;
  readonly toBorder: Float32Array;
  /** The distance to the land without creases. */
  readonly depth: Float32Array;
  readonly height: Float32Array;
}

/** The height of the steepest land, in units of the drawing. */
const STEEPEST = 72;

export function fieldsOf(map: LandMap, canvas: Canvas): Fields {
  const lands = new Uint8Array(canvas.width * canvas.height);
  for (const [i, { outline }] of map.lands.entries()) fillOutline(canvas, lands, outline, i + 1);
  closeSeams(canvas, lands);
  roughenCoasts(map, canvas, lands);
  const toSea = distanceTo(canvas, (i) => lands[i] === 0);
  const toLand = distanceTo(canvas, (i) => lands[i] !== 0);
  const toBorder = distanceTo(canvas, (i) => isBorder(canvas, lands, i));
  const depth = blurred(canvas, toLand, 14);
  return { lands, toSea, toLand, toBorder, depth, height: heightsOf(map, canvas, lands, toSea) };
}

/** How far the painted coast strays from the outline. */
const STRAY = 6;

/** Moves the coast to and fro; what becomes land belongs to the land beside it. */
function roughenCoasts(map: LandMap, canvas: Canvas, lands: Uint8Array): void {
  const noise = new Noise(map.seed + 2);
  const toSea = distanceTo(canvas, (i) => lands[i] === 0);
  const toLand = distanceTo(canvas, (i) => lands[i] !== 0);
  const before = Uint8Array.from(lands);
  const reach = Math.ceil((STRAY + 1) * canvas.scale);
  for (let i = 0; i < lands.length; i++) {
    const off = (toSea[i] ?? 0) - (toLand[i] ?? 0);
    if (Math.abs(off) > STRAY + 1) continue;
    const { x, y } = unitsAt(canvas, i);
    const calm = map.worldTree ? smoothly(1.3, 1.75, Math.hypot((x - map.worldTree.x) / 1.3, y - map.worldTree.y) / map.worldTree.r) : 1;
    const isLand = off + calm * STRAY * (1.25 * noise.layered(x, y, 38, 4) + 0.1) > 0;
    lands[i] = isLand ? before[i] || neighbour(canvas, before, i, reach) : 0;
  }
}

/** The land nearest to a pixel, looked for in eight directions. */
function neighbour({ width }: Canvas, lands: Uint8Array, i: number, reach: number): number {
  for (let far = 1; far <= reach; far++) {
    for (const step of [1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width]) {
      const land = lands[i + step * far];
      if (land) return land;
    }
  }
  return 0;
}

/** The middle of a pixel in units of the drawing. */
function unitsAt({ width, scale }: Canvas, i: number): { readonly x: number; readonly y: number } {
  return { x: ((i % width) + 0.5) / scale, y: (Math.floor(i / width) + 0.5) / scale };
}

/** Pixels between two lands that neither has filled belong to the land on their left. */
function closeSeams({ width }: Canvas, lands: Uint8Array): void {
  for (let i = 2; i < lands.length - 2; i++) {
    const [left, right] = [lands[i - 1] ?? 0, lands[i + 1] || lands[i + 2] || 0];
    const [above, below] = [lands[i - width] ?? 0, lands[i + width] || lands[i + 2 * width] || 0];
    if (lands[i] === 0 && ((left && right) || (above && below))) lands[i] = left || above;
  }
}

function isBorder({ width }: Canvas, lands: Uint8Array, i: number): boolean {
  const here = lands[i];
  const [right, below] = [lands[i + 1], lands[i + width]];
  return here !== 0 && ((right !== 0 && right !== here) || (below !== undefined && below !== 0 && below !== here));
}

function heightsOf(map: LandMap, canvas: Canvas, lands: Uint8Array, toSea: Float32Array): Float32Array {
  const noise = new Noise(map.seed);
  const steepness = new Float32Array(lands.length);
  for (let i = 0; i < lands.length; i++) steepness[i] = map.lands[(lands[i] ?? 0) - 1]?.terrain.relief ?? 0;
  const soft = blurred(canvas, steepness, 16);
  const height = new Float32Array(lands.length);
  for (let i = 0; i < lands.length; i++) {
    if (lands[i] === 0) continue;
    const { x, y } = unitsAt(canvas, i);
    const steep = soft[i] ?? 0;
    const rolling = 0.5 + 0.5 * noise.layered(x, y, 190, 4);
    const ridges = noise.ridged(x + 24 * noise.smooth(x, y, 130), y + 24 * noise.smooth(y, x, 130), 170, 3);
    const shore = smoothly(0, 46, toSea[i] ?? 0);
    height[i] = STEEPEST * shore * (0.34 * rolling * (0.4 + steep) + steep * steep * 0.62 * ridges) + 6 * smoothly(0, 8, toSea[i] ?? 0);
  }
  return height;
}

/** The painted ground, three bytes a pixel. */
export function paintGround(map: LandMap, canvas: Canvas, fields: Fields, light: Light): Uint8Array {
  const noise = new Noise(map.seed + 1);
  const base = coloursOf(map, canvas, fields, light, noise);
  const pixels = new Uint8Array(canvas.width * canvas.height * 3);
  for (let i = 0; i < fields.lands.length; i++) {
    const { x, y } = unitsAt(canvas, i);
    const painted = fields.lands[i] === 0 ? seaAt(fields, i, x, y, light, noise) : landAt(canvas, fields, i, x, y, base, light, noise);
    const grain = 1 + 0.018 * noise.layered(x, y, 5, 2) + 0.02 * noise.smooth(x + 0.3 * y, y * 2.2, 26);
    for (let part = 0; part < 3; part++) pixels[i * 3 + part] = Math.min(255, Math.max(0, (painted[part] ?? 0) * grain));
  }
  return pixels;
}

/** The colours of the ground before any light, softly blended where lands meet. */
function coloursOf(map: LandMap, canvas: Canvas, { lands, height, toSea }: Fields, light: Light, noise: Noise): readonly Float32Array[] {
  const ramps = map.lands.map(({ terrain }) => terrain.ground.map((day) => light.land(colour(day))));
  const snow = light.land(colour('#f4f8fa'));
  const parts = [0, 1, 2].map(() => new Float32Array(lands.length));
  for (let i = 0; i < lands.length; i++) {
    const [column, row] = [i % canvas.width, Math.floor(i / canvas.width)];
    const [x, y] = [(column + 0.5) / canvas.scale, (row + 0.5) / canvas.scale];
    const [dx, dy] = [
      Math.round(11 * noise.layered(x, y, 44, 3) * canvas.scale),
      Math.round(11 * noise.layered(y, x, 44, 3) * canvas.scale),
    ];
    const there = Math.min(canvas.width - 1, Math.max(0, column + dx)) + Math.min(canvas.height - 1, Math.max(0, row + dy)) * canvas.width;
    const land = (lands[there] || lands[i] || 1) - 1;
    const ramp = ramps[land] ?? [snow];
    const terrain = map.lands[land]?.terrain;
    const patches = noise.layered(x + 300, y, 85, 3);
    let painted = along(ramp, (height[i] ?? 0) / (STEEPEST * 0.8) + 0.26 * patches);
    if (terrain && terrain.snow > 0) {
      const cover = smoothly(
        0.62 - terrain.snow,
        0.78 - terrain.snow,
        (height[i] ?? 0) / STEEPEST + 0.24 * noise.layered(x, y + 500, 60, 4),
      );
      painted = mix(painted, snow, 0.8 * cover * smoothly(4, 22, toSea[i] ?? 0));
    }
    if (terrain?.fire) {
      const crack = smoothly(0.86, 0.97, 1 - Math.abs(noise.layered(x + 90, y - 40, 120, 3)) * 2.2);
      painted = mix(painted, light.fire, 0.55 * crack * smoothly(16, 40, toSea[i] ?? 0));
    }
    for (let part = 0; part < 3; part++) (parts[part] ?? parts[0])?.fill(painted[part] ?? 0, i, i + 1);
  }
  return parts.map((part) => blurred(canvas, part, 2.2));
}

function landAt(
  { width, scale }: Canvas,
  { height, toSea, toBorder }: Fields,
  i: number,
  x: number,
  y: number,
  base: readonly Float32Array[],
  light: Light,
  noise: Noise,
): Rgb {
  const at = (index: number): number => height[index] ?? height[i] ?? 0;
  const [slopeX, slopeY] = [((at(i + 1) - at(i - 1)) * scale) / 2, ((at(i + width) - at(i - width)) * scale) / 2];
  // Light comes from the upper left. Brush strokes: the light is laid on in a few uneven tones.
  const lit = (-slopeX * 0.62 - slopeY * 0.78) / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
  const uneven = lit + 0.1 * noise.layered(x + y * 0.4, y - x * 0.4, 22, 3);
  const tones = Math.round(uneven * 5) / 5;
  const shade = 0.45 * lit + 0.55 * tones;
  const ground: Rgb = [base[0]?.[i] ?? 0, base[1]?.[i] ?? 0, base[2]?.[i] ?? 0];
  let painted =
    shade > 0
      ? mix(ground, light.sun, Math.min(0.5, shade * light.glaze * 0.7))
      : mix(ground, light.shadow, Math.min(0.58, -shade * light.glaze));
  const shore = toSea[i] ?? 0;
  const beach = 1 - smoothly(3, 11 + 5 * noise.smooth(x, y, 40), shore);
  painted = mix(painted, mix(light.land(colour('#e6d7ac')), ground, 0.25), 0.65 * beach);
  const wobble = noise.layered(x, y, 16, 2);
  painted = mix(painted, light.ink, 0.8 * (1 - smoothly(0.9, 2.6 + wobble, shore)));
  // Borders between lands: a soft valley of shade under a dashed line of ink.
  const border = toBorder[i] ?? 99;
  painted = mix(painted, light.shadow, 0.26 * (1 - smoothly(0, 13, border)));
  return mix(painted, light.ink, 0.62 * (1 - smoothly(1.2, 2.4 + 0.8 * wobble, border)));
}

function seaAt({ toLand, depth: deep }: Fields, i: number, x: number, y: number, light: Light, noise: Noise): Rgb {
  const off = toLand[i] ?? 0;
  const wander = 5 * noise.layered(x, y, 70, 3);
  const depth = smoothly(0, 190, deep[i] ?? 0) * 0.85 + 0.14 * noise.layered(x * 0.6, y * 1.4, 150, 4) * smoothly(10, 60, off);
  let painted = along(light.sea, Math.max(0, depth));
  // Swell: long strokes, lighter and darker.
  painted = times(painted, 1 + 0.05 * noise.layered(x * 0.35, y * 1.9, 34, 3));
  // Lines of water along the coast, fainter the farther out.
  for (const [place, strength] of [
    [9, 0.5],
    [19, 0.32],
    [32, 0.18],
  ] as const) {
    const near = Math.abs(off + wander * (place / 24) - place);
    const broken = smoothly(-0.35, 0.25, noise.smooth(x + place * 40, y, 46));
    painted = mix(painted, light.foam, strength * broken * (1 - smoothly(0.5, 1.7, near)));
  }
  painted = mix(painted, light.foam, 0.34 * (1 - smoothly(0, 5, off)));
  return mix(painted, light.ink, 0.55 * (1 - smoothly(0, 1.4, off)));
}
