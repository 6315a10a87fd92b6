/** The lessons of a first game of Valda in German. */
import type { CourseTexts } from '../../lesson.ts';
import type { en } from './en.ts';

export const de: CourseTexts<keyof typeof en.lessons> = {
  lessons: {
    trade: {
      text: 'Deine Minen haben gewürfelt: Das ist dein Einkommen an Gold, Diamanten und Blut. Du könntest vier von einer Art gegen eines von einer anderen tauschen, aber du brauchst sie bald. Tippe auf „Kein Tausch“.',
    },
    draw: {
      text: 'Jeder Zug beginnt mit zwei neuen Karten. Deck A enthält Aktionen für den eigenen Zug, Deck B Angriffe und Schilde für die Züge der anderen. Zieh von Deck A.',
      otherwise:
        'Karten von Deck B kannst du in dieser Phase nicht spielen: Angriffe warten auf den Zug eines anderen, Schilde auf einen Angriff gegen dich. Für die nächsten Minuten ist Deck A mehr wert.',
    },
    play: {
      text: 'Du hast drei Aktionspunkte. Spiel eine Aktionskarte aus deiner Hand: Sie kostet einen Punkt. „Seduction“ bringt sofort einen Anhänger, und Anhänger gewinnen das Spiel.',
      otherwise:
        'Wer die Phase beendet, verliert seine Punkte, und eine Ressource oder eine Karte vom Deck kostet denselben Punkt für weniger. Die Aktionskarten auf deiner Hand bringen mehr.',
    },
    points: {
      text: 'Mach weiter, bis deine Aktionspunkte verbraucht sind: noch eine Karte spielen, eine Ressource deiner Wahl oder eine Karte von einem Deck. Gleich baust du, also sammle, was ein Tempel kostet.',
      otherwise: 'Übrige Aktionspunkte sind verloren, wenn die Phase endet. Selbst eine einzelne Ressource ist besser als nichts.',
    },
    temple: {
      text: 'Jetzt bau. Ein Tempel bringt einen Anhänger und eine Karte seines Gottes, und solange er steht, hast du dessen Kraft. Bau einen für Thor oder Odin: Bei ihnen kannst du in jedem Zug Anhänger kaufen.',
      otherwise:
        'Ein gutes Gebäude, aber es bringt nicht in jedem Zug Anhänger. Ein Tempel bringt sofort einen, und bei Thor oder Odin kannst du am Ende jedes deiner Züge weitere kaufen.',
    },
    keep: {
      text: 'Du siehst die zwei obersten Karten vom Deck dieses Gottes. Behalte eine, die andere kommt unter das Deck. Nur du weißt, welche es sind. Zeig auf eine Karte, oder drück länger darauf, um sie zu lesen.',
    },
    more: {
      text: 'In jedem Zug darfst du zweimal bauen. Nutze das zweite Mal, wenn du es bezahlen kannst: Eine Mine ist ein Würfel mehr in jeder Runde.',
      otherwise: 'Du darfst in jedem Zug zweimal bauen, und was du jetzt nicht baust, kannst du später nicht nachholen.',
    },
    defend: {
      text: 'Du wirst angegriffen! Leg Schilde aus der Hand: Erreicht ihre Summe die Stärke des Angriffs, bewirkt er nichts. Gespielte Schilde sind fort, nimm also nicht mehr als nötig.',
    },
    followers: {
      text: 'Die letzte Phase deines Zuges: Thor verkauft Anhänger gegen Gold oder Diamanten, Odin gegen Blut. Kauf einen, solange du kannst.',
      otherwise:
        'Ressourcen kann man dir bis zu deinem nächsten Zug stehlen. Anhänger gewinnen das Spiel: Wer nach sechs Runden die meisten hat, ist Sieger.',
    },
    attack: {
      text: 'In den Zügen der anderen darfst du einmal angreifen, in ihrer Angriffsphase. Du hast eine Angriffskarte: Nutze sie! Was sie tut, siehst du, bevor du bestätigst.',
      otherwise: 'Angriffskarten kannst du nur jetzt spielen, im Zug eines anderen. In deinem eigenen Zug liegen sie nutzlos auf der Hand.',
    },
    round: {
      text: 'Eine Runde ist vorbei, alle waren am Zug. Es gibt sechs. Zwei Tempel in einem Reich machen seine Kraft stärker, drei machen das Reich zu deinem.',
    },
  },
  end: 'Das war ein ganzer Zug und mehr. Sechs solche Runden, und wer die meisten Anhänger hat, gewinnt. Achte auf die sicheren Plätze am Baum: Darunter kann dich niemand drücken. Spiel weiter, oder beginne eine eigene Partie.',
};
