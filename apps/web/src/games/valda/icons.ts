/** The icons of Valda: what each god, resource, building and card goes by, beside its name. */
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
import { type Card, RESOURCES, type Realm, type Resource, type ResourceBuilding } from '@skald/engine/games/valda';

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

const KIND_ICONS: Readonly<Record<Card['kind'], string>> = { action: drakkar, attack: swords, defence: shield, 'divine-weapon': runeSword };

const OP_ICONS: Readonly<Partial<Record<Card['op'], string>>> = {
  drawBase: cardPickup,
  gainFollowers: helmet,
  rollDie: dice,
  raiseBuildLimit: oak,
  peekGodTops: eye,
  drawGod: drakkar,
  cycleCards: exchange,
  takeFromDiscard: shield,
  convertToBlood: transfuse,
  sacrifice: dagger,
  borrowTemple: cloakDagger,
  moveOwnTemple: masks,
  loseFollowers: skull,
  stealFollowers: charm,
  stealResources: robber,
  stealRandomCard: wolf,
  moveTargetTemple: exit,
  destroyTemple: demolish,
};

export function iconOfCard({ op, kind, params }: Card): string {
  if (op === 'gainResources') return RESOURCE_ICONS[RESOURCES.find((resource) => params.gain[resource] > 0) ?? 'gold'];
  if (op === 'freeBuild') return BUILDING_ICONS[params.building];
  return OP_ICONS[op] ?? KIND_ICONS[kind];
}
