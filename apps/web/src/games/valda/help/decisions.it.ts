/** Italian: the rule behind each decision in Valda. */
import type { ValdaHelpTexts } from './text-type.ts';

export const decisions: ValdaHelpTexts['decisions'] = {
  trade:
    'Dopo il lancio puoi scambiare con la riserva quante volte vuoi: 4 di un tipo per 1 di un altro, con Heimdall 2 o 1. Solo ora, e mai con altri giocatori.',
  'trade-times': 'Fai lo stesso scambio più volte insieme. Devi avere l’intero pagamento, e la riserva tutto ciò che prendi.',
  'plan-draw':
    'Di’, prima di vedere, da dove vengono le carte: tutte le carte base da un mazzo, A o B; per ogni regno che controlli una carta del suo dio al loro posto. Restano scoperte fino alla fine della fase.',
  'return-card': 'Con un tempio di Freya hai pescato tre carte e ne tieni due. La terza va sotto il mazzo da cui viene.',
  act: 'Ciascuna costa 1 punto azione: giocare una carta azione, prendere 1 risorsa o pescare 1 carta coperta. Le carte con +1 non costano nulla. I punti rimasti dei tuoi 3 si perdono alla fine della fase.',
  'discard-down': 'Alla fine della fase azioni puoi tenere 10 carte. Scarta le altre; un’arma divina scartata esce dal gioco.',
  build:
    'Costruisci fino a due edifici, ognuno al suo prezzo: miniere (al massimo 4), trivelle (al massimo 3), templi. Un regno ha cinque posti; puoi avervi tre templi, e nessuno dove qualcuno controlla il regno. Un tempio dà 1 seguace e una carta del suo dio.',
  'keep-card':
    'Il nuovo tempio ti mostra le prime due carte del suo dio. Prendine una in mano; l’altra va sotto il mazzo. Nessun altro le vede.',
  attack:
    'Puoi attaccare il giocatore di turno con esattamente una carta attacco, o passare. Chi passa ha finito per questa fase; con Surtur hai due attacchi o più forza.',
  defend:
    'Gioca quanti scudi vuoi, una volta sola. Se insieme sono forti almeno quanto l’attacco, è respinto; altrimenti ha effetto. I templi di Tyr rafforzano ogni scudo. Tutte le carte giocate si scartano.',
  'exile-temple':
    'Il tuo attacco sposta un tempio del bersaglio in un altro regno con un posto libero che nessuno controlla. Conta come spostato, non costruito; se dà il controllo, il proprietario guadagna 1 seguace.',
  'wreck-temple':
    'Il tuo attacco distrugge un tempio del bersaglio. Torna nella riserva del proprietario; i seguaci già guadagnati restano.',
  'win-followers':
    'Thor: 3, con due templi anche 2, oro o diamanti per un seguace. Odino: 2 sangue per uno, con due templi anche 3 sangue per due. Ogni potere ha il suo limite. Loki: lancia una volta i dadi bianchi, nel bene o nel male.',
  'choose-deck': 'Tutte le carte vengono da un mazzo base: A contiene carte azione, B carte attacco e difesa. Vanno coperte in mano.',
  'choose-god-deck': 'Pesca coperta la prima carta di un mazzo divino. Un mazzo divino vuoto non si rinnova mai.',
  'discard-cards': 'Scarta fino al numero indicato, o nessuna; la carta dice cosa dà ciascuna. Le armi divine scartate escono dal gioco.',
  'swap-for-blood': 'Cambia oro e diamanti in sangue, uno a uno, fino a cinque in tutto, finché la riserva ha sangue.',
  'borrow-temple':
    'Il tempio di un avversario conta per il tuo potere in quel regno fino alla fine del turno, e non per il suo. Solo Tyr, Thor, Odino e Loki sono ancora utili in questo turno. Il controllo non cambia.',
  'move-temple':
    'Sposta un tuo tempio in un altro regno con un posto libero che nessuno controlla. Spostare non è costruire: niente seguace né carta, ma il controllo paga.',
  'take-from-pile': 'Prendi carte a scelta dalla pila degli scarti indicata dalla carta o arma. Tutti vedono cosa prendi.',
  'look-at-decks': 'Scegli i mazzi divini di cui vuoi vedere la prima carta. Tutti vedono quali mazzi, solo tu le carte; nessuna si muove.',
  judge: 'Scegli un avversario con più seguaci di te: ne perde 2, ma non scende mai sotto una zona sicura.',
  reroll: 'Rilancia quanti vuoi dei dadi appena lanciati, almeno uno. Valgono le nuove facce.',
  respond:
    'Ti viene chiesto perché potresti avere un’arma divina adatta a questo momento. Tutti rispondono in segreto; se più d’uno gioca, vale il primo in ordine di turno e le altre risposte restano nascoste. Un’arma giocata esce dal gioco.',
  'respond-to-attack':
    'È in corso un attacco e un’arma divina potrebbe cambiarlo: un nuovo bersaglio, un attacco non respingibile, un bonus, o l’annullamento. Le risposte sono segrete; di più risposte vale la prima in ordine di turno.',
};
