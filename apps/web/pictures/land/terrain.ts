/** What a land looks like: the colours of its ground by day, how steep it is, and what stands on it. */
import type { Box, Point } from '../../src/table/geometry.ts';

export type Tree = 'conifer' | 'leafy' | 'autumn' | 'bare' | 'snowy';

export interface Terrain {
  /** From the lowest to the highest ground. */
  readonly ground: readonly string[];
  /** How much the ground rises and falls, from 0 to 1. */
  readonly relief: number;
  /** How many of each stand where there is room, from 0 to 1. */
  readonly mountains: number;
  readonly woods: number;
  readonly hills: number;
  readonly tree: Tree;
  /** How much of the ground is under snow, from 0 to 1. */
  readonly snow: number;
  readonly fields: number;
  /** Does fire glow in the valleys? */
  readonly fire?: boolean;
}

/** A land with its outline in units of the drawing. */
export interface Land {
  readonly outline: readonly Point[];
  readonly terrain: Terrain;
}

interface Circle extends Point {
  readonly r: number;
}

/** A map of lands in a sea. */
export interface LandMap {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly lands: readonly Land[];
  /** Calm ground, where names, tokens and figures are laid. */
  readonly clear: readonly Circle[];
  readonly villages: readonly Point[];
  /** Rivers from source to mouth. */
  readonly rivers: readonly (readonly Point[])[];
  /** A world tree in the middle of the map: the radius of its crown. */
  readonly worldTree?: Circle;
  /** A world tree that is seen from the side: roots at the foot of the box, the crown at its head. */
  readonly standingTree?: Box;
  /** How large things stand on the ground; 1 by default. */
  readonly stampSize?: number;
  /** Are names pale in the light theme too? */
  readonly hasPaleNames?: boolean;
}

const meadow: Terrain = {
  ground: ['#b5a556', '#bfb062', '#cbb973', '#d8c98e'],
  relief: 0.42,
  mountains: 0.12,
  woods: 0.35,
  hills: 0.5,
  tree: 'leafy',
  snow: 0,
  fields: 0.2,
};

