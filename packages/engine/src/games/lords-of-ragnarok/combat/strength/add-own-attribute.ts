/** Jarl's Challenge: adds the effective value of an attribute. */
import { effective } from '../../table/attributes.ts';
import { combatEffect } from '../effect.ts';

export const addOwnAttribute = combatEffect('ADD_OWN_ATTRIBUTE', {
  rules: ['LR-10.8'],
  adds: ({ table, seat }, { attribute }) => (attribute ? effective(table, seat, attribute) : 0),
});
