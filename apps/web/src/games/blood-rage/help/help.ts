/** What Blood Rage brings to the help drawer. */
import { type BloodRageCardId, cardOf, content, nameOf } from '@skald/engine/games/blood-rage';
import type { GameHelp, HelpCard } from '../../../help/game-help.ts';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { pictureOf } from '../panels/card-face.tsx';
import { tableOf } from '../table-of-blood-rage.ts';
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
  // One line for all copies of a card.
  cards: (i18n) => content.cards.map(({ id }) => helpCard(`${id}#1`, i18n)),
};

function helpCard(id: BloodRageCardId, i18n: TableTranslator): HelpCard {
  const row = cardOf(id);
  const name = nameOf(id);
  const facts = [
    i18n.t('blood-rage.age', { age: row.age }),
    ...(row.god ? [i18n.t('blood-rage.gift-of', { god: i18n.thing(row.god) })] : []),
    ...(row.kind === 'battle' ? [`+${row.strength ?? '?'}`] : []),
    ...(row.kind === 'quest' ? [i18n.t('blood-rage.quest-brings', { glory: row.glory })] : []),
    ...(row.kind !== 'battle' && row.kind !== 'quest' ? [i18n.t('blood-rage.costs', { cost: row.cost })] : []),
  ];
  return {
    id,
    name: i18n.thing(name),
    text: i18n.detail(name),
    group: i18n.t(`blood-rage.kind.${row.kind}`),
    icon: pictureOf(row),
    facts: facts.join(' · '),
  };
}
