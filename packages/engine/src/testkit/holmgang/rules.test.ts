/** What the kernel must carry for the games to come, shown on Holmgang. */
import { describe, expect, it } from 'vitest';
import { type Frame, isOver } from '../../kernel/index.ts';
import { Scenario } from '../scenario.ts';
import { holmgang } from './index.ts';
import type { Boon, Holmgang } from './state.ts';

const NAMES = ['ask', 'bo', 'kol'];

interface Position {
  hands?: string[][];
  boons?: (Boon | 'spent')[];
  honour?: number[];
  thralls?: number[];
}

function position({
  hands = [[], [], []],
  boons = ['spent', 'spent', 'spent'],
  honour = [1, 1, 1],
  thralls = [2, 2, 2],
}: Position): Scenario<Holmgang> {
  return new Scenario(holmgang, NAMES).arrange((state) => {
    const dealt = new Set(hands.flat());
    const all = [...state.box.deck, ...state.hands.flatMap(({ pack }) => pack)];
    state.box.deck = all.filter((card) => !dealt.has(card));
    state.hands = hands.map((cards) => ({ cards: [...cards], pack: [], passed: [] }));
    Object.assign(state.table, { boons, honour, thralls, handSizes: hands.map(({ length }) => length), packSizes: [0, 0, 0] });
  });
}

const main: Frame = { procedure: 'main', step: 'turns', locals: { next: 1 } };
const askTurn: Frame = { procedure: 'turn', step: 'act', locals: { seat: 0 } };

/** Ask raids Bo; nobody has cards, so the totals are equal unless cards say otherwise. */
function raid(given: Position): Scenario<Holmgang> {
  return position(given).goOn(main, askTurn).answer('ask', { do: 'raid', on: 1 });
}

describe('a sealed simultaneous draft', () => {
  it('asks everybody at once, shows who has chosen, and passes the packs on', () => {
    const t = new Scenario(holmgang, NAMES);
    expect(t.waitingFor()).toEqual(NAMES);
    const [first] = t.offered('ask');
    const left = t.offered('ask').filter((card) => card !== first);
    t.answer('ask', first);
    expect(t.waitingFor()).toEqual(['bo', 'kol']);
    expect(t.view('bo').waiting.map(({ answered }) => answered)).toEqual([true, false, false]);
    expect(t.view('ask').sealed).toEqual([{ id: '1.0', answer: first }]);
    expect(JSON.stringify(t.view('bo'))).not.toContain(String(first));
    t.answer('kol', t.offered('kol')[0]).answer('bo', t.offered('bo')[0]);
    expect(t.offered('bo')).toEqual(left);
    expect(t.state.hands[0]?.cards).toEqual([first]);
  });
});

