/** The words of the pages around the tables in Italian. */
import type { WordsOf } from '../words-of.ts';
import type { en } from './app.en.ts';

export const it: WordsOf<typeof en> = {
  'app.lead': 'Giochi da tavolo nordici di strategia a un solo tavolo: razziare, commerciare e navigare per la gloria, nel tuo browser.',
  'app.licence': 'Software libero con licenza MIT.',
  'app.lost': 'Su questa riva non c’è nulla.',
  'app.tab': 'Skald – giochi da tavolo nordici nel browser',
  'app.title': 'Skald',
  'app.unofficial':
    'Skald è un progetto amatoriale non ufficiale. Non è realizzato, approvato né sostenuto dagli autori o dagli editori dei giochi; tutti i nomi appartengono ai loro proprietari. Se un gioco ti piace, compralo per il tuo tavolo vero.',
  'credits.fonts': 'Caratteri',
  'credits.fonts-text': 'Metamorphous di Sorkin Type e Source Sans di Adobe, entrambi con SIL Open Font License.',
  'credits.games': 'Giochi',
  'credits.games-text':
    'I giochi appartengono ai loro autori ed editori. Skald non contiene loro testi né immagini; le regole sono raccontate con parole nostre.',
  'credits.icons': 'Icone',
  'credits.icons-text': 'Icone di Lorc, Delapouite e degli altri collaboratori di Game-icons, ridotte ai contorni e ricolorate:',
  'credits.raids': 'Raids: Brett J. Gilbert e Matthew Dunstan, pubblicato da IELLO nel 2018.',
  'credits.software': 'Software',
  'credits.software-text': 'React, Vite, wouter, FormatJS e zod, con un grazie a chi li cura così bene.',
  'credits.tab': 'Ringraziamenti – Skald',
  'nav.credits': 'Ringraziamenti',
  'nav.home': 'Alla pagina iniziale',
  'nav.main': 'Percorsi principali',
  'nav.sign-in': 'Accedi',
  'nav.tables': 'Tavoli',
  'start.about-game': 'Sul gioco',
  'start.alone': 'Giochi in solitario: contro di te c’è un profeta di Surtur, guidato dalle regole stesse.',
  'start.as': 'Giochi come {name}.',
  'start.blood-rage.about':
    'Tre ere alla fine del mondo. Scegli i doni degli dèi, guida il tuo clan nelle province, saccheggiale prima degli altri e muori con gloria quando arriva il Ragnarök: conta anche quello.',
  'start.by': 'Un gioco di {names}',
  'start.continue': 'Riprendi la partita',
  'start.learn': 'Impara giocando',
  'start.lords-of-ragnarok.about':
    'Guida un eroe delle saghe nell’ultimo inverno: conquista terre, costruisci templi, caccia mostri. Da solo contro un profeta di Surtur, o gli uni contro gli altri.',
  'start.minutes': 'circa {minutes} minuti',
  'start.name': 'Il tuo nome',
  'start.opponents': 'Avversari',
  'start.opponents-count': '{count, plural, =0 {nessuno} other {#}}',
  'start.play': 'Gioca ora a {game}',
  'start.players': 'da {min} a {max} giocatori',
  'start.raids.about':
    'Quattro viaggi intorno al mondo. Fermati dove c’è bottino, riempi la tua nave, abbatti ciò che sorge dal mare e scaccia i rivali dai posti migliori. Salpa sempre la nave più indietro.',
  'start.strength': 'Quanto sono bravi',
  'start.tables': 'Tavoli aperti',
  'start.valda.about':
    'Sei round sotto gli occhi di sette dèi. Costruisci templi, commercia e razzia, procurati armi e invoca il dio adatto al momento. Chi raduna più seguaci diventa uno di loro.',
  'start.with-friends': 'Gioca con gli amici',
};
