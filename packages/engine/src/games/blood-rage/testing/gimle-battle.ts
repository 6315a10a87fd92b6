/** A battle for Gimle, for tests of cards: who is there, with what in hand and in play. */
import type { ClanId, FigureKind } from '../ids.ts';
import type { CardRef } from './arranging.ts';
import { type BloodRageScenario, bloodRageTable } from './blood-rage-table.ts';

const FOUR: readonly ClanId[] = ['wolf', 'raven', 'serpent', 'bear'];
const ONE: readonly FigureKind[] = ['warrior'];

interface Fighter {
  readonly figures?: readonly FigureKind[];
  readonly hand?: readonly CardRef[];
  readonly upgrades?: readonly CardRef[];
}

/** Wolf pillages Gimle against those named, and nobody joins. */
export function battle(
  fighters: Readonly<Partial<Record<ClanId, Fighter>>>,
  before: (t: BloodRageScenario) => unknown = () => undefined,
): BloodRageScenario {
  const t = bloodRageTable(...FOUR).tokens({ gimle: 'pillage-rage' });
  for (const [name, { figures = ONE, hand = [], upgrades = [] }] of Object.entries(fighters)) {
    t.upgrades(name, ...upgrades)
      .place(name, { gimle: figures })
      .hand(name, ...hand);
  }
  before(t);
  return t.turn('wolf').pillages('wolf', 'gimle').allDecline('join-battle');
}
