/** The words of tables on a server in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './live.en.ts';

export const it: WordsOf<typeof en> = {
  'live.aborted': 'Questa partita è stata annullata.',
  'live.ask-undo': 'Chiedi di riprendere l’ultima risposta',
  'live.asked': 'deve giocare',
  'live.behind': 'Ci si rimette in pari con il tavolo …',
  'live.bot': 'bot',
  'live.chosen': 'ha scelto',
  'live.copy-link': 'Copia il link della partita',
  'live.days': '{days} g {hours} h',
  'live.hand-over': 'Lascia giocare un bot per me',
  'live.handed-over': 'un bot gioca per questa persona',
  'live.handed-over-you': 'Un bot gioca per te.',
  'live.lost': 'Il collegamento è interrotto.',
  'live.lost-text': 'Si ripristina da solo; nulla di ciò che hai scelto va perso.',
  'live.menu': 'Partita …',
  'live.players': 'Giocatori',
  'live.reload': 'Ricarica',
  'live.rematch': 'Rivincita',
  'live.resign': 'Arrenditi',
  'live.resign-really': 'Arrenditi davvero',
  'live.resigned': 'si è arreso',
  'live.restored': 'Il collegamento è tornato.',
  'live.retry': 'Riprova ora',
  'live.since': '{count, plural, one {È successa una cosa mentre non c’eri.} other {Sono successe # cose mentre non c’eri.}}',
  'live.spectators': '{count, plural, one {# spettatore} other {# spettatori}}',
  'live.stopping': 'Il server si riavvia.',
  'live.take-back': 'Riprendi il mio posto',
  'live.undo-agree': 'D’accordo',
  'live.undo-asked': '{name} vorrebbe riprendere l’ultima risposta.',
  'live.undo-mine':
    '{count, plural, =0 {Hai chiesto di riprendere la tua ultima risposta.} other {Hai chiesto di riprendere la tua ultima risposta. Deve ancora accettare: {names}}}',
  'live.undo-refuse': 'Rifiuta',
  'live.watching': 'Stai guardando.',
  'live.you': '(tu)',
};
