/** The lessons of a first game of Lords of Ragnarok alone in Italian. */
import type { CourseTexts } from '../../lesson.ts';
import type { en } from './alone.en.ts';

export const it: CourseTexts<keyof typeof en.lessons> = {
  lessons: {
    hero: {
      text: 'Sei solo contro un profeta di Surtur, che gioca con carte e dadi. Entrambi vincete subito con tre terre intere, con quattro regioni che hanno un tempio, o con la morte di Loki. Scegli prima un eroe e la sua discendenza: toccali per leggere che cosa sanno fare.',
    },
    place: {
      text: 'Colloca il drakkar, l’eroe e due armate. Scegli una regione con popolazione 2: le tue due armate sono abbastanza forti per prenderla subito.',
      otherwise:
        'Due armate di forza 1 non possono prendere quella regione: dovrebbero essere forti quanto la sua popolazione. Con popolazione 2 è tua fin dall’inizio.',
    },
    prophet: {
      text: 'Il profeta ha giocato il suo turno. Un dado sceglie una delle tre carte della sua fila, e la carta dice che cosa fa. Mentre agisce, il suo piano sta sopra la mappa; nel registro ogni sua scelta può dire perché è stata fatta.',
    },
    move: {
      text: 'In ogni turno l’eroe si muove fino a due regioni, dove vuoi. Va’ in una regione con una runa sulla forgia: chi vi si trova all’inizio del proprio turno può prenderla.',
      otherwise:
        'A portata del tuo eroe c’è una runa su una forgia. Può prenderla solo un eroe che vi si trova all’inizio del turno: arriva per primo.',
    },
    army: {
      text: 'Ora un’armata può entrare in una regione vicina, o crescere di 1 dove controlli un insediamento. Prendi una regione abbastanza debole, o cresci per la prossima. Ciò che brilla dice che cosa accadrebbe.',
      otherwise: 'In ogni turno puoi usare un’armata, e non costa nulla. Un’armata ferma non ti porta terre.',
    },
    surtur: {
      text: 'Attento alle fiamme! Quando al profeta qualcosa non riesce, posa un segnalino devastazione accanto all’albero del mondo. Sono cinque: se deve posarne un sesto, arriva Surtur e tu perdi. Una tua armata forte in una di quelle regioni, se la controlli, può purificarla.',
    },
    prepare: {
      text: 'Alla fine del turno c’è un’azione speciale sulla ruota. Scegli “Prepararsi”: una runa a scelta e due carte combattimento, utili prima della prima battaglia.',
      otherwise:
        'Puoi farlo anche nel prossimo turno. Senza carte e rune il primo attacco ti troverebbe indifeso: “Prepararsi” ti dà entrambe in una volta.',
    },
    rune: {
      text: 'Prendi una runa. Ognuno dei tre segni aumenta un altro attributo, e un mostro obbedisce solo al suo segno. Puoi tenerne quattro.',
    },
    forge: {
      text: 'Un nuovo turno comincia con la preghiera. Il tuo eroe è presso una forgia: prendi la sua runa.',
      otherwise: 'La runa è gratis, e il prossimo eroe a questa forgia se la prenderebbe.',
    },
    spend: {
      text: 'Le rune comprano qualcosa in ogni turno: una carta combattimento o un’alleanza per una, di più per due o tre. Spendine una. Un’alleanza con un reame rende ogni volta che la sua azione è la prima sulla ruota.',
      otherwise: 'Puoi tenere solo quattro rune, e finché restano da te non fanno nulla. Una spesa ora lavora da ora.',
    },
    second: {
      text: 'Scegli un’altra azione. “Rinforzare” porta armate, “Mobilitare” le muove tutte, “Usurpare” prende la regione del tuo eroe se la tua Potenza basta.',
      otherwise: 'Un monumento ti ridà i segnalini, e per ora lì ne hai pochi. Con un’azione in più conviene meglio.',
    },
    monument: {
      text: 'I tuoi segnalini sono sulla ruota. Erigi un monumento: riprendi tutti i segnalini e i sacerdoti. Ma i mostri si svegliano, e ogni presagio avverato avvicina il Ragnarok. Allora ogni fiamma sulla mappa vale per il profeta come una regione.',
      otherwise:
        'Le azioni che hai segnato ti sono chiuse finché qualcuno erige un monumento. Fallo ora, e tutta la ruota è di nuovo aperta.',
    },
    raise: {
      text: 'Quale monumento cresce? Ognuno appartiene a un attributo: Thor alla Potenza, Odino alla Saggezza, Freyja all’Autorità. Più è alto, più vi rende un sacerdote. Uno finito è un presagio.',
    },
    monster: {
      text: 'Un mostro si sveglia. Il dado dice se attacca o si muove, e tu dici dove. Mandalo dalle armate del profeta: dove arriva, perdono forza.',
    },
    battle: {
      text: 'Una battaglia con il profeta! Conta le tue armate e gioca carte, o passa; le sue carte seguono regole, non astuzia. In parità vince il difensore. Guarda le perdite su una carta: una vittoria può costare più della regione.',
    },
  },
  end: 'Ora conosci il tuo turno e il suo. Tieni le regioni attorno all’albero del mondo, tieni poche le fiamme, e leggi la sua fila di carte: mostra che cosa può arrivare. Continua, o comincia una partita tua.',
};
