/** The words of the table of Raids in Italian. */
import type { WordsOf } from '../../words/words-of.ts';
import type { en } from './words.en.ts';

export const it: WordsOf<typeof en> = {
  'end.score': 'Gloria',
  'raids.about.goods': 'Venduta in un emporio porta {glory} gloria. Invenduta non vale nulla.',
  'raids.about.harbour': 'A casa. Chi arriva presto inizia il viaggio seguente davanti agli altri.',
  'raids.about.mjolnir':
    '{count, plural, one {Alla fine ogni vichingo a bordo porta # gloria.} other {Alla fine ogni vichingo a bordo porta # gloria.}} Scudi: {shields}.',
  'raids.about.monster':
    'Combattilo passando: costa {strength} vichinghi meno le tue armi e porta {glory} gloria. Oppure sacrifica un vichingo.',
  'raids.about.plunder': 'Le prossime navi che passano prendono una moneta ciascuna.',
  'raids.about.rune': 'Le pietre runiche valgono in serie: più ne hai, più vale ciascuna.',
  'raids.about.sail': 'Alla fine di ogni viaggio arruola {count, plural, one {# vichingo} other {# vichinghi}}. Scudi: {shields}.',
  'raids.about.standard': 'Alla fine porta {glory} gloria. Scudi: {shields}.',
  'raids.about.tradingPost': 'Vendi qui fino a {count, plural, one {# merce} other {# merci}} e arruola un vichingo.',
  'raids.about.village': 'Ogni nave che passa arruola {count, plural, one {# vichingo} other {# vichinghi}}.',
  'raids.about.visit': 'Le prossime navi che passano arruolano i vichinghi che aspettano qui.',
  'raids.about.weapon': 'Ogni lotta con un mostro costa {count, plural, one {# vichingo} other {# vichinghi}} in meno. Scudi: {shields}.',
  'raids.arrive-with': 'Vichinghi all’arrivo:',
  'raids.coins': 'Monete:',
  'raids.crew': '{vikings}/{shields}',
  'raids.discard': 'Scartala',
  'raids.duel': 'Scontro',
  'raids.empty': 'Mare aperto',
  'raids.empty-slot': 'posto libero',
  'raids.fight-it': 'Combatti',
  'raids.glory-now': 'Gloria se finisse ora:',
  'raids.harbour-now': 'Questo porto premia:',
  'raids.harbours-next': 'Poi: {harbours}',
  'raids.last-blow': '{count, plural, one {ultimo colpo: # vichingo} other {ultimo colpo: # vichinghi}}',
  'raids.monsters': 'Mostri sconfitti:',
  'raids.plan-fight': 'Dovresti combattere contro {rival}.',
  'raids.posts': 'Empori:',
  'raids.runes': 'Pietre runiche:',
  'raids.sacrifice-to-it': 'Sacrificane uno',
  'raids.slot': 'Posto {slot}: {tile}, {vikings, plural, =0 {nessun vichingo} one {# vichingo} other {# vichinghi}}',
  'raids.sold': 'Merci vendute:',
  'raids.spot':
    'Casella {position}: {what}{count, plural, =0 {} one {, nave: {ships}} other {, navi: {ships}}}{offered, select, yes {, qui puoi fermarti} other {}}',
  'raids.tap-slot': 'Tocca un posto della tua nave.',
  'raids.tap-stop': 'Tocca una tappa che brilla per vedere la rotta.',
  'raids.turn-fight': 'Colpo su colpo, finché uno fugge.',
  'raids.turn-rearmost': 'La nave più indietro salpa per prima.',
  'raids.vikings': 'Vichinghi e scudi:',
  'raids.voyage': 'Viaggio {voyage} di {last}',
};
