/** The texts of the expansions of Lords of Ragnarok, in Italian. */
import type { ExpansionTexts } from './expansion-texts.ts';

export const expansions: ExpansionTexts = {
  things: {
    hel: 'Hel',
    heimdall: 'Heimdall',
    aegir: 'Ægir',
    asgard: 'Asgard',
    helheim: 'Helheim',
    jormungandr: 'Jormungandr',
    kraken: 'Kraken',
    nagfar: 'Nagfar',
    fenrir: 'Fenrir',
    'serpent-fang': 'Zanna del Serpente',
    'kraken-pearl': 'Perla del Kraken',
    snekkar: 'snekkar',
    realms: 'reami aggiuntivi',
    boss: 'arcinemico',
    'sea-to-swim': 'il mare verso cui nuota',
    'monument-level': 'livello del monumento',
    'human-armies': 'armate umane sulle coste',
    'sea-order': 'ordine dei mari',
  },
  details: {
    hel: 'Per ogni punto qualcun altro perde una carta, una runa, un punto di forza o di salute.',
    heimdall: 'Pesca una carta in più del bonus, poi scartane una.',
    aegir: 'Recluta un’armata di quella forza in una tua regione sul mare del tuo drakkar.',
    asgard: 'Un sacerdote o una carta combattimento.',
    helheim: 'Prendi una carta a scelta dagli scarti.',
    jormungandr:
      'Movimento 1 mare. Attacco ad area (tutte le coste del suo mare): ciascuno abbassa di 1 un’armata lì. Il suo mare non porta navi altrui.',
    kraken:
      'Movimento 2 mari. Attacco ad area (tutte le coste del suo mare): chi è lì perde 1 runa e 1 carta a caso. Il suo mare non porta navi altrui.',
    nagfar:
      'Movimento 2 mari. Attacco ad area (tutte le coste del suo mare): ogni eroe lì subisce 1 ferita, ciascuno abbassa di 1 un’armata lì. Nelle battaglie lì ogni umano perde 1 in più. Il suo mare non porta navi.',
    'serpent-fang': 'Prima delle carte della tua battaglia: 4 in più.',
    'kraken-pearl': 'Nel tuo turno: 3 rune a scelta.',
  },
  decisions: {
    'choose-victim': '{count, plural, one {Hel prende # cosa: a chi?} other {Hel prende # cose: a chi?}}',
    'land-warriors': 'Ægir sbarca guerrieri di forza {strength}: dove?',
    'lose-to-hel': 'Hel afferra {who}: che cosa va perduto?',
  },
  options: {
    'choose-victim.curse': 'A {victim}',
    'command-monster.swim': 'Nuota verso {sea}',
    'hero-action.row': 'Una snekkja rema da {from} a {sea}',
    'land-warriors.decline': 'In nessun luogo',
    'land-warriors.recruit': 'Nella regione {region}',
    'lose-to-hel.army': '1 punto dell’armata di forza {strength} nella regione {region}',
    'lose-to-hel.card': 'Una carta combattimento a caso',
    'lose-to-hel.injury': 'Salute: ferita a {attribute}',
    'lose-to-hel.rune': 'Una runa: {rune}',
    'realm-bonus.fetch': 'Prendi {card} dagli scarti',
    'realm-bonus.priest': 'Ottieni un sacerdote',
  },
  events: {
    'card-fetched': '{who} riprende {card} dai morti',
    'hel-called': '{count, plural, one {{who} invoca Hel: {victim} perde # cosa} other {{who} invoca Hel: {victim} perde # cose}}',
    'monster-swam': '{monster} nuota da {from} a {sea}',
    'sea-attack': '{monster} colpisce le coste di {sea}',
    'snekkar-launched': '{who} vara {ships} snekkar in {sea}',
    'snekkja-moved': 'Una snekkja di {who} rema da {from} a {sea}',
  },
  reasons: {
    'fenrir-not-supported': 'Il regolamento non prevede Fenrir come arcinemico: scegli Loki o Nagfar.',
    'five-not-supported': 'Il regolamento non prevede l’espansione per cinque: si gioca al massimo in quattro.',
    'no-hunter-at-sea': 'Con i mostri del mare o Nagfar nessun profeta può preferire la caccia: né Beowulf né Hervor.',
    'two-prophets-at-sea': 'Con i mostri del mare o Nagfar giocano al massimo {most} profeti, perché nessuno può preferire la caccia.',
  },
};
