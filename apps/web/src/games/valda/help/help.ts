/** What Valda brings to the help drawer. */
import { cardOf, content, type ValdaCardId } from '@skald/engine/games/valda';
import type { GameHelp, HelpCard } from '../../../help/game-help.ts';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { iconOfCard } from '../icons.ts';
import { tableOf } from '../table-of-valda.ts';
import { icons } from './icons.ts';
import { PHASES } from './text-type.ts';

export const help: GameHelp = {
  texts: {
    en: async () => (await import('./texts.en.ts')).texts,
    de: async () => (await import('./texts.de.ts')).texts,
    it: async () => (await import('./texts.it.ts')).texts,
  },
  phases: PHASES,
  phaseOf: (snapshot) => tableOf(snapshot).phase,
  icons,
  cards: (i18n) => content.cards.map(({ id }) => helpCard(id, i18n)),
};

function helpCard(id: ValdaCardId, i18n: TableTranslator): HelpCard {
  const card = cardOf(id);
  return {
    id,
    name: i18n.thing(id),
    text: i18n.detail(id),
    group: i18n.t(`valda.kind.${card.kind}`),
    icon: iconOfCard(card),
    facts: `${i18n.thing(card.deck)} · ×${card.copies}`,
  };
}
