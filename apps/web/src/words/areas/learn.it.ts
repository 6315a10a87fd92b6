/** The words of the advice for a first game in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './learn.en.ts';

export const it: WordsOf<typeof en> = {
  'coach.confirm':
    'La linea tratteggiata è la tua rotta. Nei villaggi e nelle visite lungo la via ti aspettano vichinghi. Conferma per salpare, oppure tocca un’altra tappa per confrontare.',
  'coach.duel':
    'Sei sotto attacco! Ogni colpo costa un vichingo più del precedente. Rispondi se vuoi davvero la tessera; fuggire costa solo il posto.',
  'coach.flee': 'Fuggi in avanti verso un’altra tappa. Questa volta non si scarta nulla dietro di te.',
  'coach.harbour':
    'Un viaggio è finito. Il porto al centro della mappa dice che cosa si contava: i migliori hanno preso monete. Chi è tornato per primo gioca per ultimo, ma parte davanti.',
  'coach.monsters':
    'Certe rotte passano accanto ai mostri. Combatterne uno costa tanti vichinghi quanta è la sua forza, meno le tue armi, e porta gloria; oppure sacrifica un vichingo e passa oltre.',
  'coach.place':
    'Hai raggiunto una tessera. Mettila in un posto della tua nave: tocca un posto e conferma. Attento agli scudi: ognuno regge un vichingo, e le tessere ne coprono alcuni.',
  'coach.sell': 'Un emporio compra merci. Tocca sulla tua nave le merci che vuoi vendere; le merci vendute sono gloria.',
  'coach.title': 'Consiglio',
  'coach.understood': 'Capito',
  'coach.waiting': 'Salpa sempre la nave più indietro. Un balzo breve può darti più turni di fila, uno lungo lascia giocare gli altri.',
  'coach.welcome':
    'Benvenuto a bordo! Fai il giro della mappa e torna in porto, quattro volte. Ogni tappa che brilla è una tessera che potresti prendere: toccala e guarda che cosa costa e che cosa porta la rotta.',
};
