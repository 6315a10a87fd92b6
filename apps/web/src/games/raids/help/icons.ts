/** The icons on the table of Raids, by the name of the icon. */
import amberMosquito from 'icon:amber-mosquito';
import anchor from 'icon:anchor';
import animalHide from 'icon:animal-hide';
import battleAxe from 'icon:battle-axe';
import beerHorn from 'icon:beer-horn';
import crossedAxes from 'icon:crossed-axes';
import crossedSwords from 'icon:crossed-swords';
import deathSkull from 'icon:death-skull';
import drakkar from 'icon:drakkar';
import flyingFlag from 'icon:flying-flag';
import giantSquid from 'icon:giant-squid';
import harborDock from 'icon:harbor-dock';
import hut from 'icon:hut';
import hydra from 'icon:hydra';
import krakenTentacle from 'icon:kraken-tentacle';
import laurelCrown from 'icon:laurel-crown';
import openTreasureChest from 'icon:open-treasure-chest';
import pig from 'icon:pig';
import run from 'icon:run';
import runeStone from 'icon:rune-stone';
import sail from 'icon:sail';
import seaDragon from 'icon:sea-dragon';
import seaSerpent from 'icon:sea-serpent';
import thorHammer from 'icon:thor-hammer';
import trade from 'icon:trade';
import twoCoins from 'icon:two-coins';
import vikingHelmet from 'icon:viking-helmet';
import vikingLonghouse from 'icon:viking-longhouse';
import woodPile from 'icon:wood-pile';

export const icons = {
  'amber-mosquito': amberMosquito,
  anchor,
  'animal-hide': animalHide,
  'battle-axe': battleAxe,
  'beer-horn': beerHorn,
  'crossed-axes': crossedAxes,
  'crossed-swords': crossedSwords,
  'death-skull': deathSkull,
  drakkar,
  'flying-flag': flyingFlag,
  'giant-squid': giantSquid,
  'harbor-dock': harborDock,
  hut,
  hydra,
  'kraken-tentacle': krakenTentacle,
  'laurel-crown': laurelCrown,
  'open-treasure-chest': openTreasureChest,
  pig,
  run,
  'rune-stone': runeStone,
  sail,
  'sea-dragon': seaDragon,
  'sea-serpent': seaSerpent,
  'thor-hammer': thorHammer,
  trade,
  'two-coins': twoCoins,
  'viking-helmet': vikingHelmet,
  'viking-longhouse': vikingLonghouse,
  'wood-pile': woodPile,
} as const satisfies Readonly<Record<string, string>>;
