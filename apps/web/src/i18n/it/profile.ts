/** Italian texts of players' pages. */

import type { en } from '../en/profile.ts';
import type { TextsLike } from '../texts-like.ts';

export const it: TextsLike<typeof en> = {
  'profile.failed': 'In questo momento questa pagina non si può caricare. Riprova tra poco.',
  'profile.history': 'Partite finite',
  'profile.kind.bot': 'Bot',
  'profile.kind.guest': 'Ospite',
  'profile.kind.registered': 'Giocatore',
  'profile.loading': 'Caricamento delle partite …',
  'profile.more': 'Mostra le partite precedenti',
  'profile.none': 'Ancora nessuna partita finita.',
  'profile.private': 'privata',
  'profile.rank': '{rank, number}º su {seats, number}',
  'profile.results': 'Risultati',
  'profile.score': '{score, number}',
  'profile.since': 'Qui dal {date}',
  'profile.tab': '{name} su Skald',
  'profile.tally': '{won, number} vinte su {finished, number}',
  'profile.unknown': 'Questo giocatore non esiste, o non c’è più.',
  'profile.won': 'Vinta',
};
