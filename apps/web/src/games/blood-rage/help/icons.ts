/** The icons on the table of Blood Rage, by the name of the icon. */
import allSeeingEye from 'icon:all-seeing-eye';
import battleAxe from 'icon:battle-axe';
import bearHead from 'icon:bear-head';
import biceps from 'icon:biceps';
import burningSkull from 'icon:burning-skull';
import cardPick from 'icon:card-pick';
import crossedAxes from 'icon:crossed-axes';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import daemonSkull from 'icon:daemon-skull';
import drakkar from 'icon:drakkar';
import dramaMasks from 'icon:drama-masks';
import dwarfKing from 'icon:dwarf-king';
import fireSilhouette from 'icon:fire-silhouette';
import fireZone from 'icon:fire-zone';
import flame from 'icon:flame';
import huntingHorn from 'icon:hunting-horn';
import hut from 'icon:hut';
import iceGolem from 'icon:ice-golem';
import laurelCrown from 'icon:laurel-crown';
import mightyHorn from 'icon:mighty-horn';
import ramProfile from 'icon:ram-profile';
import raven from 'icon:raven';
import scrollUnfurled from 'icon:scroll-unfurled';
import seaSerpent from 'icon:sea-serpent';
import skeleton from 'icon:skeleton';
import snake from 'icon:snake';
import spinningWheel from 'icon:spinning-wheel';
import swordBrandish from 'icon:sword-brandish';
import thorHammer from 'icon:thor-hammer';
import troll from 'icon:troll';
import vikingHelmet from 'icon:viking-helmet';
import vikingShield from 'icon:viking-shield';
import wingedEmblem from 'icon:winged-emblem';
import wingedSword from 'icon:winged-sword';
import witchFace from 'icon:witch-face';
import wolfHead from 'icon:wolf-head';
import womanElfFace from 'icon:woman-elf-face';

export const icons = {
  'all-seeing-eye': allSeeingEye,
  'battle-axe': battleAxe,
  'bear-head': bearHead,
  biceps,
  'burning-skull': burningSkull,
  'card-pick': cardPick,
  'crossed-axes': crossedAxes,
  'crossed-swords': crossedSwords,
  crown,
  'daemon-skull': daemonSkull,
  drakkar,
  'drama-masks': dramaMasks,
  'dwarf-king': dwarfKing,
  'fire-silhouette': fireSilhouette,
  'fire-zone': fireZone,
  flame,
  'hunting-horn': huntingHorn,
  hut,
  'ice-golem': iceGolem,
  'laurel-crown': laurelCrown,
  'mighty-horn': mightyHorn,
  'ram-profile': ramProfile,
  raven,
  'scroll-unfurled': scrollUnfurled,
  'sea-serpent': seaSerpent,
  skeleton,
  snake,
  'spinning-wheel': spinningWheel,
  'sword-brandish': swordBrandish,
  'thor-hammer': thorHammer,
  troll,
  'viking-helmet': vikingHelmet,
  'viking-shield': vikingShield,
  'winged-emblem': wingedEmblem,
  'winged-sword': wingedSword,
  'witch-face': witchFace,
  'wolf-head': wolfHead,
  'woman-elf-face': womanElfFace,
} as const satisfies Readonly<Record<string, string>>;
