import { raids } from '@skald/engine/games/raids';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEdition } from '../load.ts';
import { pack } from '../modules.ts';
import { changedEdition, type RuleChange } from '../testing/changed-edition.ts';
import { type EditionShape, learnShape, misfitOf, packShape, unpackShape } from './shape.ts';

let newest: EditionShape;

beforeAll(() => {
  newest = learnShape(raids);
});

async function shapeWith(...changes: readonly RuleChange[]): Promise<EditionShape> {
  const { hash, text } = await changedEdition('raids', changes);
  const rules = loadEdition('raids', hash, pack(text));
  if ('problem' in rules) throw new Error(rules.reason);
  return learnShape(rules);
}

describe('bots that were written for the newest edition', () => {
  it('may play by one with another number', async () => {
    const other = await shapeWith({ file: 'content/raids.content.json', from: '"hirePerVillage": 1', to: '"hirePerVillage": 2' });
    expect(misfitOf(other, newest)).toBeUndefined();
  });

  it('do not understand a decision of another name', async () => {
    const other = await shapeWith(
      { file: 'decisions.ts', from: '  navigate,', to: "  'set-sail': navigate," },
      { file: 'flow/sailing/sail.ts', from: "'navigate'", to: "'set-sail'" },
    );
    expect(misfitOf(other, newest)).toBe('decision set-sail');
  });

  it('do not understand a table with another field, nor one that lacks what they read', async () => {
    const other = await shapeWith({ file: 'flow/setup.ts', from: 'arrivals: [],', to: "arrivals: [], era: 'old'," });
    expect(misfitOf(other, newest)).toBe('table.era');
    expect(misfitOf(newest, other)).toBe('table.era');
  });
});

describe('a shape', () => {
  it('is the same for the same edition, and comes back as it was kept', () => {
    expect(learnShape(raids)).toEqual(newest);
    const packed = packShape(newest);
    expect(unpackShape(packed)).toEqual(newest);
    expect(packed.length).toBeLessThan(3000);
    expect(unpackShape(Buffer.from('no shape'))).toBeUndefined();
  });

  it('knows parameters and answers of each decision', () => {
    expect(Object.keys(newest.decisions)).toEqual(raids.decisions.map(({ name }) => name).sort());
    expect(newest.decisions.navigate?.answer.as?.sail?.has).toHaveProperty('to');
  });
});
