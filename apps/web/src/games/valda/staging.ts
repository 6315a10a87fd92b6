/** How a step of Valda is shown: dice fall, cards are laid, followers walk, event by event. Only for the eye. */
import type { GameEvent, Seat } from '@skald/engine';
import { type Player, type Purse, RESOURCES, realmOf, TRACKS, type ValdaTable } from '@skald/engine/games/valda';
import type { Scene } from '../../table/stage.ts';
import { isValdaEvent, isValdaTable, type ValdaEvent } from './table-of-valda.ts';

/** How long things take, in milliseconds. */
const GLANCE = 220;
const DEED = 520;
const READING = 1000;

export function direct(events: readonly GameEvent[], before: object, after: object): readonly Scene[] {
  if (!isValdaTable(before) || !isValdaTable(after)) return [];
  let table = before;
  return events.filter(isValdaEvent).map((event) => {
    table = told(table, event);
    return { events: [event], table, ms: lengthOf(event) };
  });
}

function lengthOf(event: ValdaEvent): number {
  switch (event.event) {
    case 'dice-rolled':
    case 'dice-rerolled':
    case 'cards-shown':
    case 'card-played':
    case 'weapon-used':
    case 'attack-declared':
    case 'attack-succeeded':
    case 'attack-repelled':
    case 'god-tops-seen':
    case 'stolen-card-seen':
      return READING;
    case 'followers-gained':
    case 'followers-lost':
    case 'resources-gained':
    case 'resources-stolen':
    case 'temple-built':
    case 'temple-moved':
    case 'temple-destroyed':
    case 'control-gained':
    case 'control-lost':
    case 'defence-laid':
    case 'building-raised':
    case 'round-began':
    case 'attack-redirected':
    case 'attack-cancelled':
    case 'cards-received':
    case 'cards-taken':
      return DEED;
    case 'turn-began':
    case 'resources-traded':
    case 'cards-drawn':
    case 'god-card-kept':
    case 'cards-discarded':
      return GLANCE;
    default:
      return 0;
  }
}

/** The table with what an event tells; what no event tells comes with the snapshot at the end of the step. */
function told(table: ValdaTable, event: ValdaEvent): ValdaTable {
  switch (event.event) {
    case 'round-began':
      return { ...table, round: event.round };
    case 'turn-began':
      return { ...table, active: event.seat, attack: null, roll: null };
    case 'phase-began':
      return { ...table, phase: event.phase, attack: null };
    case 'followers-gained':
    case 'followers-lost':
      return withPlayer(table, event.seat, () => ({ followers: event.followers }));
    case 'resources-gained':
      return withPlayer(table, event.seat, ({ resources }) => ({ resources: sum(resources, event, 1) }));
    case 'resources-stolen':
      return withPlayer(
        withPlayer(table, event.seat, ({ resources }) => ({ resources: sum(resources, event, 1) })),
        event.victim,
        ({ resources }) => ({ resources: sum(resources, event, -1) }),
      );
    case 'resources-traded':
      return withPlayer(table, event.seat, ({ resources }) => ({
        resources: { ...resources, [event.give]: resources[event.give] - event.given, [event.take]: resources[event.take] + event.taken },
      }));
    case 'building-raised':
      return withPlayer(table, event.seat, ({ resources }) => ({
        [event.building === 'mine' ? 'mines' : 'drills']: event.count,
        ...(!event.free && { resources: sum(resources, TRACKS[event.building].buildCost, -1) }),
      }));
    case 'temple-built':
      return withPlayer(table, event.seat, ({ temples, resources }) => ({
        temples: { ...temples, [event.realm]: event.count },
        resources: sum(resources, realmOf(event.realm).templeCost, -1),
      }));
    case 'temple-moved':
      return withPlayer(table, event.seat, ({ temples }) => ({
        temples: { ...temples, [event.from]: temples[event.from] - 1, [event.to]: temples[event.to] + 1 },
      }));
    case 'temple-destroyed':
      return withPlayer(table, event.seat, ({ temples }) => ({ temples: { ...temples, [event.realm]: temples[event.realm] - 1 } }));
    case 'cards-shown':
      return withPlayer(table, event.seat, () => ({ display: [...event.cards] }));
    case 'display-taken':
      return withPlayer(table, event.seat, () => ({ display: [] }));
    default:
      return inAttack(table, event);
  }
}

/** The attack on the table, from its declaration to the last word about it. */
function inAttack(table: ValdaTable, event: ValdaEvent): ValdaTable {
  switch (event.event) {
    case 'attack-declared': {
      const instances = event.targets.map((target) => ({ target, defence: [], bonus: 0, unstoppable: false, cancelled: false }));
      return { ...table, attack: { attacker: event.attacker, card: event.card, instances, taker: null } };
    }
    case 'attack-redirected':
      return withInstance(table, event.former, () => ({ target: event.target }));
    case 'defence-laid':
      return withInstance(table, event.seat, () => ({ defence: [...event.cards] }));
    case 'defence-taken-back':
      return withInstance(table, event.seat, () => ({ unstoppable: true }));
    case 'attack-cancelled':
      return withInstance(table, event.target, () => ({ cancelled: true }));
    case 'attack-passed':
    case 'attack-order-set':
      return { ...table, attack: null };
    default:
      return table;
  }
}

type Instances = NonNullable<ValdaTable['attack']>['instances'];

function withInstance(table: ValdaTable, target: Seat, change: () => Partial<Instances[number]>): ValdaTable {
  const { attack } = table;
  if (!attack) return table;
  return {
    ...table,
    attack: { ...attack, instances: attack.instances.map((one) => (one.target === target ? { ...one, ...change() } : one)) },
  };
}

function withPlayer(table: ValdaTable, seat: Seat, change: (player: Player) => Partial<Player>): ValdaTable {
  return { ...table, players: table.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)) };
}

function sum(one: Readonly<Purse>, other: Readonly<Purse>, sign: 1 | -1): Purse {
  const result = { ...one };
  for (const kind of RESOURCES) result[kind] += sign * other[kind];
  return result;
}
