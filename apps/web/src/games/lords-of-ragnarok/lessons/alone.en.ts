/** The lessons of a first game of Lords of Ragnarok alone in English. */
import type { CourseTexts } from '../../lesson.ts';

export const en = {
  lessons: {
    hero: {
      text: 'You are alone against a prophet of Surtur, who plays by cards and dice. You both win at once with three whole lands, with four regions that have a temple, or with Loki’s death. First choose a hero and a heritage: press one to read what they can do.',
    },
    place: {
      text: 'Place your drakkar, your hero and two armies. Choose a region with a population of 2: your two armies are strong enough to take it at once.',
      otherwise:
        'Two armies of strength 1 cannot take that region: they would have to be as strong as its population. With a population of 2 it is yours from the start.',
    },
    prophet: {
      text: 'The prophet has had his turn. A die chooses one of the three cards in his row, and the card says what he does. While he acts, his plan lies over the map; in the log each of his choices can say why it was made.',
    },
    move: {
      text: 'Each turn your hero moves up to two regions, and goes anywhere. Move to a region with a rune on its forge: standing there at the beginning of your next turn, you may take it.',
      otherwise:
        'A rune lies on a forge within your hero’s reach. Only a hero who stands there at the beginning of a turn can take it, so be there first.',
    },
    army: {
      text: 'Now one army may move to a region next to it, or grow by 1 where you control a settlement. Enter a region that is weak enough, or grow for the next one. Places that glow say what would happen.',
      otherwise: 'You may use one army in each turn, and it costs nothing. An army that stands still brings you no land.',
    },
    surtur: {
      text: 'Mind the flames! When the prophet fails at something he lays a devastation marker beside the world tree. There are five: if he must lay a sixth, Surtur comes and you lose. A strong army of yours in such a region that you control can cleanse it.',
    },
    prepare: {
      text: 'The end of a turn is a special action on the wheel. Take Prepare: a rune of your choice and two combat cards, good to have before the first battle.',
      otherwise:
        'You can do that next turn too. Without combat cards and runes the first attack would hit you bare: Prepare gives you both at once.',
    },
    rune: {
      text: 'Take a rune. Each of the three signs raises another attribute, and a monster obeys only its own sign. You can keep four.',
    },
    forge: {
      text: 'A new turn begins with prayer. Your hero stands at a forge: take its rune.',
      otherwise: 'The rune is free, and the next hero at this forge would take it.',
    },
    spend: {
      text: 'Runes buy things in every turn: a combat card or an alliance for one, more for two or three. Spend one. An alliance with a realm pays whenever its action is the first on the wheel.',
      otherwise: 'You can keep only four runes, and they do nothing while they lie with you. One spent now works from now on.',
    },
    second: {
      text: 'Choose another action. Reinforce raises armies, Mobilize moves all of them, Usurp takes the region of your hero if your Might is enough.',
      otherwise: 'A monument takes your markers back, and you have only few there yet. One more action first makes it worth more.',
    },
    monument: {
      text: 'Your markers cover the wheel. Build a monument: you get all markers and priests back. But the monsters wake, and each omen that has come true brings Ragnarok nearer. Then the prophet counts every flame on the map as a region of his.',
      otherwise:
        'The actions that you have marked are closed to you until somebody builds a monument. Do it now, and the whole wheel is open again.',
    },
    raise: {
      text: 'Which monument grows? Each belongs to an attribute: Thor to Might, Odin to Wisdom, Freyja to Authority. The higher it is, the more a priest brings there. A finished one is an omen.',
    },
    monster: {
      text: 'A monster wakes. The die says whether it attacks or moves, and you say where. Send it to the armies of the prophet: where it arrives, they lose strength.',
    },
    battle: {
      text: 'A battle with the prophet! Count your armies and play cards, or pass; his cards are drawn by rules, not by cunning. The defender wins a tie. Look at the losses on a card: a victory can cost more than the region.',
    },
  },
  end: 'You know your turn and his. Hold the regions round the world tree, keep the flames few, and read his row of cards: it shows what may come. Play on, or begin a match of your own.',
} as const satisfies CourseTexts;
