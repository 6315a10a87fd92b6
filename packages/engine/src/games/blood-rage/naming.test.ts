/** The check of what answers name finds the mistake that it was written for: figures numbered among those offered, and looked up among all. */
import { describe, expect, it } from 'vitest';
import { answer, defineGame, fastChance, isRefusal, itemAt, type Reader, required, someOf } from '../../kernel/index.ts';
import type { EndangeredFigures } from './cards/frigga/friggas-protection.ts';
import { naming } from './naming.ts';
import { rules } from './rules.ts';
import type { BloodRage } from './state.ts';
import { nameFigures } from './table/named-figures.ts';
import { battle } from './testing/gimle-battle.ts';

/** As the first edition numbered them. */
function numberedAmongOffered(g: Reader<BloodRage>, figures: EndangeredFigures['figures']) {
  const names = nameFigures(g.table, figures);
  return names.map((name, i) => ({ ...name, nth: names.slice(0, i + 1).filter(({ figure }) => figure === name.figure).length }));
}

const firstEdition = defineGame({
  ...rules,
  decisions: rules.decisions.map((one) =>
    one.name !== 'protect-figures'
      ? one
      : {
          ...one,
          space: (g: Reader<BloodRage>, _seat: number, params: object) =>
            someOf(numberedAmongOffered(g, (params as EndangeredFigures).figures), 0, 6),
        },
  ),
});

/** The Tide has spared Raven's first warrior; two more and the leader are endangered. Raven saves the item at this place of the list. */
function saved(game: typeof rules, place: number): string | undefined {
  const t = battle({
    wolf: { hand: ['a2-odins-tide'] },
    raven: { figures: ['warrior', 'warrior', 'warrior', 'leader'], hand: ['a1-tyrs-bash'], upgrades: ['a2-friggas-protection'] },
  });
  t.plays({ wolf: 'a2-odins-tide', raven: 'a1-tyrs-bash' }).answer('raven', { do: 'spare', figure: 'warrior' });
  const before = t.state;
  const question = itemAt(before.flow.open, 0);
  const { space } = game.decision(question.decision);
  const offered = space({ table: before.table, hands: before.hands, box: before.box, seats: 4 }, question.seat, question.args);
  if (offered.kind !== 'some') throw new Error('a list was expected');
  const step = answer(game, before, question.seat, question.id, [itemAt(offered.items, place)], fastChance(1));
  if (isRefusal(step)) throw new Error(step.reason);
  return required(
    naming.find(({ decision }) => decision === 'protect-figures'),
    'the check',
  ).wrong({
    before,
    after: step.state,
    seat: question.seat,
    params: question.args,
    offered: offered.items,
    chosen: [place],
    events: step.events.map(({ event }) => event),
  });
}

describe('what answers name in Blood Rage', () => {
  it('BR-18.8 the figure saved is the figure offered', () => {
    expect([0, 1, 2].map((place) => saved(rules, place))).toEqual([undefined, undefined, undefined]);
  });

  it('BR-18.8 the check finds a figure that was paid for and died', () => {
    expect(saved(firstEdition, 1)).toContain('died');
  });
});
