/** The game page of Valda in Italian. */
import type { Story } from '../story.ts';

export const story: Story = {
  lead: 'Sette dèi guardano il tuo villaggio. Costruisci loro templi, commercia, razzia i vicini e raccogli più seguaci di tutti.',
  aim: 'Vince chi ha più seguaci dopo sei round; a parità decidono i templi, poi le risorse.',
  chapters: [
    {
      title: 'Un turno ha cinque fasi',
      text: 'Risorse, azioni, costruzione, attacco, seguaci: ciascuno le fa tutte in ordine, poi tocca al prossimo. Dopo sei round è finita.',
    },
    {
      title: 'Risorse',
      text: 'Lancia un dado per ogni miniera e per ogni trivella di sangue: oro, diamanti, sangue divino. Poi scambia quattro di un tipo per uno di un altro, o meglio con il favore di Heimdall.',
    },
    {
      title: 'Azioni',
      text: 'Pesca due carte scoperte, poi spendi tre punti azione: gioca una carta azione, prendi una risorsa o pesca un’altra carta.',
    },
    {
      title: 'Costruzione',
      text: 'Miniere e trivelle danno più dadi. Un tempio dà subito un seguace, una carta del suo dio e il suo potere: un tempio il primo grado, due il secondo. Tre in un regno lo rendono solo tuo.',
    },
    {
      title: 'Attacco',
      text: 'Ora gli altri possono attaccarti, il più forte per primo, con una carta attacco ciascuno. Ti difendi con le carte che hai in mano; ciò che passa ruba seguaci, risorse o carte, o abbatte un tempio.',
    },
    {
      title: 'Seguaci',
      text: 'Da Thor e Odino puoi pagare per avere seguaci, da Loki tirare i dadi. I posti sicuri sull’albero Yggdrasil conservano ciò che hai raggiunto: sotto di essi nessuno può spingerti.',
    },
    {
      title: 'Armi divine',
      text: 'Ogni dio custodisce un’arma. Si può giocare quando nessuno se l’aspetta, anche nel turno di un altro, e poi è persa per sempre.',
    },
  ],
  extras: [
    {
      title: 'Corsa alla divinità',
      text: 'Una variante: chi arriva per primo a venti seguaci vince subito, per quanti round manchino.',
    },
  ],
};
