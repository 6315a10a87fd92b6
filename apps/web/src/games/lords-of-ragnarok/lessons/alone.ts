/** The lessons of a first game of Lords of Ragnarok alone against a prophet. */
import type { LordsDecisions } from '@skald/engine/games/lords-of-ragnarok';
import { happened, type Lesson, lessonsOf } from '../../lesson.ts';
import * as shared from './tasks.ts';

const { note } = lessonsOf<LordsDecisions>();

export const lessons: readonly Lesson[] = [
  shared.chooseHero,
  shared.choosePlace,
  note('prophet', happened('die-rolled')),
  shared.moveHero,
  shared.useArmy,
  note('surtur', happened('devastation-placed')),
  shared.prepare,
  shared.takeRune,
  shared.forge,
  shared.spendRunes,
  shared.secondAction,
  shared.buildMonument,
  shared.raiseMonument,
  shared.commandMonster,
  shared.fight,
];
