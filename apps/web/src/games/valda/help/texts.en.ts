/** The help of Valda in English: the player aid and the phases. */
import { decisions } from './decisions.en.ts';
import { icons } from './icons.en.ts';
import type { ValdaHelpTexts } from './text-type.ts';

export const texts: ValdaHelpTexts = {
  decisions,
  icons,
  phases: {
    resources: { title: 'Resources', text: 'Dice for mines and drills, then trades with the supply (VA-6.1, VA-6.3).' },
    actions: { title: 'Actions', text: 'Draw face up, then spend 3 action points; at the end at most 10 cards (VA-7.6, VA-7.13).' },
    building: { title: 'Building', text: 'Up to two mines, drills or temples (VA-8.1).' },
    attack: { title: 'Attack', text: 'Each opponent may attack the active player, the one with most followers first (VA-9.1).' },
    followers: { title: 'Followers', text: 'Buy followers with Thor and Odin, roll with Loki; then the next turn (VA-10.1).' },
  },
  aid: [
    {
      title: 'Goal',
      lines: [
        'Six rounds. Most followers :viking-helmet: win (VA-5.1).',
        'Safe zones at 5, 12 and 20, then again from the roots: you never fall below one that you have reached (VA-4.2).',
      ],
    },
    {
      title: 'Your turn',
      lines: [
        '1 Resources: roll a die :perspective-dice-six-faces-random: for each mine :gold-mine: and drill :drill:, then trade 4 for 1 (VA-6.1, VA-6.3).',
        '2 Actions: draw 2 cards face up. 3 action points: play an action card, take a resource, or draw (VA-7.1, VA-7.7).',
        '3 Building: up to 2 buildings. A temple gives 1 follower and one of the top two cards of its god (VA-8.1, VA-8.5).',
        '4 Attack: your opponents may attack you :crossed-swords:; you defend with shields :viking-shield: (VA-9.2, VA-9.8).',
        '5 Followers: buy followers with Thor and Odin, roll with Loki (VA-10.1).',
      ],
    },
    {
      title: 'Gods: one temple, two temples',
      lines: [
        ':hunting-horn: Heimdall: trade 2 for 1, then 1 for 1 (VA-11.2).',
        ':wheat: Freya: draw 3 and keep 2, then keep 3 (VA-11.3).',
        ':fire: Surtur: two attacks or more strength (VA-11.4). :scales: Tyr: each shield +1, then +2 (VA-11.5).',
        ':thor-hammer: Thor: gold or diamonds for followers (VA-11.6). :raven: Odin: blood for followers (VA-11.7). :drama-masks: Loki: roll white dice (VA-11.8).',
        ':crown: Three temples control a realm: 1 follower, nobody else builds there, and you may draw its god cards (VA-12.1, VA-12.4, VA-7.3).',
      ],
    },
    {
      title: 'Attack',
      lines: [
        'An attack succeeds only if it is stronger than all shields together (VA-9.9).',
        ':rune-sword: Divine weapons cost nothing, are played at their moment, also in the turns of others, and leave the game (VA-15.1, VA-15.2).',
      ],
    },
  ],
};
