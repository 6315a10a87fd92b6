/** German texts of the table of Raids. */
import type { TextsLike } from '../../../i18n/texts-like.ts';
import type { en } from './words.en.ts';

export const de: TextsLike<typeof en> = {
  'end.score': 'Ruhm',
  'raids.recap.vikings': '{count, plural, one {# Wikinger verloren} other {# Wikinger verloren}}',
  'raids.about.goods': 'Bringt {glory} Ruhm, wenn du es an einem Handelsplatz verkaufst. Unverkauft ist es nichts wert.',
  'raids.about.harbour': 'Daheim. Wer früh ankommt, startet die nächste Seereise vor den anderen.',
  'raids.about.mjolnir':
    '{count, plural, one {Am Ende bringt jeder Wikinger an Bord # Ruhm.} other {Am Ende bringt jeder Wikinger an Bord # Ruhm.}} Schilde: {shields}.',
  'raids.about.monster':
    'Bekämpfe es im Vorbeifahren: Das kostet {strength} Wikinger, weniger deine Waffen, und bringt {glory} Ruhm. Oder opfere einen Wikinger.',
  'raids.about.plunder': 'Die nächsten Schiffe, die vorbeifahren, nehmen je eine Münze.',
  'raids.about.rune': 'Runensteine zählen als Satz: je mehr, desto wertvoller jeder.',
  'raids.about.sail': 'Heuert am Ende jeder Seereise {count, plural, one {# Wikinger} other {# Wikinger}} an. Schilde: {shields}.',
  'raids.about.standard': 'Bringt am Ende {glory} Ruhm. Schilde: {shields}.',
  'raids.about.tradingPost': 'Verkaufe hier bis zu {count, plural, one {# Ware} other {# Waren}} und heuere einen Wikinger an.',
  'raids.about.village': 'Jedes Schiff, das vorbeifährt, heuert {count, plural, one {# Wikinger} other {# Wikinger}} an.',
  'raids.about.visit': 'Die nächsten Schiffe, die vorbeifahren, heuern die Wikinger an, die hier warten.',
  'raids.about.weapon':
    'Jeder Kampf mit einem Ungeheuer kostet {count, plural, one {# Wikinger} other {# Wikinger}} weniger. Schilde: {shields}.',
  'raids.arrive-with': 'Wikinger bei der Ankunft:',
  'raids.coins': 'Münzen:',
  'raids.crew': '{vikings}/{shields}',
  'raids.crowned':
    'Von diesen Raubzügen werden die Skalden singen: {names} {count, plural, one {kehrt} other {kehren}} mit dem größten Ruhm heim.',
  'raids.discard': 'Abwerfen',
  'raids.duel': 'Kampf',
  'raids.empty': 'Offene See',
  'raids.empty-slot': 'freier Platz',
  'raids.fight-it': 'Kämpfen',
  'raids.fills-from-bow': 'Plättchen füllen das Schiff vom Bug her: Dieses kommt auf Platz {slot}.',
  'raids.glory-now': 'Ruhm, wenn jetzt Schluss wäre:',
  'raids.harbour-now': 'Dieser Hafen belohnt:',
  'raids.harbours-next': 'Danach: {harbours}',
  'raids.last-blow': '{count, plural, one {letzter Schlag: # Wikinger} other {letzter Schlag: # Wikinger}}',
  'raids.monsters': 'Besiegte Ungeheuer:',
  'raids.plan-fight': 'Du müsstest gegen {rival} kämpfen.',
  'raids.posts': 'Handelsplatz:',
  'raids.runes': 'Runensteine:',
  'raids.sacrifice-to-it': 'Einen opfern',
  'raids.sell-nothing': 'Nichts verkaufen',
  'raids.slot': 'Platz {slot}: {tile}, {vikings, plural, =0 {kein Wikinger} one {# Wikinger} other {# Wikinger}}',
  'raids.sold': 'Verkaufte Waren:',
  'raids.spot':
    'Feld {position}: {what}{count, plural, =0 {} one {, Schiff: {ships}} other {, Schiffe: {ships}}}{offered, select, yes {, hier kannst du halten} other {}}',
  'raids.tap-slot': 'Tippe auf einen Platz deines Langschiffs.',
  'raids.tap-stop': 'Tippe auf einen leuchtenden Halt, um den Weg zu sehen.',
  'raids.turn-fight': 'Schlag um Schlag, bis einer flieht.',
  'raids.turn-rearmost': 'Das Schiff, das am weitesten hinten liegt, segelt als nächstes.',
  'raids.vikings': 'Wikinger und Schilde:',
  'raids.voyage': 'Seereise {voyage} von {last}',
};
