/** Renders an engraved sea chart: parchment, water lines round the islands, rhumb lines, a compass and currents. */
import type { Sharp } from 'sharp';
import type { Point } from '../../src/table/geometry.ts';
import { colour, hexOf, mix, type Rgb, smoothly, times } from '../field/colour.ts';
import { type Canvas, canvasFor } from '../field/grid.ts';
import { Noise } from '../field/noise.ts';
import { type Fields, fieldsOf } from '../land/ground.ts';
import { withDrawing } from '../land/land-picture.ts';
import { stampsOf } from '../land/scatter.ts';
import type { LandMap } from '../land/terrain.ts';
import { LIGHTS, type Light, type PictureTheme } from '../land/theme.ts';
import { instrumentsOf } from './instruments.ts';

export interface SeaChart extends LandMap {
  /** The middle of the compass, and its radius. */
  readonly compass: Point & { readonly r: number };
}

/** Parchment, the wash of the sea and of the land, and ink; by night the ink is pale. */
interface Paper {
  readonly parchment: Rgb;
  readonly stain: Rgb;
  readonly sea: Rgb;
  readonly land: Rgb;
  readonly ink: Rgb;
}

const PAPERS: Readonly<Record<PictureTheme, Paper>> = {
  light: {
    parchment: colour('#ead9b2'),
    stain: colour('#c9a973'),
    sea: colour('#a9c4bd'),
    land: colour('#dcc38c'),
    ink: colour('#4b3520'),
  },
  dark: {
    parchment: colour('#2b3437'),
    stain: colour('#1c2124'),
    sea: colour('#1d3d49'),
    land: colour('#54492f'),
    ink: colour('#c7b484'),
  },
};

/** Water lines by their distance from the coast, in units of the drawing. */
const LINES = [5, 10, 16, 23, 31, 40, 51] as const;

export function paintChart(chart: SeaChart, theme: PictureTheme, pixelsWide: number): Sharp {
  const canvas = canvasFor(chart, pixelsWide);
  const fields = fieldsOf(chart, canvas);
  const paper = PAPERS[theme];
  const ink = hexOf(paper.ink);
  const drawing = instrumentsOf(chart, ink) + stampsOf(chart, canvas, fields, engraved(paper, theme));
  return withDrawing(paintPaper(chart, canvas, fields, paper), canvas, chart, drawing);
}

/** Stamps on a chart have the colours of its paper. */
function engraved(paper: Paper, theme: PictureTheme): Light {
  const land = (day: Rgb): Rgb => {
    const bright = (0.3 * day[0] + 0.59 * day[1] + 0.11 * day[2]) / 255;
    return mix(mix(paper.ink, paper.land, 0.35), theme === 'light' ? paper.parchment : mix(paper.land, paper.ink, 0.4), bright);
  };
  return { ...LIGHTS[theme], land, ink: theme === 'light' ? paper.ink : colour('#14110b'), foam: paper.ink };
}

function paintPaper(chart: SeaChart, canvas: Canvas, fields: Fields, paper: Paper): Uint8Array {
  const noise = new Noise(chart.seed + 11);
  const pixels = new Uint8Array(canvas.width * canvas.height * 3);
  for (let i = 0; i < fields.lands.length; i++) {
    const [x, y] = [((i % canvas.width) + 0.5) / canvas.scale, (Math.floor(i / canvas.width) + 0.5) / canvas.scale];
    const painted = fields.lands[i] === 0 ? waterAt(fields, i, x, y, paper, noise) : shoreAt(fields, i, x, y, paper, noise);
    // Old paper: stains, fibres, and darker edges.
    const stain = smoothly(0.1, 0.75, noise.layered(x, y, 260, 4)) * 0.34;
    const edge = Math.min(x, y, chart.width - x, chart.height - y);
    const worn = 0.4 * (1 - smoothly(0, 60, edge + 16 * noise.layered(x, y, 50, 3)));
    const fibres = 1 + 0.03 * noise.layered(x * 0.4, y * 2, 9, 2) + 0.02 * noise.smooth(x, y, 4);
    const aged = times(mix(painted, paper.stain, Math.min(0.6, stain + worn)), fibres);
    for (let part = 0; part < 3; part++) pixels[i * 3 + part] = Math.min(255, Math.max(0, aged[part] ?? 0));
  }
  return pixels;
}

function waterAt({ toLand, depth }: Fields, i: number, x: number, y: number, paper: Paper, noise: Noise): Rgb {
  const off = toLand[i] ?? 0;
  const wash = 0.66 - 0.3 * smoothly(0, 150, depth[i] ?? 0) + 0.16 * noise.layered(x, y, 120, 4);
  let painted = mix(paper.parchment, paper.sea, wash);
  const wander = 2.2 * noise.layered(x, y, 30, 2);
  for (const [place, line] of LINES.entries()) {
    const near = Math.abs(off + wander * (line / 30) - line);
    const strength = 0.5 * (1 - place / LINES.length);
    painted = mix(painted, paper.ink, strength * (1 - smoothly(0.25, 1.15, near)));
  }
  return mix(painted, paper.ink, 0.8 * (1 - smoothly(0, 1.6, off)));
}

function shoreAt({ toSea, height }: Fields, i: number, x: number, y: number, paper: Paper, noise: Noise): Rgb {
  const shore = toSea[i] ?? 0;
  const painted = mix(paper.land, paper.parchment, 0.2 + (0.3 * (height[i] ?? 0)) / 40 + 0.15 * noise.layered(x, y, 40, 3));
  // Hatching along the coast.
  const hatch = smoothly(0.2, 0.7, Math.sin((x + y) * 1.9)) * (1 - smoothly(2, 10, shore));
  return mix(mix(painted, paper.ink, 0.26 * hatch), paper.ink, 0.85 * (1 - smoothly(0.8, 2.2, shore)));
}
