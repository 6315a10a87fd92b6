/** The help of Blood Rage in Italian: the player aid and the phases. */
import { decisions } from './decisions.it.ts';
import { icons } from './icons.it.ts';
import type { BloodRageHelpTexts } from './text-type.ts';

export const texts: BloodRageHelpTexts = {
  decisions,
  icons,
  phases: {
    gifts: { title: 'Doni degli dèi', text: 'Tutti scelgono sei carte: una si tiene, le altre passano a sinistra (BR-8.3).' },
    action: { title: 'Azioni', text: 'A turno, un’azione ciascuno, finché nessuno ha Furia o tutto è saccheggiato (BR-9.2, BR-9.8).' },
    discard: { title: 'Scarto', text: 'Tieni al massimo una carta per l’Era successiva (BR-19.1).' },
    quest: { title: 'Missioni', text: 'Si rivelano le missioni; ognuna completata dà la sua Gloria e aumenta una statistica (BR-20.2).' },
    ragnarok: {
      title: 'Ragnarök',
      text: ':fire-zone: La provincia condannata viene distrutta. Ogni miniatura che vi muore dà 2, 3 o 4 Gloria secondo l’Era (BR-21.1, BR-21.3).',
    },
    valhalla: {
      title: 'Ritorno dal Valhalla',
      text: 'Tutte le miniature nel Valhalla tornano nelle riserve; comincia l’Era successiva (BR-22.1, BR-22.3).',
    },
  },
  aid: [
    {
      title: 'Scopo',
      lines: [
        'Tre Ere. Vince chi ha più Gloria :laurel-crown: (BR-23.3).',
        'Alla fine le statistiche al livello 4 o 5 valgono 10, al livello 6 valgono 20 (BR-23.1).',
      ],
    },
    {
      title: 'Le tue statistiche',
      lines: [
        ':flame: Furia: quanto puoi spendere in azioni in un’Era.',
        ':crossed-axes: Asce: Gloria per ogni battaglia vinta.',
        ':mighty-horn: Corni: quante miniature puoi avere sulla mappa.',
      ],
    },
    {
      title: 'Azioni, una per turno',
      lines: [
        'Invasione: una miniatura dalla riserva in un villaggio vuoto :hut:, una nave :drakkar: in un fiordo; Furia pari alla forza, il leader :crown: è gratis (BR-10.1, BR-10.4).',
        'Marcia, 1 Furia: quante miniature vuoi da una provincia a un’altra; la distanza non conta (BR-11.1).',
        'Miglioria: gioca la carta pagando Furia pari alla sua forza; la miniatura migliorata può invadere gratis (BR-12.1, BR-12.4).',
        ':scroll-unfurled: Missione: mettila coperta, gratis (BR-13.1).',
        'Saccheggio: dove hai una miniatura. Gli altri possono unirsi, poi si combatte; chi saccheggia prende la ricompensa solo se vince (BR-14.1, BR-16.7).',
        'Con 0 Furia non fai più azioni, nemmeno quelle gratuite (BR-9.5).',
      ],
    },
    {
      title: 'Battaglia',
      lines: [
        'Tutti giocano una carta coperta. Conta la forza :biceps: di miniature e carte; in parità muoiono tutti (BR-15.1, BR-15.13).',
        'Il vincitore scarta le sue carte, gli sconfitti le riprendono; le miniature morte vanno nel Valhalla :winged-emblem: (BR-16.4, BR-16.5).',
      ],
    },
  ],
};
