/** The help of Blood Rage in English: the player aid and the phases. */
import { decisions } from './decisions.en.ts';
import { icons } from './icons.en.ts';
import type { BloodRageHelpTexts } from './text-type.ts';

export const texts: BloodRageHelpTexts = {
  decisions,
  icons,
  phases: {
    gifts: { title: 'Gods’ Gifts', text: 'Everybody drafts six cards: keep one, pass the rest to the left (BR-8.3).' },
    action: { title: 'Actions', text: 'In turn, one action each, until nobody has Rage or everything is pillaged (BR-9.2, BR-9.8).' },
    discard: { title: 'Discard', text: 'Keep at most one card for the next Age (BR-19.1).' },
    quest: { title: 'Quests', text: 'All quests are shown; a fulfilled one gives its Glory and raises a stat (BR-20.2).' },
    ragnarok: {
      title: 'Ragnarök',
      text: ':fire-zone: The doomed province is destroyed. Each figure that dies there gives 2, 3 or 4 Glory by Age (BR-21.1, BR-21.3).',
    },
    valhalla: {
      title: 'Release from Valhalla',
      text: 'All figures in Valhalla return to their reserves; the next Age begins (BR-22.1, BR-22.3).',
    },
  },
  aid: [
    {
      title: 'Goal',
      lines: [
        'Three Ages. Most Glory :laurel-crown: wins (BR-23.3).',
        'Stats at step 4 or 5 score 10 at the end, at step 6 they score 20 (BR-23.1).',
      ],
    },
    {
      title: 'Your stats',
      lines: [
        ':flame: Rage: what you can spend on actions in an Age.',
        ':crossed-axes: Axes: Glory for each battle you win.',
        ':mighty-horn: Horns: how many figures you may have on the board.',
      ],
    },
    {
      title: 'Actions, one each turn',
      lines: [
        'Invade: a figure from your reserve into an empty village :hut:, a ship :drakkar: into a fjord; Rage as its strength, the leader :crown: free (BR-10.1, BR-10.4).',
        'March, 1 Rage: any figures from one province to another; distance does not matter (BR-11.1).',
        'Upgrade: play the card for its strength in Rage; the figure it upgrades may invade for free (BR-12.1, BR-12.4).',
        ':scroll-unfurled: Quest: lay it face down, free (BR-13.1).',
        'Pillage: where you have a figure. Others may join, then all fight; the pillager takes the reward only by winning (BR-14.1, BR-16.7).',
        'With 0 Rage you take no more actions, not even free ones (BR-9.5).',
      ],
    },
    {
      title: 'Battle',
      lines: [
        'Everybody plays one card face down. Strength :biceps: of figures plus cards decides; a tie kills everyone (BR-15.1, BR-15.13).',
        'The winner discards the cards played, losers take theirs back; dead figures go to Valhalla :winged-emblem: (BR-16.4, BR-16.5).',
      ],
    },
  ],
};
