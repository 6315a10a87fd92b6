/** German: the rule behind each decision in Valda. */
import type { ValdaHelpTexts } from './text-type.ts';

export const decisions: ValdaHelpTexts['decisions'] = {
  trade:
    'Nach dem Wurf darfst du beliebig oft mit dem Vorrat tauschen: 4 einer Art gegen 1 andere, mit Heimdall 2 oder 1. Nur hier, und nie mit Mitspielern.',
  'trade-times':
    'Mache denselben Tausch mehrmals auf einmal. Du brauchst die ganze Zahlung, und der Vorrat muss alles haben, was du nimmst.',
  'plan-draw':
    'Sage, bevor du etwas siehst, woher deine Karten kommen: alle Basiskarten aus einem Deck, A oder B; für jedes Reich, das du kontrollierst, stattdessen eine Karte seines Gottes. Sie liegen offen, bis die Phase endet.',
  'return-card': 'Mit einem Tempel Freyas hast du drei Karten gezogen und behältst zwei. Die dritte geht unter das Deck, aus dem sie kam.',
  act: 'Je 1 Aktionspunkt: eine Aktionskarte spielen, 1 Ressource nehmen oder 1 Karte verdeckt ziehen. Karten mit +1 kosten nichts. Was von deinen 3 Punkten übrig ist, verfällt am Ende der Phase.',
  'discard-down':
    'Am Ende deiner Aktionsphase darfst du 10 Karten halten. Lege die übrigen ab; eine abgelegte göttliche Waffe verlässt das Spiel.',
  build:
    'Baue bis zu zwei, jedes zu seinem Preis: Minen (höchstens 4), Blutbohrer (höchstens 3), Tempel. Ein Reich hat fünf Plätze; du darfst dort drei Tempel haben, und keinen, wo jemand das Reich kontrolliert. Ein Tempel bringt 1 Anhänger und eine Karte seines Gottes.',
  'keep-card':
    'Dein neuer Tempel zeigt dir die zwei obersten Karten seines Gottes. Nimm eine auf die Hand; die andere geht unter das Deck. Sonst sieht sie niemand.',
  attack:
    'Du darfst den Spieler am Zug mit genau einer Angriffskarte angreifen oder passen. Wer passt, ist in dieser Phase fertig; mit Surtur hast du zwei Angriffe oder mehr Stärke.',
  defend:
    'Spiele beliebig viele Schilde, einmal. Sind sie zusammen mindestens so stark wie der Angriff, ist er abgewehrt; sonst geschieht seine Wirkung. Tyrs Tempel stärken jeden Schild. Alle gespielten Karten werden abgelegt.',
  'exile-temple':
    'Dein Angriff versetzt einen Tempel des Ziels in ein anderes Reich mit freiem Platz, das niemand kontrolliert. Er gilt als versetzt, nicht gebaut; bringt er Kontrolle, gewinnt sein Besitzer 1 Anhänger.',
  'wreck-temple':
    'Dein Angriff zerstört einen Tempel des Ziels. Er geht in die Reserve seines Besitzers zurück; Anhänger, die er brachte, bleiben.',
  'win-followers':
    'Thor: 3, mit zwei Tempeln auch 2 Gold oder Diamanten für einen Anhänger. Odin: 2 Blut für einen, mit zwei Tempeln auch 3 Blut für zwei. Jede Kraft hat ihre Grenze. Loki: wirf einmal die weißen Würfel, zum Guten oder Schlechten.',
  'choose-deck':
    'Alle Karten kommen aus einem Basisdeck: A enthält Aktionskarten, B Angriffs- und Verteidigungskarten. Sie kommen verdeckt auf die Hand.',
  'choose-god-deck': 'Ziehe die oberste Karte eines Götterdecks, verdeckt. Ein leeres Götterdeck wird nie aufgefüllt.',
  'discard-cards':
    'Lege bis zur genannten Zahl Karten ab, oder keine; die Karte sagt, was jede bringt. Göttliche Waffen darunter verlassen das Spiel.',
  'swap-for-blood': 'Tausche Gold und Diamanten eins zu eins gegen Blut, insgesamt bis zu fünf, solange der Vorrat Blut hat.',
  'borrow-temple':
    'Der Tempel eines Gegners zählt bis zum Ende dieses Zuges für deine Kraft in diesem Reich und nicht für seine. Nur Tyr, Thor, Odin und Loki sind in diesem Zug noch nutzbar. Die Kontrolle ändert sich nicht.',
  'move-temple':
    'Versetze einen deiner Tempel in ein anderes Reich mit freiem Platz, das niemand kontrolliert. Versetzen ist nicht Bauen: kein Anhänger und keine Karte, aber Kontrolle zählt.',
  'take-from-pile': 'Nimm Karten deiner Wahl vom offenen Abwurfstapel, den die Karte oder Waffe nennt. Alle sehen, was du nimmst.',
  'look-at-decks':
    'Wähle die Götterdecks, deren oberste Karte du sehen willst. Alle sehen, welche Decks, nur du siehst die Karten; keine bewegt sich.',
  judge: 'Wähle einen Gegner mit mehr Anhängern als du: Er verliert 2, fällt aber nie unter eine sichere Zone.',
  reroll: 'Wirf beliebige der eben geworfenen Würfel noch einmal, mindestens einen. Die neuen Seiten gelten.',
  respond:
    'Du wirst gefragt, weil du eine göttliche Waffe haben könntest, die jetzt passt. Alle Gefragten antworten geheim; spielen mehrere, gilt der Erste in Zugfolge, die anderen Antworten bleiben verborgen. Eine gespielte Waffe verlässt das Spiel.',
  'respond-to-attack':
    'Ein Angriff läuft, und eine göttliche Waffe könnte ihn ändern: ein neues Ziel, ein Angriff, der nicht abzuwehren ist, ein Bonus oder sein Ende. Antworten sind geheim; von mehreren gilt die erste in Zugfolge.',
};
