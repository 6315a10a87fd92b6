/** A battle (LR-10, LR-32), from the values of both sides to the loser's retreat; returns whether the attacker won. */
import { decision, oneOf, procedure, required, type Seat } from '../../../../kernel/index.ts';
import { readyAt } from '../../artifacts/artifact.ts';
import { useArtifact } from '../../artifacts/use-artifact.ts';
import { bringSupport, defenceStrength, formPile, revealFromPile, takePileBack, tucked, wouldPass } from '../../automa/defence.ts';
import { NUMBERS } from '../../content/content.ts';
import type { ArtifactId, AttributeId } from '../../ids.ts';
import type { Battle, BattleSide, G, Lords, LordsTable, Party } from '../../state.ts';
import { armyOf, settleNeutral, strengthen, takeControl } from '../../table/armies.ts';
import { healthy } from '../../table/attributes.ts';
import { blessedBy, emitBlessed } from '../../table/blessings.ts';
import { armiesAt, controller, hasHero, human, inLandOfHero, isHuman, prophet, strengthAt, sum } from '../../table/parties.ts';
import { alike, chooseArmy } from '../armies/choose-army.ts';
import { injure } from '../monsters/injuries.ts';
import { callSettle } from '../turn/settle.ts';
import { play, playCard, sidesFor } from './battle-cards.ts';
import { callLosses, emitHammer } from './losses.ts';
import { retreat } from './retreat.ts';

type BeforeAnswer = { do: 'use'; artifact: ArtifactId } | { do: 'injure'; attribute: AttributeId } | { do: 'pass' };

function beforeOptions(table: LordsTable, seat: Seat, region: number, injured: boolean): readonly BeforeAnswer[] {
  const ready = readyAt(table, seat, 'BATTLE_BEFORE_CARDS');
  const may = !injured && hasHero(table, seat, 'beowulf') && inLandOfHero(table, seat, region);
  return [
    ...ready.map((artifact) => ({ do: 'use' as const, artifact })),
    ...(may ? healthy(table, seat).map((attribute) => ({ do: 'injure' as const, attribute })) : []),
    { do: 'pass' },
  ];
}

/** D-12. */
export const beforeBattle = decision<Lords, BeforeAnswer, { region: number; injured: boolean }>('before-battle', {
  rules: ['LR-10.3', 'LR-14.5'],
  space: ({ table }, seat, { region, injured }) => oneOf(beforeOptions(table, seat, region, injured)),
  fallback: () => ({ do: 'pass' }),
});

interface Fight {
  readonly region: number;
  readonly attacker: Party;
  readonly defender: Party;
  /** The humans who may still prepare (LR-10.3). */
  readonly waiting: Seat[];
  /** Whether Beowulf has injured himself for this battle. */
  injured: boolean;
  won: boolean;
}

function battleOf(g: G): Battle {
  return required(g.table.battle, 'a battle');
}

/** LR-10.2, LR-32.1: armies and permanent modifiers. */
export function baseValue(table: LordsTable, party: Party, region: number, attacks: boolean): number {
  if (!isHuman(party)) {
    const base = attacks ? strengthAt(table, party, region) : defenceStrength(table, party, region);
    return base + tucked(prophet(table, party));
  }
  const armies = armiesAt(table, party, region);
  const ragnar = attacks && hasHero(table, party, 'ragnar') && inLandOfHero(table, party, region) ? armies.length : 0;
  return sum(armies) + ragnar + blessedBy(table, party, 'BATTLE_VALUE', 'amount', attacks ? 'ATTACKER' : 'DEFENDER');
}

function sideOf(g: G, party: Party, region: number, attacks: boolean): BattleSide {
  const value = baseValue(g.table, party, region, attacks);
  if (isHuman(party)) {
    emitBlessed(g, party, 'BATTLE_VALUE', attacks ? 'ATTACKER' : 'DEFENDER');
    if (attacks && hasHero(g.table, party, 'ragnar') && inLandOfHero(g.table, party, region)) {
      g.emit({ event: 'ability-used', who: party, hero: 'ragnar' });
    }
  }
  return { party, value, played: [], passed: false, spared: 0, extra: 0, unscathed: false };
}

