/** The lessons of a first game of Blood Rage in English. */
import type { CourseTexts } from '../../lesson.ts';

export const en = {
  lessons: {
    leader: {
      text: 'Welcome, chieftain! Glory wins this game, and Rage pays for almost everything you do. Your leader is the exception: the leader invades for free. Press your leader.',
      otherwise: 'Other figures cost as much Rage as their strength. Your leader costs none, so bring the leader first and keep your Rage.',
    },
    province: {
      text: 'Every village holds one figure. You have the quest Alfheim! in your hand, which asks for the most strength in a province of Alfheim: choose Andlang or Gimle.',
      otherwise:
        'That province does not belong to Alfheim. Your quest counts only Andlang and Gimle, so your leader would be of no use to it elsewhere.',
    },
    quest: {
      text: 'Quests lie face down and pay Glory at the end of the Age. Commit to Alfheim! now: it costs nothing, and nobody sees which one it is.',
      otherwise:
        'You can still commit to your quest later, but only while you have Rage: without Rage there is no turn. It is free, so do it while you think of it.',
    },
    pillage: {
      text: 'Every province hides a reward that raises a stat of your clan. Pillage the province where your leader stands: that costs no Rage either.',
      otherwise: 'Each province can be pillaged once in an Age, and the first to do it takes the reward. Yours is ready now.',
    },
    join: {
      text: 'A pillage calls everybody to battle. You may send one figure at a time from a province next to it, free of Rage, as long as a village is empty. Or stay away: that costs nothing.',
    },
    battle: {
      text: 'A battle! Everybody lays one card face down. The strength of your figures and the number on your card add up, and a tie kills everybody. Choose a red battle card: if you lose, you get it back.',
      otherwise: 'Quests and upgrades add nothing in a battle, and if you win, the card is gone. A battle card adds its number.',
    },
    upgrade: {
      text: 'Upgrades stay with your clan for the whole game. Choose one from your hand; its number is its price in Rage. Those for leader, warriors, ship or monsters bring the figure with them at once.',
      otherwise:
        'An upgrade works from the moment you play it until the end of the game: the earlier it lies on your board, the more it brings.',
    },
    warrior: {
      text: 'More figures mean more strength, for the quest and for battles. Invade with a warrior or with your ship: the price is its strength. A ship lies in a fjord and counts for both provinces beside it.',
      otherwise: 'Your quest needs the most strength in the province, and others will come. One more figure there makes it safer.',
    },
    rage: {
      text: 'Now you know the actions; marching is the fifth: for 1 Rage any number of your figures go from one province to another. Go on until your Rage is gone.',
      otherwise:
        'Passing ends your Age: the rest of your Rage is lost, none of it is saved for the next one. If anything useful is left, do it first.',
    },
    keep: {
      text: 'The Age ends. You may keep one card for the next Age, the rest is lost. A strong battle card is seldom wrong.',
      otherwise: 'Keeping a card is free, and it comes on top of those you draft next. There is no reason to keep none.',
    },
    raise: {
      text: 'Raise a stat. Rage: more to spend in each Age. Axes: more Glory for each battle won. Horns: more figures on the board. Stats raised far bring Glory at the end of the game.',
    },
    ragnarok: {
      text: 'Ragnarök has destroyed a province. Figures that die there bring Glory to their clan, and Valhalla gives all the dead back for the next Age. The sheet of Ages shows what falls next.',
    },
    draft: {
      text: 'A new Age begins with the draft: take one card and pass the rest on, until everybody has six. Look for cards that fit together, and for one to win battles.',
    },
  },
  end: 'You have played a whole Age. Two more follow, each with a draft, more Glory and less land. Play on to see who the skalds will sing of, or begin a match of your own.',
} as const satisfies CourseTexts;
