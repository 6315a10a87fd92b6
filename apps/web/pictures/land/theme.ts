/** The light in which a picture is painted: a bright day for the light theme, dusk for the dark one. */
import { byNight, colour, type Rgb } from '../field/colour.ts';

export const THEMES = ['light', 'dark'] as const;
export type PictureTheme = (typeof THEMES)[number];

export interface Light {
  /** A colour of the day in this light. */
  readonly land: (day: Rgb) => Rgb;
  /** The sea from the shore to the deep. */
  readonly sea: readonly Rgb[];
  readonly foam: Rgb;
  readonly ink: Rgb;
  /** The colours of light and shadow on slopes, and how strongly they are laid on. */
  readonly sun: Rgb;
  readonly shadow: Rgb;
  readonly glaze: number;
  readonly fire: Rgb;
}

export const LIGHTS: Readonly<Record<PictureTheme, Light>> = {
  light: {
    land: (day) => day,
    sea: ['#b4d6d6', '#93c1c9', '#7db0bf', '#6ca0b3', '#5f92a8'].map(colour),
    foam: colour('#f3f8f2'),
    ink: colour('#4a3c28'),
    sun: colour('#fffbe6'),
    shadow: colour('#5a5f78'),
    glaze: 0.62,
    fire: colour('#f08a4a'),
  },
  dark: {
    land: (day) => byNight(day, 0.57),
    sea: ['#2f6b78', '#245669', '#1b4457', '#153647', '#0f2937'].map(colour),
    foam: colour('#8fb9c2'),
    ink: colour('#0b0f12'),
    sun: colour('#d9cf9e'),
    shadow: colour('#0c1526'),
    glaze: 0.6,
    fire: colour('#e0602a'),
  },
};

/** A day with clouds, for maps whose names are pale in both themes. */
export const CLOUDY: Light = { ...LIGHTS.light, land: (day) => byNight(day, 0.76) };
