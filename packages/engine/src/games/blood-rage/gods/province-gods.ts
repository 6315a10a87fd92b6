/** BR-30.5: Odin doubles what is pillaged in his province; Frigga lets nobody die in a battle in hers. */
import { type Heard, type Listener, procedure, type Verdict } from '../../../kernel/index.ts';
import { godSources } from '../cards/sources.ts';
import { type Destruction, destroy, isOfBattle } from '../flow/destroy.ts';
import { pillageOf, succeed, takeReward } from '../flow/pillage-success.ts';
import type { BloodRage, Nothing } from '../state.ts';

const odinGives = procedure<BloodRage, Heard<Nothing>, Verdict<Nothing>>('god-odin', {
  reward: (g) => {
    g.tell({ event: 'god-worked', god: 'odin', province: pillageOf(g).province });
    takeReward(g, 'odin');
  },
});

export const odin: Listener<BloodRage, Nothing> = {
  id: 'god-odin',
  on: succeed.name,
  window: 'react',
  sources: ({ table }) => godSources(table, 'odin'),
  run: odinGives,
};

const friggaShields = procedure<BloodRage, Heard<Destruction>, Verdict<Destruction>>('god-frigga', {
  prevent: (g) => {
    g.tell({ event: 'god-worked', god: 'frigga', province: pillageOf(g).province });
    g.end('prevented');
  },
});

/** BR-18.1: before anybody needs to save a figure. */
export const frigga: Listener<BloodRage, Destruction> = {
  id: 'god-frigga',
  on: destroy.name,
  window: 'may',
  sources: ({ table }, { cause, figures }) => godSources(table, 'frigga', isOfBattle(cause) && figures.length > 0),
  run: friggaShields,
};
