/** What Lords of Ragnarok brings to the help drawer. */
import { ARTIFACTS, BLESSINGS, content, HERITAGES, HEROES, MONSTERS } from '@skald/engine/games/lords-of-ragnarok';
import type { GameHelp, HelpCard } from '../../../help/game-help.ts';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { HERO_PICTURES } from '../map/pieces/pictures.ts';
import { ARTIFACT_ICONS, HERITAGE_ICONS, iconOfBlessing, MONSTER_ICONS, REALM_ICONS, SYMBOL_ICONS } from '../panels/icons.ts';
import { tableOf } from '../table-of-lords.ts';
import { icons } from './icons.ts';
import { PHASES } from './text-type.ts';

export const help: GameHelp = {
  texts: {
    en: async () => (await import('./texts.en.ts')).texts,
    de: async () => (await import('./texts.de.ts')).texts,
    it: async () => (await import('./texts.it.ts')).texts,
  },
  phases: PHASES,
  phaseOf: (snapshot) => tableOf(snapshot).step,
  icons,
  cards: (i18n) => [
    ...group(i18n, i18n.label('COMBAT_CARDS'), content.combatCards, ({ symbol }) => SYMBOL_ICONS[symbol]),
    ...group(i18n, i18n.label('blessings'), byId(BLESSINGS), ({ id }) => iconOfBlessing(id)),
    ...group(i18n, i18n.label('artifacts'), byId(ARTIFACTS), ({ id }) => ARTIFACT_ICONS[id]),
    ...group(i18n, i18n.label('MONSTERS'), byId(MONSTERS), ({ id }) => MONSTER_ICONS[id]),
    ...group(i18n, i18n.t('lords.kind.attack'), content.monsterAttackCards, () => icons.claws),
    ...group(i18n, i18n.t('lords.kind.hero'), byId(HEROES), ({ id }) => HERO_PICTURES[id]),
    ...group(i18n, i18n.t('lords.kind.heritage'), byId(HERITAGES), ({ id }) => HERITAGE_ICONS[id]),
    ...group(i18n, i18n.t('lords.kind.realm'), content.realms, ({ id }) => REALM_ICONS[id]),
  ],
};

interface Item {
  readonly id: string;
  readonly copies?: number;
}

function byId<Id extends string>(ids: readonly Id[]): readonly { readonly id: Id }[] {
  return ids.map((id) => ({ id }));
}

function group<T extends Item>(i18n: TableTranslator, name: string, items: readonly T[], iconOf: (item: T) => string): readonly HelpCard[] {
  return items.map((item) => {
    const card = { id: item.id, name: i18n.label(item.id), text: i18n.detail(item.id), group: name, icon: iconOf(item) };
    return item.copies === undefined ? card : { ...card, facts: `×${item.copies}` };
  });
}
