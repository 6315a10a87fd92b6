import { describe, expect, it } from 'vitest';
import { fastChance } from '../../../kernel/index.ts';
import { OUTER_PROVINCES } from '../ids.ts';
import { type BloodRageScenario, bloodRageSetup, bloodRageTable } from '../testing/blood-rage-table.ts';

function four(): BloodRageScenario {
  return bloodRageTable('wolf', 'raven', 'serpent', 'bear').tokens({ gimle: 'pillage-axes' });
}

/** Wolf’s leader and Raven’s two warriors in the province of a god. */
function battleground(): BloodRageScenario {
  return four()
    .place('wolf', { gimle: ['leader'] })
    .place('raven', { gimle: ['warrior', 'warrior'] });
}

describe('gods', () => {
  it('BR-30.1, BR-30.2 two of six are drawn and stand on provinces of unused tokens', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { gods, unused } = bloodRageSetup(3, { gods: true }, fastChance(seed)).table;
      expect(gods).toHaveLength(2);
      expect(new Set(gods.map(({ god }) => god)).size).toBe(2);
      expect(new Set(gods.map(({ at }) => at)).size).toBe(2);
      for (const { at } of gods) expect(unused).toContain(at);
      expect(unused).toHaveLength(3);
    }
  });

  it('BR-30.3 are placed anew at the start of the later Ages, before the draft', () => {
    const t = bloodRageSetup(4, { gods: true });
    const { unused } = t.table;
    t.arrange(({ table }) => {
      for (const standing of table.gods) standing.at = 'yggdrasil';
    });
    t.phase('valhalla', 'wolf');
    expect(t.told('god-placed').map(({ god }) => god)).toEqual(t.table.gods.map(({ god }) => god));
    for (const { at } of t.table.gods) expect(unused).toContain(at);
    expect(t.asks('wolf')).toBe('pick-cards');
  });

  it('BR-30.4 a god is no figure: it takes no village and survives Ragnarök', () => {
    const t = four()
      .god('odin', 'andlang')
      .place('raven', { andlang: ['warrior', 'warrior'] })
      .turn('wolf')
      .answer('wolf', { do: 'invade', figure: 'warrior' });
    expect(t.offers('wolf', { do: 'invade', to: 'andlang' })).toBe(true);
    const u = four()
      .god('odin', 'andlang')
      .world({ ragnarok: ['andlang', 'horgr', 'utgard'] })
      .phase('ragnarok', 'wolf');
    expect(u.table.destroyed).toContain('andlang');
    expect(u.table.gods).toHaveLength(1);
  });

  it('BR-T27, BR-30.6 after a failed pillage the pillager must move the god', () => {
    const t = bloodRageTable('wolf', 'raven')
      .god('thor', 'utgard')
      .place('wolf', { utgard: ['warrior'] })
      .place('raven', { utgard: ['leader'] })
      .pillaged('gimle')
      .world({ destroyed: ['horgr'] })
      .turn('wolf')
      .battle('wolf', 'utgard', {});
    expect(t.asks('wolf')).toBe('move-god');
    const free = ['yggdrasil', ...OUTER_PROVINCES].filter((id) => !['utgard', 'gimle', 'horgr'].includes(id));
    expect(t.offered('wolf')).toEqual(free.map((to) => ({ do: 'move', to })));
    expect(t.why('wolf', { do: 'move', to: 'gimle' })).toMatchObject([{ reason: 'no-place-for-god' }]);
    t.answer('wolf', { do: 'move', to: 'yggdrasil' });
    expect(t.table.gods).toEqual([{ god: 'thor', at: 'yggdrasil' }]);
  });

  it('BR-30.6, BR-Q28 also after an unopposed one; where no province is free it stays', () => {
    const t = four()
      .god('thor', 'gimle')
      .place('wolf', { gimle: ['warrior'] })
      .turn('wolf')
      .pillages('wolf', 'gimle');
    expect(t.asks('wolf')).toBe('move-god');
    const u = four()
      .god('thor', 'gimle')
      .place('wolf', { gimle: ['warrior'] })
      .pillaged('yggdrasil', ...OUTER_PROVINCES.filter((id) => id !== 'gimle'))
      .turn('wolf')
      .pillages('wolf', 'gimle');
    expect(u.told('god-moved')).toEqual([]);
    expect(u.told('pillage-ended')).toHaveLength(1);
  });

  it('BR-30.6, BR-17.1, BR-17.4 also after a pillage by Tyr’s Challenge or Thor’s Domain', () => {
    const t = four()
      .god('odin', 'gimle')
      .upgrades('wolf', 'a2-tyrs-challenge')
      .place('wolf', { gimle: ['warrior'] })
      .pillaged('gimle')
      .turn('wolf');
    t.answer('wolf', { do: 'challenge', province: 'gimle' });
    expect(t.clan('wolf').stats.axes).toBe(3);
    expect(t.asks('wolf')).toBe('move-god');
    const u = four()
      .god('odin', 'gimle')
      .upgrades('wolf', 'a2-thors-domain-4p')
      .turn('wolf')
      .invades('wolf', 'leader', 'gimle')
      .answer('wolf', { do: 'accept' });
    expect(u.asks('wolf')).toBe('move-god');
  });

  it('BR-30.7, BR-Q32 a god rules its own province only, not the other one of its fjord', () => {
    const t = four()
      .god('frigga', 'myrkulor')
      .place('wolf', { gimle: ['leader'] })
      .place('raven', { 'fjord-west': ['ship'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(t.at('raven', 'valhalla')).toEqual(['ship']);
    expect(t.table.gods).toEqual([{ god: 'frigga', at: 'myrkulor' }]);
  });
});

describe('the powers of the gods', () => {
  it('BR-30.5 Odin: the reward one more time, before the Glory of the battle', () => {
    const t = battleground().god('odin', 'gimle').turn('wolf').battle('wolf', 'gimle', {});
    expect(t.clan('wolf').stats.axes).toBe(3);
    expect(t.gloryFrom('wolf', 'battle')).toBe(5);
  });

  it('BR-16.7 Odin comes after the Frost Giant and before Frigga’s Grace', () => {
    const t = four()
      .upgrades('wolf', 'a3-frost-giant')
      .god('odin', 'gimle')
      .place('wolf', { gimle: ['frost-giant'] })
      .place('raven', { gimle: ['warrior'] })
      .hand('wolf', 'a1-friggas-grace')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-friggas-grace' });
    expect(t.told('stat-raised').map(({ origin }) => origin)).toEqual(['pillage-axes', 'frost-giant', 'odin']);
    expect(t.asks('wolf')).toBe('raise-stat');
  });

  it('BR-30.5, BR-30.8 Thor: the winner gains 2 Glory for each dead of others; nobody after a tie', () => {
    const t = battleground().god('thor', 'gimle').turn('wolf').battle('wolf', 'gimle', {});
    expect(t.gloryFrom('wolf', 'thor')).toBe(4);
    const u = four()
      .god('thor', 'gimle')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect(u.told('glory-gained')).toEqual([]);
  });

  it('BR-30.5, BR-30.8 Loki: each loser gains by its Axes, the winner nothing; after a tie all are losers', () => {
    const t = battleground()
      .god('loki', 'gimle')
      .sheet('raven', { stats: { axes: 3 } })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect([t.gloryFrom('raven', 'loki'), t.gloryFrom('wolf', 'battle')]).toEqual([5, 0]);
    const u = four()
      .god('loki', 'gimle')
      .place('wolf', { gimle: ['warrior'] })
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .battle('wolf', 'gimle', {});
    expect([u.clan('wolf').glory, u.clan('raven').glory]).toEqual([3, 3]);
  });

  it('BR-30.5 Heimdall: cards are played openly from the pillager’s left, the pillager last', () => {
    const t = battleground()
      .god('heimdall', 'gimle')
      .place('serpent', { gimle: ['warrior'] })
      .hand('wolf', 'a1-tyrs-bash')
      .hand('raven', 'a1-tyrs-smash')
      .hand('serpent', 'a1-alfheim')
      .turn('wolf');
    t.pillages('wolf', 'gimle').allDecline('join-battle');
    expect(t.waitingFor()).toEqual(['raven']);
    t.answer('raven', 'a1-tyrs-smash#1');
    expect(t.told('card-revealed')).toMatchObject([{ seat: 1, card: 'a1-tyrs-smash#1' }]);
    t.answer('serpent', 'a1-alfheim#1');
    expect(t.waitingFor()).toEqual(['wolf']);
    t.answer('wolf', 'a1-tyrs-bash#1');
    expect(t.told('battle-decided')).toMatchObject([{ totals: [5, 5, 1] }]);
  });

  it('BR-30.5 Heimdall: replays work the same way', () => {
    const t = battleground()
      .god('heimdall', 'gimle')
      .hand('wolf', 'a1-tyrs-bash', 'a1-alfheim')
      .hand('raven', 'a2-heimdalls-watch', 'a1-tyrs-smash')
      .turn('wolf');
    t.pillages('wolf', 'gimle').allDecline('join-battle').answer('raven', 'a2-heimdalls-watch#1').answer('wolf', 'a1-tyrs-bash#1');
    expect(t.waitingFor()).toEqual(['raven']);
    expect(t.asks('raven')).toBe('play-card');
  });

  it('BR-30.5, BR-18.1 Frigga: nobody dies in a battle in her province, before nor after the comparison', () => {
    const t = battleground()
      .god('frigga', 'gimle')
      .hand('wolf', 'a1-odins-smite')
      .upgrades('raven', 'a2-friggas-protection')
      .turn('wolf')
      .battle('wolf', 'gimle', { wolf: 'a1-odins-smite' });
    expect(t.at('raven', 'gimle')).toEqual(['warrior', 'warrior']);
    expect(t.told('god-worked').map(({ god }) => god)).toEqual(['frigga', 'frigga']);
    expect(t.asks('wolf')).toBe('move-god');
  });

  it('BR-30.5, BR-1.5 Frigga does not stop an invading monster', () => {
    const t = four()
      .god('frigga', 'gimle')
      .upgrades('wolf', 'a1-troll')
      .place('raven', { gimle: ['warrior'] })
      .turn('wolf')
      .invades('wolf', 'troll', 'gimle');
    expect(t.at('raven', 'valhalla')).toEqual(['warrior']);
  });

  it('BR-30.5 Tyr: figures count nothing in battle; quests are not affected', () => {
    const t = battleground()
      .god('tyr', 'gimle')
      .hand('raven', 'a1-tyrs-bash')
      .turn('wolf')
      .battle('wolf', 'gimle', { raven: 'a1-tyrs-bash' });
    expect(t.told('battle-decided')).toMatchObject([{ totals: [0, 2], winners: [1] }]);
    const u = battleground().god('tyr', 'gimle').quests('wolf', 'a1-alfheim').phase('quest', 'wolf');
    expect(u.clan('wolf').glory).toBe(5);
  });
});
