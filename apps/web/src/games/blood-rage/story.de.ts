/** The game page of Blood Rage in German. */
import type { Story } from '../story.ts';

export const story: Story = {
  lead: 'Ragnarök ist da, die Welt geht unter. Führe deinen Clan durch drei letzte Zeitalter: einfallen, plündern, ruhmreich sterben, damit die Skalden von dir singen.',
  aim: 'Wer nach dem dritten Zeitalter den meisten Ruhm hat, gewinnt. Ihn bringen Schlachten, Plünderungen, erfüllte Aufträge und ein guter Tod, und weit genug gesteigerte Werte des Clans.',
  chapters: [
    {
      title: 'Gaben der Götter',
      text: 'Jedes Zeitalter beginnt mit einer Auswahl: Alle nehmen eine Karte aus einer Hand von acht und geben den Rest nach links weiter, bis alle sechs haben. Kampfkarten, Aufträge und Verbesserungen ergeben deinen Plan.',
    },
    {
      title: 'Wut ist dein Geldbeutel',
      text: 'Du bekommst so viel Wut, wie dein Wert sagt, und fast alles kostet davon. Reihum je eine Aktion; wer keine Wut mehr hat, ist für dieses Zeitalter fertig.',
    },
    {
      title: 'Einfallen und marschieren',
      text: 'Bring eine Figur in ein freies Dorf einer Provinz, für so viel Wut, wie sie stark ist; dein Anführer kommt umsonst, Schiffe fahren in Fjorde. Für eine Wut marschieren beliebig viele Figuren von einer Provinz in eine andere. Deine Hörner begrenzen, wie viele auf dem Plan stehen.',
    },
    {
      title: 'Verbesserungen und Aufträge',
      text: 'Verbesserungen stärken Anführer, Krieger, Schiff oder den ganzen Clan oder bringen ein Ungeheuer auf deine Seite. Aufträge legst du verdeckt ab, sie zahlen am Ende des Zeitalters.',
    },
    {
      title: 'Plündern',
      text: 'Verlange die Beute einer Provinz, in der du eine Figur hast. Alle dürfen aus der Nachbarschaft Figuren schicken, solange Dörfer frei sind. Widersetzt sich niemand, gehört die Beute dir; sonst gibt es eine Schlacht.',
    },
    {
      title: 'Schlacht',
      text: 'Alle Beteiligten legen eine Karte verdeckt. Stärke der Figuren und Karten zusammen entscheidet; bei Gleichstand sterben alle. Der Sieger bekommt Ruhm nach seinen Äxten und gibt seine Karte aus, die Verlierer verlieren ihre Figuren, behalten aber ihre Karten.',
    },
    {
      title: 'Ragnarök',
      text: 'Am Ende jedes Zeitalters werden Aufträge gewertet, und eine Provinz verbrennt mit allen, die dort stehen. Wer dort stirbt, bringt Ruhm. Dann schickt Walhall die Gefallenen zurück.',
    },
  ],
  extras: [
    { title: 'Fünfter Spieler', text: 'Ein fünfter Clan, der Widder, mit eigenen Karten für jedes Zeitalter.' },
    {
      title: 'Mystiker von Midgard',
      text: 'Verbesserungen, die deinem Clan Mystiker bringen: starke Figuren, die umsonst einfallen und etwas Eigenes können.',
    },
    {
      title: 'Götter von Asgard',
      text: 'Zwei Götter gehen durch die Provinzen. Jeder ändert die Regeln dort, wo er steht, und zieht weiter, wenn seine Provinz geplündert wird.',
    },
  ],
};
