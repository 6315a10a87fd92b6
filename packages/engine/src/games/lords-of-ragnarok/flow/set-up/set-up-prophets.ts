/** The prophets' set-up on the map (LR-20.5 to LR-20.10), and the challenges (LR-20.13). */
import { procedure, required } from '../../../../kernel/index.ts';
import { prophetChoice } from '../../automa/choice.ts';
import { layMarker, places } from '../../automa/devastation.ts';
import { controlNearest } from '../../automa/rune-actions.ts';
import { boardOf, challengeOf, NUMBERS } from '../../content/content.ts';
import { regionOf } from '../../content/map.ts';
import { CHALLENGES, type ProphetId } from '../../ids.ts';
import type { G, Lords } from '../../state.ts';
import { recruit, takeControl } from '../../table/armies.ts';
import { drawCards } from '../../table/cards.ts';
import { prophet, strengthAt } from '../../table/parties.ts';
import { gainRandomRunes } from '../../table/runes.ts';
import { gainRandomBlessing } from '../blessings.ts';
import { gainPriest } from '../monsters/slay.ts';

export function setUpProphets(g: G): void {
  g.table.prophets.forEach(({ prophet: who }, place) => {
    enterMap(g, who, place === 0);
    advantage(g, who);
  });
}

/** LR-20.2, LR-20.5 to LR-20.8; only the first prophet lays his marker and holds the heritage (LR-40.2, R-18). */
function enterMap(g: G, who: ProphetId, first: boolean): void {
  const self = prophet(g.table, who);
  const board = boardOf(required(self.hero, 'a hero'));
  const region = board.startRegion[g.table.side];
  if (first) self.heritage = 'heritage-odin';
  self.at = region;
  g.emit({ event: 'prophet-entered', who, region });
  for (let i = 0; i < NUMBERS.startArmies; i++) recruit(g, who, region, NUMBERS.startArmyStrength);
  if (regionOf(g.table.side, region).population <= strengthAt(g.table, who, region)) takeControl(g, who, region, true);
  if (first) layMarker(g, who, board.startDevastationRegion[g.table.side]);
  drawCards(g, who, NUMBERS.startCombatCards);
}

/** LR-20.10. */
function advantage(g: G, who: ProphetId): unknown {
  const self = prophet(g.table, who);
  const { code, amount, armies, strength } = boardOf(required(self.hero, 'a hero')).startingAdvantage;
  switch (code) {
    case 'START_ARMY_STRENGTH':
      for (const army of self.armies.slice(0, armies)) army.strength = strength;
      return undefined;
    case 'RUNES':
      return gainRandomRunes(g, who, amount);
    case 'PRIEST':
      return gainPriest(g, who);
    case 'BLESSING':
      return gainRandomBlessing(g, who);
    case 'COMBAT_CARDS':
      drawCards(g, who, amount);
      return undefined;
    default:
      controlNearest(g, who);
  }
  return undefined;
}

/** LR-20.13: carries out and removes SETUP cards; RULE cards stay in force. */
export const setUpChallenges = procedure<Lords, { left: number; regions: readonly number[] }>('set-up-challenges', {
  draw: (g) => {
    const { table } = g;
    if (table.undrawn === 0) return;
    const left = CHALLENGES.filter((id) => !table.challenges.includes(id));
    table.challenges.push(...g.shuffle('challenges', left).slice(0, table.undrawn));
    table.undrawn = 0;
  },
  begin: (g) => {
    const { table } = g;
    for (const challenge of table.challenges) {
      g.emit({ event: 'challenge-set', challenge });
      carryOut(g, challengeOf(challenge).effect);
    }
  },
  burn: (g, locals) => {
    const { table } = g;
    const [first] = table.prophets;
    const burning = table.challenges.map(challengeOf).filter(({ effect }) => effect.code === 'PLACE_DEVASTATION');
    const markers = burning.reduce((total, { effect }) => total + effect.amount, 0);
    if (!first || locals.left >= markers) return g.jump('remove');
    locals.left++;
    const options = places(table, first.prophet);
    locals.regions = options.map(({ region }) => region);
    return g.call(prophetChoice, { who: first.prophet, about: 'devastated-region', rule: 'LR-33.2', order: ['owner'], options });
  },
  lay: (g, { regions }) => {
    const region = regions[required(g.result(prophetChoice), 'a choice')];
    layMarker(g, required(g.table.prophets[0], 'a prophet').prophet, required(region, 'a region'));
    g.jump('burn');
  },
  remove: (g) => {
    g.table.challenges = g.table.challenges.filter((challenge) => challengeOf(challenge).kind === 'RULE');
  },
});

function carryOut(g: G, { code, amount, strength }: { code: string; amount: number; strength: number }): void {
  for (const { prophet: who, armies } of g.table.prophets) {
    if (code === 'START_ARMIES_STRENGTH') for (const army of armies) army.strength = Math.max(army.strength, strength);
    if (code === 'TUCK_BLESSING') for (let i = 0; i < amount; i++) gainRandomBlessing(g, who);
  }
}
