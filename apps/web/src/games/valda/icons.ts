/** The icons of Valda's gods, resources, buildings and cards. */
import eye from 'icon:all-seeing-eye';
import exchange from 'icon:card-exchange';
import cardPickup from 'icon:card-pickup';
import charm from 'icon:charm';
import cloakDagger from 'icon:cloak-dagger';
import swords from 'icon:crossed-swords';
import cutDiamond from 'icon:cut-diamond';
import skull from 'icon:death-skull';
import demolish from 'icon:demolish';
import drakkar from 'icon:drakkar';
import masks from 'icon:drama-masks';
import drillIcon from 'icon:drill';
import drop from 'icon:drop';
import exit from 'icon:exit-door';
import fire from 'icon:fire';
import goldMine from 'icon:gold-mine';
import nuggets from 'icon:gold-nuggets';
import oak from 'icon:holy-oak';
import horn from 'icon:hunting-horn';
import dice from 'icon:perspective-dice-six-faces-random';
import raven from 'icon:raven';
import robber from 'icon:robber-hand';
import runeSword from 'icon:rune-sword';
import dagger from 'icon:sacrificial-dagger';
import scales from 'icon:scales';
import hammer from 'icon:thor-hammer';
import transfuse from 'icon:transfuse';
import helmet from 'icon:viking-helmet';
import shield from 'icon:viking-shield';
import wheat from 'icon:wheat';
import wolf from 'icon:wolf-head';
import { RESOURCES, type Realm, type Resource, type ResourceBuilding, type ValdaCard } from '@skald/engine/games/valda';

export const GOD_ICONS: Readonly<Record<Realm, string>> = {
  heimdall: horn,
  freya: wheat,
  surtur: fire,
  tyr: scales,
  thor: hammer,
  odin: raven,
  loki: masks,
};

export const RESOURCE_ICONS: Readonly<Record<Resource, string>> = { gold: nuggets, diamond: cutDiamond, blood: drop };

export const BUILDING_ICONS: Readonly<Record<ResourceBuilding, string>> = { mine: goldMine, drill: drillIcon };

const KIND_ICONS: Readonly<Record<ValdaCard['kind'], string>> = {
  action: drakkar,
  attack: swords,
  defence: shield,
  'divine-weapon': runeSword,
};

const FAMILY_ICONS: Readonly<Partial<Record<ValdaCard['family'], string>>> = {
  backup: cardPickup,
  seduction: helmet,
  rune: dice,
  yggdrasil: oak,
  bifrost: eye,
  drakkar,
  'freya-goddess': exchange,
  'tyr-god-of-war': shield,
  'odin-leader': transfuse,
  sacrifice: dagger,
  infiltration: cloakDagger,
  trickster: masks,
  kill: skull,
  bewitched: charm,
  plunder: robber,
  fenrir: wolf,
  exiled: exit,
  wreck: demolish,
};

export function iconOfCard({ family, kind, params }: ValdaCard): string {
  if (family === 'spoils') return RESOURCE_ICONS[RESOURCES.find((resource) => params.gain[resource] > 0) ?? 'gold'];
  if (family === 'glimpse') return BUILDING_ICONS[params.building];
  return FAMILY_ICONS[family] ?? KIND_ICONS[kind];
}
