/** The lessons of a first game of Valda: a round and a half, from the first cards to the first attack. */
import type { ValdaDecisions } from '@skald/engine/games/valda';
import { type Lesson, lessonsOf } from '../../lesson.ts';

const { task, note } = lessonsOf<ValdaDecisions>();

export const lessons: readonly Lesson[] = [
  task('trade', 'trade', { mayMiss: true }),
  task('draw', 'plan-draw', { wants: ({ deck }) => deck === 'A', rule: 'VA-7.9' }),
  task('play', 'act', { wants: (action) => action.do === 'play', rule: 'VA-7.7' }),
  task('points', 'act', {
    when: ({ prompt }) => prompt.params.actionPoints > 0,
    wants: (action) => action.do !== 'end',
    rule: 'VA-7.6',
  }),
  task('temple', 'build', {
    wants: (building) => building.do === 'temple' && (building.realm === 'thor' || building.realm === 'odin'),
    rule: 'VA-8.5',
  }),
  task('keep', 'keep-card'),
  task('more', 'build', { wants: (building) => building.do !== 'end', rule: 'VA-8.1' }),
  task('defend', 'defend', { mayMiss: true }),
  task('followers', 'win-followers', { wants: (choice) => choice.do === 'buy', rule: 'VA-17.2', mayMiss: true }),
  task('attack', 'attack', {
    when: ({ space }) => space.kind === 'one' && space.options.some((choice) => choice.do === 'attack'),
    wants: (choice) => choice.do === 'attack',
    rule: 'VA-14.1',
  }),
  note('round', ({ shown }) => 'round' in shown.snapshot.table && shown.snapshot.table.round !== 1),
];
