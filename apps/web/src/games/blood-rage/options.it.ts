/** Italian names and explanations of the options of Blood Rage. */
import type { OptionTexts } from '../game-entry.ts';

export const options: OptionTexts = {
  mystics: { title: 'Mistici di Midgard', text: 'Ogni clan può ottenere due mistici con poteri propri.' },
  gods: { title: 'Dèi di Asgard', text: 'Due dei sei dèi camminano nel mondo e cambiano le province in cui stanno.' },
  fifthPlayer: { title: 'Espansione per cinque', text: 'Il clan dell’Ariete e altre carte; in cinque si usa sempre.' },
  draftInFirstAge: {
    title: 'Scelta delle carte nella prima era',
    text: 'Disattivata: nella prima era le carte vengono distribuite. Più facile per la prima partita.',
  },
  clans: { title: 'Clan', text: 'Quale clan guida ogni posto. Tutti i clan iniziano uguali.' },
  firstPlayer: { title: 'Chi inizia', text: 'Il posto con il segnalino del primo giocatore.' },
};
