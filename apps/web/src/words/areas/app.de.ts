/** The words of the pages around the tables in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './app.en.ts';

export const de: WordsOf<typeof en> = {
  'app.lead': 'Nordische Strategiespiele an einem Tisch: rauben, handeln und um Ruhm fahren, direkt im Browser.',
  'app.licence': 'Freie Software unter der MIT-Lizenz.',
  'app.lost': 'An diesem Ufer liegt nichts.',
  'app.tab': 'Skald – nordische Brettspiele im Browser',
  'app.title': 'Skald',
  'app.unofficial':
    'Skald ist ein inoffizielles Fanprojekt. Die Autoren und Verlage der Spiele haben es weder gemacht noch gebilligt noch unterstützt; alle Namen gehören ihren Eigentümern. Wenn dir ein Spiel hier gefällt, kauf es für deinen echten Tisch.',
  'credits.fonts': 'Schriften',
  'credits.fonts-text': 'Metamorphous von Sorkin Type und Source Sans von Adobe, beide unter der SIL Open Font License.',
  'credits.games': 'Spiele',
  'credits.games-text':
    'Die Spiele gehören ihren Autoren und Verlagen. Skald enthält keinen Text und kein Bild von ihnen; Regeln sind mit eigenen Worten erzählt.',
  'credits.icons': 'Symbole',
  'credits.icons-text': 'Symbole von Lorc, Delapouite und den anderen Beitragenden von Game-icons, auf Umrisse reduziert und umgefärbt:',
  'credits.raids': 'Raids: Brett J. Gilbert und Matthew Dunstan, erschienen 2018 bei IELLO.',
  'credits.software': 'Software',
  'credits.software-text': 'React, Vite, wouter, FormatJS und zod, mit Dank an alle, die sie so gut pflegen.',
  'credits.tab': 'Danksagung – Skald',
  'nav.credits': 'Danksagung',
  'nav.home': 'Zur Startseite',
  'start.continue': 'Weiterspielen',
  'start.deed-crew': 'Jeder Schild trägt einen Wikinger: lade mit Bedacht.',
  'start.deed-harbour': 'Jeder Hafen belohnt etwas anderes.',
  'start.deed-monsters': 'Bekämpfe, was am Weg liegt, oder füttere es.',
  'start.deed-rivals': 'Halte, wo ein Rivale liegt, und vertreibe ihn.',
  'start.learn': 'Spielend lernen',
  'start.name': 'Dein Name',
  'start.opponents': 'Gegner',
  'start.opponents-count': '{count}',
  'start.play': 'Jetzt Raids spielen',
  'start.raids': 'Raids',
  'start.raids-about':
    'Vier Fahrten um die Welt. Halte, wo es Beute gibt, fülle dein Langschiff, erschlage, was aus dem Meer steigt, und verdränge Rivalen von den besten Plätzen. Immer segelt das Schiff, das am weitesten hinten liegt.',
  'start.raids-by': 'Ein Spiel von Brett J. Gilbert und Matthew Dunstan',
  'start.raids-players': '2 bis 4 Spieler',
  'start.raids-time': '15 Minuten gegen Bots',
  'start.strength': 'Wie gut sie spielen',
};
