import { Writable } from 'node:stream';
import { findGame } from '@skald/engine/games';
import { holmgang } from '@skald/engine/testkit';
import { describe, expect, it } from 'vitest';
import { CliTranslator } from '../i18n/translator.ts';
import { Paint, widthOf } from '../paint.ts';
import { TablePicture } from './picture.ts';
import { entriesPerSeat } from './seated.ts';

const seated = new Set(['ships', 'honour']);
const table = {
  voyage: 2,
  ships: [
    { at: 3, cargo: ['rune', 'rune', 'axe'], gone: [] },
    { at: 7, cargo: [], gone: [] },
  ],
  honour: [4, 9],
  ghost: { at: 5, colour: 'pink' },
  route: [null, 'rune', null, 'axe', null, null, null, 'sail', null, 'post'],
  nothing: [],
  supply: { 1: 8, 3: 2 },
};

function picture(sink = new Writable(), width = 60): TablePicture {
  const i18n = new CliTranslator('en', undefined, ['Anna', 'Bo']);
  return new TablePicture({ i18n, paint: new Paint(sink), width, seats: 2, seated });
}

describe('the picture of a table', () => {
  it('puts what belongs to the seats in columns, counts equal things, and leaves out what is empty', () => {
    const text = picture()
      .draw(table, null, new Set([1]))
      .join('\n');
    expect(text).toMatch(/Anna +▸Bo/);
    expect(text).toMatch(/Cargo +rune ×2, axe +–/);
    expect(text).toMatch(/Honour +4 +9/);
    expect(text).not.toMatch(/Gone|Nothing/);
    expect(text).toContain('Voyage 2');
    expect(text).toContain('Supply 1: 8 · 3: 2');
  });

  it('shows who stands where on the only track', () => {
    const text = picture().draw(table, null, new Set()).join('\n');
    expect(text).toMatch(/3 axe ◂Anna/);
    expect(text).toMatch(/5 ◂Ghost/);
    expect(text).toMatch(/7 sail ◂Bo/);
    expect(text).not.toMatch(/^At /m);
  });

  it('shows the own hand, and keeps to the width', () => {
    const hand = { cards: Array.from({ length: 30 }, (_, i) => `card${i}`) };
    const lines = picture(undefined, 50).draw(table, hand, new Set());
    expect(lines.join('\n')).toContain('Your hand');
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(50);
  });

  it('sets off what has changed since it was last drawn', () => {
    const colourful = Object.assign(new Writable(), { isTTY: true, hasColors: () => true });
    const drawn = picture(colourful);
    const bold = (text: string) => `\u001b[1m${text}\u001b[22m`;
    expect(drawn.draw(table, null, new Set()).join('\n')).not.toContain(bold('9'));
    expect(drawn.draw({ ...table, honour: [4, 10] }, null, new Set()).join('\n')).toContain(bold('10'));
  });
});

describe('the entries that belong to the seats', () => {
  it('are found by laying the table for every number of players', () => {
    expect([...entriesPerSeat(holmgang, {})].sort()).toEqual(['boons', 'handSizes', 'honour', 'known', 'packSizes', 'thralls']);
    const raids = findGame('raids');
    expect(raids && [...entriesPerSeat(raids, {})]).toEqual(['ships']);
  });
});
