/** The game page of Raids in German. */
import type { Story } from '../story.ts';

export const story: Story = {
  lead: 'Vier Seereisen über ein raues Meer. Halte, wo die Beute liegt, belade dein Langschiff, erschlage, was aus der Tiefe steigt, und dräng deine Rivalen von den besten Plätzen.',
  aim: 'Wer nach der vierten Seereise den meisten Ruhm hat, gewinnt. Ruhm bringen Münzen, Runensteine, verkaufte Waren, erschlagene Ungeheuer, Standarten und die Wikinger an Bord eines Schiffs mit Mjölnir.',
  chapters: [
    {
      title: 'Wer hinten liegt, segelt',
      text: 'Reihum geht hier nichts. Immer ist das hinterste Schiff am Zug: Ein kurzer Sprung bringt dir vielleicht mehrere Züge hintereinander, ein langer lässt die anderen zugreifen.',
    },
    {
      title: 'Nimm, wofür du gehalten hast',
      text: 'Zu Beginn deines Zugs nimmst du das Plättchen, an dem dein Schiff liegt. Waffen, Segel, Standarten, Hämmer und Waren brauchen einen der fünf Plätze deines Langschiffs, und die meisten verdecken Schilde. Runensteine liegen neben dem Schiff.',
    },
    {
      title: 'Nichts bleibt liegen',
      text: 'Bevor du weitersegelst, verschwindet alles, was zwischen dir und dem nächsten Schiff vor dir liegt. Warten ist nie umsonst.',
    },
    {
      title: 'Segle, so weit du willst',
      text: 'Halte an einem beliebigen Plättchen vor dir. Dörfer am Weg geben dir Wikinger, Besuche und Beute belohnen die ersten, die vorbeikommen. Jeder freie Schild trägt einen Wikinger; wer keinen Platz hat, bekommt keinen.',
    },
    {
      title: 'Ungeheuer',
      text: 'Ein Ungeheuer am Weg will einen Wikinger als Opfer oder einen Kampf: Der kostet so viele Wikinger, wie es stark ist, einen weniger für jede Waffe, und bringt seine Stärke als Ruhm.',
    },
    {
      title: 'Streit um einen Platz',
      text: 'Halte, wo ein Rivale liegt, und zahl einen Wikinger. Er schlägt mit zweien zurück, du mit dreien, und so weiter, bis einer genug hat und nach vorn flieht.',
    },
    {
      title: 'Der Hafen',
      text: 'Sind alle daheim, werben Segel Wikinger an, und der Hafen belohnt, wer von etwas am meisten hat: Waren, Runen, Ungeheuer, Schilde. Wer zuerst heimkam, beginnt die nächste Seereise vorn.',
    },
  ],
  extras: [],
};
