/** Which addresses are pages of the web client. */
import { PAGES } from '@skald/protocol';

/** `games`: an address that names another game is no page. Other ids are not looked up: a page must not tell whether a private match exists. */
export function pageFinder(games: readonly string[]): (path: string) => boolean {
  const game = `(?:${games.join('|')})`;
  const patterns = Object.values(PAGES).map((page) => {
    const parts = page
      .split('/')
      .slice(1)
      .map((part) => pattern(part, game));
    return new RegExp(`^${parts.join('')}/?$`);
  });
  return (path) => patterns.some((known) => known.test(path));
}

function pattern(part: string, game: string): string {
  if (!part.startsWith(':')) return part === '' ? '' : `/${part}`;
  const value = part.startsWith(':game') ? `/${game}` : '/[^/]+';
  return part.endsWith('?') ? `(?:${value})?` : value;
}
