/** The lessons of a first game of Raids in English. */
import type { CourseTexts } from '../../lesson.ts';

export const en = {
  lessons: {
    welcome: {
      text: 'Welcome aboard! Sail round the map and back to the harbour, four times. Every glowing stop is a tile you could take: tap one to see what the way there costs and brings.',
      otherwise:
        'That way leads straight home. A ship in the harbour has no further turns in this voyage, so you would come back with an empty hold. Stop at a tile on the way instead.',
    },
    confirm: {
      text: 'The dashed line is your way. Vikings wait in villages and visits that you pass. Confirm to sail, or tap another stop to compare.',
    },
    place: {
      text: 'You have reached a tile. Put it into a slot of your longship below: tap a slot, then confirm. Mind the shields: each carries one Viking, and tiles cover some of them.',
      otherwise:
        'Thrown away, the tile is lost for good. Your ship has room: put it into a slot, or in the place of one that is worth less.',
    },
    sell: {
      text: 'A trading post buys goods. Tap the goods in your ship that you want to sell; sold goods are glory.',
    },
    duel: {
      text: 'You are attacked! Each blow costs one Viking more than the last. Strike back if you want this tile badly; fleeing costs nothing but the spot.',
    },
    flee: {
      text: 'You flee forward to any other stop. Nothing behind you is thrown away this time.',
    },
    monsters: {
      text: 'Some ways lead past monsters. Fight one, and it costs as many Vikings as its strength, less your weapons, and brings glory; or sacrifice one Viking and slip past.',
    },
    harbour: {
      text: 'A voyage is over. The harbour in the middle of the map says what was counted: the best took coins. The ship that came home first starts the next voyage furthest ahead.',
    },
    waiting: {
      text: 'The ship farthest behind always sails next. So a short hop can give you several turns in a row, and a long one lets the others play.',
    },
  },
  end: 'That is all you need: four voyages, and the richest ship wins. Runes, standards, goods and monsters are glory at the end. Finish this match, or begin one of your own.',
} as const satisfies CourseTexts;
