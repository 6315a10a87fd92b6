import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runSkald, temporaryPath } from '../testing/test-world.ts';

const DOCUMENT = `# Raids
## 1. Ships
- **XX-1.1** A ship floats. [seed]
- **XX-1.2** A ship sinks, see **XX-9.9**.
| **XX-1.3** | in a table |
## 2. Examples
**XX-T01 A ship** (XX-1.1). *Given* a ship.
- **XX-Q1 Why?** Because.
`;

/** A repository with these files. */
function repository(files: Readonly<Record<string, string>>): string {
  const root = dirname(temporaryPath());
  for (const [name, text] of Object.entries({ 'docs/rules/raids.md': DOCUMENT, 'apps/readme.md': '', ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

describe('skald rules', () => {
  it('succeeds where every rule and example is cited; rulings need not be', async () => {
    const test = "it('XX-1.1 XX-1.2 floats', () => {});\ndescribe(`XX-T01`, () => it('XX-1.3', () => {}));";
    const root = repository({ 'packages/a/b.test.ts': test });
    const { code, out } = await runSkald(['rules'], [], { root });
    expect(code).toBe(0);
    expect(out).toContain('All 4 rules and worked examples are cited by a test.');
  });

  it('fails with the list of what is not cited', async () => {
    const root = repository({
      'packages/a/b.test.ts': "it('XX-1.1', () => {});",
      'packages/node_modules/c.test.ts': "it('XX-1.2', () => {});",
    });
    const { code, out } = await runSkald(['rules', '--game', 'raids'], [], { root });
    expect(code).toBe(1);
    expect(out).toContain('(3 of 4): XX-1.2, XX-1.3, XX-T01');
    const machine = await runSkald(['rules', '--json'], [], { root });
    expect(machine.code).toBe(1);
    expect(JSON.parse(machine.out)).toMatchObject({ ok: false, games: [{ game: 'raids', uncovered: ['XX-1.2', 'XX-1.3', 'XX-T01'] }] });
  });

  it('does not check games that the engine does not have', async () => {
    const root = repository({
      'docs/rules/chess.md': '- **CH-1.1** Check.',
      'packages/a/b.test.ts': "it('XX-1.1 XX-1.2 XX-1.3 XX-T01', f);",
    });
    expect((await runSkald(['rules'], [], { root })).code).toBe(0);
    expect(await runSkald(['rules', '--game', 'chess'], [], { root })).toMatchObject({ code: 2, out: '' });
  });
});
