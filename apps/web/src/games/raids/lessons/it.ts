/** The lessons of a first game of Raids in Italian. */
import type { CourseTexts } from '../../lesson.ts';
import type { en } from './en.ts';

export const it: CourseTexts<keyof typeof en.lessons> = {
  lessons: {
    welcome: {
      text: 'Benvenuto a bordo! Fai il giro della mappa e torna in porto, quattro volte. Ogni tappa che brilla è una tessera che potresti prendere: toccala e guarda che cosa costa e che cosa porta la rotta.',
      otherwise:
        'Questa rotta porta dritto a casa. Una nave in porto non ha altri turni in questo viaggio: torneresti a mani vuote. Fermati piuttosto a una tessera lungo la via.',
    },
    confirm: {
      text: 'La linea tratteggiata è la tua rotta. Nei villaggi e nelle visite lungo la via ti aspettano vichinghi. Conferma per salpare, oppure tocca un’altra tappa per confrontare.',
    },
    place: {
      text: 'Hai raggiunto una tessera. Mettila in un posto della tua nave: tocca un posto e conferma. Attento agli scudi: ognuno regge un vichingo, e le tessere ne coprono alcuni.',
      otherwise: 'Una tessera scartata è persa per sempre. La tua nave ha posto: mettila a bordo, o al posto di una che vale meno.',
    },
    sell: {
      text: 'Un emporio compra merci. Tocca sulla tua nave le merci che vuoi vendere; le merci vendute sono gloria.',
    },
    duel: {
      text: 'Sei sotto attacco! Ogni colpo costa un vichingo più del precedente. Rispondi se vuoi davvero la tessera; fuggire costa solo il posto.',
    },
    flee: {
      text: 'Fuggi in avanti verso un’altra tappa. Questa volta non si scarta nulla dietro di te.',
    },
    monsters: {
      text: 'Certe rotte passano accanto ai mostri. Combatterne uno costa tanti vichinghi quanta è la sua forza, meno le tue armi, e porta gloria; oppure sacrifica un vichingo e passa oltre.',
    },
    harbour: {
      text: 'Un viaggio è finito. Il porto al centro della mappa dice che cosa si contava: i migliori hanno preso monete. Chi è tornato per primo gioca per ultimo, ma parte davanti.',
    },
    waiting: {
      text: 'Salpa sempre la nave più indietro. Un balzo breve può darti più turni di fila, uno lungo lascia giocare gli altri.',
    },
  },
  end: 'Non ti serve altro: quattro viaggi, e vince la nave più gloriosa. Rune, stendardi, merci e mostri alla fine sono gloria. Finisci questa partita, o cominciane una tua.',
};
