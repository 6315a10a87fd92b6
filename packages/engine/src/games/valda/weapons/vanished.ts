/** VA-15.13: the weapon of Loki. */
import { at, decision, must, procedure, some } from '../../../kernel/index.ts';
import { currentRoll, rollAgain } from '../flow/dice.ts';
import type { DieColour } from '../ids.ts';
import type { Valda } from '../state.ts';
import { always, type Use, type WeaponEffect } from './weapon-effect.ts';

/** The new target defends with its own hand and powers; it remains the attacker's attack. */
const redirect = procedure<Valda, Use>('vanished', {
  redirect: (g, { target }) => {
    const attack = must(g.table.attack, 'an attack to redirect');
    const instance = at(attack.instances, 0);
    const former = instance.target;
    instance.target = must(target, 'a new target');
    g.tell({ event: 'attack-redirected', attacker: attack.attacker, former, target: instance.target, card: attack.card });
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
    return some(dice, 1, dice.length);
  },
});

const loadDice = procedure<Valda, Use>('loaded-dice', {
  choose: (g, { seat }) => g.ask(reroll, seat, {}),
  roll: (g) =>
    rollAgain(
      g,
      g.answer(reroll).map(({ place }) => place),
    ),
});

export const vanished: WeaponEffect = { possible: always, run: redirect };
export const loadedDice: WeaponEffect = { possible: always, run: loadDice };
