/** German names and explanations of the options of Lords of Ragnarok. */
import type { OptionTexts } from '../game-entry.ts';

export const options: OptionTexts = {
  prophets: { title: 'Propheten Surturs', text: 'Wie viele automatische Gegner mitspielen; zusammen höchstens vier.' },
  prophetHeroes: { title: 'Helden der Propheten', text: 'Wessen verderbte Tafeln sie haben; fehlende werden gezogen.' },
  challenges: { title: 'Herausforderungen', text: 'Regeln, die die Propheten stärker machen.' },
  randomChallenges: { title: 'Zufällige Herausforderungen', text: 'So viele weitere werden gezogen.' },
  freeChoice: { title: 'Freie Wahl', text: 'Allein: Held und Abstammung aus allen wählen statt aus je zweien.' },
  hel: {
    title: 'Die Göttin Hel',
    text: 'Eine vierte Gottheit: Ihre Priester lassen andere Karten, Runen, Stärke oder Gesundheit verlieren. Rekonstruiert.',
  },
  heimdall: {
    title: 'Der Gott Heimdall',
    text: 'Eine weitere Gottheit: Seine Priester lassen dich eine Karte mehr ziehen und eine ablegen. Rekonstruiert.',
  },
  aegir: {
    title: 'Der Gott Ägir',
    text: 'Eine weitere Gottheit: Seine Priester landen eine Armee am Meer deines Drakkars. Rekonstruiert.',
  },
  snekkar: {
    title: 'Snekkar, kleine Schiffe',
    text: 'Alle haben zwei kleine Schiffe, die Wege über mehr Meere öffnen; Propheten haben keine. Rekonstruiert.',
  },
  realms: { title: 'Mehr Reiche', text: 'Asgard erwacht, wenn ein Monument errichtet wird, Helheim mit Vorbereiten. Rekonstruiert.' },
  jormungandr: {
    title: 'Die Schlange Jörmungandr',
    text: 'Die Schlange liegt in einem Meer und sperrt es. Dann darf kein Prophet die Jagd bevorzugen. Rekonstruiert.',
  },
  kraken: {
    title: 'Der Kraken',
    text: 'Ein Meeresungeheuer, das Runen und Karten nimmt. Dann darf kein Prophet die Jagd bevorzugen. Rekonstruiert.',
  },
  boss: {
    title: 'Erzfeind',
    text: 'Loki oder Nagfar, das Schiff der Toten; dann darf kein Prophet die Jagd bevorzugen. Fenrir unterstützt das Regelheft nicht. Rekonstruiert.',
  },
};
