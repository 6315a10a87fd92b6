/** Which stage is open. */
import type { OpenDecision } from '@skald/engine';
import { begin, fastChance, isRefusal } from '@skald/engine';
import { type LordsEvent, type LordsTable, lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { describe, expect, it } from 'vitest';
import type { StageState } from '../../../table/model/stage.ts';
import { logOf } from '../panels/testing/log-of.ts';
import { stageOf } from './stage-now.ts';

const begun = begin(lordsOfRagnarok, { seats: 1 }, fastChance(1));
if (isRefusal(begun)) throw new Error(begun.reason);
const { table } = begun.state;

interface Moment {
  readonly events?: readonly LordsEvent[];
  readonly playing?: boolean;
  readonly asked?: string;
  readonly changed?: Partial<LordsTable>;
}

function stageAt({ events = [], playing = false, asked, changed = {} }: Moment): string | undefined {
  const now = { ...table, ...changed };
  const open: OpenDecision | undefined = asked === undefined ? undefined : { ...question, prompt: { key: asked, params: {} } };
  const log = logOf(...events);
  const scene = playing ? { events: events.slice(-1), table: now, ms: 1, number: 1 } : null;
  const shown: StageState = {
    snapshot: {
      game: 'lords-of-ragnarok',
      viewer: 0,
      players: [],
      table: now,
      hand: null,
      waiting: [],
      decisions: open ? [open] : [],
      canUndo: false,
      over: now.victory !== null,
      standings: null,
    },
    playing,
    repeating: false,
    scene,
    log,
    behind: 0,
  };
  return stageOf(shown, now)?.kind;
}

const question: OpenDecision = {
  id: '1.0',
  seat: 0,
  prompt: { key: '', params: {} },
  space: { kind: 'one', options: [] },
  fallback: null,
  rules: [],
};
const began: LordsEvent = { event: 'battle-began', attacker: 'prophet-hervor', defender: 0, region: 14, attack: 4, defence: 3 };
const ended: LordsEvent = { event: 'battle-ended', winner: 0, loser: 'prophet-hervor', region: 14, attack: 4, defence: 4 };
const side = { value: 1, played: [], passed: false, spared: 0, extra: 0, unscathed: false };
const battle: LordsTable['battle'] = {
  region: 14,
  attacker: { ...side, party: 'prophet-hervor' },
  defender: { ...side, party: 0 },
  turn: 'attacker',
  winner: null,
};

describe('the stage', () => {
  it('is empty while nothing of the kind happens', () => {
    expect(stageAt({})).toBeUndefined();
    expect(stageAt({ events: [began, ended], playing: false })).toBeUndefined();
  });

  it('shows a battle that is under way, and one that comes in a single step', () => {
    expect(stageAt({ events: [began], changed: { battle } })).toBe('battle');
    expect(stageAt({ events: [began, ended], playing: true })).toBe('battle');
    expect(stageAt({ events: [began, ended, { event: 'turn-began', who: 0, round: 2 }], playing: true })).toBeUndefined();
  });

  it('makes way for what is answered on the map', () => {
    expect(stageAt({ events: [began], changed: { battle }, asked: 'choose-army' })).toBeUndefined();
    expect(stageAt({ events: [began], changed: { battle }, asked: 'play-battle-card' })).toBe('battle');
  });

  it('holds hunts, blessings, heroes, Ragnarok and the end', () => {
    expect(stageAt({ events: [{ event: 'hunt-began', who: 'prophet-hervor', monster: 'garm' }], playing: true })).toBe('hunt');
    expect(stageAt({ changed: { revealed: ['bl-t1', 'bl-o1'] } })).toBe('blessings');
    expect(stageAt({ asked: 'choose-hero' })).toBe('heroes');
    expect(stageAt({ events: [{ event: 'ragnarok-began', who: 0 }], playing: true })).toBe('ragnarok');
    expect(stageAt({ changed: { victory: 'godi', winner: 0 } })).toBe('end');
  });
});
