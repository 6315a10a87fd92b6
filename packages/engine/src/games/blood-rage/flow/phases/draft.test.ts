import { describe, expect, it } from 'vitest';
import type { BloodRageCardId } from '../../card-ids.ts';
import { numberOf } from '../../content/cards.ts';
import { type BloodRageScenario, bloodRageSetup, bloodRageTable } from '../../testing/blood-rage-table.ts';

/** Everybody picks the first cards of the packet for this many rounds. */
function draftOn(t: BloodRageScenario, rounds: number): BloodRageScenario {
  for (let round = 0; round < rounds; round++) {
    for (const name of t.waitingFor()) t.answer(name, t.asked(name).fallback);
  }
  return t;
}

function pack(t: BloodRageScenario, name: string): readonly BloodRageCardId[] {
  return t.handOf(name).pack;
}

describe('gifts of the gods', () => {
  it('BR-8.2, BR-25.1 eight cards each; the rest is out of the game and nobody sees it', () => {
    const t = bloodRageSetup(3);
    for (const name of t.names) expect(pack(t, name)).toHaveLength(8);
    expect(t.state.box.decks[0]).toEqual([]);
    const [undealt = []] = t.state.box.undealt;
    expect(undealt).toHaveLength(2);
    for (const viewer of [...t.names, 'spectator'])
      for (const card of undealt) expect(JSON.stringify(t.view(viewer))).not.toContain(`"${card}"`);
  });

  it('BR-8.3, BR-8.6, BR-8.9 one card each, at once and in secret; packets go to the left', () => {
    const t = bloodRageSetup(3);
    const [wolf, bear, serpent] = t.names.map((name) => [...pack(t, name)]);
    const picked = wolf?.[3] ?? '';
    t.answer('wolf', [picked]);
    expect(t.waitingFor()).toEqual(['bear', 'serpent']);
    expect(t.view('bear').waiting.map(({ answered }) => answered)).toEqual([true, false, false]);
    expect(JSON.stringify(t.view('bear'))).not.toContain(`"${picked}"`);
    t.answer('bear', [bear?.[0]]).answer('serpent', [serpent?.[0]]);
    expect(t.handOf('wolf').cards).toEqual([picked]);
    expect(pack(t, 'bear')).toEqual(wolf?.filter((card) => card !== picked));
    expect(pack(t, 'wolf')).toEqual(serpent?.slice(1));
  });

  it('BR-8.3, BR-8.5, BR-8.7 six picks; the last two are discarded unseen', () => {
    const t = draftOn(bloodRageSetup(4), 6);
    for (const name of t.names) {
      expect(t.handOf(name).cards).toHaveLength(6);
      expect(t.handOf(name).gone).toHaveLength(2);
      expect(t.clan(name)).toMatchObject({ hand: 6, pack: 0 });
      for (const other of t.names) {
        if (other === name) continue;
        for (const card of t.handOf(name).gone) {
          if (!t.handOf(other).drafts.some(({ passed }) => passed.flat().includes(numberOf(card)))) {
            expect(JSON.stringify(t.view(other))).not.toContain(`"${card}"`);
          }
        }
      }
    }
    expect(t.table.phase).toBe('action');
  });

  it('BR-T22, BR-8.4 with two players two cards per packet, three times', () => {
    const t = bloodRageSetup(2);
    expect(t.asked('wolf').space).toMatchObject({ kind: 'some', min: 2, max: 2 });
    draftOn(t, 2);
    expect(pack(t, 'wolf')).toHaveLength(4);
    draftOn(t, 1);
    for (const name of t.names) expect([t.handOf(name).cards.length, t.handOf(name).gone.length]).toEqual([6, 2]);
    expect(t.state.box.undealt[0]).toHaveLength(4);
  });

  it('BR-8.8 without a draft in the First Age everybody keeps all eight', () => {
    const t = bloodRageSetup(3, { draftInFirstAge: false });
    for (const name of t.names) expect(t.handOf(name).cards).toHaveLength(8);
    expect(t.table.phase).toBe('action');
    expect(t.asked(t.waitingFor()[0] ?? '').prompt.key).toBe('take-turn');
  });

  it('BR-8.1, BR-8.7 a kept card takes no part in the draft and joins the six new ones', () => {
    const t = bloodRageTable('wolf', 'bear', 'serpent').hand('wolf', 'a2-odins-tide').age(2).phase('gifts', 'wolf');
    expect(pack(t, 'wolf')).toHaveLength(8);
    expect(pack(t, 'wolf')).not.toContain('a2-odins-tide#1');
    draftOn(t, 6);
    expect(t.handOf('wolf').cards).toHaveLength(7);
    expect(t.clan('wolf').hand).toBe(7);
  });

  it('BR-8.8 the later Ages are still drafted', () => {
    const t = bloodRageSetup(3, { draftInFirstAge: false }).age(2).phase('gifts', 'wolf');
    expect(t.asks('wolf')).toBe('pick-cards');
  });

  it('BR-25.2, BR-25.3 others see the size of a packet and of a hand', () => {
    const t = draftOn(bloodRageSetup(3), 1);
    expect(t.view('bear').table.clans.map(({ pack: size, hand }) => [size, hand])).toEqual([
      [7, 1],
      [7, 1],
      [7, 1],
    ]);
    expect(t.view('bear').hand?.pack).toHaveLength(7);
    for (const card of t.handOf('wolf').cards) expect(JSON.stringify(t.view('bear'))).not.toContain(`"${card}"`);
  });
});
