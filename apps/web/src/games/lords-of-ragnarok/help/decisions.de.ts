/** German: the rule behind each decision in Lords of Ragnarok. */
import type { LordsHelpTexts } from './text-type.ts';

export const decisions: LordsHelpTexts['decisions'] = {
  'choose-hero':
    'Behalte einen Helden und eine Abstammung. Die Fähigkeit wirkt meist in dem Land, in dem der Held steht; die Abstammung gibt ihren Bonus einmal, am Anfang.',
  'choose-place':
    'Dein Drakkar kommt in ein Meer, dein Held und zwei Armeen der Stärke 1 in ein Gebiet an diesem Meer, ohne fremde Armeen und ohne Loki. Ein Gebiet mit Bevölkerung 2 gehört sofort dir.',
  'heal-at-turn-start': 'Eine Segnung lässt dich vor deinem Zug eine Verletzung heilen. Ein verletztes Attribut zählt eins weniger.',
  pray: 'Je höchstens einmal, in beliebiger Reihenfolge: Entsende einen Priester zu einem Monument, an dem du keinen hast; das erhöht sein Attribut um 1 und gibt den Bonus der Gottheit. Und nimm die Rune der Schmiede im Gebiet deines Helden. Ein verletztes Attribut heilt, statt zu wachsen.',
  'hero-action':
    'Eines von dreien: den Helden bis zu 2 Gebiete ziehen, den Drakkar bis zu 2 Meere, oder eine Verletzung heilen. Helden dürfen überallhin, kämpfen nicht in Schlachten und kontrollieren nichts. Gebiete am Meer deines Schiffs sind für dich benachbart.',
  'rune-action':
    'Jede Art einmal pro Zug. 1 Rune: ein neutrales Monster bei deinem Helden kontrollieren (mit seinem Symbol), Bündnis mit einem Reich neben deinem Helden, oder eine Karte ziehen. 2 Runen: eine Armee oder ein Monster aktivieren. 3 Runen: ein Attribut erhöhen.',
  'activate-army':
    'Die Armee zieht in ein Nachbargebiet, wächst um 1, wo du eine Siedlung kontrollierst, oder beseitigt Verwüstung. Beim Betreten: Ein neutrales Gebiet gehört dir, wenn deine Stärke seine Bevölkerung erreicht; fremde Armeen bedeuten Schlacht. Lokis Gebiet ist Armeen verschlossen.',
  'special-action':
    'Lege einen Marker auf ein Feld des Rades, auf dem du keinen hast, und mache seine Aktion. Der erste Marker dort löst das Reich für Verbündete aus; sonst erhält der Besitzer des obersten Markers eine Rune. Mit einem Marker auf dem Rad darfst du stattdessen ein Monument errichten: Alle Marker kehren zurück, und alle Monster handeln.',
  'realm-bonus':
    'Das Reich wird ausgelöst, und du bist mit ihm verbündet: Nimm seinen Bonus oder verzichte. Alle Verbündeten erhalten ihn, wer am Zug ist zuerst.',
  reinforce:
    'Wähle eines: eine Armee mit Stärke gleich deiner Autorität in einem kontrollierten Gebiet mit Siedlung rekrutieren, oder Armeen in solchen Gebieten so viele Punkte geben wie deine Autorität. Eine Armee hat höchstens 6.',
  'choose-shrine':
    'Der Tempel kommt in ein kontrolliertes Gebiet mit Schrein und ohne Tempel. Du erhältst einen Priester; jeder zweite Tempel der Partie bringt allen eine Segnung.',
  monsters:
    'Jage ein Monster im Gebiet deines Helden, oder aktiviere alle Monster, die du kontrollierst, oder ein neutrales. Loki darf nur jagen, wer schon Monster besiegt hat.',
  'next-monster': 'Alle Monster, die du kontrollierst, handeln nacheinander, in beliebiger Reihenfolge.',
  'command-monster':
    'Das Monster zieht oder macht seinen Gebietsangriff; bei einem neutralen kann der Würfel entscheiden. Wo es seinen Zug beendet, stampft es: Alle anderen mit Armeen dort senken eine um 1.',
  'raise-monument':
    'Wähle das Monument, das eine Stufe wächst: Seine Gottheit gibt von nun an größere Boni. Dann werden Vorzeichen geprüft, Marker und Priester kehren zurück, Schmieden werden gefüllt, und alle Monster handeln.',
  'choose-battle':
    'Nach dem Mobilisieren werden jetzt alle Schlachten geschlagen, in deiner Reihenfolge. Armeen im selben Gebiet kämpfen gemeinsam.',
  'before-battle':
    'Vor den Karten darfst du ein passendes Artefakt nutzen; Beowulf darf sich verletzen und eine Karte ziehen. Der Angreifer zuerst.',
  'play-battle-card':
    'Spiele eine Karte: Ihre Stärke zählt sofort, dann ihre Wirkung; ihre Tropfen sind deine eigenen Verluste. Oder passe, endgültig; die andere Seite darf dann allein weitermachen. Der höhere Wert gewinnt, bei Gleichstand der Verteidiger.',
  'choose-army':
    'Wähle, welche deiner Armeen Stärke gewinnt oder verliert. Eine Armee mit 0 ist zerstört und kehrt in den Vorrat zurück; mehr als 6 hat keine.',
  'choose-retreat':
    'Deine überlebenden Armeen gehen gemeinsam in ein Nachbargebiet, das du kontrollierst, ohne fremde Armeen und ohne Loki. Gibt es keines, sind sie zerstört.',
  'take-injury':
    'Wähle das gesunde Attribut, das verletzt wird: Es zählt eins weniger, mindestens 1, bis es heilt. In einer Jagd beendet eine Verletzung, die du nicht mehr nehmen kannst, die Jagd.',
  'heal-injury': 'Drehe ein verletztes Attribut zurück: Es zählt wieder voll.',
  'before-hunt': 'Im Land seines Helden darf Beowulf vor der Jagd ein eigenes gesundes Attribut verletzen und zieht dafür eine Kampfkarte.',
  'choose-attack':
    'Du führst das Monster gegen den Jäger: Wähle von zwei Angriffskarten die, die gespielt wird; die andere bleibt bis zum Ende der Jagd beiseite.',
  'respond-to-attack':
    'Antworte mit höchstens einer Karte. Abwehr: Ihre Stärke, +2 für einen Schild, muss den Angriff erreichen. Konter: Ihre Stärke muss die höhere Zahl erreichen; dann deckst du auch eine Wunde deiner Wahl. Sonst wirkt der Angriff.',
  'wound-monster':
    'Jede Karte deckt eine freie Wunde mit demselben Symbol und gibt ihre Belohnung; Schilde decken keine. Dann folgt eine weitere Runde, oder du hörst auf. Wer die letzte Wunde deckt, besiegt das Monster und nimmt sein Artefakt; die Marker bleiben für später liegen.',
  'raise-attribute': 'Die Belohnung der Wunde erhöht ein Attribut deiner Wahl um 1; ein verletztes heilt stattdessen.',
  'take-rune': 'Nimm ein beliebiges Symbol, das der Vorrat noch hat. Du darfst 4 Runen halten; mehr gibst du sofort zurück.',
  'discard-rune': 'Du hast mehr Runen als die Grenze von 4, oder ein Angriff kostet dich eine: Wähle, welche in den Vorrat zurückgeht.',
  'discard-cards':
    'Deine Hand darf Weisheit plus 3 Karten haben. Lege den Rest nach Wahl ab; während einer Jagd oder Schlacht gilt die Grenze nicht.',
  'pick-blessing':
    'Es liegt eine Segnung mehr da als Teilnehmer. Wer den Tempel gebaut hat, nimmt zuerst, dann der Reihe nach. Segnungen gelten für die ganze Partie.',
  'cleanse-blessing':
    'Deine Armee hat einen Verwüstungsmarker entfernt. Bei den zwei teuersten Feldern darfst du eine zufällige Segnung ziehen.',
  'turn-fate':
    'Der Prophet hat mehrere gleichwertige Möglichkeiten, die verschiedene Leute treffen. Du hast den Schicksalsmarker und wählst; er geht dann an den Besitzer der gewählten Figur.',
  'see-next-prophet':
    'Hier wird nichts entschieden: Das Spiel wartet, bis du gesehen hast, was der Prophet getan hat, bevor der nächste handelt.',
  'choose-victim':
    'Hels Bonus: Wähle jemand anderen, der etwas zu verlieren hat. Er verliert so viele Dinge, wie die Stufe des Monuments sagt.',
  'lose-to-hel':
    'Wähle, was verloren geht, eines nach dem anderen: eine zufällige Kampfkarte, eine Rune, ein Punkt einer Armee oder eine Verletzung. Für einen Propheten wählt, wer betet, aber nie eine Verletzung.',
  'land-warriors':
    'Aegirs Bonus: Rekrutiere eine Armee der genannten Stärke in einem kontrollierten Gebiet am Meer deines Drakkars, oder verzichte.',
};
