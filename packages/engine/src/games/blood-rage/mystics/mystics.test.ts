import { describe, expect, it } from 'vitest';
import type { BloodRageScenario } from '../testing/blood-rage-table.ts';
import { fourWithMystics } from '../testing/four-clans.ts';

function mystics(t: BloodRageScenario, name: string): number {
  return t.clan(name).figures.filter(({ kind }) => kind === 'mystic').length;
}

describe('mystics', () => {
  it('BR-T26, BR-29.4, BR-29.5 the first card brings one mystic into the reserve, none onto the board', () => {
    const t = fourWithMystics()
      .hand('wolf', 'a1-friggas-chosen')
      .turn('wolf')
      .answer('wolf', { do: 'upgrade', card: 'a1-friggas-chosen#1', slot: 5 });
    expect(t.at('wolf', 'reserve').filter((kind) => kind === 'mystic')).toHaveLength(1);
    expect(t.waitingFor()).toEqual(['raven']);
  });

  it('BR-29.1, BR-29.4, BR-29.13, BR-29.7 never more than two; a further card gives only its ability', () => {
    const t = fourWithMystics().upgrades('wolf', 'a1-friggas-chosen', 'a1-friggas-chosen-4p').hand('wolf', 'a2-odins-chosen').turn('wolf');
    expect(mystics(t, 'wolf')).toBe(2);
    t.answer('wolf', { do: 'upgrade', card: 'a2-odins-chosen#1', slot: 7 });
    expect(mystics(t, 'wolf')).toBe(2);
    expect(t.emitted('mystic-gained')).toEqual([]);
  });

  it('BR-29.13 a mystic in Valhalla counts as owned', () => {
    const t = fourWithMystics()
      .upgrades('wolf', 'a1-friggas-chosen', 'a1-friggas-chosen-4p')
      .place('wolf', { valhalla: ['mystic', 'mystic'] })
      .hand('wolf', 'a2-odins-chosen')
      .turn('wolf');
    t.answer('wolf', { do: 'upgrade', card: 'a2-odins-chosen#1', slot: 7 });
    expect(mystics(t, 'wolf')).toBe(2);
  });

  it('BR-29.8 discarding the card takes the ability, not the figure', () => {
    const t = fourWithMystics()
      .upgrades('wolf', 'a1-friggas-chosen', 'a1-thors-glory', 'a1-lokis-domain')
      .place('wolf', { gimle: ['mystic'] })
      .hand('wolf', 'a1-friggas-charm')
      .turn('wolf');
    t.answer('wolf', { do: 'upgrade', card: 'a1-friggas-charm#1', slot: 5 });
    expect(t.at('wolf', 'gimle')).toEqual(['mystic']);
    t.place('raven', { gimle: ['leader'] })
      .turn('raven')
      .battle('raven', 'gimle', {});
    expect(t.at('wolf', 'valhalla')).toEqual(['mystic']);
  });

  it('BR-29.9, BR-10.4 strength 2, invade for free, count for Horns, are no warriors', () => {
    const t = fourWithMystics()
      .upgrades('wolf', 'a1-friggas-chosen', 'a1-friggas-chosen-4p')
      .place('wolf', { utgard: ['warrior', 'warrior', 'warrior'] })
      .turn('wolf')
      .invades('wolf', 'mystic', 'gimle');
    expect(t.clan('wolf').rage).toBe(6);
    expect(t.strength('wolf', 'gimle')).toBe(2);
    expect(t.turn('wolf').why('wolf', { do: 'invade', figure: 'mystic' })).toMatchObject([{ reason: 'horns-full' }]);
  });
});
