/** English: the rule behind each decision in Raids. */
import type { RaidsHelpTexts } from './text-type.ts';

export const decisions: RaidsHelpTexts['decisions'] = {
  'place-tile':
    'Put the tile in an empty slot, in place of one you throw out for good, or discard it. It covers two shields and offers its own: Vikings without a shield are lost at once.',
  'sell-goods':
    'At a trading post you may sell goods from your ship, one or two as the post says; only sold goods score. The right lapses if you do not use it. Afterwards the post brings 1 Viking.',
  navigate:
    'Sail forward to any free tile, to the harbour, or to a tile with another ship if you arrive with a Viking: that starts a fight. For each monster on the way choose to fight it or to give up a Viking.',
  'respond-to-attack':
    'Strike back by paying one Viking more than your rival just paid, or flee. What is paid is gone, whoever wins. Who stays keeps the place and takes the tile in the next own turn.',
  'flee-to':
    'You leave for a place ahead. You take no tile and discard none, but villages, visits, plunders and monsters on the way count. Stopping at another ship starts a new fight; the harbour is always open.',
};
