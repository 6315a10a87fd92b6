/** The manifest of all artifacts and their files. A missing or misspelt artifact does not compile. */
import type { ArtifactId } from '../ids.ts';
import type { Artifact } from './artifact.ts';
import { barrowBlade } from './barrow-blade.ts';
import { dragonHeart } from './dragon-heart.ts';
import { frostHorn } from './frost-horn.ts';
import { gleipnirChain } from './gleipnir-chain.ts';
import { krakenPearl } from './kraken-pearl.ts';
import { serpentFang } from './serpent-fang.ts';
import { trollHoard } from './troll-hoard.ts';
import { windFeather } from './wind-feather.ts';

export const ARTIFACTS_BY_ID: Readonly<{ [A in ArtifactId]: Artifact<A> }> = {
  'barrow-blade': barrowBlade,
  'dragon-heart': dragonHeart,
  'gleipnir-chain': gleipnirChain,
  'wind-feather': windFeather,
  'frost-horn': frostHorn,
  'troll-hoard': trollHoard,
  'serpent-fang': serpentFang,
  'kraken-pearl': krakenPearl,
};
