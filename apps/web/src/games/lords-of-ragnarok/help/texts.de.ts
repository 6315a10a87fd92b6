/** The help of Lords of Ragnarok in German: the player aid and the phases. */
import { decisions } from './decisions.de.ts';
import { icons } from './icons.de.ts';
import type { LordsHelpTexts } from './text-type.ts';

export const texts: LordsHelpTexts = {
  decisions,
  icons,
  phases: {
    prayer: { title: 'Gebet', text: 'Priester entsenden und Rune nehmen, beides freiwillig (LR-5.1).' },
    hero: { title: 'Held', text: 'Ziehen, segeln oder heilen (LR-6.1).' },
    runes: { title: 'Runenaktionen', text: 'Beliebige, jede höchstens einmal (LR-7.1).' },
    maneuver: { title: 'Manöver', text: 'Eine Armee aktivieren oder keine (LR-8.5).' },
    action: { title: 'Spezialaktion', text: 'Der einzige Schritt, den du machen musst; dann der nächste Zug (LR-4.1).' },
  },
  aid: [
    {
      title: 'Wege zum Sieg',
      lines: [
        ':crown: Mächtiger Jarl: kontrolliere alle Gebiete dreier Länder, sofort (LR-13.1).',
        ':viking-church: Großer Gode: kontrolliere 5 Gebiete mit Tempel, auf der kleinen Seite 4 (LR-13.2).',
        ':horned-helm: Furchtloser Bezwinger: besiege Loki (LR-13.3).',
        ':burning-tree: Ragnarök, nach drei Vorzeichen: jeder noch ein Zug, dann gewinnen die meisten Gebiete am Rad (LR-13.5).',
      ],
    },
    {
      title: 'Dein Zug',
      lines: [
        '1 Gebet: Entsende einen Priester :prayer: zu einem Monument, nimm die Rune einer Schmiede :anvil: (LR-5.1).',
        '2 Held: bis zu 2 Gebiete ziehen, bis zu 2 Meere segeln oder heilen (LR-6.1).',
        '3 Runen :rune-stone:: jede Runenaktion höchstens einmal (LR-7.1).',
        '4 Manöver: Aktiviere eine Armee :rally-the-troops: (LR-8.5).',
        '5 Spezialaktion: Lege einen Marker auf das Rad oder errichte ein Monument :stone-tower: (LR-9.2, LR-9.13).',
      ],
    },
    {
      title: 'Das Rad',
      lines: [
        ':hill-conquest: Mobilisieren: aktiviere jede Armee (LR-9.8). :rally-the-troops: Ausheben: rekrutiere oder verstärke mit Autorität (LR-9.7).',
        ':viking-church: Tempel: an einem Schrein, den du kontrollierst; erhalte einen Priester (LR-9.10). :horned-skull: Monster: jagen oder aktivieren (LR-9.11).',
        ':stone-throne: Bemächtigen: nimm das Gebiet deines Helden mit Macht (LR-9.12). :scroll-unfurled: Vorbereiten: eine Rune, 2 Karten, heilen (LR-9.9).',
        'Erster Marker auf einem Feld: Alle Verbündeten des Reiches erhalten seinen Bonus. Später: Wem der oberste Marker gehört, der erhält eine Rune (LR-9.3, LR-9.4).',
      ],
    },
    {
      title: 'Schlacht',
      lines: [
        'Stärke der Armeen plus Karten :card-draw:, abwechselnd gespielt, bis beide passen. Gleichstand gewinnt der Verteidiger (LR-10.4, LR-10.6).',
        'Jede Seite verliert die Tropfen :drop: ihrer eigenen Karten, der Verlierer 1 mehr und zieht sich zurück (LR-10.7, LR-10.9).',
      ],
    },
    {
      title: 'Jagd',
      lines: [
        'Karten nach Macht. Das Monster greift an :claws:; antworte mit einer Karte: Abwehr oder Konter :sword-clash:. Dann decke Wunden mit Karten desselben Symbols (LR-11.8).',
      ],
    },
  ],
};
