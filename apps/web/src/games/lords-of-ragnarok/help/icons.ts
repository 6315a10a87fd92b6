/** The icons on the table of Lords of Ragnarok, by the name of the icon. */
import anvil from 'icon:anvil';
import anvilImpact from 'icon:anvil-impact';
import barbedSpear from 'icon:barbed-spear';
import battleAxe from 'icon:battle-axe';
import bearHead from 'icon:bear-head';
import beard from 'icon:beard';
import bleedingWound from 'icon:bleeding-wound';
import bowArrow from 'icon:bow-arrow';
import breakingChain from 'icon:breaking-chain';
import broadsword from 'icon:broadsword';
import burningSkull from 'icon:burning-skull';
import burningTree from 'icon:burning-tree';
import cardBurn from 'icon:card-burn';
import cardDraw from 'icon:card-draw';
import cardExchange from 'icon:card-exchange';
import claws from 'icon:claws';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import deathSkull from 'icon:death-skull';
import drakkarDragon from 'icon:drakkar-dragon';
import drop from 'icon:drop';
import eagleHead from 'icon:eagle-head';
import fangs from 'icon:fangs';
import feather from 'icon:feather';
import flame from 'icon:flame';
import flyingFlag from 'icon:flying-flag';
import gemNecklace from 'icon:gem-necklace';
import giant from 'icon:giant';
import giantSquid from 'icon:giant-squid';
import graveyard from 'icon:graveyard';
import heavenGate from 'icon:heaven-gate';
import hillConquest from 'icon:hill-conquest';
import hornedHelm from 'icon:horned-helm';
import hornedSkull from 'icon:horned-skull';
import huntingHorn from 'icon:hunting-horn';
import invertedDice1 from 'icon:inverted-dice-1';
import invertedDice2 from 'icon:inverted-dice-2';
import invertedDice3 from 'icon:inverted-dice-3';
import knightBanner from 'icon:knight-banner';
import laurelCrown from 'icon:laurel-crown';
import magnifyingGlass from 'icon:magnifying-glass';
import mailedFist from 'icon:mailed-fist';
import menhir from 'icon:menhir';
import mightyHorn from 'icon:mighty-horn';
import minions from 'icon:minions';
import mountains from 'icon:mountains';
import openTreasureChest from 'icon:open-treasure-chest';
import oysterPearl from 'icon:oyster-pearl';
import prayer from 'icon:prayer';
import rallyTheTroops from 'icon:rally-the-troops';
import raven from 'icon:raven';
import runeStone from 'icon:rune-stone';
import runeSword from 'icon:rune-sword';
import scrollUnfurled from 'icon:scroll-unfurled';
import seaSerpent from 'icon:sea-serpent';
import shamblingZombie from 'icon:shambling-zombie';
import shiningHeart from 'icon:shining-heart';
import snowflake2 from 'icon:snowflake-2';
import spikedDragonHead from 'icon:spiked-dragon-head';
import starSwirl from 'icon:star-swirl';
import stoneBridge from 'icon:stone-bridge';
import stoneThrone from 'icon:stone-throne';
import stoneTower from 'icon:stone-tower';
import sunrise from 'icon:sunrise';
import swordClash from 'icon:sword-clash';
import swordwoman from 'icon:swordwoman';
import thorHammer from 'icon:thor-hammer';
import trident from 'icon:trident';
import troll from 'icon:troll';
import upgrade from 'icon:upgrade';
import vikingChurch from 'icon:viking-church';
import vikingHead from 'icon:viking-head';
import vikingHelmet from 'icon:viking-helmet';
import vikingLonghouse from 'icon:viking-longhouse';
import vikingShield from 'icon:viking-shield';
import volcano from 'icon:volcano';
import wheat from 'icon:wheat';
import wingedSword from 'icon:winged-sword';
import wolfHowl from 'icon:wolf-howl';
import womanElfFace from 'icon:woman-elf-face';

export const icons = {
  anvil,
  'anvil-impact': anvilImpact,
  'barbed-spear': barbedSpear,
  'battle-axe': battleAxe,
  'bear-head': bearHead,
  beard,
  'bleeding-wound': bleedingWound,
  'bow-arrow': bowArrow,
  'breaking-chain': breakingChain,
  broadsword,
  'burning-skull': burningSkull,
  'burning-tree': burningTree,
  'card-burn': cardBurn,
  'card-draw': cardDraw,
  'card-exchange': cardExchange,
  claws,
  'crossed-swords': crossedSwords,
  crown,
  'death-skull': deathSkull,
  'drakkar-dragon': drakkarDragon,
  drop,
  'eagle-head': eagleHead,
  fangs,
  feather,
  flame,
  'flying-flag': flyingFlag,
  'gem-necklace': gemNecklace,
  giant,
  'giant-squid': giantSquid,
  graveyard,
  'heaven-gate': heavenGate,
  'hill-conquest': hillConquest,
  'horned-helm': hornedHelm,
  'horned-skull': hornedSkull,
  'hunting-horn': huntingHorn,
  'inverted-dice-1': invertedDice1,
  'inverted-dice-2': invertedDice2,
  'inverted-dice-3': invertedDice3,
  'knight-banner': knightBanner,
  'laurel-crown': laurelCrown,
  'magnifying-glass': magnifyingGlass,
  'mailed-fist': mailedFist,
  menhir,
  'mighty-horn': mightyHorn,
  minions,
  mountains,
  'open-treasure-chest': openTreasureChest,
  'oyster-pearl': oysterPearl,
  prayer,
  'rally-the-troops': rallyTheTroops,
  raven,
  'rune-stone': runeStone,
  'rune-sword': runeSword,
  'scroll-unfurled': scrollUnfurled,
  'sea-serpent': seaSerpent,
  'shambling-zombie': shamblingZombie,
  'shining-heart': shiningHeart,
  'snowflake-2': snowflake2,
  'spiked-dragon-head': spikedDragonHead,
  'star-swirl': starSwirl,
  'stone-bridge': stoneBridge,
  'stone-throne': stoneThrone,
  'stone-tower': stoneTower,
  sunrise,
  'sword-clash': swordClash,
  swordwoman,
  'thor-hammer': thorHammer,
  trident,
  troll,
  upgrade,
  'viking-church': vikingChurch,
  'viking-head': vikingHead,
  'viking-helmet': vikingHelmet,
  'viking-longhouse': vikingLonghouse,
  'viking-shield': vikingShield,
  volcano,
  wheat,
  'winged-sword': wingedSword,
  'wolf-howl': wolfHowl,
  'woman-elf-face': womanElfFace,
} as const satisfies Readonly<Record<string, string>>;
