/** German names and explanations of the options of Blood Rage. */
import type { OptionTexts } from '../game-entry.ts';

export const options: OptionTexts = {
  mystics: { title: 'Mystiker von Midgard', text: 'Jeder Klan kann zwei Mystiker mit eigenen Kräften gewinnen.' },
  gods: {
    title: 'Götter von Asgard',
    text: 'Zwei von sechs Göttern wandeln durch die Welt und verändern die Provinzen, in denen sie stehen.',
  },
  fifthPlayer: { title: 'Erweiterung für fünf', text: 'Der Widder-Klan und mehr Karten; zu fünft ist sie immer dabei.' },
  draftInFirstAge: {
    title: 'Kartenwahl im ersten Zeitalter',
    text: 'Aus: Im ersten Zeitalter werden die Karten ausgeteilt. Leichter für die erste Partie.',
  },
  clans: { title: 'Klans', text: 'Welchen Klan jeder Platz führt. Alle Klans beginnen gleich.' },
  firstPlayer: { title: 'Wer beginnt', text: 'Der Platz mit dem Startspieler-Marker.' },
};