/** The lands that pictures are made of. */
export const TERRAINS = {
  meadow,
  farmland: {
    ...meadow,
    ground: ['#c3ad5a', '#cfb968', '#d8c47a', '#e0d095'],
    relief: 0.25,
    mountains: 0,
    woods: 0.22,
    fields: 1,
    hills: 0.35,
  },
  autumnWood: { ...meadow, ground: ['#a88f45', '#b79a50', '#c2a75f', '#cfb87a'], mountains: 0.1, woods: 0.9, tree: 'autumn', fields: 0 },
  heath: {
    ...meadow,
    ground: ['#a89158', '#b49d66', '#bda878', '#cdbd95'],
    relief: 0.6,
    mountains: 0.45,
    woods: 0.25,
    tree: 'conifer',
    fields: 0,
  },
  greenwood: { ...meadow, ground: ['#7d9a5c', '#8ba868', '#9ab577', '#b3c795'], relief: 0.4, mountains: 0.05, woods: 1, fields: 0 },
  glade: { ...meadow, ground: ['#93b070', '#a2bd7c', '#b2c98d', '#c6d8a6'], relief: 0.3, mountains: 0, woods: 0.55, fields: 0.25 },
  pinewood: {
    ...meadow,
    ground: ['#6f8a68', '#7d9774', '#8fa686', '#b0c0a5'],
    relief: 0.6,
    mountains: 0.35,
    woods: 0.95,
    tree: 'conifer',
    fields: 0,
  },
  highland: {
    ...meadow,
    ground: ['#8b9a86', '#9aa795', '#abb5a8', '#c9d0c8'],
    relief: 0.85,
    mountains: 0.8,
    woods: 0.35,
    tree: 'conifer',
    snow: 0.15,
    fields: 0,
  },
  snowfield: {
    ...meadow,
    ground: ['#a5b8c4', '#b7c8d2', '#cbd8df', '#e9f0f3'],
    relief: 0.7,
    mountains: 0.6,
    woods: 0.45,
    tree: 'snowy',
    snow: 0.7,
    fields: 0,
  },
  frostPeaks: {
    ...meadow,
    ground: ['#8ea6b6', '#9fb5c3', '#b5c7d2', '#e2ebf0'],
    relief: 1,
    mountains: 1,
    woods: 0.25,
    tree: 'snowy',
    snow: 0.55,
    fields: 0,
  },
  crags: {
    ...meadow,
    ground: ['#8495a0', '#93a3ad', '#a5b2ba', '#c4ced4'],
    relief: 0.95,
    mountains: 0.85,
    woods: 0.3,
    tree: 'conifer',
    snow: 0.12,
    fields: 0,
  },
  fireland: {
    ...meadow,
    ground: ['#6f6a70', '#7d7980', '#8c8a92', '#a9a9b2'],
    relief: 1,
    mountains: 0.9,
    woods: 0.3,
    tree: 'bare',
    snow: 0,
    fields: 0,
    fire: true,
  },
  moor: {
    ...meadow,
    ground: ['#9a8ba6', '#a598b0', '#b3a8bb', '#cdc5d2'],
    relief: 0.45,
    mountains: 0.15,
    woods: 0.4,
    tree: 'conifer',
    fields: 0,
  },
  birchMoor: {
    ...meadow,
    ground: ['#a292ab', '#aea0b6', '#bbb0c2', '#d3cbd8'],
    relief: 0.35,
    mountains: 0,
    woods: 0.7,
    tree: 'autumn',
    fields: 0,
  },
  ploughland: {
    ...meadow,
    ground: ['#b58c60', '#bf996d', '#c9a87e', '#d9bf9c'],
    relief: 0.25,
    mountains: 0,
    woods: 0.25,
    fields: 1,
    hills: 0.4,
  },
  fjells: {
    ...meadow,
    ground: ['#6f9a9c', '#7ea6a8', '#92b4b5', '#b8cfcf'],
    relief: 0.95,
    mountains: 0.9,
    woods: 0.35,
    tree: 'conifer',
    snow: 0.12,
    fields: 0,
  },
  fjellWood: {
    ...meadow,
    ground: ['#6b958f', '#7aa29b', '#8db0a9', '#b3cbc4'],
    relief: 0.6,
    mountains: 0.3,
    woods: 0.9,
    tree: 'conifer',
    fields: 0,
  },
  goldenHeights: {
    ...meadow,
    ground: ['#b08a2c', '#c29c3e', '#d2b156', '#e6d08c'],
    relief: 0.75,
    mountains: 0.5,
    woods: 0.55,
    tree: 'autumn',
    fields: 0.1,
  },
  flowerMeadow: { ...meadow, ground: ['#6f9a3e', '#80aa4c', '#97bb63', '#b5cf86'], relief: 0.35, mountains: 0, woods: 0.9, fields: 0.25 },
  embers: {
    ...meadow,
    ground: ['#7a3a2a', '#8f4530', '#a2543a', '#c07a58'],
    relief: 1,
    mountains: 0.9,
    woods: 0.35,
    tree: 'bare',
    fields: 0,
    fire: true,
  },
  ironStone: {
    ...meadow,
    ground: ['#7b838f', '#8a929d', '#9ca3ac', '#c2c7cd'],
    relief: 0.9,
    mountains: 0.8,
    woods: 0.45,
    tree: 'conifer',
    snow: 0.08,
    fields: 0,
  },
  stormHeights: {
    ...meadow,
    ground: ['#4f7fae', '#628fba', '#7ca4c8', '#b4cde0'],
    relief: 1,
    mountains: 0.85,
    woods: 0.5,
    tree: 'snowy',
    snow: 0.3,
    fields: 0,
  },
  violetHeath: {
    ...meadow,
    ground: ['#6d5f9e', '#7d70ab', '#9186ba', '#b8b0d2'],
    relief: 0.7,
    mountains: 0.45,
    woods: 0.7,
    tree: 'conifer',
    fields: 0,
  },
  mistWood: {
    ...meadow,
    ground: ['#32836f', '#41927d', '#5aa390', '#8cc0b2'],
    relief: 0.6,
    mountains: 0.25,
    woods: 1,
    tree: 'conifer',
    hills: 0.7,
    fields: 0,
  },
  sacredGrove: {
    ...meadow,
    ground: ['#6b8a5f', '#769569', '#86a378', '#9db68d'],
    relief: 0.25,
    mountains: 0,
    woods: 0,
    fields: 0,
    hills: 0,
  },
} as const satisfies Readonly<Record<string, Terrain>>;
