/** The lessons of a first game of Valda in Italian. */
import type { CourseTexts } from '../../lesson.ts';
import type { en } from './en.ts';

export const it: CourseTexts<keyof typeof en.lessons> = {
  lessons: {
    trade: {
      text: 'Le tue miniere hanno tirato: ecco la tua rendita di oro, diamanti e sangue. Potresti scambiare quattro di un tipo per uno di un altro, ma ti serviranno presto. Per ora non scambiare.',
    },
    draw: {
      text: 'Ogni turno comincia con due carte nuove. Il mazzo A contiene azioni per il tuo turno, il mazzo B attacchi e scudi per i turni degli altri. Pesca dal mazzo A.',
      otherwise:
        'Le carte del mazzo B non si giocano in questa fase: gli attacchi aspettano il turno di un altro, gli scudi un attacco contro di te. Per i prossimi minuti il mazzo A vale di più.',
    },
    play: {
      text: 'Hai tre punti azione. Gioca una carta azione dalla mano: costa un punto. “Seduction” porta subito un seguace, e i seguaci vincono la partita.',
      otherwise:
        'Chi chiude la fase perde i suoi punti, e una risorsa o una carta dal mazzo costa lo stesso punto per meno. Le carte azione che hai in mano rendono di più.',
    },
    points: {
      text: 'Continua finché i punti azione sono finiti: un’altra carta, una risorsa a scelta, o una carta da un mazzo. Tra poco costruirai, quindi raccogli ciò che costa un tempio.',
      otherwise: 'I punti azione che restano si perdono alla fine della fase. Anche una sola risorsa è meglio di niente.',
    },
    temple: {
      text: 'Ora costruisci. Un tempio porta un seguace e una carta del suo dio, e finché sta in piedi ti dà il suo potere. Costruiscine uno per Thor o Odino: da loro puoi comprare seguaci in ogni turno.',
      otherwise:
        'Una buona costruzione, ma non porta seguaci in ogni turno. Un tempio ne porta uno subito, e da Thor o Odino puoi comprarne altri alla fine di ogni tuo turno.',
    },
    keep: {
      text: 'Vedi le due prime carte del mazzo di questo dio. Tienine una; l’altra va sotto il mazzo. Solo tu sai quali sono. Passa sopra una carta, o premila più a lungo, per leggerla.',
    },
    more: {
      text: 'In un turno puoi costruire due volte. Usa la seconda, se puoi pagarla: una miniera è un dado in più in ogni round.',
      otherwise: 'Puoi costruire due volte in ogni turno, e ciò che non costruisci ora non si recupera dopo.',
    },
    defend: {
      text: 'Ti attaccano! Gioca scudi dalla mano: se la loro somma raggiunge la forza dell’attacco, non succede nulla. Gli scudi giocati sono persi, quindi non usarne più del necessario.',
    },
    followers: {
      text: 'L’ultima fase del tuo turno: Thor vende seguaci per oro o diamanti, Odino per sangue. Comprane uno finché puoi.',
      otherwise:
        'Le risorse possono rubartele prima del tuo prossimo turno. I seguaci vincono la partita: conta chi ne ha di più dopo sei round.',
    },
    attack: {
      text: 'Nei turni degli altri puoi attaccare una volta, nella loro fase di attacco. Hai una carta attacco: usala! Vedi che cosa fa prima di confermare.',
      otherwise: 'Le carte attacco si giocano solo adesso, nel turno di un altro. Nel tuo turno restano inutili in mano.',
    },
    round: {
      text: 'Un round è finito: tutti hanno giocato un turno. Sono sei. Due templi in un regno ne rafforzano il potere, tre rendono il regno solo tuo.',
    },
  },
  end: 'È stato un turno intero e anche di più. Sei round così, e vince chi ha più seguaci. Cerca le zone sicure sull’albero: sotto di esse nessuno può spingerti. Continua, o comincia una partita tua.',
};
