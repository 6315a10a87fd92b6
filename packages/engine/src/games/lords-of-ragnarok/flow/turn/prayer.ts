/** Prayer (LR-5, D-04): send a priest and forge a rune, in any order. */
import { decision, oneOf, procedure, type Seat } from '../../../../kernel/index.ts';
import { type AnyTime, anyTime, useArtifact } from '../../artifacts/use-artifact.ts';
import { godBonus, monumentOf, NUMBERS } from '../../content/content.ts';
import { neighbours } from '../../content/map.ts';
import { callExtraGodBonus, isExtraGod } from '../../expansions/gods.ts';
import type { AttributeId, MonumentId } from '../../ids.ts';
import type { G, Lords, LordsTable, Party } from '../../state.ts';
import { armyOf, strengthen } from '../../table/armies.ts';
import { heal, raiseAttribute } from '../../table/attributes.ts';
import { blessed, blessedBy, emitBlessed } from '../../table/blessings.ts';
import { drawCards } from '../../table/cards.ts';
import { levelOf, monumentsIn } from '../../table/monuments.ts';
import { human, person } from '../../table/parties.ts';
import { gainRandomRunes } from '../../table/runes.ts';
import { alike, chooseArmy } from '../armies/choose-army.ts';
import { callSettle } from './settle.ts';

type PrayAnswer = { do: 'send'; monument: MonumentId } | { do: 'forge'; region: number } | AnyTime | { do: 'done' };

/** LR-5.5: the hero's region; with Far Sight also adjacent ones. */
function forgeable(table: LordsTable, seat: Seat): readonly number[] {
  const { at } = human(table, seat);
  const far = blessed(table, seat, 'FORGE_RANGE').length > 0 ? neighbours(table.side, at) : [];
  return table.forges.filter((forge) => forge.rune !== null && (forge.at === at || far.includes(forge.at))).map((forge) => forge.at);
}

function prayers(table: LordsTable, seat: Seat): readonly PrayAnswer[] {
  const { priests, sent } = human(table, seat);
  const mayGo = priests > 0 && !table.used.includes('send') ? monumentsIn(table).filter((monument) => !sent.includes(monument)) : [];
  return [
    ...mayGo.map((monument) => ({ do: 'send' as const, monument })),
    ...(table.used.includes('forge') ? [] : forgeable(table, seat).map((region) => ({ do: 'forge' as const, region }))),
  ];
}

export const pray = decision<Lords, PrayAnswer>('pray', {
  rules: ['LR-5.1', 'LR-5.2', 'LR-5.5', 'LR-50.1'],
  space: ({ table }, seat) => oneOf([...prayers(table, seat), ...anyTime(table, seat), { do: 'done' }]),
  fallback: () => ({ do: 'done' }),
  hint: ({ table }, seat, _params, option) =>
    option.do === 'send' ? { bonus: bonusOf(table, seat, option.monument), attribute: monumentOf(option.monument).attribute } : null,
});

function bonusOf(table: LordsTable, seat: Seat, monument: MonumentId): number {
  return godBonus(monument, levelOf(table, monument)) + blessedBy(table, seat, 'GOD_BONUS', 'plus');
}

export const unbow = decision<Lords, { do: 'heal'; attribute: AttributeId } | { do: 'done' }>('heal-at-turn-start', {
  rules: ['LR-12.7'],
  space: ({ table }, seat) =>
    oneOf([...human(table, seat).injured.map((attribute) => ({ do: 'heal' as const, attribute })), { do: 'done' }]),
});

export const prayer = procedure<Lords, { seat: Seat; heals: number }>('prayer', {
  unbowed: (g, locals) => {
    g.table.step = 'prayer';
    if (locals.heals >= blessedBy(g.table, locals.seat, 'TURN_START', 'heal') || human(g.table, locals.seat).injured.length === 0)
      return g.jump('ask');
    return g.ask(unbow, locals.seat, {});
  },
  heal: (g, locals) => {
    const answer = g.answer(unbow);
    locals.heals++;
    if (answer.do === 'done') return g.jump('ask');
    emitBlessed(g, locals.seat, 'TURN_START');
    heal(g, locals.seat, answer.attribute);
    return g.jump('unbowed');
  },
  ask: (g, { seat }) => {
    if (prayers(g.table, seat).length === 0) return g.end();
    return g.ask(pray, seat, {});
  },
  act: (g, { seat }) => {
    const answer = g.answer(pray);
    switch (answer.do) {
      case 'done':
        return g.end();
      case 'use':
        return useArtifact(g, seat, answer.artifact);
      case 'forge':
        return forge(g, seat, answer.region);
      default:
        g.table.used.push('send');
        sendPriest(g, seat, answer.monument);
        return callGodBonus(g, seat, answer.monument);
    }
  },
  settle: (g) => {
    callSettle(g);
    g.jump('ask');
  },
});

/** LR-5.2: the attribute first, then the god bonus. */
export function sendPriest(g: G, party: Party, monument: MonumentId): void {
  const who = person(g.table, party);
  who.priests--;
  who.sent.push(monument);
  g.emit({ event: 'priest-sent', who: party, monument });
  raiseAttribute(g, party, monumentOf(monument).attribute);
}

/** LR-5.4, LR-50.1. */
function callGodBonus(g: G, seat: Seat, monument: MonumentId): void {
  const left = bonusOf(g.table, seat, monument);
  if (isExtraGod(monument)) callExtraGodBonus(g, monument, seat, left);
  else g.call(gainGodBonus, { seat, monument, left });
}

/** LR-5.4. */
export const gainGodBonus = procedure<Lords, { seat: Seat; monument: MonumentId; left: number }>('god-bonus', {
  begin: (g, { seat, monument, left }) => {
    emitBlessed(g, seat, 'GOD_BONUS');
    if (monument === 'freyja') return;
    if (monument === 'thor') drawCards(g, seat, left);
    else gainRandomRunes(g, seat, left);
    g.end();
  },
  next: (g, locals) => {
    const armies = human(g.table, locals.seat).armies.filter(({ strength }) => strength < NUMBERS.armyMaxStrength);
    const [first] = armies;
    if (locals.left === 0 || !first) return g.end();
    if (!alike(armies))
      return g.ask(chooseArmy, locals.seat, { purpose: 'god-bonus', armies: armies.map(({ army }) => army), optional: true });
    locals.left--;
    strengthen(g, locals.seat, first);
    return g.jump('next');
  },
  chosen: (g, locals) => {
    const answer = g.answer(chooseArmy);
    if (answer.do === 'none') return g.end();
    locals.left--;
    strengthen(g, locals.seat, armyOf(g.table, locals.seat, answer.army));
    return g.jump('next');
  },
});

function forge(g: G, seat: Seat, region: number): void {
  g.table.used.push('forge');
  const spot = g.table.forges.find((one) => one.at === region);
  if (!spot?.rune) return;
  const { rune } = spot;
  spot.rune = null;
  human(g.table, seat).runes[rune]++;
  g.emit({ event: 'rune-forged', who: seat, rune, region });
  if (region !== human(g.table, seat).at) emitBlessed(g, seat, 'FORGE_RANGE');
  const draw = blessedBy(g.table, seat, 'FORGE_RUNE', 'draw');
  if (draw > 0) {
    emitBlessed(g, seat, 'FORGE_RUNE');
    drawCards(g, seat, draw);
  }
}
