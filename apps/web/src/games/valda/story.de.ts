/** The game page of Valda in German. */
import type { Story } from '../story.ts';

export const story: Story = {
  lead: 'Sieben Götter blicken auf dein Dorf. Bau ihnen Tempel, handle, überfall deine Nachbarn und sammle mehr Anhänger als alle anderen.',
  aim: 'Wer nach sechs Runden die meisten Anhänger hat, gewinnt; bei Gleichstand entscheiden die Tempel, dann die Ressourcen.',
  chapters: [
    {
      title: 'Ein Zug hat fünf Phasen',
      text: 'Ressourcen, Aktionen, Bauen, Angriff, Anhänger: Alle fünf macht einer nacheinander, dann der Nächste. Nach sechs Runden ist Schluss.',
    },
    {
      title: 'Ressourcen',
      text: 'Wirf einen Würfel für jede Mine und jeden Blutbohrer: Gold, Diamanten, göttliches Blut. Dann tausche vier von einer Art gegen eins von einer anderen, mit Heimdalls Gunst auch besser.',
    },
    {
      title: 'Aktionen',
      text: 'Zieh zwei Karten offen, dann gib drei Aktionspunkte aus: spiel eine Aktionskarte, nimm eine Ressource oder zieh noch eine Karte.',
    },
    {
      title: 'Bauen',
      text: 'Minen und Bohrer bringen mehr Würfel. Ein Tempel bringt sofort einen Anhänger, eine Karte seines Gottes und dessen Kraft: ein Tempel die erste Stufe, zwei die zweite. Drei in einem Reich machen es zu deinem.',
    },
    {
      title: 'Angriff',
      text: 'Jetzt dürfen die anderen dich angreifen, der Stärkste zuerst, jeder mit einer Angriffskarte. Du verteidigst dich mit Karten aus der Hand; was durchkommt, stiehlt Anhänger, Ressourcen oder Karten oder reißt einen Tempel ein.',
    },
    {
      title: 'Anhänger',
      text: 'Bei Thor und Odin kannst du für Anhänger zahlen, bei Loki um sie würfeln. Sichere Plätze am Baum Yggdrasil halten fest, was du erreicht hast: Darunter kann dich niemand drücken.',
    },
    {
      title: 'Göttliche Waffen',
      text: 'Jeder Gott hütet eine Waffe. Man darf sie spielen, wenn niemand damit rechnet, auch im Zug eines anderen, und dann ist sie für immer fort.',
    },
  ],
  extras: [
    {
      title: 'Wettlauf zur Göttlichkeit',
      text: 'Eine Variante: Wer zuerst zwanzig Anhänger hat, gewinnt sofort, wie viele Runden auch noch kämen.',
    },
  ],
};
