/** The words of the pages around the tables in English. */
export const en = {
  'app.lead': 'Norse strategy board games at one table: raid, trade and race for glory, in your browser.',
  'app.licence': 'Free software under the MIT licence.',
  'app.lost': 'Nothing lies at this shore.',
  'app.tab': 'Skald – Norse board games in your browser',
  'app.title': 'Skald',
  'app.unofficial':
    'Skald is an unofficial fan project. It is not made, endorsed or supported by the designers or publishers of the games; all names belong to their owners. If you like a game here, buy it for your real table.',
  'credits.fonts': 'Typefaces',
  'credits.fonts-text': 'Metamorphous by Sorkin Type and Source Sans by Adobe, both under the SIL Open Font License.',
  'credits.games': 'Games',
  'credits.games-text':
    'The games belong to their designers and publishers. Skald holds no text and no picture of theirs; rules are told in our own words.',
  'credits.icons': 'Icons',
  'credits.icons-text': 'Icons by Lorc, Delapouite and the other contributors of Game-icons, cut to outlines and recoloured:',
  'credits.raids': 'Raids: Brett J. Gilbert and Matthew Dunstan, published by IELLO in 2018.',
  'credits.software': 'Software',
  'credits.software-text': 'React, Vite, wouter, FormatJS and zod, with thanks to everybody who keeps them well.',
  'credits.tab': 'Credits – Skald',
  'nav.credits': 'Credits',
  'nav.home': 'To the start page',
  'nav.main': 'Main ways',
  'nav.sign-in': 'Sign in',
  'nav.tables': 'Tables',
  'start.about-game': 'About the game',
  'start.alone': 'You play alone: a prophet of Surtur, led by the rules themselves, is your opponent.',
  'start.as': 'You play as {name}.',
  'start.blood-rage.about':
    'Three ages until the world ends. Draft the gifts of the gods, send your clan into the provinces, pillage them before the others do, and die gloriously when Ragnarök comes: that counts too.',
  'start.by': 'A game by {names}',
  'start.continue': 'Continue your game',
  'start.learn': 'Learn by playing',
  'start.lords-of-ragnarok.about':
    'Lead a hero of the sagas through the last winter: take lands, build temples, hunt monsters. Alone against a prophet of Surtur, or against each other.',
  'start.minutes': 'about {minutes} minutes',
  'start.name': 'Your name',
  'start.opponents': 'Opponents',
  'start.opponents-count': '{count, plural, =0 {none} other {#}}',
  'start.play': 'Play {game} now',
  'start.players': '{min} to {max} players',
  'start.raids.about':
    'Four voyages round the world. Stop where the loot is, fill your longship, slay what rises from the sea, and push rivals off the best spots. The ship farthest behind always sails next.',
  'start.strength': 'How well they play',
  'start.tables': 'Open tables',
  'start.valda.about':
    'Six rounds under the eyes of seven gods. Build temples, trade and raid, hire weapons and warriors, and call on the god who suits the moment. Whoever gathers the most followers becomes one of them.',
  'start.with-friends': 'Play with friends',
} as const satisfies Readonly<Record<string, string>>;
