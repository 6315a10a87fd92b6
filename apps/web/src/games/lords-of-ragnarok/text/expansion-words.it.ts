/** Italian texts of the expansions on the table of Lords of Ragnarok. */
import type { TextsLike } from '../../../i18n/texts-like.ts';
import type { en } from './expansion-words.en.ts';

export const it: TextsLike<typeof en> = {
  'lords.key.human-armies': 'armate umane sulle coste',
  'lords.key.monument-level': 'livello',
  'lords.key.sea-order': 'ordine dei mari',
  'lords.map.gift.aegir':
    'Un sacerdote qui: {attribute} +1, e un’armata di forza {bonus} sbarca in una tua regione sul mare del tuo drakkar.',
  'lords.map.gift.heimdall': 'Un sacerdote qui: {attribute} +1; pesca una carta in più di {bonus}, poi scartane una.',
  'lords.map.gift.hel': 'Un sacerdote qui: {attribute} +1, e qualcun altro perde {bonus, plural, one {# cosa} other {# cose}}.',
  'lords.map.monster-at-sea': '{monster}: {sea}',
  'lords.map.sea-closed': 'Nessuna nave altrui apre una via su questo mare.',
  'lords.map.ships': 'Navi: {owners}',
  'lords.rule.LR-50.1': 'Tra più monumenti di un attributo prende il più alto, poi quello del gioco base.',
  'lords.rule.LR-50.5': 'Un mostro del mare nuota verso il mare con più armate umane sulle coste.',
  'lords.settled.human-armies': 'Sulle sue coste stanno più armate umane.',
  'lords.settled.monument-level': 'È il monumento più alto di questo attributo.',
  'lords.settled.sea-order': 'È il primo tra mari uguali.',
  'lords.wheel.wakes-always': 'La costruzione desta {realm}. I suoi alleati: {bonus}',
};
