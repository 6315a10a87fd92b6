/** The help of Raids in German: the player aid and the phases. */
import { decisions } from './decisions.de.ts';
import { icons } from './icons.de.ts';
import type { RaidsHelpTexts } from './text-type.ts';

export const texts: RaidsHelpTexts = {
  decisions,
  icons,
  phases: {
    take: {
      title: 'Plättchen nehmen',
      text: 'Das Schiff am Zug nimmt das Plättchen an seinem Platz: an Bord, neben das Schiff oder weg damit (RD-6.2).',
    },
    clear: { title: 'Strecke räumen', text: 'Alle Plättchen bis zum nächsten Schiff davor werden abgeworfen; Dörfer bleiben (RD-7.2).' },
    sail: { title: 'Segeln', text: 'Das Schiff fährt weiter und erledigt der Reihe nach alles, woran es vorbeikommt (RD-8.4).' },
    fight: {
      title: 'Kampf',
      text: 'Nur wenn es bei einem anderen Schiff anlegt: zurückschlagen oder fliehen, bis eines weicht (RD-10.2).',
    },
    harbour: {
      title: 'Hafen',
      text: 'Sind alle Schiffe zu Hause, bringen Segel Wikinger und das Hafenplättchen Münzen; die nächste Seereise beginnt, wer zuletzt ankam (RD-11.3, RD-12.3).',
    },
  },
  aid: [
    {
      title: 'Ziel',
      lines: [
        'Vier Seereisen um die Karte. Wer den meisten Ruhm :laurel-crown: hat, gewinnt; bei Gleichstand teilt man sich den Sieg (RD-13.3).',
        'Am Zug ist immer das hinterste Schiff; auch mehrmals nacheinander (RD-5.2).',
      ],
    },
    {
      title: 'Ein Zug',
      lines: [
        'Nimm das Plättchen, bei dem du stehst. Nicht im ersten Zug einer Seereise (RD-6.1).',
        'Alles zwischen dir und dem nächsten Schiff wird abgeworfen (RD-7.2).',
        'Fahre beliebig weit vorwärts, zu einem Plättchen oder in den Hafen :harbor-dock: (RD-8.2).',
      ],
    },
    {
      title: 'Unterwegs',
      lines: [
        ':viking-longhouse: Dorf: 1 Wikinger. :hut: Besuch: 2 für das erste Schiff, 1 für das zweite (RD-8.4).',
        ':open-treasure-chest: Plünderung: eine Münze 3 für das erste Schiff, 1 für das zweite (RD-8.4).',
        ':sea-serpent: Ungeheuer: opfere 1 Wikinger, oder zahle seine Stärke abzüglich deiner Waffen :battle-axe: und behalte es (RD-9.2, RD-9.3).',
      ],
    },
    {
      title: 'Mannschaft',
      lines: [
        'Ein Schild trägt einen Wikinger :viking-helmet:. Ein leeres Feld hat 2 Schilde, ein Plättchen weniger; wer keinen Platz hat, geht über Bord (RD-3.3, RD-3.4).',
      ],
    },
    {
      title: 'Kämpfe',
      lines: [
        'Wer bei einem Rivalen anlegt, zahlt 1 Wikinger. Dann zahlen beide abwechselnd einen mehr als der andere zuletzt, oder fliehen nach vorn (RD-10.1, RD-10.2).',
      ],
    },
    {
      title: 'Ruhm',
      lines: [
        ':rune-stone: Runen: 1, 3, 6, 10, 15 für einen Satz von eins bis fünf (RD-13.1).',
        ':thor-hammer: Jeder Mjölnir zählt so viel, wie du Wikinger an Bord hast. :flying-flag: Standarten zählen ihren Wert (RD-13.1).',
        ':trade: Waren zählen nur, wenn sie an einem Handelsplatz :anchor: verkauft sind. Ungeheuer zählen ihre Stärke, Münzen :two-coins: ihren Wert (RD-13.1).',
        'Nach jeder Seereise vergibt das Hafenplättchen Münzen 6, 3 und 1; vorher bringen Segel :sail: Wikinger (RD-11.3).',
      ],
    },
  ],
};
