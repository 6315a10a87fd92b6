/** The texts of the expansions of Lords of Ragnarok, in English. */
import type { ExpansionTexts } from './expansion-texts.ts';

export const expansions: ExpansionTexts = {
  things: {
    hel: 'Hel',
    heimdall: 'Heimdall',
    aegir: 'Aegir',
    asgard: 'Asgard',
    helheim: 'Helheim',
    jormungandr: 'Jormungandr',
    kraken: 'Kraken',
    nagfar: 'Nagfar',
    fenrir: 'Fenrir',
    'serpent-fang': 'Serpent Fang',
    'kraken-pearl': 'Kraken Pearl',
    snekkar: 'snekkar',
    realms: 'additional realms',
    boss: 'arch-enemy',
    'sea-to-swim': 'the sea to swim to',
    'monument-level': 'level of the monument',
    'human-armies': 'human armies at its coast',
    'sea-order': 'order of the seas',
  },
  details: {
    hel: 'Somebody else loses a card, a rune, a point of strength or health for each point.',
    heimdall: 'Draw one card more than the bonus, then discard one.',
    aegir: 'Recruit an army of that strength in a region of yours at your drakkar’s sea.',
    asgard: 'A priest or a combat card.',
    helheim: 'Take a card of your choice from the discards.',
    jormungandr:
      'Moves 1 sea. Area attack (all coasts of its sea): everybody lowers one army there by 1. Its sea carries no foreign ships.',
    kraken:
      'Moves 2 seas. Area attack (all coasts of its sea): everybody there loses 1 rune and 1 random card. Its sea carries no foreign ships.',
    nagfar:
      'Moves 2 seas. Area attack (all coasts of its sea): each hero there takes 1 injury, everybody lowers one army there by 1. In battles there every human loses 1 more. Its sea carries no ships.',
    'serpent-fang': 'Before the cards of your battle: 4 more.',
    'kraken-pearl': 'In your turn: 3 runes of your choice.',
  },
  decisions: {
    'choose-victim': '{count, plural, one {Hel takes # thing: from whom?} other {Hel takes # things: from whom?}}',
    'land-warriors': 'Aegir lands warriors of strength {strength}: where?',
    'lose-to-hel': 'Hel reaches for {who}: what is lost?',
  },
  options: {
    'choose-victim.curse': 'From {victim}',
    'command-monster.swim': 'Swim to {sea}',
    'hero-action.row': 'A snekkja rows from {from} to {sea}',
    'land-warriors.decline': 'Nowhere',
    'land-warriors.recruit': 'In {region}',
    'lose-to-hel.army': '1 strength of the army of strength {strength} in {region}',
    'lose-to-hel.card': 'A random combat card',
    'lose-to-hel.injury': 'Health: {attribute} is injured',
    'lose-to-hel.rune': 'A rune: {rune}',
    'realm-bonus.fetch': 'Take {card} from the discards',
    'realm-bonus.priest': 'Gain a priest',
  },
  events: {
    'card-fetched': '{who} takes {card} back from the dead',
    'hel-called': '{count, plural, one {{who} calls on Hel: {victim} loses # thing} other {{who} calls on Hel: {victim} loses # things}}',
    'monster-swam': '{monster} swims from {from} to {sea}',
    'sea-attack': '{monster} strikes the coasts of {sea}',
    'snekkar-launched': '{who} launches {ships} snekkar in {sea}',
    'snekkja-moved': 'A snekkja of {who} rows from {from} to {sea}',
  },
  reasons: {
    'fenrir-not-supported': 'The rulebook does not support Fenrir as arch-enemy: choose Loki or Nagfar.',
    'five-not-supported': 'The rulebook does not support the expansion for five players: at most four take part.',
    'no-hunter-at-sea': 'With monsters of the sea or Nagfar no prophet may prefer the hunt: neither Beowulf nor Hervor.',
    'two-prophets-at-sea': 'With monsters of the sea or Nagfar at most {most} prophets take part, because none may prefer the hunt.',
  },
};
