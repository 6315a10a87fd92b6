/** The game page of Lords of Ragnarok in German. */
import type { Story } from '../story.ts';

export const story: Story = {
  lead: 'Ragnarök rückt heran, und Loki geht unter den Menschen um. Führe einen Helden der Sage, nimm die Länder, errichte Tempel, zähme Ungeheuer oder jage sie, damit die Götter sich an dich erinnern.',
  aim: 'Auf drei Arten gewinnst du sofort: alle Gebiete von drei Ländern halten, genug Gebiete mit einem Tempel halten oder Loki erschlagen. Schafft das niemand vor Ragnarök, gewinnt, wer die meisten Gebiete rund um den Weltenbaum hält.',
  chapters: [
    {
      title: 'Ein Zug in fünf Schritten',
      text: 'Beten, den Helden bewegen, Runen ausgeben, eine Armee bewegen und eine besondere Aktion wählen. Nur die letzte ist Pflicht.',
    },
    {
      title: 'Gebet',
      text: 'Schick einen Priester zu einem Monument: Macht, Weisheit oder Autorität wächst, und der Gott gibt Karten, Runen oder Stärke für deine Armeen. Ein Held an einer Schmiede nimmt die Rune, die dort liegt.',
    },
    {
      title: 'Runen',
      text: 'Mit Runen kaufst du Bündnisse mit den Reichen und den Willen eines Ungeheuers im Gebiet deines Helden. Behalten kannst du nur wenige.',
    },
    {
      title: 'Das Aktionsrad',
      text: 'Jede besondere Aktion lässt sich einmal markieren: Armeen ausheben, alle bewegen, einen Tempel bauen, Ungeheuer wecken, ein Gebiet an dich reißen, vorbereiten. Wer ein Monument errichtet, räumt das Rad für alle und bringt das Ende näher.',
    },
    {
      title: 'Schlacht',
      text: 'Die Armeen zählen ihre Stärke, dann spielen Angreifer und Verteidiger abwechselnd Karten, bis beide passen. Gleichstand gehört dem Verteidiger. Karten, die siegen, können teuer sein.',
    },
    {
      title: 'Jagd',
      text: 'Ein Ungeheuer fällt Wunde um Wunde durch Karten mit dem richtigen Zeichen, während es die Werte deines Helden angreift. Es hinterlässt ein Artefakt, und der Jäger ist Loki einen Schritt näher.',
    },
    {
      title: 'Omen und Ragnarök',
      text: 'Haben sich drei Omen erfüllt, haben alle noch einen letzten Zug. Dann entscheiden die Wurzeln des Weltenbaums.',
    },
  ],
  extras: [
    {
      title: 'Propheten Surturs',
      text: 'Automatische Gegner mit eigenen Plätzen, die nach eigenen Karten und Würfeln spielen und an deinen Fehlern wachsen: allein gegen bis zu drei von ihnen oder zusammen mit Freunden.',
    },
    {
      title: 'Erweiterungen',
      text: 'Die Gottheiten Hel, Heimdall und Ägir, Snekkar, die Reiche Asgard und Helheim, Jörmungandr, der Kraken und Nagfar an Lokis Stelle: jede nach Wahl, rekonstruiert, wo nichts veröffentlicht ist.',
    },
  ],
};
