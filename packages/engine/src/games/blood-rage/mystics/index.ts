/** The manifest of the mystic cards. A missing or misspelt card does not compile. */
import type { MysticCard } from '../card-ids.ts';
import type { Power } from '../powers/power.ts';
import { friggasChosen } from './friggas-chosen.ts';
import { odinsChosen } from './odins-chosen.ts';
import { thorsChosen } from './thors-chosen.ts';

export const mystics = {
  'friggas-chosen': friggasChosen,
  'odins-chosen': odinsChosen,
  'thors-chosen': thorsChosen,
} satisfies { readonly [Id in MysticCard]: Power<Id> };
