/** The addresses of the web client's pages: the client shows them, and the server answers every other address with 404. */
export const PAGES = {
  start: '/',
  credits: '/credits',
  tables: '/tables',
  newMatch: '/new/:game?',
  match: '/match/:match',
  account: '/account',
  moderation: '/moderation',
  practice: '/play/:game',
  firstGame: '/learn/:game',
  game: '/games/:game',
  rules: '/rules/:game',
  player: '/players/:player',
  replay: '/replay/:match?',
} as const;
