/** Writes the preview of a link into the head of the page. */
import { type LinkPreview, PREVIEW_PICTURE } from './link-previews.ts';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;

/** `site`: the URL that players open; without it, the address of the picture has no host. */
export function withPreview(page: string, { title, description, picture, pictureText }: LinkPreview, site: string | undefined): string {
  const shown = site === undefined ? picture : new URL(picture, site).href;
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', 'Skald'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', shown),
    meta('property', 'og:image:type', PREVIEW_PICTURE.type),
    meta('property', 'og:image:width', String(PREVIEW_PICTURE.width)),
    meta('property', 'og:image:height', String(PREVIEW_PICTURE.height)),
    meta('property', 'og:image:alt', pictureText),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', shown),
    meta('name', 'twitter:image:alt', pictureText),
  ];
  // A function, because a dollar sign in a replacement text would have a meaning.
  return page.replace(DESCRIPTION, '').replace(TITLE, () => tags.join('\n    '));
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escaped(content)}" />`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
