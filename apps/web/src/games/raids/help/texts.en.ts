/** The help of Raids in English: the player aid and the phases. */
import { decisions } from './decisions.en.ts';
import { icons } from './icons.en.ts';
import type { RaidsHelpTexts } from './text-type.ts';

export const texts: RaidsHelpTexts = {
  decisions,
  icons,
  phases: {
    take: { title: 'Take the tile', text: 'The ship to move takes the tile at its place: aboard, beside the ship, or away (RD-6.2).' },
    clear: { title: 'Clear the way', text: 'All tiles up to the next ship ahead are discarded; villages stay (RD-7.2).' },
    sail: { title: 'Sail', text: 'The ship sails on and settles everything it passes, in order (RD-8.4).' },
    fight: { title: 'Fight', text: 'Only if it stops at another ship: strike back or flee, until one leaves (RD-10.2).' },
    harbour: {
      title: 'Harbour',
      text: 'When all ships are home: sails bring Vikings, the harbour tile gives coins, the next voyage begins with the last to arrive (RD-11.3, RD-12.3).',
    },
  },
  aid: [
    {
      title: 'Goal',
      lines: [
        'Four voyages round the map. Most glory :laurel-crown: wins; ties share the victory (RD-13.3).',
        'The rearmost ship is always next, so one player may have several turns in a row (RD-5.2).',
      ],
    },
    {
      title: 'A turn',
      lines: [
        'Take the tile where you stand. Not in the first turn of a voyage (RD-6.1).',
        'Everything between you and the next ship is discarded (RD-7.2).',
        'Sail forward, any distance, to a tile or to the harbour :harbor-dock: (RD-8.2).',
      ],
    },
    {
      title: 'On the way',
      lines: [
        ':viking-longhouse: Village: 1 Viking. :hut: Visit: 2 for the first ship, 1 for the second (RD-8.4).',
        ':open-treasure-chest: Plunder: a coin of 3 for the first ship, of 1 for the second (RD-8.4).',
        ':sea-serpent: Monster: give up 1 Viking, or pay its strength less your weapons :battle-axe: and keep it (RD-9.2, RD-9.3).',
      ],
    },
    {
      title: 'Crew',
      lines: [
        'One shield carries one Viking :viking-helmet:. An empty slot has 2 shields, a tile fewer; who does not fit goes overboard (RD-3.3, RD-3.4).',
      ],
    },
    {
      title: 'Fights',
      lines: [
        'Stopping where a rival stands costs 1 Viking. Then both in turn pay one more than the other just did, or flee ahead (RD-10.1, RD-10.2).',
      ],
    },
    {
      title: 'Glory',
      lines: [
        ':rune-stone: Runes: 1, 3, 6, 10, 15 for a set of one to five (RD-13.1).',
        ':thor-hammer: Each Mjolnir scores as much as you have Vikings aboard. :flying-flag: Standards score their value (RD-13.1).',
        ':trade: Goods score only if sold at a trading post :anchor:. Monsters score their strength, coins :two-coins: their value (RD-13.1).',
        'After each voyage the harbour tile gives coins 6, 3 and 1; sails :sail: bring Vikings first (RD-11.3).',
      ],
    },
  ],
};
