/** German texts of the analysis beside a replay. */

import type { en } from '../en/analysis.ts';
import type { TextsLike } from '../texts-like.ts';

export const de: TextsLike<typeof en> = {
  'analysis.about':
    'Jede Aussicht ist nach dem beurteilt, was diese Person in diesem Moment wusste: Verborgenes wird viele Male neu ausgeteilt, nie angesehen. Kosten sind, was die Antwort nach diesem Wissen gegenüber der besten gefundenen verlor; kleine Unterschiede sind nicht zu erkennen und werden nicht markiert.',
  'analysis.better': 'Besser: {answer}',
  'analysis.chance': '{value, number} %',
  'analysis.chance-error': '{value, number} % ± {error, number}',
  'analysis.chances': 'Siegaussichten',
  'analysis.chances-at': 'Siegaussichten in Moment {at, number}',
  'analysis.costly': '{name} wählte „{answer}“. Das kostet etwa {cost, number} % (± {error, number}).',
  'analysis.costly-count':
    '{count, plural, =0 {Keine Antwort hat eindeutig etwas gekostet.} one {Eine Antwort hat eindeutig etwas gekostet.} other {# Antworten haben eindeutig etwas gekostet.}}',
  'analysis.doubt':
    'In Partien mit bekanntem Ausgang lagen die Aussichten bei diesem Spiel im Mittel um etwa {doubt, number} % daneben. Unterschiede unter {least, number} % werden nicht markiert.',
  'analysis.end': 'Ende',
  'analysis.failed': 'Diese Partie lässt sich nicht analysieren.',
  'analysis.free':
    '{name} wählte „{answer}“. Freie Wahl: die besten Antworten unterscheiden sich um weniger, als sich erkennen lässt ({least, number} %).',
  'analysis.good': '{name} wählte „{answer}“, eindeutig die beste gefundene Antwort.',
  'analysis.here': 'In diesem Moment',
  'analysis.ledger': 'Glück und Entscheidungen',
  'analysis.ledger-about':
    'Was die Aussichten vom Anfang bis zum Ende verändert hat: eigene teure Antworten, teure Antworten der anderen, und der Rest, also Würfel, gezogene und verborgene Karten und Unterschiede, die zu klein sind.',
  'analysis.luck': 'Zufall und verborgene Karten haben danach {value} % ausgemacht (± {error, number}).',
  'analysis.mistakes': 'Teure Antworten',
  'analysis.moment': 'Zu Moment {at, number}',
  'analysis.none': 'Hier wurde nichts entschieden, was sich vergleichen lässt.',
  'analysis.others': 'Teure Antworten der anderen',
  'analysis.own': 'Eigene teure Antworten',
  'analysis.partial': 'Angehalten: das war bis dahin bekannt.',
  'analysis.played': 'gespielt',
  'analysis.rest': 'Glück und der Rest',
  'analysis.resume': 'Zu Ende analysieren',
  'analysis.running': 'Die Partie wird analysiert …',
  'analysis.start': 'Anfang',
  'analysis.stop': 'Anhalten',
  'analysis.title': 'Analyse',
  'analysis.turn': '{name}: {from, number} % → {to, number} %',
  'analysis.turning-none': 'Keine Veränderung war größer als der Fehler.',
  'analysis.turning-points': 'Wendepunkte',
  'analysis.unmeasured': 'Diese Partie wurde nach älteren Regeln gespielt, als die Analyse kennt: sie urteilt allein nach den Punkten.',
  'hint.costs': 'kostet etwa {cost, number} %',
  'hint.equal': 'ebenso gut, soweit es sich erkennen lässt',
  'hint.failed': 'Hier lässt sich kein Tipp finden.',
  'hint.free': 'Diese Antworten sind etwa gleich gut: wähle, was dir gefällt.',
  'hint.thinking': 'Die besten Antworten werden gesucht …',
  'hint.title': 'Tipp',
  'hint.why': 'Beurteilt nach dem, was du sehen kannst, in vielen gedachten Fortsetzungen. Tipps werden im Ergebnis erwähnt.',
};
