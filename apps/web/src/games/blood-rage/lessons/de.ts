/** The lessons of a first game of Blood Rage in German. */
import type { CourseTexts } from '../../lesson.ts';
import type { en } from './en.ts';

export const de: CourseTexts<keyof typeof en.lessons> = {
  lessons: {
    leader: {
      text: 'Willkommen! Ruhm gewinnt dieses Spiel, und fast alles, was du tust, kostet Wut. Nur dein Anführer nicht: Seine Invasion ist umsonst. Tippe auf deinen Anführer.',
      otherwise:
        'Andere Figuren kosten so viel Wut, wie sie stark sind. Dein Anführer kostet keine: Bring ihn zuerst, und behalte deine Wut.',
    },
    province: {
      text: 'In jedem Dorf steht eine Figur. Du hast die Aufgabe Alfheim! auf der Hand: Sie verlangt die größte Stärke in einem Gebiet von Alfheim. Wähle Andlang oder Gimle.',
      otherwise:
        'Dieses Gebiet gehört nicht zu Alfheim. Deine Aufgabe zählt nur Andlang und Gimle; anderswo nützt ihr dein Anführer nichts.',
    },
    quest: {
      text: 'Aufgaben liegen verdeckt und bringen am Ende des Zeitalters Ruhm. Nimm Alfheim! jetzt an: Das kostet nichts, und niemand sieht, welche es ist.',
      otherwise:
        'Du kannst die Aufgabe auch später annehmen, aber nur, solange du Wut hast: ohne Wut kein Zug. Sie ist umsonst, also tu es, solange du daran denkst.',
    },
    pillage: {
      text: 'In jedem Gebiet liegt eine Beute, die einen Wert deines Clans steigert. Plündere das Gebiet, in dem dein Anführer steht: Auch das kostet keine Wut.',
      otherwise: 'Jedes Gebiet wird im Zeitalter nur einmal geplündert, und wer zuerst kommt, nimmt die Beute. Deine liegt jetzt bereit.',
    },
    join: {
      text: 'Eine Plünderung ruft alle zur Schlacht. Du darfst aus einem Nachbargebiet je eine Figur schicken, ohne Wut, solange ein Dorf frei ist. Oder bleib fern: Das kostet nichts.',
    },
    battle: {
      text: 'Eine Schlacht! Alle legen eine Karte verdeckt. Die Stärke deiner Figuren und die Zahl der Karte zählen zusammen, ein Gleichstand tötet alle. Wähle eine rote Kampfkarte: Wenn du verlierst, bekommst du sie zurück.',
      otherwise:
        'Aufgaben und Aufrüstungen zählen in der Schlacht nichts, und wenn du siegst, ist die Karte fort. Eine Kampfkarte zählt ihre Zahl.',
    },
    upgrade: {
      text: 'Aufrüstungen bleiben das ganze Spiel bei deinem Clan. Wähle eine aus deiner Hand; ihre Zahl ist ihr Preis in Wut. Die für Anführer, Krieger, Schiff oder Monster bringen die Figur gleich mit.',
      otherwise: 'Eine Aufrüstung wirkt vom ersten Augenblick bis zum Ende des Spiels: Je früher sie liegt, desto mehr bringt sie.',
    },
    warrior: {
      text: 'Mehr Figuren sind mehr Stärke, für die Aufgabe und für Schlachten. Bring einen Krieger oder dein Schiff: Der Preis ist die Stärke. Ein Schiff liegt im Fjord und zählt für beide Gebiete daneben.',
      otherwise: 'Deine Aufgabe braucht die größte Stärke im Gebiet, und andere werden kommen. Eine Figur mehr macht sie sicherer.',
    },
    rage: {
      text: 'Nun kennst du die Aktionen; die fünfte ist der Marsch: Für 1 Wut gehen beliebig viele Figuren von einem Gebiet in ein anderes. Spiel weiter, bis deine Wut verbraucht ist.',
      otherwise:
        'Passen beendet dein Zeitalter: Die übrige Wut ist verloren, nichts davon bleibt für das nächste. Wenn noch etwas nützt, tu es vorher.',
    },
    keep: {
      text: 'Das Zeitalter endet. Eine Karte darfst du für das nächste behalten, der Rest ist verloren. Eine starke Kampfkarte ist selten falsch.',
      otherwise:
        'Eine Karte zu behalten ist umsonst, und sie kommt zu denen aus dem nächsten Draft dazu. Es gibt keinen Grund, keine zu behalten.',
    },
    raise: {
      text: 'Steigere einen Wert. Wut: mehr zum Ausgeben in jedem Zeitalter. Äxte: mehr Ruhm für jede gewonnene Schlacht. Hörner: mehr Figuren auf dem Plan. Weit gesteigerte Werte bringen am Ende Ruhm.',
    },
    ragnarok: {
      text: 'Ragnarök hat ein Gebiet zerstört. Figuren, die dort sterben, bringen ihrem Clan Ruhm, und Walhall gibt alle Toten für das nächste Zeitalter zurück. Was als Nächstes fällt, steht bei den Zeitaltern.',
    },
    draft: {
      text: 'Ein neues Zeitalter beginnt mit dem Draft: Nimm eine Karte und gib den Rest weiter, bis alle sechs haben. Such Karten, die zusammenpassen, und eine, die Schlachten gewinnt.',
    },
  },
  end: 'Du hast ein ganzes Zeitalter gespielt. Zwei folgen noch, jedes mit Draft, mehr Ruhm und weniger Land. Spiel weiter und sieh, von wem die Skalden singen, oder beginne eine eigene Partie.',
};
