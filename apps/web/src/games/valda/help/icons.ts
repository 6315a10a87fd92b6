/** The icons on the table of Valda, by the name of the icon. */
import allSeeingEye from 'icon:all-seeing-eye';
import cardExchange from 'icon:card-exchange';
import cardPickup from 'icon:card-pickup';
import cardRandom from 'icon:card-random';
import charm from 'icon:charm';
import cloakDagger from 'icon:cloak-dagger';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import cutDiamond from 'icon:cut-diamond';
import deathSkull from 'icon:death-skull';
import demolish from 'icon:demolish';
import drakkar from 'icon:drakkar';
import dramaMasks from 'icon:drama-masks';
import drill from 'icon:drill';
import drop from 'icon:drop';
import exitDoor from 'icon:exit-door';
import fire from 'icon:fire';
import goldMine from 'icon:gold-mine';
import goldNuggets from 'icon:gold-nuggets';
import holyOak from 'icon:holy-oak';
import huntingHorn from 'icon:hunting-horn';
import oak from 'icon:oak';
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random';
import raven from 'icon:raven';
import robberHand from 'icon:robber-hand';
import runeSword from 'icon:rune-sword';
import sacrificialDagger from 'icon:sacrificial-dagger';
import scales from 'icon:scales';
import thorHammer from 'icon:thor-hammer';
import transfuse from 'icon:transfuse';
import vikingHelmet from 'icon:viking-helmet';
import vikingShield from 'icon:viking-shield';
import wheat from 'icon:wheat';
import wolfHead from 'icon:wolf-head';

export const icons = {
  'all-seeing-eye': allSeeingEye,
  'card-exchange': cardExchange,
  'card-pickup': cardPickup,
  'card-random': cardRandom,
  charm,
  'cloak-dagger': cloakDagger,
  'crossed-swords': crossedSwords,
  crown,
  'cut-diamond': cutDiamond,
  'death-skull': deathSkull,
  demolish,
  drakkar,
  'drama-masks': dramaMasks,
  drill,
  drop,
  'exit-door': exitDoor,
  fire,
  'gold-mine': goldMine,
  'gold-nuggets': goldNuggets,
  'holy-oak': holyOak,
  'hunting-horn': huntingHorn,
  oak,
  'perspective-dice-six-faces-random': perspectiveDiceSixFacesRandom,
  raven,
  'robber-hand': robberHand,
  'rune-sword': runeSword,
  'sacrificial-dagger': sacrificialDagger,
  scales,
  'thor-hammer': thorHammer,
  transfuse,
  'viking-helmet': vikingHelmet,
  'viking-shield': vikingShield,
  wheat,
  'wolf-head': wolfHead,
} as const satisfies Readonly<Record<string, string>>;
