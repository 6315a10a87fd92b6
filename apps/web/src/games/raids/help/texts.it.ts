/** The help of Raids in Italian: the player aid and the phases. */
import { decisions } from './decisions.it.ts';
import { icons } from './icons.it.ts';
import type { RaidsHelpTexts } from './text-type.ts';

export const texts: RaidsHelpTexts = {
  decisions,
  icons,
  phases: {
    take: {
      title: 'Prendi la tessera',
      text: 'La nave di turno prende la tessera dove si trova: a bordo, accanto alla nave, o la scarta (RD-6.2).',
    },
    clear: { title: 'Sgombero', text: 'Tutte le tessere fino alla nave successiva si scartano; i villaggi restano (RD-7.2).' },
    sail: { title: 'Naviga', text: 'La nave avanza e risolve in ordine tutto ciò che oltrepassa (RD-8.4).' },
    fight: { title: 'Scontro', text: 'Solo se si ferma presso un’altra nave: si ribatte o si fugge, finché una se ne va (RD-10.2).' },
    harbour: {
      title: 'Porto',
      text: 'Quando tutte le navi sono rientrate: le vele portano vichinghi, la tessera porto dà monete; il viaggio seguente lo inizia l’ultima arrivata (RD-11.3, RD-12.3).',
    },
  },
  aid: [
    {
      title: 'Scopo',
      lines: [
        'Quattro viaggi attorno alla mappa. Vince chi ha più gloria :laurel-crown:; chi pareggia condivide la vittoria (RD-13.3).',
        'Tocca sempre alla nave più indietro, anche più volte di seguito (RD-5.2).',
      ],
    },
    {
      title: 'Un turno',
      lines: [
        'Prendi la tessera dove ti trovi. Non al primo turno di un viaggio (RD-6.1).',
        'Tutto ciò che sta tra te e la nave successiva viene scartato (RD-7.2).',
        'Naviga in avanti quanto vuoi, fino a una tessera o al porto :harbor-dock: (RD-8.2).',
      ],
    },
    {
      title: 'Lungo la rotta',
      lines: [
        ':viking-longhouse: Villaggio: 1 vichingo. :hut: Visita: 2 alla prima nave, 1 alla seconda (RD-8.4).',
        ':open-treasure-chest: Saccheggio: moneta da 3 alla prima nave, da 1 alla seconda (RD-8.4).',
        ':sea-serpent: Mostro: sacrifica 1 vichingo, oppure paga la sua forza meno le tue armi :battle-axe: e tienilo (RD-9.2, RD-9.3).',
      ],
    },
    {
      title: 'Equipaggio',
      lines: [
        'Uno scudo porta un vichingo :viking-helmet:. Uno spazio vuoto ha 2 scudi, una tessera di meno; chi non trova posto cade in mare (RD-3.3, RD-3.4).',
      ],
    },
    {
      title: 'Scontri',
      lines: [
        'Fermarsi da un rivale costa 1 vichingo. Poi a turno ognuno paga uno in più dell’altro, oppure fugge in avanti (RD-10.1, RD-10.2).',
      ],
    },
    {
      title: 'Gloria',
      lines: [
        ':rune-stone: Rune: 1, 3, 6, 10, 15 per un gruppo da una a cinque (RD-13.1).',
        ':thor-hammer: Ogni Mjolnir vale quanti sono i vichinghi a bordo. :flying-flag: Gli stendardi valgono il loro numero (RD-13.1).',
        ':trade: Le merci valgono solo se vendute in un emporio :anchor:. I mostri valgono la loro forza, le monete :two-coins: il loro valore (RD-13.1).',
        'Dopo ogni viaggio la tessera porto dà monete da 6, 3 e 1; prima le vele :sail: portano vichinghi (RD-11.3).',
      ],
    },
  ],
};
