/** Choosing one own army: to suffer a stomp or an area attack (D-17), a loss (D-14), or to grow. */
import { decision, itemAt, oneOf, procedure, type Seat } from '../../../../kernel/index.ts';
import { decide } from '../../automa/choice.ts';
import type { Army, G, Lords, LordsTable, Party } from '../../state.ts';
import { armyOf, weaken } from '../../table/armies.ts';
import { isHuman, person } from '../../table/parties.ts';

export type Purpose = 'stomp' | 'area-attack' | 'loss' | 'god-bonus' | 'abundance' | 'lagertha' | 'folkvang';

export interface ArmyChoice {
  readonly do: 'army';
  readonly army: number;
  readonly region: number;
  readonly strength: number;
}

function armyChoice({ army, at: region, strength }: Army): ArmyChoice {
  return { do: 'army', army, region, strength };
}

export const chooseArmy = decision<Lords, ArmyChoice | { do: 'none' }, { purpose: Purpose; armies: readonly number[]; optional: boolean }>(
  'choose-army',
  {
    rules: ['LR-11.2', 'LR-11.14', 'LR-10.7', 'LR-5.4'],
    space: ({ table }, seat, { armies, optional }) =>
      oneOf([...armies.map((army) => armyChoice(armyOf(table, seat, army))), ...(optional ? [{ do: 'none' as const }] : [])]),
  },
);

/** Interchangeable armies are one choice. */
export function alike(armies: readonly Army[]): boolean {
  return armies.every(({ at: region, strength }) => region === armies[0]?.at && strength === armies[0]?.strength);
}

function armiesWithin(table: LordsTable, party: Party, regions: readonly number[]): readonly Army[] {
  return person(table, party).armies.filter((army) => regions.includes(army.at));
}

/** LR-11.2, LR-11.14: the owner chooses the army; a prophet takes his strongest. */
export const lowerOne = procedure<Lords, { party: Party; regions: readonly number[]; amount: number; purpose: Purpose }>('lower-one', {
  choose: (g, { party, regions, amount, purpose }) => {
    const armies = armiesWithin(g.table, party, regions);
    const [first] = armies;
    if (!first) return g.end();
    if (!isHuman(party)) {
      weaken(g, party, strongestOfProphet(g, party, armies, 'LR-11.3'), amount);
      return g.end();
    }
    if (!alike(armies)) return g.ask(chooseArmy, party, { purpose, armies: armies.map(({ army }) => army), optional: false });
    weaken(g, party, first, amount);
    return g.end();
  },
  lower: (g, { party, amount }) => {
    const answer = g.answer(chooseArmy);
    if (answer.do === 'army') weaken(g, party, armyOf(g.table, party, answer.army), amount);
  },
});

/** A prophet's strongest army; his tie-breaker decides between equals. */
function strongestOfProphet(g: G, who: Exclude<Party, Seat>, armies: readonly Army[], rule: string): Army {
  const options = armies.map(({ at: region, strength }) => ({ region, strength, keys: [-strength] }));
  return itemAt(armies, decide(g, { who, about: 'army-hit', rule, order: ['strength'], options }));
}
