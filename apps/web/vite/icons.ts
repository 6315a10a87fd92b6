/** Icons at build time: `icon:battle-axe` becomes the outline of that one icon, so that only icons in use are in the bundle. */
import { icons } from '@iconify-json/game-icons';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

export function gameIcons(): Plugin {
  return {
    name: 'skald-game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = icons.icons[name];
      if (!icon) throw new Error(`there is no icon called ${name}`);
      return `export default ${JSON.stringify(outlineOf(icon.body))};`;
    },
  };
}

/** The path data of all shapes of an icon; game-icons are drawn with paths alone, on a square of 512. */
function outlineOf(body: string): string {
  return [...body.matchAll(/\sd="([^"]+)"/g)].map(([, path]) => path).join('');
}
