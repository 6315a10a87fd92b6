/** The manifest of all effects of combat cards. A missing or misspelt effect does not compile. */
import type { CardEffectCode } from '../ids.ts';
import { draw } from './cards/draw.ts';
import { opponentDiscardsRandom } from './cards/opponent-discards-random.ts';
import type { CombatEffect } from './effect.ts';
import { ifLoserNoLosses } from './losses/if-loser-no-losses.ts';
import { opponentLossesPlus } from './losses/opponent-losses-plus.ts';
import { ownLossesMinus } from './losses/own-losses-minus.ts';
import { addOwnAttribute } from './strength/add-own-attribute.ts';
import { ifAttackerPlus } from './strength/if-attacker-plus.ts';
import { ifBattleValueLowerPlus } from './strength/if-battle-value-lower-plus.ts';
import { ifDefenderInSettlementPlus } from './strength/if-defender-in-settlement-plus.ts';
import { ifDefenderPlus } from './strength/if-defender-plus.ts';
import { ifHeroInOrAdjacentPlus } from './strength/if-hero-in-or-adjacent-plus.ts';
import { ifMoreArmiesPlus } from './strength/if-more-armies-plus.ts';

export const COMBAT_EFFECTS: Readonly<{ [C in CardEffectCode]: CombatEffect<C> }> = {
  ADD_OWN_ATTRIBUTE: addOwnAttribute,
  DRAW: draw,
  IF_ATTACKER_PLUS: ifAttackerPlus,
  IF_BATTLE_VALUE_LOWER_PLUS: ifBattleValueLowerPlus,
  IF_DEFENDER_IN_SETTLEMENT_PLUS: ifDefenderInSettlementPlus,
  IF_DEFENDER_PLUS: ifDefenderPlus,
  IF_HERO_IN_OR_ADJACENT_PLUS: ifHeroInOrAdjacentPlus,
  IF_LOSER_NO_LOSSES: ifLoserNoLosses,
  IF_MORE_ARMIES_PLUS: ifMoreArmiesPlus,
  OPPONENT_DISCARDS_RANDOM: opponentDiscardsRandom,
  OPPONENT_LOSSES_PLUS: opponentLossesPlus,
  OWN_LOSSES_MINUS: ownLossesMinus,
};
