/** The manifest of all card families and their files. A missing or misspelt family does not compile. */
import type { Procedure } from '../../../kernel/index.ts';
import type { ActionFamily, AttackFamily } from '../ids.ts';
import type { Valda } from '../state.ts';
import { glimpse } from './action/buildings/glimpse.ts';
import { infiltration } from './action/buildings/infiltration.ts';
import { trickster } from './action/buildings/trickster.ts';
import { yggdrasil } from './action/buildings/yggdrasil.ts';
import { backup } from './action/draws/backup.ts';
import { bifrost } from './action/draws/bifrost.ts';
import { drakkar } from './action/draws/drakkar.ts';
import { freyaGoddess } from './action/draws/freya-goddess.ts';
import { tyrGodOfWar } from './action/draws/tyr-god-of-war.ts';
import { odinLeader } from './action/gains/odin-leader.ts';
import { rune } from './action/gains/rune.ts';
import { sacrifice } from './action/gains/sacrifice.ts';
import { seduction } from './action/gains/seduction.ts';
import { spoils } from './action/gains/spoils.ts';
import { bewitched } from './attack/bewitched.ts';
import { exiled } from './attack/exiled.ts';
import { fenrir } from './attack/fenrir.ts';
import { kill } from './attack/kill.ts';
import { plunder } from './attack/plunder.ts';
import { wreck } from './attack/wreck.ts';
import type { ActionCard, ValdaAttackCard } from './card.ts';
import { drawFromOneDeck } from './draw-from-one-deck.ts';
import { searchPiles } from './search-piles.ts';

export const ACTION_CARDS: Readonly<{ [F in ActionFamily]: ActionCard<F> }> = {
  backup,
  spoils,
  seduction,
  rune,
  yggdrasil,
  glimpse,
  bifrost,
  drakkar,
  'freya-goddess': freyaGoddess,
  'tyr-god-of-war': tyrGodOfWar,
  'odin-leader': odinLeader,
  sacrifice,
  infiltration,
  trickster,
};

export const ATTACK_CARDS: Readonly<{ [F in AttackFamily]: ValdaAttackCard<F> }> = { kill, bewitched, plunder, fenrir, exiled, wreck };

const CARDS = [...Object.values(ACTION_CARDS), ...Object.values(ATTACK_CARDS)];

export const cardProcedures: readonly Procedure<Valda>[] = [drawFromOneDeck, searchPiles, ...CARDS.map(({ run }) => run)];
