/** The texts of the expansions of Lords of Ragnarok, in German. */
import type { ExpansionTexts } from './expansion-texts.ts';

export const expansions: ExpansionTexts = {
  things: {
    hel: 'Hel',
    heimdall: 'Heimdall',
    aegir: 'Ägir',
    asgard: 'Asgard',
    helheim: 'Helheim',
    jormungandr: 'Jörmungandr',
    kraken: 'Kraken',
    nagfar: 'Nagfar',
    fenrir: 'Fenrir',
    'serpent-fang': 'Schlangenzahn',
    'kraken-pearl': 'Krakenperle',
    snekkar: 'Snekkar',
    realms: 'zusätzliche Reiche',
    boss: 'Erzfeind',
    'sea-to-swim': 'das Meer, in das es schwimmt',
    'monument-level': 'Stufe des Monuments',
    'human-armies': 'Armeen von Menschen an der Küste',
    'sea-order': 'Reihenfolge der Meere',
  },
  details: {
    hel: 'Jemand anderes verliert je Punkt eine Karte, eine Rune, einen Punkt Stärke oder die Gesundheit.',
    heimdall: 'Ziehe eine Karte mehr als der Bonus und lege eine ab.',
    aegir: 'Rekrutiere eine Armee dieser Stärke in einem deiner Gebiete am Meer deines Drakkars.',
    asgard: 'Ein Priester oder eine Kampfkarte.',
    helheim: 'Nimm eine Karte deiner Wahl von den abgelegten.',
    jormungandr:
      'Bewegung 1 Meer. Gebietsangriff (alle Küsten seines Meeres): Alle verringern dort eine Armee um 1. Sein Meer trägt keine fremden Schiffe.',
    kraken:
      'Bewegung 2 Meere. Gebietsangriff (alle Küsten seines Meeres): Alle dort verlieren 1 Rune und 1 zufällige Karte. Sein Meer trägt keine fremden Schiffe.',
    nagfar:
      'Bewegung 2 Meere. Gebietsangriff (alle Küsten seines Meeres): Jeder Held dort erleidet 1 Verletzung, alle verringern dort eine Armee um 1. In Schlachten dort verliert jeder Mensch 1 mehr. Sein Meer trägt keine Schiffe.',
    'serpent-fang': 'Vor den Karten deiner Schlacht: 4 mehr.',
    'kraken-pearl': 'In deinem Zug: 3 Runen deiner Wahl.',
  },
  decisions: {
    'choose-victim': '{count, plural, one {Hel nimmt # Ding: Von wem?} other {Hel nimmt # Dinge: Von wem?}}',
    'land-warriors': 'Ägir landet Krieger der Stärke {strength}: Wo?',
    'lose-to-hel': 'Hel greift nach {who}: Was geht verloren?',
  },
  options: {
    'choose-victim.curse': 'Von {victim}',
    'command-monster.swim': 'Schwimmen nach: {sea}',
    'hero-action.row': 'Eine Snekkja rudert: {from} nach {sea}',
    'land-warriors.decline': 'Nirgends',
    'land-warriors.recruit': 'Im Gebiet {region}',
    'lose-to-hel.army': '1 Stärke der Armee der Stärke {strength} im Gebiet {region}',
    'lose-to-hel.card': 'Eine zufällige Kampfkarte',
    'lose-to-hel.injury': 'Gesundheit: {attribute} wird verletzt',
    'lose-to-hel.rune': 'Eine Rune: {rune}',
    'realm-bonus.fetch': '{card} von den abgelegten Karten nehmen',
    'realm-bonus.priest': 'Einen Priester erhalten',
  },
  events: {
    'card-fetched': '{who} holt {card} von den Toten zurück',
    'hel-called': '{count, plural, one {{who} ruft Hel an: {victim} verliert # Ding} other {{who} ruft Hel an: {victim} verliert # Dinge}}',
    'monster-swam': '{monster} schwimmt: {from} nach {sea}',
    'sea-attack': '{monster} schlägt an den Küsten zu: {sea}',
    'snekkar-launched': '{who} lässt {ships} Snekkar zu Wasser: {sea}',
    'snekkja-moved': 'Eine Snekkja von {who} rudert: {from} nach {sea}',
  },
  reasons: {
    'fenrir-not-supported': 'Das Regelheft unterstützt Fenrir als Erzfeind nicht: Wähle Loki oder Nagfar.',
    'five-not-supported': 'Das Regelheft unterstützt die Erweiterung für fünf nicht: Es spielen höchstens vier mit.',
    'no-hunter-at-sea': 'Mit Meeresungeheuern oder Nagfar darf kein Prophet die Jagd bevorzugen: weder Beowulf noch Hervor.',
    'two-prophets-at-sea': 'Mit Meeresungeheuern oder Nagfar spielen höchstens {most} Propheten mit, denn keiner darf die Jagd bevorzugen.',
  },
};
