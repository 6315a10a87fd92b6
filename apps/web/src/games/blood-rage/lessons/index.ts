/** The lessons of a first game of Blood Rage: one Age, from the leader's invasion to the next draft. */
import { type BloodRageDecisions, isQuest, isUpgrade } from '@skald/engine/games/blood-rage';
import { happened, type Lesson, lessonsOf } from '../../lesson.ts';

const { task, note } = lessonsOf<BloodRageDecisions>();

/** The provinces of Alfheim: the hand of this first game holds their quest. */
const ALFHEIM: readonly string[] = ['andlang', 'gimle'];

export const lessons: readonly Lesson[] = [
  task('leader', 'take-turn', { wants: (turn) => turn.do === 'invade' && turn.figure === 'leader', rule: 'BR-10.4' }),
  task('province', 'choose-target', {
    when: ({ prompt }) => prompt.params.figure === 'leader',
    wants: (target) => target.do === 'invade' && ALFHEIM.includes(target.to),
    rule: 'BR-20.4',
  }),
  task('battle', 'play-card', {
    wants: (card) => !isQuest(card) && !isUpgrade(card),
    rule: 'BR-15.2',
    mayMiss: true,
  }),
  task('join', 'join-battle', { mayMiss: true }),
  task('quest', 'take-turn', { wants: (turn) => turn.do === 'quest' && turn.card.startsWith('a1-alfheim'), rule: 'BR-9.5' }),
  task('pillage', 'take-turn', { wants: (turn) => turn.do === 'pillage', rule: 'BR-14.1' }),
  task('upgrade', 'take-turn', { wants: (turn) => turn.do === 'upgrade', rule: 'BR-12.3' }),
  task('warrior', 'take-turn', { wants: (turn) => turn.do === 'invade', rule: 'BR-20.3' }),
  task('rage', 'take-turn', { wants: (turn) => turn.do !== 'pass', rule: 'BR-9.10' }),
  task('keep', 'keep-card', { wants: (choice) => choice.do === 'keep', rule: 'BR-19.1' }),
  task('raise', 'raise-stat', { mayMiss: true }),
  note('ragnarok', happened('province-destroyed')),
  task('draft', 'pick-cards'),
];
