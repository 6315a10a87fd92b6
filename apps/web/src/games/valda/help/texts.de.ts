/** The help of Valda in German: the player aid and the phases. */
import { decisions } from './decisions.de.ts';
import { icons } from './icons.de.ts';
import type { ValdaHelpTexts } from './text-type.ts';

export const texts: ValdaHelpTexts = {
  decisions,
  icons,
  phases: {
    resources: { title: 'Ressourcen', text: 'Würfel für Minen und Blutbohrer, dann Tausch mit dem Vorrat (VA-6.1, VA-6.3).' },
    actions: { title: 'Aktionen', text: 'Offen ziehen, dann 3 Aktionspunkte ausgeben; am Ende höchstens 10 Karten (VA-7.6, VA-7.13).' },
    building: { title: 'Bauen', text: 'Bis zu zwei Minen, Blutbohrer oder Tempel (VA-8.1).' },
    attack: { title: 'Angriff', text: 'Jeder Gegner darf den Spieler am Zug angreifen, wer die meisten Anhänger hat zuerst (VA-9.1).' },
    followers: { title: 'Anhänger', text: 'Anhänger kaufen mit Thor und Odin, würfeln mit Loki; dann der nächste Zug (VA-10.1).' },
  },
  aid: [
    {
      title: 'Ziel',
      lines: [
        'Sechs Runden. Wer die meisten Anhänger :viking-helmet: hat, gewinnt (VA-5.1).',
        'Sichere Zonen bei 5, 12 und 20, danach wieder von den Wurzeln an: Unter eine erreichte fällst du nie (VA-4.2).',
      ],
    },
    {
      title: 'Dein Zug',
      lines: [
        '1 Ressourcen: würfle :perspective-dice-six-faces-random: für jede Mine :gold-mine: und jeden Blutbohrer :drill:, dann tausche 4 gegen 1 (VA-6.1, VA-6.3).',
        '2 Aktionen: ziehe 2 Karten offen. 3 Aktionspunkte: Aktionskarte spielen, Ressource nehmen oder ziehen (VA-7.1, VA-7.7).',
        '3 Bauen: bis zu 2 Gebäude. Ein Tempel bringt 1 Anhänger und eine der zwei obersten Karten seines Gottes (VA-8.1, VA-8.5).',
        '4 Angriff: Deine Gegner dürfen dich angreifen :crossed-swords:; du wehrst dich mit Schilden :viking-shield: (VA-9.2, VA-9.8).',
        '5 Anhänger: kaufe Anhänger mit Thor und Odin, würfle mit Loki (VA-10.1).',
      ],
    },
    {
      title: 'Götter: ein Tempel, zwei Tempel',
      lines: [
        ':hunting-horn: Heimdall: tausche 2 gegen 1, dann 1 gegen 1 (VA-11.2).',
        ':wheat: Freya: ziehe 3 und behalte 2, dann alle 3 (VA-11.3).',
        ':fire: Surtur: zwei Angriffe oder mehr Stärke (VA-11.4). :scales: Tyr: jeder Schild +1, dann +2 (VA-11.5).',
        ':thor-hammer: Thor: Gold oder Diamanten gegen Anhänger (VA-11.6). :raven: Odin: Blut gegen Anhänger (VA-11.7). :drama-masks: Loki: weiße Würfel werfen (VA-11.8).',
        ':crown: Drei Tempel kontrollieren ein Reich: 1 Anhänger, niemand baut dort mehr, und du darfst Karten des Gottes ziehen (VA-12.1, VA-12.4, VA-7.3).',
      ],
    },
    {
      title: 'Angriff',
      lines: [
        'Ein Angriff gelingt nur, wenn er stärker ist als alle Schilde zusammen (VA-9.9).',
        ':rune-sword: Göttliche Waffen kosten nichts, werden in ihrem Moment gespielt, auch in fremden Zügen, und verlassen das Spiel (VA-15.1, VA-15.2).',
      ],
    },
  ],
};
