/** The game page of Lords of Ragnarok in English. */
import type { Story } from '../story.ts';

export const story: Story = {
  lead: 'Ragnarok draws near and Loki walks among men. Lead a hero of legend, take the lands, raise temples, tame monsters or hunt them, and be the one whom the gods remember.',
  aim: 'There are three ways to win at once: hold every region of three lands, hold enough regions with a temple, or slay Loki. If nobody does before Ragnarok, whoever holds the most regions around the world tree wins.',
  chapters: [
    {
      title: 'A turn in five steps',
      text: 'Pray, move your hero, spend runes, move one army, and take one special action. Only the last is a duty.',
    },
    {
      title: 'Prayer',
      text: 'Send a priest to a monument: Might, Wisdom or Authority grows, and the god gives cards, runes or strength for your armies. A hero at a forge takes the rune that lies there.',
    },
    {
      title: 'Runes',
      text: 'Runes buy alliances with the realms and the will of a monster in your hero’s region. You can keep only a few.',
    },
    {
      title: 'The action wheel',
      text: 'Each special action can be marked once: raise armies, move them all, build a temple, rouse monsters, usurp a region, prepare. Who raises a monument clears the wheel for everybody and brings the end nearer.',
    },
    {
      title: 'Battle',
      text: 'Armies count their strength, then attacker and defender play cards in turn until both pass. A tie is the defender’s. Cards that win can cost dearly.',
    },
    {
      title: 'Hunts',
      text: 'A monster is slain wound by wound with cards of the right sign, while it strikes back at your hero’s attributes. It leaves an artifact, and the hunter is a step nearer to Loki.',
    },
    {
      title: 'Omens and Ragnarok',
      text: 'When three omens have come true, everybody has one last turn. Then the roots of the world tree decide.',
    },
  ],
  extras: [
    {
      title: 'Prophets of Surtur',
      text: 'Automated opponents that take seats of their own, play by cards and dice of theirs, and grow with your mistakes: alone against up to three of them, or with friends.',
    },
    {
      title: 'Expansions',
      text: 'The gods Hel, Heimdall and Aegir, snekkar, the realms Asgard and Helheim, Jormungandr, the Kraken, and Nagfar in the place of Loki: each by choice, reconstructed where nothing is published.',
    },
  ],
};
