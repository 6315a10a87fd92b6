/** The titles printed on the cards: they are in English in every edition. Defence cards carry none; each language has a word for them. */
import { content } from '../content/content.ts';
import type { CardId, WeaponEffectId } from '../ids.ts';

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

/** The name of every card: its title, and the strength that tells it from others of that title. */
export function cardTitles(shield: string): Titles {
  return Object.fromEntries(
    content.cards.map((card) => {
      if (card.kind === 'defence') return [card.id, `${shield} ${card.defence}`];
      const title = titleOf(card.id);
      return [card.id, card.kind === 'attack' ? `${title} (${card.attack})` : title];
    }),
  );
}

function titleOf(id: CardId): string {
  const plain = id.slice(id.indexOf('-') + 1);
  return PRINTED.find(([start]) => plain.startsWith(start))?.[1] ?? id;
}
