/** VA-15.13: Loki's weapon. */
import { decision, itemAt, required, someOf } from '../../../kernel/index.ts';
import { currentRoll, rollAgain } from '../flow/dice.ts';
import type { DieColour } from '../ids.ts';
import type { Valda } from '../state.ts';
import { effect } from './effect.ts';

/** The new target defends with its own hand and powers; the attack stays the attacker's. */
export const vanished = effect('vanished', {
  rules: ['VA-15.13', 'VA-16.5'],
  steps: {
    redirect: (g, { target }) => {
      const attack = required(g.table.attack, 'an attack to redirect');
      const instance = itemAt(attack.instances, 0);
      const former = instance.target;
      instance.target = required(target, 'a new target');
      g.emit({ event: 'attack-redirected', attacker: attack.attacker, former, target: instance.target, card: attack.card });
    },
  },
});

export interface FallenDie {
  readonly place: number;
  readonly die: DieColour;
  readonly face: number;
}

export const reroll = decision<Valda, readonly FallenDie[]>('reroll', {
  rules: ['VA-15.13'],
  space: (g) => {
    const dice = currentRoll(g).dice.map(({ die, face }, place) => ({ place, die, face }));
    return someOf(dice, 1, dice.length);
  },
});

export const loadedDice = effect('loaded-dice', {
  rules: ['VA-15.13', 'VA-16.4'],
  decisions: [reroll],
  steps: {
    choose: (g, { seat }) => g.ask(reroll, seat, {}),
    roll: (g) => {
      const places = g.answer(reroll).map(({ place }) => place);
      return rollAgain(g, places);
    },
  },
});
