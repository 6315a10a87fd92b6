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
  'nav.main': 'Hauptwege',
  'nav.sign-in': 'Anmelden',
  'nav.tables': 'Tische',
  'start.about-game': 'Über das Spiel',
  'start.alone': 'Du spielst allein: Gegen dich tritt ein Prophet Surturs an, den die Regeln selbst führen.',
  'start.as': 'Du spielst als {name}.',
  'start.blood-rage.about':
    'Drei Zeitalter bis zum Ende der Welt. Wähle Gaben der Götter, führe deinen Klan in die Provinzen, plündere sie vor den anderen und stirb ruhmreich, wenn Ragnarök kommt: Auch das zählt.',
  'start.by': 'Ein Spiel von {names}',
  'start.continue': 'Weiterspielen',
  'start.learn': 'Spielend lernen',
  'start.lords-of-ragnarok.about':
    'Führe einen Helden der Sagas durch den letzten Winter: Nimm Länder ein, baue Tempel, jage Ungeheuer. Allein gegen einen Propheten Surturs oder gegeneinander.',
  'start.minutes': 'etwa {minutes} Minuten',
  'start.name': 'Dein Name',
  'start.opponents': 'Gegner',
  'start.opponents-count': '{count, plural, =0 {keine} other {#}}',
  'start.play': 'Jetzt {game} spielen',
  'start.players': '{min} bis {max} Personen',
  'start.raids.about':
    'Vier Fahrten um die Welt. Halte, wo es Beute gibt, fülle dein Langschiff, erschlage, was aus dem Meer steigt, und verdränge Rivalen von den besten Plätzen. Immer segelt das Schiff, das am weitesten hinten liegt.',
  'start.strength': 'Wie gut sie spielen',
  'start.tables': 'Offene Tische',
  'start.valda.about':
    'Sechs Runden unter den Augen von sieben Göttern. Baue Tempel, handle und raube, sammle Waffen und rufe den Gott an, der gerade passt. Wer die meisten Anhänger gewinnt, wird einer von ihnen.',
  'start.with-friends': 'Mit Freunden spielen',
};
