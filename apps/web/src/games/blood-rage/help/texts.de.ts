/** The help of Blood Rage in German: the player aid and the phases. */
import { decisions } from './decisions.de.ts';
import { icons } from './icons.de.ts';
import type { BloodRageHelpTexts } from './text-type.ts';

export const texts: BloodRageHelpTexts = {
  decisions,
  icons,
  phases: {
    gifts: { title: 'Gaben der Götter', text: 'Alle wählen sechs Karten: eine behalten, den Rest nach links weitergeben (BR-8.3).' },
    action: { title: 'Aktionen', text: 'Reihum je eine Aktion, bis niemand mehr Wut hat oder alles geplündert ist (BR-9.2, BR-9.8).' },
    discard: { title: 'Ablegen', text: 'Behalte höchstens eine Karte für das nächste Zeitalter (BR-19.1).' },
    quest: { title: 'Aufgaben', text: 'Alle Aufgaben werden gezeigt; eine erfüllte bringt ihren Ruhm und erhöht einen Wert (BR-20.2).' },
    ragnarok: {
      title: 'Ragnarök',
      text: ':fire-zone: Das verfluchte Gebiet geht unter. Jede Figur, die dort stirbt, bringt je nach Zeitalter 2, 3 oder 4 Ruhm (BR-21.1, BR-21.3).',
    },
    valhalla: {
      title: 'Rückkehr aus Walhall',
      text: 'Alle Figuren kehren aus Walhall in den Vorrat zurück; das nächste Zeitalter beginnt (BR-22.1, BR-22.3).',
    },
  },
  aid: [
    {
      title: 'Ziel',
      lines: [
        'Drei Zeitalter. Wer den meisten Ruhm :laurel-crown: hat, gewinnt (BR-23.3).',
        'Werte auf Stufe 4 oder 5 bringen am Ende 10, auf Stufe 6 bringen sie 20 (BR-23.1).',
      ],
    },
    {
      title: 'Deine Werte',
      lines: [
        ':flame: Wut: so viel kannst du in einem Zeitalter für Aktionen ausgeben.',
        ':crossed-axes: Äxte: Ruhm für jede gewonnene Schlacht.',
        ':mighty-horn: Hörner: so viele Figuren darfst du auf dem Plan haben.',
      ],
    },
    {
      title: 'Aktionen, eine pro Zug',
      lines: [
        'Invasion: eine Figur aus dem Vorrat in ein leeres Dorf :hut:, ein Schiff :drakkar: in einen Fjord; Wut nach ihrer Stärke, der Anführer :crown: kostenlos (BR-10.1, BR-10.4).',
        'Marsch, 1 Wut: beliebig viele Figuren von einem Gebiet in ein anderes; die Entfernung ist egal (BR-11.1).',
        'Aufrüstung: spiele die Karte für ihre Stärke in Wut; die passende Figur darf kostenlos invadieren (BR-12.1, BR-12.4).',
        ':scroll-unfurled: Aufgabe: verdeckt ablegen, kostenlos (BR-13.1).',
        'Plündern: wo du eine Figur hast. Andere dürfen dazukommen, dann kämpfen alle; die Belohnung bekommt der Plünderer nur, wenn er gewinnt (BR-14.1, BR-16.7).',
        'Mit 0 Wut hast du keine Aktionen mehr, auch keine kostenlosen (BR-9.5).',
      ],
    },
    {
      title: 'Schlacht',
      lines: [
        'Alle spielen eine Karte verdeckt. Es zählt die Stärke :biceps: der Figuren und Karten; bei Gleichstand sterben alle (BR-15.1, BR-15.13).',
        'Der Sieger wirft seine Karten ab, Verlierer nehmen ihre zurück; gefallene Figuren gehen nach Walhall :winged-emblem: (BR-16.4, BR-16.5).',
      ],
    },
  ],
};