export const battle = procedure<Lords, Fight, boolean>('battle', {
  begin: (g, { region, attacker, defender, waiting }) => {
    const sides = { attacker: sideOf(g, attacker, region, true), defender: sideOf(g, defender, region, false) };
    g.table.battle = { region, ...sides, turn: 'attacker', winner: null };
    g.emit({ event: 'battle-began', attacker, defender, region, attack: sides.attacker.value, defence: sides.defender.value });
    for (const party of [attacker, defender]) {
      if (isHuman(party)) waiting.push(party);
      else formPile(g, party);
    }
    if (!isHuman(defender)) bringSupport(g, defender, region);
  },
  before: (g, locals) => {
    const [seat] = locals.waiting;
    if (seat === undefined) return g.jump('turn');
    if (beforeOptions(g.table, seat, locals.region, locals.injured).length > 1) {
      return g.ask(beforeBattle, seat, { region: locals.region, injured: locals.injured });
    }
    locals.waiting.shift();
    locals.injured = false;
    return g.jump('before');
  },
  prepared: (g, locals) => {
    const answer = g.answer(beforeBattle);
    const [seat] = locals.waiting;
    if (answer.do === 'pass') {
      locals.waiting.shift();
      locals.injured = false;
    } else {
      if (answer.do === 'injure') locals.injured = true;
      prepare(g, required(seat, 'who prepares'), answer);
    }
    g.jump('before');
  },
  turn: (g, { region }) => {
    const fight = battleOf(g);
    if (fight.attacker.passed && fight.defender.passed) return g.jump('compare');
    const side = fight[fight.turn];
    if (side.passed) return g.jump('alternate');
    const { own, other, defends } = sidesFor(fight, side.party);
    if (isHuman(side.party)) {
      if (human(g.table, side.party).cards > 0) {
        return g.ask(playCard, side.party, { region, opponent: other.party, own: own.value, theirs: other.value });
      }
      pass(g, side);
    } else if (wouldPass(prophet(g.table, side.party), own, other, defends)) pass(g, side);
    else revealFromPile(g, side.party, side);
    return g.jump('alternate');
  },
  played: (g) => {
    const fight = battleOf(g);
    const side = fight[fight.turn];
    const answer = g.answer(playCard);
    if (answer.do === 'pass' || !isHuman(side.party)) pass(g, side);
    else play(g, fight, side.party, answer.card);
  },
  alternate: (g) => {
    const fight = battleOf(g);
    fight.turn = fight.turn === 'attacker' ? 'defender' : 'attacker';
    g.jump('turn');
  },
  compare: (g, { attacker, defender, region }) => {
    const fight = battleOf(g);
    const [attack, defence] = [fight.attacker.value, fight.defender.value];
    fight.winner = attack > defence ? attacker : defender;
    g.emit({ event: 'battle-ended', winner: fight.winner, loser: attack > defence ? defender : attacker, region, attack, defence });
    emitHammer(g, fight);
    callLosses(g, fight, attacker);
    callLosses(g, fight, defender);
  },
  retreat: (g, { attacker, defender, region }) =>
    g.call(retreat, { party: battleOf(g).winner === attacker ? defender : attacker, from: region }),
  control: (g, { attacker, region }) => {
    const survives = armiesAt(g.table, attacker, region).length > 0;
    if (battleOf(g).winner !== attacker || !survives) return;
    if (!isHuman(attacker) || controller(g.table, region) !== null) takeControl(g, attacker, region, false);
    else settleNeutral(g, attacker, region, false);
  },
  clear: (g) => {
    const fight = battleOf(g);
    for (const side of [fight.attacker, fight.defender]) {
      g.table.discards.push(...side.played.splice(0));
      if (!isHuman(side.party)) takePileBack(g, side.party);
    }
  },
  lagertha: (g, { region }) => {
    const { winner } = battleOf(g);
    if (winner === null || !hasHero(g.table, winner, 'lagertha') || !inLandOfHero(g.table, winner, region)) return g.jump('end');
    const armies = armiesAt(g.table, winner, region).filter(({ strength }) => strength < NUMBERS.armyMaxStrength);
    const [first] = armies;
    if (!first) return g.jump('end');
    if (!alike(armies)) return g.ask(chooseArmy, winner, { purpose: 'lagertha', armies: armies.map(({ army }) => army), optional: false });
    g.emit({ event: 'ability-used', who: winner, hero: 'lagertha' });
    strengthen(g, winner, first);
    return g.jump('end');
  },
  emboldened: (g) => {
    const { winner } = battleOf(g);
    const answer = g.answer(chooseArmy);
    if (winner === null || answer.do === 'none') return;
    g.emit({ event: 'ability-used', who: winner, hero: 'lagertha' });
    strengthen(g, winner, armyOf(g.table, winner, answer.army));
  },
  end: (g, locals) => {
    locals.won = battleOf(g).winner === locals.attacker;
    g.table.battle = null;
    callSettle(g);
  },
  result: (g, { won }) => g.end(won),
});

function pass(g: G, side: BattleSide): void {
  side.passed = true;
  g.emit({ event: 'battle-passed', who: side.party });
}

function prepare(g: G, seat: Seat, answer: Exclude<BeforeAnswer, { do: 'pass' }>): unknown {
  if (answer.do === 'injure') return injure(g, seat, answer.attribute);
  return useArtifact(g, seat, answer.artifact);
}

export function callBattle(g: G, region: number, attacker: Party, defender: Party): void {
  g.call(battle, { region, attacker, defender, waiting: [], injured: false, won: false });
}
