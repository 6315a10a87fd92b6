/** German texts of the expansions on the table of Lords of Ragnarok. */
import type { TextsLike } from '../../../i18n/texts-like.ts';
import type { en } from './expansion-words.en.ts';

export const de: TextsLike<typeof en> = {
  'lords.key.human-armies': 'Armeen von Menschen an den Küsten',
  'lords.key.monument-level': 'Stufe',
  'lords.key.sea-order': 'Reihenfolge der Meere',
  'lords.map.gift.aegir':
    'Ein Priester hier: {attribute} +1, und eine Armee der Stärke {bonus} landet in einem deiner Gebiete am Meer deines Drakkars.',
  'lords.map.gift.heimdall': 'Ein Priester hier: {attribute} +1; ziehe eine Karte mehr als {bonus} und lege eine ab.',
  'lords.map.gift.hel': 'Ein Priester hier: {attribute} +1, und jemand anderes verliert {bonus, plural, one {# Ding} other {# Dinge}}.',
  'lords.map.monster-at-sea': '{monster}: {sea}',
  'lords.map.sea-closed': 'Kein fremdes Schiff gibt einen Weg über dieses Meer.',
  'lords.map.ships': 'Schiffe: {owners}',
  'lords.rule.LR-50.1': 'Von mehreren Monumenten eines Attributs nimmt er das höchste, dann das des Grundspiels.',
  'lords.rule.LR-50.5': 'Ein Meeresungeheuer schwimmt in das Meer mit den meisten Armeen von Menschen an den Küsten.',
  'lords.settled.human-armies': 'An seinen Küsten stehen die meisten Armeen von Menschen.',
  'lords.settled.monument-level': 'Es ist das höchste Monument dieses Attributs.',
  'lords.settled.sea-order': 'Es ist das erste unter gleichen Meeren.',
  'lords.wheel.wakes-always': 'Das Errichten weckt {realm}. Verbündete: {bonus}',
};
