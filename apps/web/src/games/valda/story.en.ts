/** The game page of Valda in English. */
import type { Story } from '../story.ts';

export const story: Story = {
  lead: 'Seven gods look down on your village. Build them temples, trade, raid your neighbours, and gather more followers than anybody else.',
  aim: 'Whoever has the most followers after six rounds wins; with equal followers temples decide, then resources.',
  chapters: [
    {
      title: 'A turn has five phases',
      text: 'Resources, actions, building, attack, followers: each player does all five in order, then the next. After six rounds it is over.',
    },
    {
      title: 'Resources',
      text: 'Roll a die for each mine and each blood drill: gold, diamonds, divine blood. Then trade four of a kind for one of another, or better with Heimdall’s favour.',
    },
    {
      title: 'Actions',
      text: 'Draw two cards in the open, then spend three action points: play an action card, take a resource, or draw another card.',
    },
    {
      title: 'Building',
      text: 'Mines and drills bring more dice. A temple brings a follower at once, a card of its god, and the god’s power: one temple gives its first step, two its second. Three in one realm make it yours alone.',
    },
    {
      title: 'Attack',
      text: 'Now the others may attack you, the strongest first, one attack card each. You defend with cards from your hand; what gets through steals followers, resources or cards, or tears down a temple.',
    },
    {
      title: 'Followers',
      text: 'Thor and Odin let you pay for followers, Loki lets you roll for them. Safe places on the tree Yggdrasil keep what you have reached: below them nobody can push you.',
    },
    {
      title: 'Divine weapons',
      text: 'Each god guards one weapon. It may be played when nobody expects it, even in another’s turn, and then it is gone for good.',
    },
  ],
  extras: [
    { title: 'Race to divinity', text: 'A variant: whoever first has twenty followers wins at once, however many rounds are left.' },
  ],
};
