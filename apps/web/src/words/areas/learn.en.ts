/** The words of the advice for a first game in English. */
export const en = {
  'coach.confirm':
    'The dashed line is your way. Vikings wait in villages and visits that you pass. Confirm to sail, or tap another stop to compare.',
  'coach.duel':
    'You are attacked! Each blow costs one Viking more than the last. Strike back if you want this tile badly; fleeing costs nothing but the spot.',
  'coach.flee': 'You flee forward to any other stop. Nothing behind you is thrown away this time.',
  'coach.harbour':
    'A voyage is over. The harbour in the middle of the map says what was counted: the best took coins. Who came home first starts last, but lies ahead.',
  'coach.monsters':
    'Some ways lead past monsters. Fight one, and it costs as many Vikings as its strength, less your weapons, and brings glory; or sacrifice one Viking and slip past.',
  'coach.place':
    'You have reached a tile. Put it into a slot of your longship below: tap a slot, then confirm. Mind the shields: each carries one Viking, and tiles cover some of them.',
  'coach.sell': 'A trading post buys goods. Tap the goods in your ship that you want to sell; sold goods are glory.',
  'coach.title': 'Advice',
  'coach.understood': 'Understood',
  'coach.waiting':
    'The ship farthest behind always sails next. So a short hop can give you several turns in a row, and a long one lets the others play.',
  'coach.welcome':
    'Welcome aboard! Sail round the map and back to the harbour, four times. Every glowing stop is a tile you could take: tap one to see what the way there costs and brings.',
} as const satisfies Readonly<Record<string, string>>;
