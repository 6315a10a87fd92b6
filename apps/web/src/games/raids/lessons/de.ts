/** The lessons of a first game of Raids in German. */
import type { CourseTexts } from '../../lesson.ts';
import type { en } from './en.ts';

export const de: CourseTexts<keyof typeof en.lessons> = {
  lessons: {
    welcome: {
      text: 'Willkommen an Bord! Segle um die Karte und zurück in den Hafen, viermal. Jeder leuchtende Halt ist ein Plättchen, das du nehmen könntest: Tippe darauf und sieh, was der Weg dorthin kostet und bringt.',
      otherwise:
        'Dieser Weg führt geradewegs heim. Ein Schiff im Hafen ist in dieser Seereise nicht mehr am Zug, du kämst also mit leerem Schiff zurück. Halte lieber unterwegs bei einem Plättchen.',
    },
    confirm: {
      text: 'Die gestrichelte Linie ist dein Weg. In Dörfern und bei Besuchen am Weg warten Wikinger. Bestätige, um zu segeln, oder tippe zum Vergleich auf einen anderen Halt.',
    },
    place: {
      text: 'Du hast ein Plättchen erreicht. Leg es in einen Platz deines Langschiffs: tippe auf einen Platz und bestätige. Achte auf die Schilde: Jeder trägt einen Wikinger, und Plättchen verdecken manche davon.',
      otherwise:
        'Abgeworfen ist das Plättchen für immer verloren. Dein Schiff hat Platz: Leg es hinein, oder an die Stelle eines anderen, das weniger bringt.',
    },
    sell: {
      text: 'Ein Handelsplatz kauft Waren. Tippe auf die Waren in deinem Schiff, die du verkaufen willst; verkaufte Waren sind Ruhm.',
    },
    duel: {
      text: 'Du wirst angegriffen! Jeder Schlag kostet einen Wikinger mehr als der letzte. Schlag zurück, wenn du das Plättchen unbedingt willst; Fliehen kostet nichts als den Platz.',
    },
    flee: {
      text: 'Du fliehst vorwärts zu einem anderen Halt. Diesmal wird hinter dir nichts abgeworfen.',
    },
    monsters: {
      text: 'Manche Wege führen an Ungeheuern vorbei. Ein Kampf kostet so viele Wikinger wie dessen Stärke, weniger deine Waffen, und bringt Ruhm; oder du opferst einen Wikinger und schlüpfst vorbei.',
    },
    harbour: {
      text: 'Eine Seereise ist zu Ende. Der Hafen in der Mitte der Karte sagt, was gezählt wurde: Die Besten haben Münzen bekommen. Wer zuerst heimkam, zieht als Letzter, liegt aber vorn.',
    },
    waiting: {
      text: 'Immer segelt das Schiff, das am weitesten hinten liegt. Ein kurzer Sprung kann dir also mehrere Züge nacheinander geben, ein langer lässt die anderen spielen.',
    },
  },
  end: 'Mehr brauchst du nicht: vier Seereisen, und das ruhmreichste Schiff gewinnt. Runen, Standarten, Waren und Ungeheuer sind am Ende Ruhm. Spiel diese Partie zu Ende, oder beginne eine eigene.',
};
