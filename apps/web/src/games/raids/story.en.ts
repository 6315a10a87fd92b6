/** The game page of Raids in English. */
import type { Story } from '../story.ts';

export const story: Story = {
  lead: 'Four voyages round a rough sea. Stop where the loot is, fill your longship, slay what rises from the deep, and push your rivals off the best spots.',
  aim: 'Whoever has the most glory after the fourth voyage wins. Glory comes from coins, rune stones, sold goods, slain monsters, standards, and from Vikings aboard a ship with Mjolnir.',
  chapters: [
    {
      title: 'The ship farthest behind sails',
      text: 'There is no round of turns. The rearmost ship always goes next, so a short hop may give you several turns in a row, and a long one lets the others help themselves.',
    },
    {
      title: 'Take what you stopped for',
      text: 'A turn begins with taking the tile at which your ship lies. Weapons, sails, standards, hammers and goods need one of five slots of your longship, and most of them cover shields. Rune stones lie beside the ship.',
    },
    {
      title: 'Leave nothing behind',
      text: 'Everything between you and the next ship ahead is swept from the sea before you sail on. Waiting is never free.',
    },
    {
      title: 'Sail as far as you like',
      text: 'Stop at any tile ahead. Villages on the way give you Vikings, visits and plunder reward the first ships that pass. Every uncovered shield carries one Viking; who has no room takes none.',
    },
    {
      title: 'Monsters',
      text: 'A monster on the way wants a Viking as sacrifice, or a fight: it costs as many Vikings as it is strong, less one for each weapon, and it is worth that strength in glory.',
    },
    {
      title: 'Fights for a spot',
      text: 'Stop where a rival lies and pay a Viking. He strikes back with two, you with three, and so on, until one of you has enough and flees forward.',
    },
    {
      title: 'The harbour',
      text: 'When all ships are home, sails hire Vikings and the harbour rewards whoever has most of something: goods, runes, monsters, shields. The first to come home begins the next voyage ahead.',
    },
  ],
  extras: [],
};
