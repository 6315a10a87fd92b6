/** The game page of Blood Rage in Italian. */
import type { Story } from '../story.ts';

export const story: Story = {
  lead: 'Il Ragnarök è arrivato e il mondo finisce. Guida il tuo clan attraverso tre ultime ere: invadi, saccheggia, muori con gloria, e lascia che gli scaldi ti ricordino.',
  aim: 'Vince chi ha più gloria dopo la terza era. La portano battaglie, saccheggi, missioni completate e una buona morte, e le statistiche del clan portate abbastanza in alto.',
  chapters: [
    {
      title: 'Doni degli dèi',
      text: 'Ogni era comincia con una scelta: tutti prendono una carta da una mano di otto e passano il resto a sinistra, finché ciascuno ne ha sei. Carte battaglia, missioni e migliorie fanno il tuo piano.',
    },
    {
      title: 'La furia è la tua borsa',
      text: 'Ricevi tanta furia quanta ne dice la tua statistica, e quasi tutto ne costa. Un’azione ciascuno, a turno; chi resta senza furia ha finito per quest’era.',
    },
    {
      title: 'Invadere e marciare',
      text: 'Porta una miniatura in un villaggio libero di una provincia pagando tanta furia quanta è la sua forza; il leader arriva gratis, le navi vanno nei fiordi. Una marcia costa 1 furia e porta quante miniature vuoi da una provincia a un’altra. I tuoi corni limitano quante ne puoi avere in campo.',
    },
    {
      title: 'Migliorie e missioni',
      text: 'Le migliorie rafforzano il leader, i guerrieri, la nave o tutto il clan, oppure portano un mostro dalla tua parte. Le missioni si posano coperte e pagano alla fine dell’era.',
    },
    {
      title: 'Saccheggio',
      text: 'Reclama il bottino di una provincia in cui hai una miniatura. Tutti possono mandare miniature dalle province vicine finché ci sono villaggi liberi. Se nessuno si oppone il bottino è tuo; altrimenti si combatte.',
    },
    {
      title: 'Battaglia',
      text: 'Chi è coinvolto posa una carta coperta. Decide la forza di miniature e carte insieme; un pareggio uccide tutti. Il vincitore ottiene gloria secondo le sue asce e spende la carta, gli sconfitti perdono le miniature ma riprendono le carte.',
    },
    {
      title: 'Ragnarök',
      text: 'Alla fine di ogni era si contano le missioni, e una provincia brucia con chi ci sta dentro. Chi muore lì porta gloria. Poi il Valhalla rimanda i caduti per l’era successiva.',
    },
  ],
  extras: [
    { title: 'Quinto giocatore', text: 'Un quinto clan, l’Ariete, con carte proprie per ogni era.' },
    {
      title: 'Mistici di Midgard',
      text: 'Migliorie che portano mistici nel tuo clan: miniature forti che invadono gratis, ognuna con un potere suo.',
    },
    {
      title: 'Dèi di Asgard',
      text: 'Due dèi camminano tra le province. Ognuno cambia le regole dove si trova, e si sposta quando la sua provincia è saccheggiata.',
    },
  ],
};
