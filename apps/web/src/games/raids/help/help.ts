/** What Raids brings to the help drawer. */
import harbour from 'icon:harbor-dock';
import { content, type RaidsDecisions } from '@skald/engine/games/raids';
import type { GameHelp } from '../../../help/game-help.ts';
import { iconOf } from '../board/tile-icons.ts';
import { aboutTile } from '../text/about.ts';
import { icons } from './icons.ts';
import { PHASES, type RaidsHelpPhase } from './text-type.ts';

const PHASE_OF: Readonly<Record<string, RaidsHelpPhase>> = {
  'place-tile': 'take',
  'sell-goods': 'take',
  navigate: 'sail',
  'respond-to-attack': 'fight',
  'flee-to': 'fight',
} satisfies Readonly<Record<keyof RaidsDecisions, RaidsHelpPhase>>;

export const help: GameHelp = {
  texts: {
    en: async () => (await import('./texts.en.ts')).texts,
    de: async () => (await import('./texts.de.ts')).texts,
    it: async () => (await import('./texts.it.ts')).texts,
  },
  phases: PHASES,
  phaseOf: ({ waiting: [open] }) => open && PHASE_OF[open.prompt.key],
  icons,
  cards: (i18n) => [
    ...content.tileTypes.map((type) => {
      const { name, text } = aboutTile(type, i18n);
      return { id: type.id, name, text, group: i18n.label(type.category), icon: iconOf(type) };
    }),
    ...content.harbourTiles.map(({ id }) => ({ id, name: i18n.thing(id), text: '', group: i18n.label('harbour'), icon: harbour })),
  ],
};
