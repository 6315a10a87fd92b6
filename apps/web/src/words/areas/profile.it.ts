/** The words of players' pages in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './profile.en.ts';

export const it: WordsOf<typeof en> = {
  'profile.failed': 'In questo momento questa pagina non si può caricare. Riprova tra poco.',
  'profile.history': 'Partite finite',
  'profile.kind.bot': 'Automa',
  'profile.kind.guest': 'Ospite',
  'profile.kind.registered': 'Giocatore',
  'profile.loading': 'Cerchiamo le saghe …',
  'profile.more': 'Mostra le più vecchie',
  'profile.none': 'Nessuna partita è ancora arrivata alla fine.',
  'profile.private': 'privata',
  'profile.rank': '{rank, number}º su {seats, number}',
  'profile.results': 'Risultati',
  'profile.score': '{score, number}',
  'profile.since': 'Qui dal {date}',
  'profile.tab': '{name} su Skald',
  'profile.tally': '{won, number} vinte su {finished, number}',
  'profile.unknown': 'Qui non c’è un giocatore così, o non c’è più.',
  'profile.won': 'Vinta',
};
