import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('the protocol', () => {
  it('takes nothing from the engine but types, so that any client can carry it', () => {
    const folder = import.meta.dirname;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const imports = readFileSync(join(folder, file), 'utf8').match(/^(import|export)[^;]*@skald\/engine[^;]*;/gm) ?? [];
      for (const one of imports) expect(one, file).toMatch(/^(import|export) type /);
    }
  });
});
