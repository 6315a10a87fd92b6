/** German: the rule behind each decision in Raids. */
import type { RaidsHelpTexts } from './text-type.ts';

export const decisions: RaidsHelpTexts['decisions'] = {
  'place-tile':
    'Lege das Plättchen auf ein leeres Feld, anstelle eines anderen, das für immer weg ist, oder wirf es ab. Es verdeckt zwei Schilde und bringt seine eigenen mit: Wikinger ohne Schild sind sofort verloren.',
  'sell-goods':
    'An einem Handelsplatz darfst du Waren von Bord verkaufen, eine oder zwei, je nach Platz; nur verkaufte Waren zählen. Nutzt du das Recht nicht, verfällt es. Danach bringt der Handelsplatz 1 Wikinger.',
  navigate:
    'Fahre vorwärts zu einem freien Plättchen, in den Hafen, oder zu einem Plättchen mit einem anderen Schiff, wenn du mit einem Wikinger ankommst: dann beginnt ein Kampf. Bei jedem Ungeheuer unterwegs wählst du Kampf oder Opfer.',
  'respond-to-attack':
    'Schlage zurück und zahle einen Wikinger mehr, als dein Rivale zuletzt gezahlt hat, oder fliehe. Was gezahlt ist, ist weg, wer auch gewinnt. Wer bleibt, behält den Platz und nimmt das Plättchen im nächsten eigenen Zug.',
  'flee-to':
    'Du fährst zu einem Platz weiter vorn. Du nimmst und räumst kein Plättchen, aber Dörfer, Besuche, Plünderungen und Ungeheuer unterwegs zählen. Legst du bei einem anderen Schiff an, beginnt ein neuer Kampf; der Hafen ist immer offen.',
};
