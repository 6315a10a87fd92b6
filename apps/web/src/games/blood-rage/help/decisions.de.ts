/** German: the rule behind each decision in Blood Rage. */
import type { BloodRageHelpTexts } from './text-type.ts';

export const decisions: BloodRageHelpTexts['decisions'] = {
  'pick-cards':
    'Behalte eine Karte des Stapels (zu zweit zwei); der Rest geht an deinen linken Nachbarn. Alle wählen gleichzeitig und geheim, bis jeder sechs hat.',
  'take-turn':
    'Mache eine Aktion und zahle ihre Wut, oder passe. Passen setzt deine Wut auf 0 und beendet deine Aktionen in diesem Zeitalter; an Schlachten kannst du noch teilnehmen.',
  'choose-target':
    'Die Figur geht in ein leeres Dorf eines äußeren Gebiets, ein Schiff in einen Fjord. Yggdrasil kann man nicht invadieren. Deine Hörner begrenzen die Zahl deiner Figuren. Mit Odins Erwähltem darf ein Mystiker einen fremden Krieger oder Mystiker zerstören und dessen Dorf nehmen.',
  'free-invade':
    'Durch die Aufrüstung darf eine Figur dieser Art sofort ohne Wut invadieren; alle anderen Regeln der Invasion gelten. Du darfst verzichten; die Gelegenheit ist dann vorbei.',
  'march-to':
    'Ein Marsch kostet 1 Wut und führt von einem Gebiet in ein anderes, egal wie weit. Das Ziel darf nicht zerstört sein und braucht für jede Figur ein leeres Dorf; in Yggdrasil ist Platz für alle.',
  'march-figures': 'Wähle eine oder mehrere deiner Figuren: alle ziehen aus demselben Gebiet in dasselbe Ziel. Schiffe marschieren nie.',
  'choose-sacrifice': 'Zerstöre zwei deiner Figuren auf dem Plan, ohne Wut; dann steigt einer deiner Werte. Retten kann man sie nicht.',
  'offer-succor':
    'Nach deiner Invasion eines Gebiets darf ein Krieger aus deinem Vorrat kostenlos mitkommen. Er braucht ein leeres Dorf, und deine Hörner müssen es erlauben.',
  'offer-domain': 'Du hast gerade invadiert: Für 2 Wut darfst du dieses Gebiet sofort plündern, in derselben Aktion.',
  'join-battle':
    'Du darfst eine Figur, kein Schiff, aus einem Nachbargebiet in ein leeres Dorf dort ziehen oder ablehnen. Es kostet nichts, auch mit 0 Wut. Der Ruf geht reihum, bis das Gebiet voll ist oder alle nacheinander ablehnen; wer abgelehnt hat, kann später noch kommen.',
  'play-card':
    'Alle in der Schlacht legen eine Karte verdeckt; wer eine hat, muss eine spielen. Schlachtkarten bringen ihren Bonus und ihren Text; andere Karten bringen nichts. Der Sieger verliert seine Karten, die Verlierer nehmen ihre zurück.',
  'value-quest':
    'Mit deiner Aufrüstung darf die aufgedeckte Aufgabe als Schlachtkarte zählen. Mit zwei solchen Aufrüstungen wählst du einen Wert, nie beide.',
  'spare-figure':
    'Odins Flut lässt jedem Clan eine Figur in dieser Schlacht. Wähle, welche von deinen überlebt; die anderen sterben, bevor die Stärken verglichen werden.',
  'add-card':
    'Nach dem Aufdecken darfst du eine Handkarte hinzufügen, deren Text das erlaubt. Die anderen erfahren nur, ob du es tust, nicht was du hältst.',
  retreat:
    'Diese Figur würde zerstört, darf aber stattdessen weichen. Sie verlässt die Schlacht und gilt nicht als zerstört: kein Walhall, kein Ruhm für ihren Tod.',
  'protect-figures':
    'Zahle 1 Wut für jede gefährdete Figur, die du retten willst; sie bleibt, wo sie ist. Das geht in jedem Zug, aber nicht gegen Ragnarök oder das eigene Opfer.',
  'raise-stat':
    'Erhöhe einen Wert um eine Stufe. Mehr Wut gilt ab dem nächsten Zeitalter; Äxte und Hörner wirken sofort. Auf Stufe 6 ist ein Wert voll.',
  'buy-back': 'Du hast gewonnen, also kämen deine gespielten Karten weg. Mit Tyrs Können nimmst du beliebige davon für je 1 Wut zurück.',
  'move-leader':
    'Nach einer erfolgreichen Plünderung darf dein Anführer in ein Nachbargebiet mit leerem Dorf oder nach Yggdrasil ziehen. Das kostet nichts und ist keine Invasion.',
  'offer-blessing':
    'Du hast die Schlacht verloren: Mit Lokis Segen darf ein Krieger aus deinem Vorrat das Gebiet kostenlos invadieren, wenn ein Dorf leer ist und deine Hörner es erlauben.',
  'move-god':
    'Nach jeder Plünderung im Gebiet eines Gottes, gelungen oder nicht, muss der Plünderer den Gott in ein Gebiet ohne Gott ziehen, das weder geplündert noch zerstört ist.',
  'keep-card':
    'Behalte eine Handkarte für das nächste Zeitalter, oder keine; der Rest verlässt ungesehen das Spiel. Abgelegte Aufgaben sind nicht betroffen.',
};
