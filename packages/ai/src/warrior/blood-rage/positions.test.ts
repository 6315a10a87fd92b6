/** Positions of Blood Rage: in each, what the warrior answers. */
import { begin, fastChance, fastRandom, isRefusal, view } from '@skald/engine';
import {
  type BloodRageCardId,
  type BloodRageDecisions,
  type BloodRageTable,
  bloodRage,
  type Clan,
  type ClanFigure,
  type FigurePlace,
  SLOTS,
  type TurnAction,
} from '@skald/engine/games/blood-rage';
import { describe, expect, it } from 'vitest';
import { preferred } from './index.ts';
import type { Knowledge } from './knowledge.ts';
import { outlook } from './outlook.ts';
import { upgradeWorth } from './upgrades.ts';

type Name = keyof BloodRageDecisions;

/** A position of seat 0 in the Action phase; everything unsaid is as at the start of a match of three. */
interface Position {
  readonly age?: number;
  readonly own?: Partial<Clan>;
  readonly rival?: Partial<Clan>;
  readonly cards?: readonly BloodRageCardId[];
  readonly quests?: readonly BloodRageCardId[];
  readonly table?: Partial<BloodRageTable>;
}

function start(): BloodRageTable {
  const begun = begin(bloodRage, { seats: 3 }, fastChance(4));
  if (isRefusal(begun)) throw new Error(begun.reason);
  const { table } = view(bloodRage, begun.state, 0);
  return { ...table, phase: 'action', destroyed: ['utgard', 'muspelheim'], ragnarok: ['gimle', 'horgr', 'andlang'] };
}

function tableOf({ age = 1, own, rival, table }: Position): BloodRageTable {
  const fresh = start();
  const changes = [own, rival, undefined];
  const clans = fresh.clans.map((clan, seat) => ({ ...clan, hand: 3, figures: [], ...changes[seat] }));
  return { ...fresh, age, clans, ...table };
}

function knowledge({ cards = [], quests = [] }: Position): Knowledge {
  return { seat: 0, cards, quests, imagined: [] };
}

function answer<N extends Name>(
  name: N,
  position: Position,
  answers: readonly BloodRageDecisions[N]['answer'][],
  params: BloodRageDecisions[N]['params'],
): BloodRageDecisions[N]['answer'] | undefined {
  return preferred(name, tableOf(position), knowledge(position), answers, params, fastRandom(1));
}

function turn(position: Position, ...actions: readonly TurnAction[]): TurnAction | undefined {
  return answer('take-turn', position, actions, {});
}

function standing(...places: readonly FigurePlace[]): ClanFigure[] {
  return places.map((at): ClanFigure => ({ kind: 'warrior', at }));
}

/** The slots of a clan with these upgrades. */
function slots(...cards: readonly (readonly [BloodRageCardId, (typeof SLOTS)[number]])[]): Clan['slots'] {
  const all: Clan['slots'] = SLOTS.map(() => null);
  for (const [card, kind] of cards) all[all.findIndex((held, i) => SLOTS[i] === kind && held === null)] = card;
  return all;
}

function worth(card: BloodRageCardId, position: Position): number {
  return upgradeWorth(tableOf(position), knowledge(position), card);
}

const CONQUEST = 'a3-thors-conquest#1';
const pass: TurnAction = { do: 'pass' };
const conquest: TurnAction = { do: 'upgrade', card: CONQUEST, slot: SLOTS.indexOf('upgrade-clan') };

describe('BR-12: the warrior prices upgrades by what it owns', () => {
  it('BR-22.2 takes Loki’s Domain before Thor’s Glory: the dead return in every Age', () => {
    const picked = answer('pick-cards', {}, [['a1-lokis-domain#1'], ['a1-thors-glory#1']], { count: 1, packet: 8 });
    expect(picked).toEqual(['a1-lokis-domain#1']);
    expect(worth('a1-lokis-domain#1', { age: 1 })).toBeGreaterThan(worth('a1-lokis-domain#1', { age: 3 }));
  });

  it('BR-23.2 plays Thor’s Conquest with many figures on the board, and not for one', () => {
    const rage = 3;
    const many = standing('elvagar', 'elvagar', 'myrkulor', 'myrkulor', 'angerboda', 'yggdrasil');
    expect(turn({ age: 3, own: { rage, figures: many }, cards: [CONQUEST] }, conquest, pass)).toEqual(conquest);
    const few: Position = { age: 3, own: { rage, figures: standing('elvagar') }, cards: [CONQUEST] };
    const pillage: TurnAction = { do: 'pillage', province: 'elvagar' };
    expect(turn(few, conquest, pillage)).toEqual(pillage);
  });

  it('BR-15.3 wants Tyr’s Domain only with quests in hand', () => {
    const quests: readonly BloodRageCardId[] = ['a1-alfheim#1', 'a1-manheim#1'];
    expect(worth('a1-tyrs-domain-3p#1', { age: 3 })).toBe(0);
    expect(worth('a1-tyrs-domain-3p#1', { age: 3, cards: quests })).toBeGreaterThan(1);
  });

  it('BR-12.1 wants Frigga’s Charm for the upgrades it holds', () => {
    const charm = 'a1-friggas-charm#1';
    const more: readonly BloodRageCardId[] = [charm, 'a1-troll#1', 'a1-lord-of-hammers#1'];
    expect(worth(charm, { cards: more })).toBeGreaterThan(worth(charm, { cards: [charm] }) + 2);
  });

  it('BR-12.2 does not replace Lord of Spears by Lord of Hammers', () => {
    const figures: ClanFigure[] = [{ kind: 'leader', at: 'elvagar' }];
    const own = { rage: 3, figures, slots: slots(['a3-lord-of-spears#1', 'upgrade-leader']) };
    const hammers: TurnAction = { do: 'upgrade', card: 'a1-lord-of-hammers#1', slot: SLOTS.indexOf('upgrade-leader') };
    const pillage: TurnAction = { do: 'pillage', province: 'elvagar' };
    expect(turn({ age: 3, own, cards: ['a1-lord-of-hammers#1'] }, hammers, pillage)).toEqual(pillage);
  });
});

