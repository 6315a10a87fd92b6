/** The game page of Blood Rage in English. */
import type { Story } from '../story.ts';

export const story: Story = {
  lead: 'Ragnarök is here and the world is ending. Lead your clan through three last Ages: invade, pillage, die gloriously, and let the skalds remember you.',
  aim: 'Whoever has the most glory after the third Age wins. Battles, pillage, fulfilled quests and a good death all bring it, and so do clan stats raised far enough.',
  chapters: [
    {
      title: 'Gifts of the gods',
      text: 'Each Age begins with a draft: everybody picks a card from a hand of eight and passes the rest to the left, until each has six. Battle cards, quests and upgrades make the plan of your Age.',
    },
    {
      title: 'Rage is your purse',
      text: 'You get as much rage as your Rage stat says, and nearly everything you do costs some of it. One action each, clockwise; who is out of rage is out of the Age.',
    },
    {
      title: 'Invade and march',
      text: 'Bring a figure to a free village of a province for as much rage as it is strong; your leader comes free, ships go into fjords. One rage marches any number of figures from one province to another. Your Horns limit how many you may have on the board.',
    },
    {
      title: 'Upgrades and quests',
      text: 'Upgrades make your leader, your warriors, your ship or your whole clan stronger, or bring a monster to your side. Quests are laid down in secret and pay at the end of the Age.',
    },
    {
      title: 'Pillage',
      text: 'Call for the spoils of a province in which you have a figure. Everybody may send figures from next door while villages are free. If nobody opposes you, the spoils are yours; otherwise there is a battle.',
    },
    {
      title: 'Battle',
      text: 'Everybody involved lays one card face down. Strength of figures and cards together decides; a tie kills everyone. The winner gains glory by his Axes and spends his card, the losers lose their figures but keep their cards.',
    },
    {
      title: 'Ragnarök',
      text: 'At the end of each Age quests are counted, and one province burns with everybody in it. Those who die there bring glory. Then Valhalla sends the fallen back for the next Age.',
    },
  ],
  extras: [
    { title: 'Fifth player', text: 'A fifth clan, the Ram, with cards of its own for each Age.' },
    {
      title: 'Mystics of Midgard',
      text: 'Upgrades that bring mystics to your clan: strong figures that invade for free, with a power of their own.',
    },
    {
      title: 'Gods of Asgard',
      text: 'Two gods walk among the provinces. Each changes the rules where it stands, and moves on when its province is pillaged.',
    },
  ],
};
