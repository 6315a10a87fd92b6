/** Italian texts of the table of Raids. */
import type { TextsLike } from '../../../i18n/texts-like.ts';
import type { en } from './words.en.ts';

export const it: TextsLike<typeof en> = {
  'end.score': 'Gloria',
  'raids.recap.vikings': '{count, plural, one {# vichingo perso} other {# vichinghi persi}}',
  'raids.about.goods': 'Venduta in un emporio porta {glory} di gloria. Invenduta non vale nulla.',
  'raids.about.harbour': 'A casa. Chi arriva presto inizia il viaggio seguente davanti agli altri.',
  'raids.about.mjolnir':
    '{count, plural, one {Alla fine ogni vichingo a bordo porta # di gloria.} other {Alla fine ogni vichingo a bordo porta # di gloria.}} Scudi: {shields}.',
  'raids.about.monster':
    'Combattilo passando: costa {strength} vichinghi meno le tue armi e porta {glory} di gloria. Oppure sacrifica un vichingo.',
  'raids.about.plunder': 'Le prossime navi che passano prendono una moneta ciascuna.',
  'raids.about.rune': 'Le rune valgono in serie: più ne hai, più vale ciascuna.',
  'raids.about.sail': 'Alla fine di ogni viaggio recluta {count, plural, one {# vichingo} other {# vichinghi}}. Scudi: {shields}.',
  'raids.about.standard': 'Alla fine porta {glory} di gloria. Scudi: {shields}.',
  'raids.about.tradingPost': 'Vendi qui fino a {count, plural, one {# merce} other {# merci}} e recluta un vichingo.',
  'raids.about.village': 'Ogni nave che passa recluta {count, plural, one {# vichingo} other {# vichinghi}}.',
  'raids.about.visit': 'Le prossime navi che passano reclutano i vichinghi che aspettano qui.',
  'raids.about.weapon': 'Ogni lotta con un mostro costa {count, plural, one {# vichingo} other {# vichinghi}} in meno. Scudi: {shields}.',
  'raids.arrive-with': 'Vichinghi all’arrivo:',
  'raids.coins': 'Monete:',
  'raids.crew': '{vikings}/{shields}',
  'raids.crowned':
    'Gli scaldi canteranno queste scorrerie: {names} {count, plural, one {torna} other {tornano}} a casa con la gloria più grande.',
  'raids.discard': 'Scartala',
  'raids.duel': 'Scontro',
  'raids.empty': 'Mare aperto',
  'raids.empty-slot': 'posto libero',
  'raids.fight-it': 'Combatti',
  'raids.fills-from-bow': 'Le tessere riempiono la nave dalla prua: questa va nel posto {slot}.',
  'raids.glory-now': 'Gloria se finisse ora:',
  'raids.harbour-now': 'Questo porto premia:',
  'raids.harbours-next': 'Poi: {harbours}',
  'raids.last-blow': '{count, plural, one {ultimo colpo: # vichingo} other {ultimo colpo: # vichinghi}}',
  'raids.monsters': 'Mostri sconfitti:',
  'raids.plan-fight': 'Dovresti combattere contro {rival}.',
  'raids.posts': 'Empori:',
  'raids.runes': 'Rune:',
  'raids.sacrifice-to-it': 'Sacrificane uno',
  'raids.sell-nothing': 'Non vendere nulla',
  'raids.slot': 'Posto {slot}: {tile}, {vikings, plural, =0 {nessun vichingo} one {# vichingo} other {# vichinghi}}',
  'raids.sold': 'Merci vendute:',
  'raids.spot':
    'Casella {position}: {what}{count, plural, =0 {} one {, nave: {ships}} other {, navi: {ships}}}{offered, select, yes {, qui puoi fermarti} other {}}',
  'raids.tap-slot': 'Tocca un posto della tua nave.',
  'raids.tap-stop': 'Tocca una tappa che brilla per vedere la rotta.',
  'raids.turn-fight': 'Colpo su colpo, finché uno fugge.',
  'raids.turn-rearmost': 'La prossima a salpare è la nave più indietro.',
  'raids.vikings': 'Vichinghi e scudi:',
  'raids.voyage': 'Viaggio {voyage} di {last}',
};
