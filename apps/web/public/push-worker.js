/** Shows "your turn" when the page is closed, and opens the match. Knows nothing but which match of which game. */
const WORDS = {
  en: { title: 'Your turn', body: 'A match of {game} waits for you.' },
  de: { title: 'Du bist am Zug', body: 'Eine Partie {game} wartet auf dich.' },
  it: { title: 'Tocca a te', body: 'Una partita di {game} ti aspetta.' },
};
const GAMES = { raids: 'Raids', 'blood-rage': 'Blood Rage', valda: 'Valda', 'lords-of-ragnarok': 'Lords of Ragnarok' };

self.addEventListener('push', (event) => {
  const told = read(event.data);
  if (!told) return;
  const words = WORDS[self.navigator.language.slice(0, 2)] ?? WORDS.en;
  const shown = self.registration.showNotification(words.title, {
    body: words.body.replace('{game}', GAMES[told.game] ?? told.game),
    icon: '/favicon.svg',
    // A match stands in one line, however often it was its turn.
    tag: told.match,
    data: { match: told.match },
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(`/match/${event.notification.data.match}`));
});

/** A page of ours that is open already is taken, or else a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (!page) return self.clients.openWindow(path);
  await page.focus();
  return new URL(page.url).pathname === path ? page : page.navigate(path);
}

function read(data) {
  try {
    const { game, match } = data.json();
    return typeof game === 'string' && /^[\w-]{1,40}$/.test(match) ? { game, match } : undefined;
  } catch {
    return undefined;
  }
}
