/** Odin: a pillage in his province pays its reward twice. */
import { pillageOf, succeed, takeReward } from '../flow/battle/pillage-success.ts';
import { godPower } from '../powers/power.ts';

export const odin = godPower('odin', {
  rules: ['BR-30.5', 'BR-16.7'],
  on: succeed,
  steps: {
    reward: (g) => {
      g.emit({ event: 'god-worked', god: 'odin', province: pillageOf(g).province });
      takeReward(g, 'odin');
    },
  },
});
