/** Short rules texts of all cards and weapon effects, made from the numbers of the content and the sentences of one language. */
import { content, weaponEffect } from '../content/content.ts';
import type { Card } from '../content/schema.ts';
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
  readonly drawBase: (count: number) => string;
  readonly gainResources: (what: string) => string;
  readonly gainFollowers: (count: number) => string;
  readonly rollDie: (die: string) => string;
  readonly raiseBuildLimit: (limit: number) => string;
  readonly freeBuild: (building: string) => string;
  readonly peekGodTops: (decks: number) => string;
  readonly drawGod: string;
  readonly cycleCards: (most: number) => string;
  readonly takeFromDiscard: string;
  readonly convertToBlood: (most: number) => string;
  readonly sacrifice: (most: number) => string;
  readonly borrowTemple: string;
  readonly moveOwnTemple: string;
  readonly loseFollowers: (count: number) => string;
  readonly loseFollowersAll: (count: number) => string;
  readonly stealFollowers: (count: number) => string;
  readonly stealResources: (what: string) => string;
  readonly stealRandomCard: string;
  readonly moveTargetTemple: string;
  readonly destroyTemple: string;
  readonly defend: (strength: number) => string;
  readonly weapons: Readonly<Record<WeaponEffectId, (number: number) => string>>;
}

export function detailsIn(words: DetailWords): Readonly<Record<string, string>> {
  const cards = content.cards.map((card) => [card.id, textOf(card, words)]);
  const effects = WEAPON_EFFECTS.map((id) => [id, effectText(id, words)]);
  return Object.fromEntries([...cards, ...effects]);
}

function textOf(card: Card, words: DetailWords): string {
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

function plainText({ op, params, defence }: Card, words: DetailWords): string {
  switch (op) {
    case 'drawBase':
      return words.drawBase(params.count);
    case 'gainResources':
      return words.gainResources(amounts(params.gain, words));
    case 'gainFollowers':
      return words.gainFollowers(params.count);
    case 'rollDie':
      return words.rollDie(words.dice[params.die]);
    case 'raiseBuildLimit':
      return words.raiseBuildLimit(params.limit);
    case 'freeBuild':
      return words.freeBuild(words.buildings[params.building]);
    case 'peekGodTops':
      return words.peekGodTops(params.decks);
    case 'cycleCards':
      return words.cycleCards(params.maxDiscard);
    case 'convertToBlood':
      return words.convertToBlood(params.max);
    case 'sacrifice':
      return words.sacrifice(params.maxDiscard);
    case 'loseFollowers':
      return params.targets === 'one' ? words.loseFollowers(params.count) : words.loseFollowersAll(params.count);
    case 'stealFollowers':
      return words.stealFollowers(params.count);
    case 'stealResources':
      return words.stealResources(amounts(params.steal, words));
    case 'defend':
      return words.defend(defence);
    case 'divineWeapon':
      return '';
    default:
      return words[op];
  }
}
