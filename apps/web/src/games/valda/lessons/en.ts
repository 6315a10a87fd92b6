/** The lessons of a first game of Valda in English. */
import type { CourseTexts } from '../../lesson.ts';

export const en = {
  lessons: {
    trade: {
      text: 'Your mines have rolled: that is your income of gold, diamonds and blood. You could trade four of a kind for one of another, but you will need them soon. Press “No trade”.',
    },
    draw: {
      text: 'Every turn begins with two new cards. Deck A holds actions for your own turn, deck B attacks and shields for the turns of others. Draw from deck A.',
      otherwise:
        'Cards of deck B cannot be played in this phase: attacks wait for the turn of another, shields for an attack on you. For the next minutes deck A is worth more.',
    },
    play: {
      text: 'You have three action points. Play an action card from your hand: it costs one point. Seduction brings a follower at once, and followers win the game.',
      otherwise:
        'Ending the phase loses your points, and a resource or a card from a deck costs the same point for less. The action cards in your hand bring more.',
    },
    points: {
      text: 'Go on until your action points are used up: another card, a resource of your choice, or a card from a deck. You will build in a moment, so gather what a temple costs.',
      otherwise: 'Action points that are left are lost when the phase ends. Even a single resource is better than nothing.',
    },
    temple: {
      text: 'Now build. A temple brings a follower and a card of its god, and gives you the power of the god for as long as it stands. Build one for Thor or Odin: with them you can buy followers every turn.',
      otherwise:
        'That brings no followers in the turns to come. A temple is one follower at once, and with Thor or Odin you may buy more of them at the end of each of your turns.',
    },
    keep: {
      text: 'You see the top two cards of this god’s deck. Keep one; the other goes under the deck. Only you know what they are. Hover over a card, or press it longer, to read it.',
    },
    more: {
      text: 'You may put up two buildings in a turn. Use the second one if you can pay for it: a mine means one more die in every round.',
      otherwise: 'You may build two things in each turn, and what you do not build now you cannot make up for later.',
    },
    defend: {
      text: 'You are attacked! Lay shields from your hand: if their sum reaches the strength of the attack, it does nothing. Shields that you play are gone, so do not use more than it takes.',
    },
    followers: {
      text: 'The last phase of your turn: Thor sells followers for gold or diamonds, Odin for blood. Buy one while you can.',
      otherwise: 'Resources can be stolen from you before your next turn. Followers win the game: whoever has the most after six rounds.',
    },
    attack: {
      text: 'In the turns of others you may attack once, in their attack phase. You have an attack card: use it! You see what it does before you confirm.',
      otherwise: 'Attack cards can be played only now, in the turn of another. In your own turn they lie idle in your hand.',
    },
    round: {
      text: 'A round is over: everybody has had a turn. There are six. Two temples in one realm make its power stronger, three make the realm yours alone.',
    },
  },
  end: 'That was a whole turn and more. Six rounds like this, and whoever has the most followers wins. Look for safe zones on the tree: below them nobody can push you. Play on, or begin a match of your own.',
} as const satisfies CourseTexts;
