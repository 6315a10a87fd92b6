/** The game page of Lords of Ragnarok in Italian. */
import type { Story } from '../story.ts';

export const story: Story = {
  lead: 'Il Ragnarok si avvicina e Loki cammina tra gli uomini. Guida un eroe della leggenda, conquista le terre, erigi templi, doma i mostri o cacciali, e sii colui che gli dèi ricorderanno.',
  aim: 'Ci sono tre modi per vincere subito: controllare tutte le regioni di tre terre, controllare abbastanza regioni con un tempio, o abbattere Loki. Se nessuno ci riesce prima del Ragnarok, vince chi controlla più regioni attorno all’albero del mondo.',
  chapters: [
    {
      title: 'Un turno in cinque passi',
      text: 'Pregare, muovere l’eroe, spendere rune, muovere un’armata e scegliere un’azione speciale. Solo l’ultima è obbligatoria.',
    },
    {
      title: 'Preghiera',
      text: 'Manda un sacerdote a un monumento: crescono Potenza, Saggezza o Autorità, e il dio dà carte, rune o forza per le tue armate. Un eroe a una forgia prende la runa che vi si trova.',
    },
    {
      title: 'Rune',
      text: 'Le rune comprano alleanze con i reami e la volontà di un mostro nella regione del tuo eroe. Se ne possono tenere poche.',
    },
    {
      title: 'La ruota delle azioni',
      text: 'Ogni azione speciale si può segnare una volta: reclutare armate, muoverle tutte, erigere un tempio, risvegliare mostri, usurpare una regione, prepararsi. Chi erige un monumento libera la ruota per tutti e avvicina la fine.',
    },
    {
      title: 'Battaglia',
      text: 'Le armate contano la loro forza, poi attaccante e difensore giocano carte a turno finché entrambi passano. Il pareggio è del difensore. Le carte che vincono possono costare care.',
    },
    {
      title: 'Caccia',
      text: 'Un mostro cade ferita dopo ferita con carte del segno giusto, mentre colpisce gli attributi del tuo eroe. Lascia un artefatto, e il cacciatore è un passo più vicino a Loki.',
    },
    {
      title: 'Presagi e Ragnarok',
      text: 'Quando tre presagi si sono avverati, tutti hanno un ultimo turno. Poi decidono le radici dell’albero del mondo.',
    },
  ],
  extras: [
    {
      title: 'Profeti di Surtur',
      text: 'Avversari automatici con posti propri, che giocano con carte e dadi loro e crescono con i tuoi errori: da solo contro fino a tre di loro, o insieme agli amici.',
    },
    {
      title: 'Espansioni',
      text: 'Le divinità Hel, Heimdall e Ægir, gli snekkar, i reami Asgard e Helheim, Jormungandr, il Kraken e Nagfar al posto di Loki: ciascuna a scelta, ricostruita dove nulla è pubblicato.',
    },
  ],
};
