/** The warrior at Blood Rage: sound choices in simple positions, and its share of wins. */
import { begin, fastChance, fastRandom, isRefusal, required, type View, view } from '@skald/engine';
import {
  type BloodRage,
  type BloodRageCardId,
  type BloodRageHand,
  type BloodRageTable,
  bloodRage,
  type ClanFigure,
} from '@skald/engine/games/blood-rage';
import { describe, expect, it } from 'vitest';
import { arena } from '../../arena.ts';
import { random } from '../../random.ts';
import { warrior } from '../warrior.ts';
import { joiningWorth, playedWorth } from './battle.ts';
import { decideAtBloodRage } from './index.ts';
import type { Knowledge } from './knowledge.ts';
import { outlook, pillageWorth } from './outlook.ts';
import { questChance } from './quests.ts';
import { actionWorth } from './turn.ts';
import { cardWorth, raiseWorth } from './worth.ts';

function opening(seats = 3): View<BloodRage> {
  const begun = begin(bloodRage, { seats }, fastChance(4));
  if (isRefusal(begun)) throw new Error(begun.reason);
  return view(bloodRage, begun.state, 0);
}

const { table: fresh } = opening();
const living = required(
  (['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkulor'] as const).find(
    (id) => !fresh.destroyed.includes(id),
  ),
  'a living province',
);

/** A table in the Action phase with these figures. */
function tableWith(standing: Readonly<Record<number, readonly ClanFigure[]>>): BloodRageTable {
  return {
    ...fresh,
    phase: 'action',
    clans: fresh.clans.map((clan, seat) => ({
      ...clan,
      hand: 3,
      figures: [...(standing[seat] ?? []), { kind: 'warrior', at: 'reserve' }],
    })),
  };
}

function knowing(cards: BloodRageHand['cards'], quests: BloodRageHand['quests'] = []): Knowledge {
  return { seat: 0, cards, quests, imagined: [] };
}

describe('the warrior values', () => {
  it('strong battle cards above weak ones, and great monsters above small ones', () => {
    const worth = (card: BloodRageCardId): number => cardWorth(fresh, knowing([]), card);
    expect(worth('a1-tyrs-smite#1')).toBeGreaterThan(worth('a1-tyrs-bash#1'));
    expect(worth('a2-fire-giant-3p#1')).toBeGreaterThan(worth('a1-dwarf-chieftain#1') - worth('a1-friggas-charm#1'));
  });

  it('the last step before a legend most', () => {
    const clan = required(fresh.clans[0], 'a clan');
    const near = { ...clan, stats: { ...clan.stats, horns: 3 } };
    expect(raiseWorth(near, 'horns', 2)).toBeGreaterThan(raiseWorth(clan, 'horns', 2));
    expect(raiseWorth({ ...clan, stats: { ...clan.stats, horns: 6 } }, 'horns', 2)).toBe(0);
  });

  it('a pillage that nobody can oppose above one against a strong rival', () => {
    const alone = tableWith({ 0: [{ kind: 'leader', at: living }] });
    const rivals: ClanFigure[] = [
      { kind: 'leader', at: living },
      { kind: 'fire-giant', at: living },
    ];
    const opposed = tableWith({ 0: [{ kind: 'leader', at: living }], 1: rivals });
    expect(pillageWorth(alone, knowing([]), living)).toBeGreaterThan(pillageWorth(opposed, knowing([]), living));
    expect(actionWorth(alone, knowing([]), { do: 'pillage', province: living })).toBeGreaterThan(
      actionWorth(alone, knowing([]), { do: 'pass' }),
    );
  });

  it('figures where Ragnarök will pay for them', () => {
    const doomed = required(fresh.ragnarok[0], 'a doomed province');
    const there = tableWith({ 0: [{ kind: 'warrior', at: doomed }] });
    const away = tableWith({ 0: [{ kind: 'warrior', at: 'reserve' }] });
    expect(outlook(there, knowing([]))).toBeGreaterThan(outlook(away, knowing([])));
  });

  it('a quest by how likely it is', () => {
    const dead: ClanFigure[] = Array.from({ length: 4 }, () => ({ kind: 'warrior', at: 'valhalla' }));
    expect(questChance(tableWith({ 0: dead }), 0, 'a1-glorious-death#1')).toBe(1);
    expect(questChance(tableWith({}), 0, 'a1-glorious-death#1')).toBeLessThan(0.3);
  });

  it('a card in battle by what it can turn, and no battle that is lost anyway', () => {
    const standing = { 0: [{ kind: 'warrior', at: living }], 1: [{ kind: 'warrior', at: living }] } as const;
    const battle: BloodRageTable = {
      ...tableWith({ 0: [...standing[0]], 1: [...standing[1]] }),
      pillage: { pillager: 0, province: living, god: null, sides: [], winner: null, replay: false },
    };
    expect(playedWorth(battle, knowing([]), 'a1-tyrs-smite#1')).toBeGreaterThan(playedWorth(battle, knowing([]), 'a1-lokis-trickery#1'));
    const hopeless: BloodRageTable = {
      ...tableWith({
        0: [{ kind: 'warrior', at: 'yggdrasil' }],
        1: [
          { kind: 'leader', at: living },
          { kind: 'fire-giant', at: living },
        ],
      }),
      pillage: { pillager: 1, province: living, god: null, sides: [], winner: null, replay: false },
    };
    const join = { do: 'join', figure: 'warrior', from: 'yggdrasil' } as const;
    expect(joiningWorth(hopeless, knowing([]), join)).toBeLessThan(joiningWorth(hopeless, knowing([]), { do: 'decline' }));
  });
});

describe('the warrior at Blood Rage', () => {
  it('drafts the same cards from the same view', () => {
    const seen = opening();
    const open = required(seen.decisions[0], 'a decision');
    expect(decideAtBloodRage(seen, open, fastRandom(1))).toEqual(decideAtBloodRage(seen, open, fastRandom(1)));
  });

  it('finds an answer to every question of whole matches, with every set', () => {
    const played = arena(bloodRage, [warrior, warrior], { games: 2, seed: 'all', options: { mystics: true, gods: true } });
    expect(isRefusal(played)).toBe(false);
  });

  it('wins against chance', () => {
    const report = arena(bloodRage, [warrior, random, random, random], { games: 4, seed: '1' });
    if (isRefusal(report)) throw new Error(report.reason);
    expect(report.rows[0]?.share).toBeGreaterThanOrEqual(0.85);
  });
});
