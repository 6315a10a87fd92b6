/** The help of Lords of Ragnarok in English: the player aid and the phases. */
import { decisions } from './decisions.en.ts';
import { icons } from './icons.en.ts';
import type { LordsHelpTexts } from './text-type.ts';

export const texts: LordsHelpTexts = {
  decisions,
  icons,
  phases: {
    prayer: { title: 'Prayer', text: 'Send a priest and take a rune, both optional (LR-5.1).' },
    hero: { title: 'Hero', text: 'Move, sail or heal (LR-6.1).' },
    runes: { title: 'Rune actions', text: 'Any of them, each at most once (LR-7.1).' },
    maneuver: { title: 'Maneuver', text: 'Activate one army, or none (LR-8.5).' },
    action: { title: 'Special action', text: 'The only step you must take; then the next turn (LR-4.1).' },
  },
  aid: [
    {
      title: 'Ways to win',
      lines: [
        ':crown: Mighty Jarl: control every region of three lands, at once (LR-13.1).',
        ':viking-church: Great Godi: control 5 regions with a temple, 4 on the small side (LR-13.2).',
        ':horned-helm: Fearless Slayer: slay Loki (LR-13.3).',
        ':burning-tree: Ragnarok, after three omens: one last turn each, then most regions at the wheel win (LR-13.5).',
      ],
    },
    {
      title: 'Your turn',
      lines: [
        '1 Prayer: send a priest :prayer: to a monument, take the rune of a forge :anvil: (LR-5.1).',
        '2 Hero: move up to 2 regions, or sail up to 2 seas, or heal (LR-6.1).',
        '3 Runes :rune-stone:: each rune action at most once (LR-7.1).',
        '4 Maneuver: activate one army :rally-the-troops: (LR-8.5).',
        '5 Special action: put a marker on the wheel, or build a monument :stone-tower: (LR-9.2, LR-9.13).',
      ],
    },
    {
      title: 'The wheel',
      lines: [
        ':hill-conquest: Mobilize: activate every army (LR-9.8). :rally-the-troops: Reinforce: recruit or strengthen with Authority (LR-9.7).',
        ':viking-church: Temple: at a shrine you control; gain a priest (LR-9.10). :horned-skull: Monsters: hunt or activate (LR-9.11).',
        ':stone-throne: Usurp: take the region of your hero with Might (LR-9.12). :scroll-unfurled: Prepare: a rune, 2 cards, heal (LR-9.9).',
        'First marker on a space: everybody allied with its realm gains the bonus. Later: the owner of the top marker gains a rune (LR-9.3, LR-9.4).',
      ],
    },
    {
      title: 'Battle',
      lines: [
        'Strength of the armies plus cards :card-draw:, played in turn until both pass. Ties go to the defender (LR-10.4, LR-10.6).',
        'Each side loses the drops :drop: of its own cards, the loser 1 more and retreats (LR-10.7, LR-10.9).',
      ],
    },
    {
      title: 'Hunt',
      lines: [
        'Cards by Might. The monster attacks :claws:; answer with one card: defend, or counter :sword-clash:. Then cover wounds with cards of the same symbol (LR-11.8).',
      ],
    },
  ],
};
