/** The lessons of a first game of Blood Rage in Italian. */
import type { CourseTexts } from '../../lesson.ts';
import type { en } from './en.ts';

export const it: CourseTexts<keyof typeof en.lessons> = {
  lessons: {
    leader: {
      text: 'Benvenuto! In questo gioco vince la Gloria, e quasi tutto ciò che fai costa Furia. Tranne il tuo leader: lui invade gratis. Tocca il tuo leader.',
      otherwise:
        'Le altre miniature costano tanta Furia quanta è la loro forza. Il leader non ne costa: mettilo in campo per primo e conserva la Furia.',
    },
    province: {
      text: 'Ogni villaggio tiene una miniatura. In mano hai la missione Alfheim!, che chiede la forza maggiore in una provincia di Alfheim: scegli Andlang o Gimle.',
      otherwise: 'Questa provincia non è di Alfheim. La tua missione conta solo Andlang e Gimle: altrove il leader non le serve.',
    },
    quest: {
      text: 'Le missioni stanno coperte e pagano Gloria alla fine dell’Era. Accetta ora Alfheim!: non costa nulla, e nessuno vede quale sia.',
      otherwise: 'Puoi accettarla anche dopo, ma solo finché hai Furia: senza Furia non c’è turno. È gratis, quindi fallo finché ci pensi.',
    },
    pillage: {
      text: 'Ogni provincia nasconde un bottino che aumenta una statistica del tuo clan. Saccheggia la provincia dove sta il tuo leader: nemmeno questo costa Furia.',
      otherwise: 'Ogni provincia si saccheggia una volta per Era, e il bottino è di chi arriva prima. Il tuo è pronto adesso.',
    },
    join: {
      text: 'Un saccheggio chiama tutti alla battaglia. Puoi mandare una miniatura alla volta da una provincia vicina, senza Furia, finché c’è un villaggio libero. O resta fuori: non costa nulla.',
    },
    battle: {
      text: 'Una battaglia! Tutti posano una carta coperta. La forza delle tue miniature e il numero della carta si sommano, e un pareggio uccide tutti. Scegli una carta battaglia rossa: se perdi, la riprendi.',
      otherwise:
        'Missioni e migliorie in battaglia non contano nulla, e se vinci la carta è persa. Una carta battaglia aggiunge il suo numero.',
    },
    upgrade: {
      text: 'Le migliorie restano al tuo clan per tutta la partita. Scegline una dalla mano; il suo numero è il prezzo in Furia. Quelle per leader, guerrieri, nave o mostri portano subito la miniatura in campo.',
      otherwise: 'Una miglioria vale da quando la giochi fino alla fine della partita: prima è in gioco, più rende.',
    },
    warrior: {
      text: 'Più miniature sono più forza, per la missione e per le battaglie. Invadi con un guerriero o con la nave: il prezzo è la sua forza. Una nave sta in un fiordo e conta per entrambe le province accanto.',
      otherwise:
        'La tua missione vuole la forza maggiore nella provincia, e gli altri arriveranno. Una miniatura in più la rende più sicura.',
    },
    rage: {
      text: 'Ora conosci le azioni; la quinta è la marcia: con 1 Furia quante miniature vuoi vanno da una provincia a un’altra. Continua finché la Furia è finita.',
      otherwise:
        'Passare chiude la tua Era: la Furia che resta è persa, non si conserva per la prossima. Se c’è ancora qualcosa di utile, fallo prima.',
    },
    keep: {
      text: 'L’Era finisce. Puoi conservare una carta per la prossima, le altre sono perse. Una carta battaglia forte è raramente un errore.',
      otherwise: 'Conservare una carta è gratis, e si aggiunge a quelle del prossimo draft. Non c’è motivo di non tenerne nessuna.',
    },
    raise: {
      text: 'Aumenta una statistica. Furia: più da spendere in ogni Era. Asce: più Gloria per ogni battaglia vinta. Corni: più miniature in campo. Le statistiche aumentate molto portano Gloria alla fine.',
    },
    ragnarok: {
      text: 'Il Ragnarök ha distrutto una provincia. Le miniature che vi muoiono portano Gloria al loro clan, e il Valhalla restituisce tutti i caduti per la prossima Era. Il foglio delle Ere mostra che cosa cadrà dopo.',
    },
    draft: {
      text: 'Una nuova Era comincia con il draft: prendi una carta e passa le altre, finché tutti ne hanno sei. Cerca carte che stiano bene insieme, e una per vincere battaglie.',
    },
  },
  end: 'Hai giocato un’Era intera. Ne seguono altre due, ognuna con un draft, più Gloria e meno terra. Continua e scopri di chi canteranno gli scaldi, o comincia una partita tua.',
};
