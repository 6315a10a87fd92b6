/** The pictures of clans, monsters, gods, stats and kinds of cards. */
import godOfSight from 'icon:all-seeing-eye';
import bear from 'icon:bear-head';
import axes from 'icon:crossed-axes';
import swords from 'icon:crossed-swords';
import crown from 'icon:crown';
import beast from 'icon:daemon-skull';
import ship from 'icon:drakkar';
import loki from 'icon:drama-masks';
import dwarf from 'icon:dwarf-king';
import fireGiant from 'icon:fire-silhouette';
import rage from 'icon:flame';
import horn from 'icon:hunting-horn';
import frostGiant from 'icon:ice-golem';
import laurel from 'icon:laurel-crown';
import horns from 'icon:mighty-horn';
import ram from 'icon:ram-profile';
import raven from 'icon:raven';
import scroll from 'icon:scroll-unfurled';
import seaSerpent from 'icon:sea-serpent';
import soldier from 'icon:skeleton';
import serpent from 'icon:snake';
import wheel from 'icon:spinning-wheel';
import tyr from 'icon:sword-brandish';
import hammer from 'icon:thor-hammer';
import troll from 'icon:troll';
import helmet from 'icon:viking-helmet';
import shield from 'icon:viking-shield';
import valkyrie from 'icon:winged-sword';
import witch from 'icon:witch-face';
import wolf from 'icon:wolf-head';
import elf from 'icon:woman-elf-face';
import type { BloodRageCard, BloodRageMonsterId, ClanId, FigureKind, GodId, StatId, TokenId } from '@skald/engine/games/blood-rage';

export const CLAN_PICTURES: Readonly<Record<ClanId, string>> = { wolf, bear, serpent, raven, ram };

export const STAT_PICTURES: Readonly<Record<StatId, string>> = { rage, axes, horns };

export const GLORY = laurel;

export const GOD_PICTURES: Readonly<Record<GodId, string>> = {
  odin: godOfSight,
  thor: hammer,
  loki,
  heimdall: horn,
  frigga: wheel,
  tyr,
};

const MONSTER_PICTURES: Readonly<Record<BloodRageMonsterId, string>> = {
  troll,
  'dwarf-chieftain': dwarf,
  'sea-serpent': seaSerpent,
  valkyrie,
  'dark-elf': elf,
  'fire-giant': fireGiant,
  'frost-giant': frostGiant,
  'soldier-of-hel': soldier,
  'volur-witch': witch,
};

const monsters: Readonly<Partial<Record<FigureKind, string>>> = MONSTER_PICTURES;

export function monsterPicture(kind: FigureKind): string | undefined {
  return monsters[kind];
}

export const KIND_PICTURES: Readonly<Record<BloodRageCard['kind'], string>> = {
  battle: swords,
  quest: scroll,
  'upgrade-leader': crown,
  'upgrade-warrior': helmet,
  'upgrade-ship': ship,
  monster: beast,
  'upgrade-clan': shield,
};

export const TOKEN_PICTURES: Readonly<Record<TokenId, readonly string[]>> = {
  'pillage-yggdrasil': [rage, axes, horns],
  'pillage-rage': [rage],
  'pillage-axes': [axes],
  'pillage-horns': [horns],
  'pillage-glory': [laurel],
};
