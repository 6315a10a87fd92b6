/** The lessons of a first game of Lords of Ragnarok against a player. */
import type { LordsDecisions } from '@skald/engine/games/lords-of-ragnarok';
import { happened, type Lesson, lessonsOf } from '../../lesson.ts';
import * as shared from './tasks.ts';

const { note } = lessonsOf<LordsDecisions>();

export const lessons: readonly Lesson[] = [
  shared.chooseHero,
  shared.choosePlace,
  shared.moveHero,
  shared.useArmy,
  shared.prepare,
  shared.takeRune,
  note('waiting', ({ choosing, shown }) => choosing === null && happened('marker-placed')({ shown })),
  shared.forge,
  shared.spendRunes,
  shared.secondAction,
  shared.buildMonument,
  shared.raiseMonument,
  shared.commandMonster,
  shared.fight,
];
