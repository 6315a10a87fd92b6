/** Short rules texts of all cards and weapon effects, built from content numbers and the sentences of one language. */
import { content, weaponEffect } from '../content/content.ts';
import type { ValdaCard } from '../content/schema.ts';
import { type DieColour, RESOURCES, type Resource, type ResourceBuilding, WEAPON_EFFECTS, type WeaponEffectId } from '../ids.ts';
import type { Purse } from '../state.ts';
import { EFFECT_TITLES } from './titles.ts';

export interface DetailWords {
  readonly and: string;
  readonly or: string;
  readonly resources: Readonly<Record<Resource, (count: number) => string>>;
  readonly dice: Readonly<Record<DieColour, string>>;
  readonly buildings: Readonly<Record<ResourceBuilding, string>>;
  readonly free: string;
  readonly backup: (count: number) => string;
  readonly spoils: (what: string) => string;
  readonly seduction: (count: number) => string;
  readonly rune: (die: string) => string;
  readonly yggdrasil: (limit: number) => string;
  readonly glimpse: (building: string) => string;
  readonly bifrost: (decks: number) => string;
  readonly drakkar: string;
  readonly 'freya-goddess': (most: number) => string;
  readonly 'tyr-god-of-war': string;
  readonly 'odin-leader': (most: number) => string;
  readonly sacrifice: (most: number) => string;
  readonly infiltration: string;
  readonly trickster: string;
  readonly kill: (count: number) => string;
  readonly killAll: (count: number) => string;
  readonly bewitched: (count: number) => string;
  readonly plunder: (what: string) => string;
  readonly fenrir: string;
  readonly exiled: string;
  readonly wreck: string;
  readonly shield: (strength: number) => string;
  readonly weapons: Readonly<Record<WeaponEffectId, (number: number) => string>>;
}

export function detailsIn(words: DetailWords): Readonly<Record<string, string>> {
  const cards = content.cards.map((card) => [card.id, textOf(card, words)]);
  const effects = WEAPON_EFFECTS.map((id) => [id, effectText(id, words)]);
  return Object.fromEntries([...cards, ...effects]);
}

function textOf(card: ValdaCard, words: DetailWords): string {
  if (card.kind === 'divine-weapon') {
    return card.effects.map(({ id }) => `${EFFECT_TITLES[id]}: ${effectText(id, words)}`).join(` ${words.or} `);
  }
  const text = plainText(card, words);
  return card.kind === 'action' && card.actionPointCost === 0 ? `${text} ${words.free}` : text;
}

function effectText(id: WeaponEffectId, words: DetailWords): string {
  const { count, bonus, gain } = weaponEffect(id).params;
  return words.weapons[id](count + bonus + gain.blood);
}

function amounts(purse: Readonly<Purse>, words: DetailWords): string {
  const parts = RESOURCES.flatMap((kind) => (purse[kind] > 0 ? [words.resources[kind](purse[kind])] : []));
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${words.and} ${parts.at(-1)}`;
}

function plainText({ family, params, defence }: ValdaCard, words: DetailWords): string {
  switch (family) {
    case 'backup':
      return words.backup(params.count);
    case 'spoils':
      return words.spoils(amounts(params.gain, words));
    case 'seduction':
      return words.seduction(params.count);
    case 'rune':
      return words.rune(words.dice[params.die]);
    case 'yggdrasil':
      return words.yggdrasil(params.limit);
    case 'glimpse':
      return words.glimpse(words.buildings[params.building]);
    case 'bifrost':
      return words.bifrost(params.decks);
    case 'freya-goddess':
      return words['freya-goddess'](params.maxDiscard);
    case 'odin-leader':
      return words['odin-leader'](params.max);
    case 'sacrifice':
      return words.sacrifice(params.maxDiscard);
    case 'kill':
      return params.targets === 'one' ? words.kill(params.count) : words.killAll(params.count);
    case 'bewitched':
      return words.bewitched(params.count);
    case 'plunder':
      return words.plunder(amounts(params.steal, words));
    case 'shield':
      return words.shield(defence);
    case 'weapon':
      return '';
    default:
      return words[family];
  }
}