describe('BR-17.4: the warrior uses Thor’s Domain', () => {
  const choices = [{ do: 'accept' }, { do: 'decline' }] as const;
  const own = { rage: 5, figures: standing('elvagar'), slots: slots(['a2-thors-domain-4p#1', 'upgrade-clan']) };

  it('where nobody can oppose it', () => {
    expect(answer('offer-domain', { age: 2, own }, choices, { province: 'elvagar', cost: 2 })).toEqual({ do: 'accept' });
  });

  it('and declines where a stronger rival stands', () => {
    const rival: Partial<Clan> = { figures: [{ kind: 'leader', at: 'elvagar' }, ...standing('elvagar', 'elvagar')] };
    expect(answer('offer-domain', { age: 2, own, rival }, choices, { province: 'elvagar', cost: 2 })).toEqual({ do: 'decline' });
  });
});

describe('BR-14.3: called to battle, the warrior', () => {
  const called = { province: 'myrkulor', pillager: 1 } as const;
  const pillage = { ...called, god: null, sides: [], winner: null, replay: false };
  const strong: Partial<Clan> = { figures: [{ kind: 'leader', at: 'myrkulor' }, ...standing('myrkulor')] };
  const decline = { do: 'decline' } as const;

  it('stays away from a battle that it cannot win', () => {
    const join = { do: 'join', figure: 'warrior', from: 'elvagar' } as const;
    const position: Position = { own: { rage: 1, figures: standing('elvagar') }, rival: strong, table: { pillage } };
    expect(answer('join-battle', position, [join, decline], called)).toEqual(decline);
  });

  it('BR-21.3 does not leave the doomed province for it', () => {
    const join = { do: 'join', figure: 'warrior', from: 'gimle' } as const;
    const rival: Partial<Clan> = { figures: standing('myrkulor', 'myrkulor') };
    const position: Position = {
      age: 3,
      own: { rage: 0, figures: standing('gimle') },
      rival,
      table: { pillage, ragnarok: ['elvagar', 'horgr', 'gimle'] },
    };
    expect(answer('join-battle', position, [join, decline], called)).toEqual(decline);
  });

  it('joins a battle that it will win', () => {
    const join = { do: 'join', figure: 'leader', from: 'elvagar' } as const;
    const own: Partial<Clan> = { rage: 0, figures: [{ kind: 'leader', at: 'elvagar' }] };
    const position: Position = { own, rival: { figures: standing('myrkulor'), hand: 0 }, cards: ['a1-tyrs-smite#1'], table: { pillage } };
    expect(answer('join-battle', position, [join, decline], called)).toEqual(join);
  });

  it('BR-22.2 may die with Loki’s Wrath in play: then it joins', () => {
    const join = { do: 'join', figure: 'warrior', from: 'elvagar' } as const;
    const wrath = slots(['a3-lokis-wrath-4p#1', 'upgrade-clan'], ['a2-lokis-eminence-3p#1', 'upgrade-clan']);
    const position: Position = { age: 3, own: { rage: 1, figures: standing('elvagar'), slots: wrath }, rival: strong, table: { pillage } };
    expect(answer('join-battle', position, [join, decline], called)).toEqual(join);
  });
});

describe('BR-13: the warrior commits quests', () => {
  const figures: ClanFigure[] = [{ kind: 'leader', at: 'elvagar' }, ...standing('elvagar')];
  const quest: TurnAction = { do: 'quest', card: 'a1-manheim#1' };

  it('BR-9.5 before its last Rage is gone', () => {
    const position: Position = { own: { rage: 1, figures }, cards: ['a1-manheim#1'], table: { pillaged: ['elvagar', 'angerboda'] } };
    expect(turn(position, { do: 'march', from: 'elvagar' }, quest, pass)).toEqual(quest);
  });

  it('BR-9.8 before the last province is pillaged', () => {
    const pillaged: BloodRageTable['pillaged'] = ['elvagar', 'angerboda', 'horgr', 'andlang', 'gimle', 'myrkulor'];
    const position: Position = { own: { rage: 5, figures }, cards: ['a1-manheim#1'], table: { pillaged } };
    expect(turn(position, { do: 'invade', figure: 'warrior' }, quest, pass)).toEqual(quest);
  });
});

describe('BR-21: the warrior knows the last Age', () => {
  it('BR-22.1 a figure that dies in Ragnarok must come back in Ages 1 and 2 only', () => {
    const gain = (age: number): number => {
      const doomed = (place: FigurePlace): Position => ({ age, own: { rage: 0, figures: standing(place) } });
      const at = (place: FigurePlace): number => outlook(tableOf(doomed(place)), knowledge(doomed(place)));
      return at(start().ragnarok[age - 1] ?? 'yggdrasil') - at('yggdrasil');
    };
    expect(gain(3) - gain(2)).toBeGreaterThan(0.85 + 0.3);
    expect(gain(2) - gain(1)).toBeCloseTo(0.85, 9);
  });
});
