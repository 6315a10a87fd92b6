/** The help of Valda in Italian: the player aid and the phases. */
import { decisions } from './decisions.it.ts';
import { icons } from './icons.it.ts';
import type { ValdaHelpTexts } from './text-type.ts';

export const texts: ValdaHelpTexts = {
  decisions,
  icons,
  phases: {
    resources: { title: 'Risorse', text: 'Dadi per miniere e trivelle, poi scambi con la riserva (VA-6.1, VA-6.3).' },
    actions: { title: 'Azioni', text: 'Pesca scoperto, poi spendi 3 punti azione; alla fine al massimo 10 carte (VA-7.6, VA-7.13).' },
    building: { title: 'Costruzione', text: 'Fino a due miniere, trivelle o templi (VA-8.1).' },
    attack: { title: 'Attacco', text: 'Ogni avversario può attaccare il giocatore di turno, prima chi ha più seguaci (VA-9.1).' },
    followers: { title: 'Seguaci', text: 'Compra seguaci con Thor e Odino, lancia con Loki; poi il turno successivo (VA-10.1).' },
  },
  aid: [
    {
      title: 'Scopo',
      lines: [
        'Sei round. Vince chi ha più seguaci :viking-helmet: (VA-5.1).',
        'Zone sicure a 5, 12 e 20, poi di nuovo dalle radici: non scendi mai sotto una già raggiunta (VA-4.2).',
      ],
    },
    {
      title: 'Il tuo turno',
      lines: [
        '1 Risorse: lancia un dado :perspective-dice-six-faces-random: per ogni miniera :gold-mine: e trivella :drill:, poi scambia 4 per 1 (VA-6.1, VA-6.3).',
        '2 Azioni: pesca 2 carte scoperte. 3 punti azione: gioca una carta azione, prendi una risorsa o pesca (VA-7.1, VA-7.7).',
        '3 Costruzione: fino a 2 edifici. Un tempio dà 1 seguace e una delle prime due carte del suo dio (VA-8.1, VA-8.5).',
        '4 Attacco: gli avversari possono attaccarti :crossed-swords:; ti difendi con gli scudi :viking-shield: (VA-9.2, VA-9.8).',
        '5 Seguaci: compra seguaci con Thor e Odino, lancia i dadi con Loki (VA-10.1).',
      ],
    },
    {
      title: 'Dei: un tempio, due templi',
      lines: [
        ':hunting-horn: Heimdall: scambia 2 per 1, poi 1 per 1 (VA-11.2).',
        ':wheat: Freya: pesca 3 e tieni 2, poi tutte e 3 (VA-11.3).',
        ':fire: Surtur: due attacchi o più forza (VA-11.4). :scales: Tyr: ogni scudo +1, poi +2 (VA-11.5).',
        ':thor-hammer: Thor: oro o diamanti per seguaci (VA-11.6). :raven: Odino: sangue per seguaci (VA-11.7). :drama-masks: Loki: lancia i dadi bianchi (VA-11.8).',
        ':crown: Tre templi controllano un regno: 1 seguace, nessun altro vi costruisce, e puoi pescarne le carte divine (VA-12.1, VA-12.4, VA-7.3).',
      ],
    },
    {
      title: 'Attacco',
      lines: [
        'Un attacco riesce solo se è più forte di tutti gli scudi insieme (VA-9.9).',
        ':rune-sword: Le armi divine non costano nulla, si giocano nel loro momento, anche nei turni altrui, ed escono dal gioco (VA-15.1, VA-15.2).',
      ],
    },
  ],
};
