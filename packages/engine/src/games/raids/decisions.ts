/** The decisions of Raids by name; boards, bots and tests take their types from this list. */
import type { Decision, DecisionsOf } from '../../kernel/index.ts';
import { respondToAttack } from './flow/sailing/fight.ts';
import { fleeTo, navigate } from './flow/sailing/sail.ts';
import { placeTile, sellGoods } from './flow/take-tile.ts';
import type { Raids } from './state.ts';

export const decisions = {
  'place-tile': placeTile,
  'sell-goods': sellGoods,
  navigate,
  'respond-to-attack': respondToAttack,
  'flee-to': fleeTo,
} satisfies Readonly<Record<string, Decision<Raids>>>;

export type RaidsDecisions = DecisionsOf<typeof decisions>;
