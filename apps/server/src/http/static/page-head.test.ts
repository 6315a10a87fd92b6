/** The tags in the head of a page, and that no text breaks out of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LinkPreviews } from './link-previews.ts';
import { withPreview } from './page-head.ts';

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'web', 'index.html'), 'utf8');
const PREVIEW = {
  title: 'Raids',
  description: 'A game.',
  picture: '/share/raids.jpg',
  pictureText: 'A board.',
};

describe('the head of a page', () => {
  it('has one title and one description in the page of the web client', () => {
    const html = withPreview(PAGE, PREVIEW, undefined);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain('<meta property="og:image" content="/share/raids.jpg" />');
    expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('</head>'));
  });

  it('names the whole address of the picture where the URL of the site is known', () => {
    const html = withPreview(PAGE, PREVIEW, 'https://play.example/');
    expect(html).toContain('<meta property="og:image" content="https://play.example/share/raids.jpg" />');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
  });

  it('escapes what it is given', () => {
    const html = withPreview(PAGE, { ...PREVIEW, title: `</title><script>"'&$&`, description: '"><img src=x>' }, undefined);
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&#39;&amp;$&amp;</title>');
    expect(html).toContain('<meta property="og:description" content="&quot;&gt;&lt;img src=x&gt;" />');
    expect(html.match(/<script/g)).toEqual(PAGE.match(/<script/g));
    expect(html).not.toContain('<img');
  });
});

describe('link previews', () => {
  it('tell nothing of games that this server does not have, nor of names that every object has', async () => {
    const previews = new LinkPreviews(['raids'], async () => 'valda');
    const site = await previews.of('/');
    for (const path of ['/games/valda', '/match/abc', '/constructor/raids', '/toString', '/players/abc', '']) {
      expect(await previews.of(path)).toEqual(site);
    }
    expect((await previews.of('/games/raids')).title).toBe('Raids – Skald');
  });

  it('look no id up that cannot be one', async () => {
    const asked: string[] = [];
    const previews = new LinkPreviews(['raids'], async (match) => {
      asked.push(match);
      return undefined;
    });
    for (const path of ['/match/%00', "/replay/'--", `/replay/${'a'.repeat(65)}`, '/replay/']) await previews.of(path);
    expect(asked).toEqual([]);
  });
});
