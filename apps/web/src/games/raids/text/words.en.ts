/** English texts of the table of Raids. */
export const en = {
  'end.score': 'Glory',
  'raids.recap.vikings': '{count, plural, one {# Viking lost} other {# Vikings lost}}',
  'raids.about.goods': 'Sold at a trading post it brings {glory} glory. Unsold goods are worth nothing.',
  'raids.about.harbour': 'Home. Ships that arrive early start the next voyage ahead of the others.',
  'raids.about.mjolnir':
    '{count, plural, one {At the end, every Viking aboard brings # glory.} other {At the end, every Viking aboard brings # glory.}} Shields: {shields}.',
  'raids.about.monster':
    'Fight it as you pass: it costs {strength} Vikings less your weapons and brings {glory} glory. Or sacrifice one Viking.',
  'raids.about.plunder': 'The next ships that pass take the coins, one each.',
  'raids.about.rune': 'Rune stones score as a set: the more you have, the more each is worth.',
  'raids.about.sail': 'Hires {count, plural, one {# Viking} other {# Vikings}} at the end of every voyage. Shields: {shields}.',
  'raids.about.standard': 'Brings {glory} glory at the end. Shields: {shields}.',
  'raids.about.tradingPost': 'Sell up to {count, plural, one {# tile} other {# tiles}} of goods here, and hire a Viking.',
  'raids.about.village': 'Every ship that passes hires {count, plural, one {# Viking} other {# Vikings}}.',
  'raids.about.visit': 'The next ships that pass hire the Vikings who wait here.',
  'raids.about.weapon': 'Every fight with a monster costs {count, plural, one {# Viking} other {# Vikings}} less. Shields: {shields}.',
  'raids.arrive-with': 'Vikings on arrival:',
  'raids.coach.confirm':
    'The dashed line is your way. Vikings wait in villages and visits that you pass. Confirm to sail, or tap another stop to compare.',
  'raids.coach.duel':
    'You are attacked! Each blow costs one Viking more than the last. Strike back if you want this tile badly; fleeing costs nothing but the spot.',
  'raids.coach.flee': 'You flee forward to any other stop. Nothing behind you is thrown away this time.',
  'raids.coach.harbour':
    'A voyage is over. The harbour in the middle of the map says what was counted: the best took coins. The ship that came home first starts the next voyage furthest ahead.',
  'raids.coach.monsters':
    'Some ways lead past monsters. Fight one, and it costs as many Vikings as its strength, less your weapons, and brings glory; or sacrifice one Viking and slip past.',
  'raids.coach.place':
    'You have reached a tile. Put it into a slot of your longship below: tap a slot, then confirm. Mind the shields: each carries one Viking, and tiles cover some of them.',
  'raids.coach.sell': 'A trading post buys goods. Tap the goods in your ship that you want to sell; sold goods are glory.',
  'raids.coach.waiting':
    'The ship farthest behind always sails next. So a short hop can give you several turns in a row, and a long one lets the others play.',
  'raids.coach.welcome':
    'Welcome aboard! Sail round the map and back to the harbour, four times. Every glowing stop is a tile you could take: tap one to see what the way there costs and brings.',
  'raids.coins': 'Coins:',
  'raids.crew': '{vikings}/{shields}',
  'raids.crowned': 'The skalds will sing of these raids: {names} {count, plural, one {comes} other {come}} home with the greatest glory.',
  'raids.discard': 'Discard it',
  'raids.duel': 'Fight',
  'raids.empty': 'Open sea',
  'raids.empty-slot': 'empty slot',
  'raids.fight-it': 'Fight',
  'raids.fills-from-bow': 'Tiles fill the ship from the bow: this one goes into slot {slot}.',
  'raids.glory-now': 'Glory if it ended now:',
  'raids.harbour-now': 'This harbour rewards:',
  'raids.harbours-next': 'Then: {harbours}',
  'raids.last-blow': '{count, plural, one {last blow: # Viking} other {last blow: # Vikings}}',
  'raids.monsters': 'Monsters defeated:',
  'raids.plan-fight': 'You would have to fight {rival}.',
  'raids.posts': 'Trading posts:',
  'raids.runes': 'Rune stones:',
  'raids.sacrifice-to-it': 'Sacrifice one',
  'raids.sell-nothing': 'Sell nothing',
  'raids.slot': 'Slot {slot}: {tile}, {vikings, plural, =0 {no Viking} one {# Viking} other {# Vikings}}',
  'raids.sold': 'Goods sold:',
  'raids.spot':
    'Space {position}: {what}{count, plural, =0 {} one {, ship: {ships}} other {, ships: {ships}}}{offered, select, yes {, you can stop here} other {}}',
  'raids.tap-slot': 'Tap a slot of your longship.',
  'raids.tap-stop': 'Tap a glowing stop to see the way.',
  'raids.turn-fight': 'Blow for blow, until one of them flees.',
  'raids.turn-rearmost': 'The ship farthest behind sails next.',
  'raids.vikings': 'Vikings and shields:',
  'raids.voyage': 'Voyage {voyage} of {last}',
} as const satisfies Readonly<Record<string, string>>;
