import type { Catalogue } from '@skald/engine/text';
import { describe, expect, it } from 'vitest';
import { CliTranslator } from './translator.ts';

const catalogue: Catalogue = {
  title: 'Test',
  summary: '',
  seatParams: ['seat', 'winners'],
  things: { rune: 'Rune stone', sea: 'the sea' },
  decisions: { act: 'What with {tile}?' },
  options: { 'act.sell': 'Sell for {glory, plural, one {# point} other {# points}}', take: 'Take {tile}' },
  events: { fell: '{where, select, sea {Overboard: {seat}} other {{seat} fell}}.', won: '{winners} won {tiles}.', quiet: '' },
  reasons: { poor: '{seat} has no {tile}.' },
};
const i18n = new CliTranslator('en', catalogue, ['Anna', 'Bo']);
const plain = new CliTranslator('en', undefined, ['Anna', 'Bo']);

describe('the translator', () => {
  it('puts names for seats, words for ids, and joins lists', () => {
    const event = { event: 'won', winners: [0, 1], tiles: ['rune', 'v1.rune.2', 'axe'] };
    expect(i18n.event(event)).toBe('Anna, Bo won Rune stone, Rune stone, axe.');
    expect(i18n.prompt({ key: 'act', params: { tile: 'rune' } })).toBe('What with Rune stone?');
    expect(i18n.reason({ reason: 'poor', params: { seat: 1, tile: 'rune' } })).toBe('Bo has no Rune stone.');
  });

  it('distinguishes cases by id, not by name', () => {
    const event = { event: 'fell', where: 'sea', seat: 1 };
    expect(i18n.event(event)).toBe('Overboard: Bo.');
  });

  it('shows a choice with its hint, in words if it has some', () => {
    expect(i18n.choice('act', { do: 'sell' }, { glory: 3 })).toEqual({ text: 'Sell for 3 points', beside: '' });
    expect(plain.choice('act', { do: 'sell', slot: 2 }, { glory: 3 })).toEqual({ text: 'sell · slot 2', beside: 'glory 3' });
    expect(plain.choice('act', 'horn#2', undefined)).toEqual({ text: 'horn#2', beside: '' });
  });

  it('falls back to something readable where words or parameters are missing', () => {
    const event = { event: 'ship-sank', seat: 0, startSlot: 3, cargo: [] };
    expect(plain.event(event)).toBe('Ship sank: seat 0 · start slot 3 · cargo –.');
    expect(i18n.choice('act', { do: 'sell' }, undefined).text).toBe('sell');
    expect(i18n.reason({ reason: 'too-few' })).toBe('Too few are chosen.');
    expect(i18n.event({ event: 'quiet' })).toBe('');
  });
});
