/** Italian texts of the analysis beside a replay. */

import type { en } from '../en/analysis.ts';
import type { TextsLike } from '../texts-like.ts';

export const it: TextsLike<typeof en> = {
  'analysis.about':
    'Ogni probabilità è valutata da ciò che quella persona sapeva in quel momento: ciò che era nascosto viene ridistribuito molte volte, mai guardato. Il costo è quanto la risposta ha perso, da quel sapere, rispetto alla migliore trovata; le piccole differenze non si distinguono e non sono segnate.',
  'analysis.better': 'Meglio: {answer}',
  'analysis.chance': '{value, number} %',
  'analysis.chance-error': '{value, number} % ± {error, number}',
  'analysis.chances': 'Probabilità di vittoria',
  'analysis.chances-at': 'Probabilità di vittoria al momento {at, number}',
  'analysis.costly': '{name} ha scelto «{answer}». Costa circa il {cost, number} % (± {error, number}).',
  'analysis.costly-count':
    '{count, plural, =0 {Nessuna risposta è chiaramente costata qualcosa.} one {Una risposta è chiaramente costata qualcosa.} other {# risposte sono chiaramente costate qualcosa.}}',
  'analysis.doubt':
    'In partite dall’esito noto, le probabilità di questo gioco erano sbagliate in media di circa il {doubt, number} %. Le differenze sotto il {least, number} % non sono segnate.',
  'analysis.end': 'Fine',
  'analysis.failed': 'Questa partita non si può analizzare.',
  'analysis.free':
    '{name} ha scelto «{answer}». Scelta libera: le risposte migliori differiscono meno di quanto si possa distinguere ({least, number} %).',
  'analysis.good': '{name} ha scelto «{answer}», chiaramente la migliore risposta trovata.',
  'analysis.here': 'In questo momento',
  'analysis.ledger': 'Fortuna e decisioni',
  'analysis.ledger-about':
    'Che cosa ha mosso le probabilità dall’inizio alla fine: le proprie risposte costose, quelle degli altri, e il resto, cioè dadi, carte pescate, carte nascoste e differenze troppo piccole.',
  'analysis.luck': 'Caso e carte nascoste l’hanno poi mossa del {value} % (± {error, number}).',
  'analysis.mistakes': 'Risposte costose',
  'analysis.moment': 'Momento {at, number}',
  'analysis.none': 'Qui non è stato deciso nulla che si possa confrontare.',
  'analysis.others': 'Risposte costose degli altri',
  'analysis.own': 'Proprie risposte costose',
  'analysis.partial': 'Interrotta: questo è quanto si sapeva fin lì.',
  'analysis.played': 'giocata',
  'analysis.rest': 'Fortuna e resto',
  'analysis.resume': 'Analizza fino alla fine',
  'analysis.running': 'Analisi della partita …',
  'analysis.start': 'Inizio',
  'analysis.stop': 'Ferma',
  'analysis.title': 'Analisi',
  'analysis.turn': '{name}: {from, number} % → {to, number} %',
  'analysis.turning-none': 'Nessun cambiamento è stato più grande dell’errore.',
  'analysis.turning-points': 'Punti di svolta',
  'analysis.unmeasured': 'Questa partita è stata giocata con regole più vecchie di quelle che l’analisi conosce: giudica dai soli punti.',
  'hint.costs': 'costa circa il {cost, number} %',
  'hint.equal': 'altrettanto buona, per quanto si distingue',
  'hint.failed': 'Qui non si trova alcun suggerimento.',
  'hint.free': 'Queste risposte si equivalgono più o meno: scegli quella che preferisci.',
  'hint.thinking': 'Ricerca delle risposte migliori …',
  'hint.title': 'Suggerimento',
  'hint.why': 'Giudicato da ciò che vedi, con molte continuazioni immaginate. I suggerimenti sono ricordati nel risultato.',
};
