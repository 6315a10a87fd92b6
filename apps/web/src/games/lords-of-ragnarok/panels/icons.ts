/** The icons of actions, realms, attributes, symbols and rewards beside the map. */
import svartalfheim from 'icon:anvil-impact';
import spear from 'icon:barbed-spear';
import axe from 'icon:battle-axe';
import bow from 'icon:bow-arrow';
import chain from 'icon:breaking-chain';
import sword from 'icon:broadsword';
import cards from 'icon:card-draw';
import hel from 'icon:death-skull';
import nagfar from 'icon:drakkar-dragon';
import eagle from 'icon:eagle-head';
import fang from 'icon:fangs';
import feather from 'icon:feather';
import necklace from 'icon:gem-necklace';
import giant from 'icon:giant';
import kraken from 'icon:giant-squid';
import helheim from 'icon:graveyard';
import asgard from 'icon:heaven-gate';
import mobilize from 'icon:hill-conquest';
import loki from 'icon:horned-helm';
import skull from 'icon:horned-skull';
import horn from 'icon:hunting-horn';
import banner from 'icon:knight-banner';
import fist from 'icon:mailed-fist';
import heimdall from 'icon:mighty-horn';
import jotunheim from 'icon:mountains';
import treasure from 'icon:open-treasure-chest';
import pearl from 'icon:oyster-pearl';
import prayer from 'icon:prayer';
import reinforce from 'icon:rally-the-troops';
import raven from 'icon:raven';
import rune from 'icon:rune-stone';
import blade from 'icon:rune-sword';
import scroll from 'icon:scroll-unfurled';
import jormungandr from 'icon:sea-serpent';
import zombie from 'icon:shambling-zombie';
import heart from 'icon:shining-heart';
import niflheim from 'icon:snowflake-2';
import dragon from 'icon:spiked-dragon-head';
import blessing from 'icon:star-swirl';
import usurp from 'icon:stone-throne';
import monument from 'icon:stone-tower';
import alfheim from 'icon:sunrise';
import hammer from 'icon:thor-hammer';
import aegir from 'icon:trident';
import troll from 'icon:troll';
import up from 'icon:upgrade';
import temple from 'icon:viking-church';
import shield from 'icon:viking-shield';
import muspelheim from 'icon:volcano';
import vanaheim from 'icon:wheat';
import wolf from 'icon:wolf-howl';
import type {
  ArtifactId,
  AttributeId,
  BlessingId,
  HeritageId,
  LordsCardId,
  LordsMonsterId,
  MonumentId,
  RealmId,
  SpecialAction,
  WoundReward,
} from '@skald/engine/games/lords-of-ragnarok';
import { cardOf } from '@skald/engine/games/lords-of-ragnarok';

export const ACTION_ICONS: Readonly<Record<SpecialAction, string>> = {
  MOBILIZE: mobilize,
  REINFORCE: reinforce,
  BUILD_TEMPLE: temple,
  MONSTERS: skull,
  USURP: usurp,
  PREPARE: scroll,
  BUILD_MONUMENT: monument,
};

export const REALM_ICONS: Readonly<Record<RealmId, string>> = {
  muspelheim,
  svartalfheim,
  niflheim,
  vanaheim,
  alfheim,
  jotunheim,
  asgard,
  helheim,
};

export const ATTRIBUTE_ICONS: Readonly<Record<AttributeId, string>> = { MIGHT: fist, WISDOM: scroll, AUTHORITY: banner };

export const MONUMENT_ICONS: Readonly<Record<MonumentId, string>> = {
  thor: hammer,
  odin: raven,
  freyja: necklace,
  hel,
  heimdall,
  aegir,
};

/** What a combat card or a wound field asks for. */
export type Symbol = ReturnType<typeof cardOf>['symbol'];

export const SYMBOL_ICONS: Readonly<Record<Symbol, string>> = { AXE: axe, SWORD: sword, SPEAR: spear, BOW: bow, SHIELD: shield };

export const REWARD_ICONS: Readonly<Record<WoundReward, string>> = {
  RUNE: rune,
  CARDS: cards,
  PRIEST: prayer,
  BLESSING: blessing,
  ATTRIBUTE: up,
};

export const MONSTER_ICONS: Readonly<Record<LordsMonsterId, string>> = {
  draugr: zombie,
  nidhogg: dragon,
  garm: wolf,
  hraesvelgr: eagle,
  jotunn: giant,
  troll,
  loki,
  jormungandr,
  kraken,
  nagfar,
};

export const ARTIFACT_ICONS: Readonly<Record<ArtifactId, string>> = {
  'barrow-blade': blade,
  'dragon-heart': heart,
  'gleipnir-chain': chain,
  'wind-feather': feather,
  'frost-horn': horn,
  'troll-hoard': treasure,
  'serpent-fang': fang,
  'kraken-pearl': pearl,
};

export const HERITAGE_ICONS: Readonly<Record<HeritageId, string>> = {
  'heritage-odin': MONUMENT_ICONS.odin,
  'heritage-thor': MONUMENT_ICONS.thor,
  'heritage-freyja': MONUMENT_ICONS.freyja,
  'heritage-tyr': REWARD_ICONS.CARDS,
  'heritage-baldur': REWARD_ICONS.PRIEST,
  'heritage-njord': REWARD_ICONS.RUNE,
};

/** A blessing takes the icon of its god. */
export function iconOfBlessing(id: BlessingId): string {
  if (id.startsWith('bl-t')) return MONUMENT_ICONS.thor;
  return id.startsWith('bl-o') ? MONUMENT_ICONS.odin : MONUMENT_ICONS.freyja;
}

export function iconOfCard(card: LordsCardId): string {
  return SYMBOL_ICONS[cardOf(card).symbol];
}
