/** The warrior at Valda: what it buys, builds, keeps and discards, and its share of wins. */
import { begin, clone, fastChance, fastRandom, isRefusal, type OpenDecision, type View, view } from '@skald/engine';
import { type Valda, type ValdaCardId, type ValdaPlayer, valda } from '@skald/engine/games/valda';
import { describe, expect, it } from 'vitest';
import { arena } from '../../arena.ts';
import { random } from '../../random.ts';
import { warrior } from '../warrior.ts';
import { decideAtValda } from './index.ts';
import { Planner } from './plan.ts';

interface Setting {
  readonly round?: number;
  readonly own?: Partial<ValdaPlayer>;
  readonly rival?: Partial<ValdaPlayer>;
  readonly attack?: ValdaCardId;
}

/** A view of seat 0 with the changes that a test needs. */
function seen({ round = 3, own = {}, rival = {}, attack }: Setting): View<Valda> {
  const begun = begin(valda, { seats: 3, options: { startSeat: 0 } }, fastChance(1));
  if (isRefusal(begun)) throw new Error(begun.reason);
  const first = view(valda, begun.state, 0);
  const table = clone(first.table);
  table.round = round;
  const [me, other] = table.players;
  if (me) Object.assign(me, own);
  if (other) Object.assign(other, rival);
  const instance = { target: 0, defence: [], bonus: 0, unstoppable: false, cancelled: false };
  if (attack) table.attack = { attacker: 1, card: attack, instances: [instance], taker: null };
  return { ...first, table };
}

function asked(key: string, options: readonly object[], params: object = {}, hints?: OpenDecision['hints']): OpenDecision {
  const space = { kind: 'one' as const, options };
  return { id: '1.0', seat: 0, prompt: { key, params }, space, fallback: options[0], rules: [], ...(hints && { hints }) };
}

function chosen(setting: Setting, decision: OpenDecision): unknown {
  return decideAtValda(seen(setting), decision, fastRandom(1));
}

const NONE = { do: 'defend', cards: [] };
const SMALL = { do: 'defend', cards: ['B-shield-3'] };
const BOTH = { do: 'defend', cards: ['B-shield-3', 'B-shield-2'] };
const HINTS = [
  { count: 0, defence: 0 },
  { count: 1, defence: 3 },
  { count: 2, defence: 5 },
];

describe('the warrior at Valda', () => {
  it('lays the cheapest defence that holds', () => {
    const decision = asked('defend', [NONE, SMALL, BOTH], { attacker: 1, card: 'B-kill-1-s3', strength: 3 }, HINTS);
    expect(chosen({ own: { followers: 7 }, attack: 'B-kill-1-s3' }, decision)).toEqual(SMALL);
  });

  it('keeps its shields if nothing can be lost or they would not hold', () => {
    const kill = asked('defend', [NONE, SMALL, BOTH], { attacker: 1, card: 'B-kill-1-s3', strength: 3 }, HINTS);
    expect(chosen({ own: { followers: 5 }, attack: 'B-kill-1-s3' }, kill)).toEqual(NONE);
    const strong = asked('defend', [NONE, SMALL, BOTH], { attacker: 1, card: 'SUR-double-kill-s5', strength: 7 }, HINTS);
    expect(chosen({ own: { followers: 8 }, attack: 'SUR-double-kill-s5' }, strong)).toEqual(NONE);
  });

  it('kills no followers on a safe zone, but steals from other players', () => {
    const decision = asked('attack', [{ do: 'pass' }, { do: 'attack', card: 'B-bewitched-1-s3' }], { target: 1, left: 1 });
    expect(chosen({ rival: { followers: 12 } }, decision)).toEqual({ do: 'pass' });
    expect(chosen({ rival: { followers: 14 } }, decision)).toEqual({ do: 'attack', card: 'B-bewitched-1-s3' });
  });

  it('buys the most followers for its blood first', () => {
    const offers = [1, 2].map((power) => ({ do: 'buy', realm: 'odin', power, resource: 'blood' }));
    expect(chosen({}, asked('win-followers', [{ do: 'end' }, ...offers]))).toEqual(offers[1]);
  });

  it('digs mines early, and builds none in the last round', () => {
    const own = { resources: { gold: 1, diamond: 1, blood: 1 } };
    const offers = [{ do: 'end' }, { do: 'raise', building: 'mine' }];
    expect(chosen({ round: 1, own }, asked('build', offers))).toEqual(offers[1]);
    expect(chosen({ round: 6, own }, asked('build', offers))).toEqual(offers[0]);
  });

  it('trades for what it lacks to build, and not without a reason', () => {
    const trade = { do: 'trade', give: 'gold', take: 'blood' };
    const decision = asked('trade', [{ do: 'end' }, trade], { rate: 4 });
    expect(chosen({ own: { resources: { gold: 6, diamond: 2, blood: 1 } } }, decision)).toEqual(trade);
    expect(chosen({ round: 6, own: { resources: { gold: 4, diamond: 0, blood: 0 } } }, decision)).toEqual({ do: 'end' });
  });

  it('parts with its weakest cards', () => {
    const items = (['B-shield-1', 'THO-seduction-2', 'B-shield-3'] as const).map((card) => ({ card }));
    const decision: OpenDecision = {
      ...asked('discard-down', []),
      prompt: { key: 'discard-down', params: { count: 1 } },
      space: { kind: 'some', items, min: 1, max: 1 },
    };
    expect(chosen({}, decision)).toEqual([{ card: 'B-shield-1' }]);
  });

  it('values resources by what they pay for', () => {
    const { table } = seen({ own: { resources: { gold: 3, diamond: 3, blood: 1 } } });
    const planner = new Planner(table, 0, true);
    expect(planner.gain({ blood: 1 })).toBeGreaterThan(planner.gain({ gold: 1 }));
  });

  it('wins nearly always against three random players', () => {
    const report = arena(valda, [warrior, random, random, random], { games: 12, seed: 'test' });
    if (isRefusal(report)) throw new Error(report.reason);
    expect(report.rows[0]?.share).toBeGreaterThan(0.85);
  });
});
