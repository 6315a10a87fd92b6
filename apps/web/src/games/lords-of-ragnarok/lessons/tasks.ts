/** Lessons that a first game of Lords of Ragnarok shares with one alone. */
import { isLordsTable, type LordsDecisions, regionOf } from '@skald/engine/games/lords-of-ragnarok';
import type { TableState } from '../../../table/model/table-model.ts';
import { type Lesson, lessonsOf } from '../../lesson.ts';

const { task } = lessonsOf<LordsDecisions>();

export const chooseHero: Lesson = task('hero', 'choose-hero');

export const choosePlace: Lesson = task('place', 'choose-place', {
  wants: ({ region }, _, state) => populationOf(state, region) === 2,
  rule: 'LR-3.10',
});

/** To a rune, so that there is one to forge in the next turn. */
export const moveHero: Lesson = task('move', 'hero-action', {
  wants: (action, _, state) => action.do === 'move' && runesAt(state).includes(action.region),
  rule: 'LR-5.5',
});

export const useArmy: Lesson = task('army', 'activate-army', {
  when: ({ prompt }) => prompt.params.cause === 'maneuver',
  wants: (activation) => activation.do !== 'none',
  rule: 'LR-8.5',
});

export const prepare: Lesson = task('prepare', 'special-action', {
  wants: (choice) => choice.do === 'act' && choice.action === 'PREPARE',
  rule: 'LR-9.9',
});

export const takeRune: Lesson = task('rune', 'take-rune');

export const forge: Lesson = task('forge', 'pray', { wants: (prayer) => prayer.do === 'forge', rule: 'LR-5.5' });

export const spendRunes: Lesson = task('spend', 'rune-action', { wants: (action) => action.do !== 'done', rule: 'LR-4.2' });

export const secondAction: Lesson = task('second', 'special-action', {
  wants: (choice) => choice.do === 'act' && choice.action !== 'BUILD_MONUMENT',
  rule: 'LR-9.13',
});

export const buildMonument: Lesson = task('monument', 'special-action', {
  wants: (choice) => choice.do === 'act' && choice.action === 'BUILD_MONUMENT',
  rule: 'LR-9.2',
});

export const raiseMonument: Lesson = task('raise', 'raise-monument');

export const commandMonster: Lesson = task('monster', 'command-monster', { mayMiss: true });

export const fight: Lesson = task('battle', 'play-battle-card', { mayMiss: true });

function populationOf({ shown }: TableState, region: number): number | undefined {
  const { table } = shown.snapshot;
  return isLordsTable(table) ? regionOf(table.side, region).population : undefined;
}

/** The regions with a rune on their forge. */
function runesAt({ shown }: TableState): readonly number[] {
  const { table } = shown.snapshot;
  return isLordsTable(table) ? table.forges.filter(({ rune }) => rune !== null).map(({ at }) => at) : [];
}
