/** The help of Lords of Ragnarok in Italian: the player aid and the phases. */
import { decisions } from './decisions.it.ts';
import { icons } from './icons.it.ts';
import type { LordsHelpTexts } from './text-type.ts';

export const texts: LordsHelpTexts = {
  decisions,
  icons,
  phases: {
    prayer: { title: 'Preghiera', text: 'Invia un sacerdote e prendi una runa, entrambi facoltativi (LR-5.1).' },
    hero: { title: 'Eroe', text: 'Muovi, salpa o guarisci (LR-6.1).' },
    runes: { title: 'Azioni runiche', text: 'Quelle che vuoi, ognuna al massimo una volta (LR-7.1).' },
    maneuver: { title: 'Manovra', text: 'Attiva un’armata, o nessuna (LR-8.5).' },
    action: { title: 'Azione speciale', text: 'L’unico passo obbligatorio; poi il turno successivo (LR-4.1).' },
  },
  aid: [
    {
      title: 'Come si vince',
      lines: [
        ':crown: Jarl Possente: controlla tutte le regioni di tre terre, subito (LR-13.1).',
        ':viking-church: Grande Godi: controlla 5 regioni con un tempio, 4 sul lato piccolo (LR-13.2).',
        ':horned-helm: Sterminatore Intrepido: abbatti Loki (LR-13.3).',
        ':burning-tree: Ragnarok, dopo tre presagi: un ultimo turno a testa, poi vince chi ha più regioni attorno alla ruota (LR-13.5).',
      ],
    },
    {
      title: 'Il tuo turno',
      lines: [
        '1 Preghiera: invia un sacerdote :prayer: a un monumento, prendi la runa di una forgia :anvil: (LR-5.1).',
        '2 Eroe: muovi fino a 2 regioni, salpa fino a 2 mari, o guarisci (LR-6.1).',
        '3 Rune :rune-stone:: ogni azione runica al massimo una volta (LR-7.1).',
        '4 Manovra: attiva un’armata :rally-the-troops: (LR-8.5).',
        '5 Azione speciale: metti un segnalino sulla ruota, o erigi un monumento :stone-tower: (LR-9.2, LR-9.13).',
      ],
    },
    {
      title: 'La ruota',
      lines: [
        ':hill-conquest: Mobilitare: attiva ogni armata (LR-9.8). :rally-the-troops: Rinforzare: recluta o rafforza con l’Autorità (LR-9.7).',
        ':viking-church: Tempio: in un santuario che controlli; ottieni un sacerdote (LR-9.10). :horned-skull: Mostri: caccia o attiva (LR-9.11).',
        ':stone-throne: Usurpare: prendi la regione del tuo eroe con la Potenza (LR-9.12). :scroll-unfurled: Prepararsi: una runa, 2 carte, guarisci (LR-9.9).',
        'Primo segnalino su uno spazio: tutti gli alleati del reame ne hanno il bonus. Dopo: chi ha il segnalino in cima riceve una runa (LR-9.3, LR-9.4).',
      ],
    },
    {
      title: 'Battaglia',
      lines: [
        'Forza delle armate più carte :card-draw:, giocate a turno finché entrambi passano. In parità vince il difensore (LR-10.4, LR-10.6).',
        'Ogni parte perde le gocce :drop: delle proprie carte, chi perde 1 in più e si ritira (LR-10.7, LR-10.9).',
      ],
    },
    {
      title: 'Caccia',
      lines: [
        'Carte secondo la Potenza. Il mostro attacca :claws:; rispondi con una carta: difesa o contrattacco :sword-clash:. Poi copri le ferite con carte dello stesso simbolo (LR-11.8).',
      ],
    },
  ],
};
