/** Cuts a step of Valda into scenes: dice fall, cards are laid, followers walk, event by event. */
import type { GameEvent } from '@skald/engine';
import { project, type ValdaEvent } from '@skald/engine/games/valda';
import type { Scene } from '../../table/model/stage.ts';
import { isValdaEvent, isValdaTable } from './table-of-valda.ts';

/** Durations in milliseconds. */
const GLANCE = 220;
const DEED = 520;
const READING = 1000;

export function scenesFor(events: readonly GameEvent[], before: object, after: object): readonly Scene[] {
  if (!isValdaTable(before) || !isValdaTable(after)) return [];
  let table = before;
  return events.filter(isValdaEvent).map((event) => {
    table = project(table, event);
    const ms = lengthOf(event);
    return { events: [event], table, ms, weighty: ms >= READING };
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
