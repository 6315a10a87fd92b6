/** Italian: the rule behind each decision in Lords of Ragnarok. */
import type { LordsHelpTexts } from './text-type.ts';

export const decisions: LordsHelpTexts['decisions'] = {
  'choose-hero':
    'Tieni un eroe e una discendenza. L’abilità vale per lo più nella terra dove sta l’eroe; la discendenza dà il suo bonus una volta, all’inizio.',
  'choose-place':
    'Il drakkar va in un mare, l’eroe e due armate di forza 1 in una regione su quel mare, senza armate altrui e senza Loki. Una regione con popolazione 2 è subito tua.',
  'heal-at-turn-start': 'Una benedizione ti permette di guarire una ferita prima del turno. Un attributo ferito vale uno in meno.',
  pray: 'Ognuna al massimo una volta, in qualsiasi ordine: invia un sacerdote a un monumento dove non ne hai, il che aumenta di 1 il suo attributo e dà il bonus del dio; e prendi la runa della forgia nella regione del tuo eroe. Un attributo ferito guarisce invece di crescere.',
  'hero-action':
    'Una di tre: muovi l’eroe fino a 2 regioni, il drakkar fino a 2 mari, o guarisci una ferita. Gli eroi vanno ovunque, non combattono nelle battaglie e non controllano nulla. Le regioni sul mare della tua nave per te sono adiacenti.',
  'rune-action':
    'Ogni tipo una volta per turno. 1 runa: controlla un mostro neutrale presso il tuo eroe (col suo simbolo), alleati con un reame vicino al tuo eroe, o pesca una carta. 2 rune: attiva un’armata o un mostro. 3 rune: aumenta un attributo.',
  'activate-army':
    'L’armata va in una regione vicina, cresce di 1 dove controlli un insediamento, o purifica la devastazione. Entrando: una regione neutrale è tua se la tua forza raggiunge la popolazione; armate altrui significano battaglia. La regione di Loki è chiusa alle armate.',
  'special-action':
    'Metti un segnalino su uno spazio della ruota dove non ne hai e fai la sua azione. Il primo segnalino attiva il reame per gli alleati; altrimenti chi ha quello in cima riceve una runa. Con un segnalino sulla ruota puoi invece erigere un monumento: tutti i segnalini tornano e tutti i mostri agiscono.',
  'realm-bonus':
    'Il reame si attiva e tu sei suo alleato: prendi il bonus o rinuncia. Lo ottengono tutti gli alleati, prima chi è di turno.',
  reinforce:
    'Scegli: recluta un’armata di forza pari alla tua Autorità in una regione controllata con insediamento, o dai alle armate in tali regioni tanti punti quanti la tua Autorità. Un’armata ha al massimo 6.',
  'choose-shrine':
    'Il tempio va in una regione che controlli con santuario e senza tempio. Ottieni un sacerdote; ogni secondo tempio della partita dà a tutti una benedizione.',
  monsters:
    'Caccia un mostro nella regione del tuo eroe, oppure attiva tutti i mostri che controlli, o uno neutrale. Loki può cacciarlo solo chi ha già abbattuto mostri.',
  'next-monster': 'Tutti i mostri che controlli agiscono uno dopo l’altro, nell’ordine che vuoi.',
  'command-monster':
    'Il mostro si muove o fa il suo attacco ad area; per uno neutrale può decidere il dado. Dove finisce il movimento calpesta: chiunque altro abbia armate lì ne abbassa una di 1.',
  'raise-monument':
    'Scegli il monumento che cresce di un livello: da ora il suo dio dà bonus maggiori. Poi si controllano i presagi, segnalini e sacerdoti tornano, le forge si riempiono e tutti i mostri agiscono.',
  'choose-battle':
    'Dopo aver mobilitato si combattono ora tutte le battaglie, nell’ordine che scegli. Le armate entrate nella stessa regione combattono insieme.',
  'before-battle': 'Prima delle carte puoi usare un artefatto adatto; Beowulf può ferirsi per pescare una carta. Prima l’attaccante.',
  'play-battle-card':
    'Gioca una carta: la forza conta subito, poi l’effetto; le gocce sono perdite tue. Oppure passa, definitivamente; l’altra parte può continuare da sola. Vince il valore più alto, in parità il difensore.',
  'choose-army': 'Scegli quale tua armata guadagna o perde forza. Un’armata a 0 è distrutta e torna nella riserva; nessuna ha più di 6.',
  'choose-retreat':
    'Le tue armate superstiti vanno insieme in una regione vicina che controlli, senza armate altrui e senza Loki. Se non c’è, sono distrutte.',
  'take-injury':
    'Scegli l’attributo sano che viene ferito: vale uno in meno, ma almeno 1, finché non guarisce. In una caccia, una ferita che non puoi più subire la conclude.',
  'heal-injury': 'Gira un attributo ferito: torna a valere per intero.',
  'before-hunt':
    'Nella terra del suo eroe Beowulf può ferire un proprio attributo sano prima della caccia e pesca per questo una carta combattimento.',
  'choose-attack':
    'Guidi il mostro contro il cacciatore: di due carte attacco scegli quella che si gioca; l’altra resta da parte fino alla fine della caccia.',
  'respond-to-attack':
    'Rispondi con al massimo una carta. Difesa: la sua forza, +2 per uno scudo, deve raggiungere l’attacco. Contrattacco: la forza deve raggiungere il numero più alto; allora copri anche una ferita a scelta. Altrimenti l’attacco ha effetto.',
  'wound-monster':
    'Ogni carta copre una ferita libera con lo stesso simbolo e ne dà la ricompensa; gli scudi non coprono nulla. Poi un altro giro, o ti fermi. Chi copre l’ultima ferita abbatte il mostro e prende il suo artefatto; i segnalini restano per dopo.',
  'raise-attribute': 'La ricompensa della ferita aumenta di 1 un attributo a scelta; uno ferito invece guarisce.',
  'take-rune': 'Prendi un simbolo qualsiasi che la riserva ha ancora. Puoi tenere 4 rune; le altre le restituisci subito.',
  'discard-rune': 'Hai più rune del limite di 4, o un attacco te ne costa una: scegli quale torna nella riserva.',
  'discard-cards':
    'La tua mano può avere Saggezza più 3 carte. Scarta le altre a scelta; durante una caccia o una battaglia il limite non vale.',
  'pick-blessing':
    'C’è una benedizione più dei partecipanti. Prende prima chi ha eretto il tempio, poi in ordine di turno. Le benedizioni durano tutta la partita.',
  'cleanse-blessing': 'La tua armata ha rimosso un segnalino devastazione. Dai due spazi più cari puoi pescare una benedizione a caso.',
  'turn-fate':
    'Il profeta ha più opzioni equivalenti che riguardano persone diverse. Hai il segnalino del destino, quindi scegli tu; poi passa al proprietario del pezzo scelto.',
  'see-next-prophet':
    'Qui non si decide nulla: il gioco aspetta che tu abbia visto cosa ha fatto il profeta, prima che agisca il prossimo.',
  'choose-victim':
    'Bonus di Hel: scegli un altro partecipante che abbia qualcosa da perdere. Perde tante cose quante ne indica il livello del monumento.',
  'lose-to-hel':
    'Scegli cosa si perde, una cosa alla volta: una carta combattimento a caso, una runa, un punto di un’armata, o una ferita. Per un profeta sceglie chi prega, ma mai una ferita.',
  'land-warriors':
    'Bonus di Ægir: recluta un’armata della forza indicata in una regione che controlli sul mare del tuo drakkar, o rinuncia.',
};
