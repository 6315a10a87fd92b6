/** The titles printed on the cards, English in every edition. Defence cards have none; each language has a word for them. */
import { content } from '../content/content.ts';
import type { ValdaCard } from '../content/schema.ts';
import { type DieColour, RESOURCES, type Resource, type ResourceBuilding, type ValdaCardId, type WeaponEffectId } from '../ids.ts';

type Titles = Readonly<Record<string, string>>;

const PRINTED: readonly (readonly [string, string])[] = [
  ['backup', 'Backup has arrived'],
  ['blood-vein', 'Blood Vein'],
  ['treasure-chest', 'Treasure Chest'],
  ['spoils-of-war', 'Spoils of War'],
  ['seduction', 'Seduction'],
  ['rune', 'Rune of Fertility'],
  ['yggdrasil', 'Yggdrasil'],
  ['glimpse', 'Glimpse into the Future'],
  ['bifrost-bridge', 'Bifrost Bridge'],
  ['drakkar', 'Drakkar'],
  ['double-kill', 'Double Kill'],
  ['kill', 'Kill'],
  ['bewitched', 'Bewitched'],
  ['plunder', 'Plunder'],
  ['fenrir', 'Fenrir'],
  ['exiled', 'Exiled'],
  ['temple-wreck', 'Temple Wreck'],
  ['gift-from-the-gods', 'Gift from the Gods'],
  ['heimdall', 'Heimdall'],
  ['freya-goddess', 'Freya – Goddess of Fertility'],
  ['ragnarok', 'Ragnarok'],
  ['tyr-god-of-war', 'Tyr – God of War'],
  ['thor-god', 'Thor – God of Thunder'],
  ['odin-leader', 'Odin – Leader of the Gods'],
  ['sacrifice', 'Sacrifice'],
  ['infiltration', 'Infiltration'],
  ['loki-trickster', 'Loki – Trickster God'],
  ['weapon-war-horn', 'War Horn'],
  ['weapon-resisted', 'Resisted'],
  ['weapon-deadly-dagger', 'Deadly Dagger'],
  ['weapon-tyrs-revenge', 'Tyr’s Revenge'],
  ['weapon-hammertime', 'Hammertime'],
  ['weapon-bullseye', 'Bullseye'],
  ['weapon-vanished', 'Vanished'],
];

export const EFFECT_TITLES: Readonly<Record<WeaponEffectId, string>> = {
  'war-horn': 'War Horn',
  gjallarhorn: 'Sound of the Gjallarhorn',
  resisted: 'Resisted',
  'falcon-cloak': 'Falcon Cloak',
  'deadly-dagger': 'Deadly Dagger',
  'burning-blade': 'Burning Blade',
  'tyrs-revenge': 'Tyr’s Revenge',
  judgement: 'Judgement',
  hammertime: 'Hammertime',
  'thunder-call': 'Thunder Call',
  bullseye: 'Bullseye',
  draupnir: 'Draupnir',
  vanished: 'Vanished',
  'loaded-dice': 'Loaded Dice',
};

export type TitleMarks = Readonly<Record<Resource | DieColour | ResourceBuilding, string>>;

/** The name of every card: its title, its strength in an attack, and what tells it from other cards of the same title. */
export function cardTitles(shield: string, marks: TitleMarks): Titles {
  const named = content.cards.map((card) => ({ card, title: titleOf(card.id), mark: markOf(card, marks) }));
  return Object.fromEntries(
    named.map(({ card, title, mark }) => {
      if (card.kind === 'defence') return [card.id, `${shield} ${card.defence}`];
      const isShared = named.some((other) => other.title === title && other.mark !== mark);
      const parts = [...(card.kind === 'attack' ? [`${card.attack}`] : []), ...(isShared ? [mark] : [])];
      return [card.id, parts.length === 0 ? title : `${title} (${parts.join(', ')})`];
    }),
  );
}

/** The number or thing on a card in which cards of its title differ. */
function markOf({ family, params }: ValdaCard, marks: TitleMarks): string {
  switch (family) {
    case 'backup':
    case 'seduction':
      return `${params.count}`;
    case 'spoils':
      return `${Math.max(...Object.values(params.gain))}`;
    case 'rune':
      return marks[params.die];
    case 'yggdrasil':
      return `${params.limit}`;
    case 'glimpse':
      return marks[params.building];
    case 'plunder':
      return RESOURCES.filter((kind) => params.steal[kind] > 0)
        .map((kind) => marks[kind])
        .join(' + ');
    default:
      return '';
  }
}

function titleOf(id: ValdaCardId): string {
  const plain = id.slice(id.indexOf('-') + 1);
  return PRINTED.find(([start]) => plain.startsWith(start))?.[1] ?? id;
}
