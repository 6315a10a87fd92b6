/** The words of the advice for a first game in German. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './learn.en.ts';

export const de: WordsOf<typeof en> = {
  'coach.confirm':
    'Die gestrichelte Linie ist dein Weg. In Dörfern und bei Besuchen am Weg warten Wikinger. Bestätige, um zu segeln, oder tippe zum Vergleich auf einen anderen Halt.',
  'coach.duel':
    'Du wirst angegriffen! Jeder Schlag kostet einen Wikinger mehr als der letzte. Schlag zurück, wenn du das Plättchen unbedingt willst; Fliehen kostet nichts als den Platz.',
  'coach.flee': 'Du fliehst vorwärts zu einem anderen Halt. Diesmal wird hinter dir nichts abgeworfen.',
  'coach.harbour':
    'Eine Fahrt ist zu Ende. Der Hafen in der Mitte der Karte sagt, was gezählt wurde: Die Besten haben Münzen bekommen. Wer zuerst heimkam, zieht als Letzter, liegt aber vorn.',
  'coach.monsters':
    'Manche Wege führen an Ungeheuern vorbei. Ein Kampf kostet so viele Wikinger wie dessen Stärke, weniger deine Waffen, und bringt Ruhm; oder du opferst einen Wikinger und schlüpfst vorbei.',
  'coach.place':
    'Du hast ein Plättchen erreicht. Leg es in einen Platz deines Langschiffs: tippe auf einen Platz und bestätige. Achte auf die Schilde: Jeder trägt einen Wikinger, und Plättchen verdecken manche davon.',
  'coach.sell': 'Ein Handelsposten kauft Waren. Tippe auf die Waren in deinem Schiff, die du verkaufen willst; verkaufte Waren sind Ruhm.',
  'coach.title': 'Rat',
  'coach.understood': 'Verstanden',
  'coach.waiting':
    'Immer segelt das Schiff, das am weitesten hinten liegt. Ein kurzer Sprung kann dir also mehrere Züge nacheinander geben, ein langer lässt die anderen spielen.',
  'coach.welcome':
    'Willkommen an Bord! Segle um die Karte und zurück in den Hafen, viermal. Jeder leuchtende Halt ist ein Plättchen, das du nehmen könntest: Tippe darauf und sieh, was der Weg dorthin kostet und bringt.',
};
