import { describe, expect, it } from 'vitest';
import { idsCitedIn } from './citations.ts';

function cited(source: string): readonly string[] {
  return [...idsCitedIn(source)];
}

describe('the rules that tests cite', () => {
  it('are those written in the names of tests, whatever the quotes', () => {
    expect(cited(`it('XX-1.1 a', f); test("XX-1.2", f); describe(\`XX-1.3 \${name} XX-T04\`, f); it.only('XX-1.5', f)`)).toEqual([
      'XX-1.1',
      'XX-1.2',
      'XX-1.3',
      'XX-T04',
      'XX-1.5',
    ]);
    expect(cited("describe('XX-1.1', () => {\n  it('XX-1.2', () => {});\n});")).toEqual(['XX-1.1', 'XX-1.2']);
  });

  it('are taken literally: no ranges, no longer ids', () => {
    expect(cited("it('XX-8.1 to XX-8.4 and XX-1.12', f)")).toEqual(['XX-8.1', 'XX-8.4', 'XX-1.12']);
  });

  it('include the rows of a table that the name shows', () => {
    expect(cited("it.each([['XX-1.1', 1], ['XX-1.2', 2]])('%s holds', f)")).toEqual(['XX-1.1', 'XX-1.2']);
    expect(cited("it.each([['XX-1.1', ')']])('XX-3.1 holds', f)")).toEqual(['XX-3.1']);
    expect(cited("test.for([{ id: 'XX-1.1' }])('$id holds', f)")).toEqual(['XX-1.1']);
  });

  it('are not those in comments, code, other strings or tests that do not run', () => {
    expect(cited("// it('XX-1.1', f)\n/* it('XX-1.2', f) */ const a = 'XX-1.3'; edit('XX-1.4'); it('ok', () => 'XX-1.5');")).toEqual([]);
    expect(cited("it.skip('XX-1.1', f); describe.todo('XX-1.2');")).toEqual([]);
    expect(cited('const source = "it(\'XX-1.1\', f)";')).toEqual([]);
  });

  it('are found behind regular expressions and divisions', () => {
    expect(cited("const r = /['\"`]/; it('XX-1.1', f); const d = a / b; it('XX-1.2', f); x.match(/[/'](/); it('XX-1.3', f)")).toEqual([
      'XX-1.1',
      'XX-1.2',
      'XX-1.3',
    ]);
  });
});
