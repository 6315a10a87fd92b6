/** Italian: the rule behind each decision in Blood Rage. */
import type { BloodRageHelpTexts } from './text-type.ts';

export const decisions: BloodRageHelpTexts['decisions'] = {
  'pick-cards':
    'Tieni una carta del mazzo che hai in mano (due in due giocatori); il resto va al vicino di sinistra. Tutti scelgono insieme e in segreto, finché ognuno ne ha sei.',
  'take-turn':
    'Fai un’azione e paga la sua Furia, oppure passa. Passare azzera la tua Furia e chiude le tue azioni per quest’Era; puoi ancora unirti alle battaglie.',
  'choose-target':
    'La miniatura va in un villaggio vuoto di una provincia esterna, una nave in un fiordo. Yggdrasil non si può invadere. I tuoi Corni limitano le miniature sulla mappa. Con il Prescelto di Odino un mistico può distruggere un guerriero o mistico nemico e prenderne il villaggio.',
  'free-invade':
    'La miglioria permette a una miniatura di quel tipo di invadere subito senza Furia; valgono tutte le altre regole dell’invasione. Puoi rinunciare, ma l’occasione è persa.',
  'march-to':
    'Una marcia costa 1 Furia e va da una provincia a un’altra, per lontana che sia. La meta non deve essere distrutta e deve avere un villaggio vuoto per miniatura; in Yggdrasil c’è posto per tutti.',
  'march-figures': 'Scegli una o più tue miniature: tutte lasciano la stessa provincia per la stessa meta. Le navi non marciano mai.',
  'choose-sacrifice': 'Distruggi due tue miniature sulla mappa, senza Furia; poi aumenta una statistica. Non si possono salvare.',
  'offer-succor':
    'Dopo aver invaso una provincia, un guerriero della tua riserva può seguirti gratis. Serve un villaggio vuoto e i tuoi Corni devono permetterlo.',
  'offer-domain': 'Hai appena invaso: per 2 Furia puoi saccheggiare subito quella provincia, nella stessa azione.',
  'join-battle':
    'Puoi spostare una miniatura, non una nave, da una provincia adiacente in un villaggio vuoto lì, o rinunciare. Non costa nulla, anche con 0 Furia. La chiamata gira finché la provincia è piena o tutti rinunciano di seguito; chi ha rinunciato può unirsi dopo.',
  'play-card':
    'Tutti i partecipanti mettono una carta coperta; chi ne ha deve giocarne una. Le carte battaglia danno il bonus e il testo; le altre non danno nulla. Il vincitore perde le carte giocate, gli sconfitti le riprendono.',
  'value-quest':
    'Con la tua miglioria la missione rivelata può valere come carta battaglia. Con due migliorie simili scegli un valore, mai entrambi.',
  'spare-figure':
    'La Marea di Odino lascia a ogni clan una miniatura in questa battaglia. Scegli quale delle tue sopravvive; le altre muoiono prima del confronto.',
  'add-card':
    'Dopo la rivelazione puoi aggiungere una carta dalla mano il cui testo lo permette. Gli altri sanno solo se lo fai, non cosa tieni.',
  retreat:
    'Questa miniatura sta per essere distrutta ma può invece andarsene. Lascia la battaglia e non conta come distrutta: niente Valhalla, niente Gloria per la sua morte.',
  'protect-figures':
    'Paga 1 Furia per ogni miniatura in pericolo che vuoi salvare; resta dov’è. Vale nel turno di chiunque, ma non contro il Ragnarök o il tuo stesso sacrificio.',
  'raise-stat':
    'Aumenta una statistica di un livello. Più Furia vale dall’Era successiva; Asce e Corni valgono subito. Al livello 6 è completa.',
  'buy-back':
    'Hai vinto, quindi le carte giocate andrebbero scartate. Con la Prodezza di Tyr ne riprendi quante vuoi per 1 Furia ciascuna.',
  'move-leader':
    'Dopo un saccheggio riuscito il tuo leader può spostarsi in una provincia adiacente con un villaggio vuoto, o in Yggdrasil. Non costa nulla e non è un’invasione.',
  'offer-blessing':
    'Hai perso la battaglia: con la Benedizione di Loki un guerriero della tua riserva può invadere gratis la provincia, se c’è un villaggio vuoto e i Corni lo permettono.',
  'move-god':
    'Dopo ogni saccheggio nella provincia di un dio, riuscito o no, chi ha saccheggiato deve spostarlo in una provincia senza dio, né saccheggiata né distrutta.',
  'keep-card':
    'Tieni una carta della mano per l’Era successiva, o nessuna; le altre escono dal gioco senza essere viste. Le missioni già messe non contano.',
};
