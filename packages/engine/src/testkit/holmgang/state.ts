/** Holmgang: a small game of the testkit that needs everything the kernel offers. Its compartments. */
import type { Seat } from '../../kernel/index.ts';

/** Cards are blades of strength 1 to 4, horns blown after the reveal, and runes played from outside a battle. */
export const CARDS: readonly string[] = [
  ...['blade-1', 'blade-2', 'blade-3', 'blade-4'].flatMap((kind) => copies(kind, 4)),
  ...copies('horn', 6),
  ...copies('rune', 4),
];

/** What lies before a seat from the start: a loss prevented once, a loss bought off, a loss answered with a battle. */
export const BOONS = ['amulet', 'bearer', 'grudge'] as const;
export type Boon = (typeof BOONS)[number];

export const TRIBUTES = ['thrall', 'honour', 'card'] as const;
export type Tribute = (typeof TRIBUTES)[number];

/** The automated one at the table: no seat of the kernel, but it acts and can be fought. */
export const JOTUN = 'jotun';
export type Duellist = Seat | typeof JOTUN;

export interface Duel {
  attacker: Seat;
  defender: Seat;
  /** Cards laid open on each side, by seat. */
  sides: { seat: Seat; cards: string[]; runes: number }[];
}

interface Table {
  round: number;
  withJotun: boolean;
  honour: number[];
  thralls: number[];
  boons: (Boon | 'spent')[];
  outlaws: Seat[];
  handSizes: number[];
  packSizes: number[];
  /** Cards that everybody knows to be in a hand: they were open once and were taken back. */
  known: string[][];
  discard: string[];
  battles: Duel[];
}

export interface Hand {
  cards: string[];
  pack: string[];
  /** What was passed to the left neighbour just now. */
  passed: string[];
}

interface Box {
  deck: string[];
  /** Cards that left the game unseen. */
  buried: string[];
}

type HolmgangEvent =
  | { event: 'round-began'; round: number }
  | { event: 'cards-dealt'; each: number }
  | { event: 'cards-received'; cards: string[] }
  | { event: 'packs-passed' }
  | { event: 'feasted'; seat: Seat }
  | { event: 'boasted'; seat: Seat; stake: number; rolled: number; won: boolean }
  | { event: 'battle-began'; attacker: Seat; defender: Seat }
  | { event: 'cards-opened'; seat: Seat; card: string }
  | { event: 'horn-blown'; seat: Seat; card: string }
  | { event: 'rune-played'; seat: Seat; card: string; side: Seat }
  | { event: 'window-closed' }
  | { event: 'battle-ended'; winner: Seat | null }
  | { event: 'thrall-fell'; seat: Seat; by: Duellist }
  | { event: 'loss-prevented'; seat: Seat }
  | { event: 'loss-bought-off'; seat: Seat }
  | { event: 'outlawed'; seat: Seat }
  | { event: 'jotun-came'; seat: Seat; reason: 'most-honour' | 'first-of-equals'; rolled: number }
  | { event: 'tribute-taken'; seat: Seat; tribute: Tribute; card?: string }
  | { event: 'gods-honoured'; seat: Seat; cards: number };

export interface Holmgang {
  table: Table;
  hand: Hand;
  box: Box;
  event: HolmgangEvent;
}

export function kindOf(card: string): string {
  return card.split('#')[0] ?? card;
}

export function strengthOf(card: string): number {
  const kind = kindOf(card);
  if (kind === 'horn') return 2;
  return kind.startsWith('blade-') ? Number(kind.slice('blade-'.length)) : 0;
}

function copies(kind: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${kind}#${i + 1}`);
}