describe('a battle', () => {
  it('reveals sealed cards, then asks in laps until both have passed in succession', () => {
    const t = raid({ hands: [['blade-2#1', 'horn#1'], ['blade-4#1', 'blade-1#1'], []] });
    t.answer('bo', 'blade-4#1').answer('ask', 'blade-2#1');
    t.answer('ask', { do: 'pass' }).answer('bo', { do: 'pass' });
    expect(t.asked('ask').prompt.key).toBe('play-rune');
    const u = raid({ hands: [['blade-2#1', 'horn#1'], ['blade-4#1', 'blade-1#1'], []] });
    u.answer('bo', 'blade-4#1').answer('ask', 'blade-2#1').answer('ask', { do: 'horn', card: 'horn#1' });
    expect(u.offered('bo')).toEqual([{ do: 'pass' }]);
    u.answer('bo', { do: 'pass' });
    expect(u.asked('ask').prompt.key).toBe('blow-horn');
  });

  it('explains why a card cannot be played after the reveal', () => {
    const t = raid({ hands: [['blade-2#1', 'blade-1#1'], [], []] }).answer('ask', 'blade-2#1');
    expect(t.why('ask', { do: 'horn', card: 'blade-1#1' })).toEqual([
      { reason: 'not-a-horn', rule: 'HG-3', params: { card: 'blade-1#1' } },
    ]);
    expect(t.why('ask', { do: 'horn', card: 'horn#1' })).toEqual([{ reason: 'not-offered' }]);
    expect(t.why('ask', { do: 'pass' })).toEqual([]);
    expect(t.why('kol', { do: 'pass' })).toEqual([{ reason: 'not-your-decision' }]);
    expect(t.refusal('ask', { do: 'horn', card: 'blade-1#1' }).why).toHaveLength(1);
  });

  it('polls every seat with cards quietly: nobody learns who has answered, or what was passed on', () => {
    const t = raid({ hands: [['blade-2#1'], ['blade-1#1', 'rune#1'], ['rune#2']] });
    t.answer('ask', 'blade-2#1').answer('bo', 'blade-1#1').answer('ask', { do: 'pass' }).answer('bo', { do: 'pass' });
    expect(t.waitingFor()).toEqual(['bo', 'kol']);
    const before = JSON.stringify(t.view('ask'));
    t.answer('kol', { do: 'rune', card: 'rune#2', side: 1 });
    expect(JSON.stringify(t.view('ask'))).toBe(before);
    expect(t.last?.events).toEqual([]);
    t.answer('bo', { do: 'rune', card: 'rune#1', side: 1 });
    expect(t.events.filter(({ event }) => event === 'rune-played')).toEqual([{ event: 'rune-played', seat: 1, card: 'rune#1', side: 1 }]);
    expect(t.state.hands[2]?.cards).toEqual(['rune#2']);
    expect(t.waitingFor()).toEqual(['kol']);
  });

  it('is interrupted by another one, which comes back to where it was', () => {
    const t = raid({ hands: [['blade-4#1', 'blade-1#1'], ['blade-2#1', 'blade-3#1'], []], boons: ['bearer', 'grudge', 'spent'] });
    t.answer('ask', 'blade-4#1').answer('bo', 'blade-2#1').answer('ask', { do: 'pass' }).answer('bo', { do: 'pass' });
    t.answer('ask', { do: 'pass' }).answer('bo', { do: 'pass' });
    expect(t.asked('bo').prompt.key).toBe('avenge');
    t.answer('bo', { do: 'avenge' });
    expect(t.state.flow.frames.map(({ procedure }) => procedure)).toEqual(['main', 'turn', 'battle', 'fell', 'grudge', 'battle']);
    t.answer('bo', 'blade-3#1').answer('ask', 'blade-1#1').answer('bo', { do: 'pass' }).answer('ask', { do: 'pass' });
    t.answer('bo', { do: 'pass' });
    expect(t.asked('ask').prompt.key).toBe('buy-off');
    t.answer('ask', { do: 'pay' });
    expect(t.state.table.thralls).toEqual([2, 1, 2]);
    expect(t.state.table.honour).toEqual([2, 3, 1]);
    expect(t.asked('bo').prompt.key).toBe('act');
  });

  it('knows what was open once: a loser’s card goes back to a hand that everybody can name', () => {
    const t = raid({ hands: [['blade-4#1'], ['blade-2#1'], []] });
    t.answer('ask', 'blade-4#1').answer('bo', 'blade-2#1').answer('ask', { do: 'pass' }).answer('bo', { do: 'pass' });
    expect(t.state.table.known).toEqual([[], ['blade-2#1'], []]);
    expect(t.state.table.discard).toEqual(['blade-4#1']);
  });
});

describe('an effect', () => {
  it('may be prevented', () => {
    const t = raid({ boons: ['amulet', 'amulet', 'spent'] })
      .answer('ask', { do: 'pass' })
      .answer('bo', { do: 'pass' });
    expect(t.state.table.thralls).toEqual([2, 2, 2]);
    expect(t.state.table.boons).toEqual(['spent', 'spent', 'spent']);
  });

  it('may be replaced, if its owner can pay', () => {
    const t = raid({ boons: ['bearer', 'spent', 'spent'], honour: [0, 1, 1] })
      .answer('ask', { do: 'pass' })
      .answer('bo', { do: 'pass' });
    expect(t.offered('ask')).toEqual([{ do: 'endure' }]);
    expect(t.why('ask', { do: 'pay' })).toEqual([{ reason: 'no-honour', rule: 'HG-6' }]);
  });

  it('is followed by state checks', () => {
    const t = raid({ thralls: [1, 2, 2] })
      .answer('ask', { do: 'pass' })
      .answer('bo', { do: 'pass' });
    expect(t.state.table.outlaws).toEqual([0]);
  });
});

describe('the automated one', () => {
  it('chooses by the rules, says why, halts for a human choice and goes on', () => {
    const t = position({ honour: [1, 3, 3], hands: [[], ['horn#1'], []] }).goOn({ procedure: 'main', step: 'jotun', locals: {} });
    expect(t.events.at(-1)).toMatchObject({ event: 'jotun-came', seat: 1, reason: 'first-of-equals' });
    t.answer('bo', ['card', 'honour', 'thrall']);
    expect(t.state.table.discard).toEqual(['horn#1']);
    expect(t.waitingFor()).not.toContain('jotun');
  });

  it('takes the first tribute that can be given', () => {
    const t = position({ honour: [0, 0, 0] }).goOn({ procedure: 'main', step: 'jotun', locals: {} });
    t.answer('ask', ['card', 'honour', 'thrall']);
    expect(t.state.table.thralls).toEqual([1, 2, 2]);
  });
});

describe('the end', () => {
  it('comes after the second round', () => {
    const t = position({}).arrange(({ table }) => {
      table.round = 2;
      table.withJotun = false;
    });
    t.goOn({ procedure: 'main', step: 'turns', locals: { next: 2 } }).answer('kol', { do: 'feast' });
    expect(isOver(t.state)).toBe(true);
    expect(holmgang.standings(t.state).find(({ rank }) => rank === 1)?.seat).toBe(2);
  });
});
