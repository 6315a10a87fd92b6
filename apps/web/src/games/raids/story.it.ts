/** The game page of Raids in Italian. */
import type { Story } from '../story.ts';

export const story: Story = {
  lead: 'Quattro viaggi su un mare agitato. Fermati dove c’è il bottino, riempi il drakkar, abbatti ciò che sale dagli abissi e scaccia i rivali dai posti migliori.',
  aim: 'Vince chi ha più gloria dopo il quarto viaggio. La gloria viene da monete, pietre runiche, merci vendute, mostri sconfitti, stendardi e dai vichinghi a bordo di una nave con Mjolnir.',
  chapters: [
    {
      title: 'Salpa chi è in coda',
      text: 'Non si gioca a giro. Tocca sempre alla nave più indietro: un salto breve può darti più turni di fila, uno lungo lascia gli altri servirsi.',
    },
    {
      title: 'Prendi ciò per cui ti sei fermato',
      text: 'Il turno comincia prendendo la tessera accanto alla tua nave. Armi, vele, stendardi, martelli e merci occupano uno dei cinque posti del drakkar, e quasi tutti coprono degli scudi. Le pietre runiche stanno accanto alla nave.',
    },
    {
      title: 'Non resta nulla',
      text: 'Prima di ripartire, tutto ciò che sta tra te e la prossima nave davanti sparisce dal mare. Aspettare non è mai gratis.',
    },
    {
      title: 'Naviga quanto vuoi',
      text: 'Fermati a qualsiasi tessera davanti a te. I villaggi lungo la rotta danno vichinghi, visite e saccheggi premiano le prime navi che passano. Ogni scudo libero porta un vichingo; chi non ha posto non ne prende.',
    },
    {
      title: 'Mostri',
      text: 'Un mostro sulla rotta vuole un vichingo in sacrificio, oppure uno scontro: costa tanti vichinghi quanta è la sua forza, uno in meno per ogni arma, e vale quella forza in gloria.',
    },
    {
      title: 'Duelli per un posto',
      text: 'Fermati dove c’è un rivale e paga un vichingo. Lui risponde con due, tu con tre, e così via, finché uno ne ha abbastanza e fugge in avanti.',
    },
    {
      title: 'Il porto',
      text: 'Quando tutte le navi sono a casa, le vele reclutano vichinghi e il porto premia chi ha di più di qualcosa: merci, rune, mostri, scudi. Chi è rientrato per primo comincia il viaggio dopo più avanti.',
    },
  ],
  extras: [],
};
