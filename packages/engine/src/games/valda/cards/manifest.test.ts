import { describe, expect, it } from 'vitest';
import { content } from '../content/content.ts';
import { decisions } from '../decisions.ts';
import { EFFECTS } from '../weapons/manifest.ts';
import { ACTION_CARDS, ATTACK_CARDS } from './manifest.ts';

type Printed = (typeof content.cards)[number];

/** The rules that a card's file cites. */
function citedFor(card: Printed): readonly (readonly string[])[] {
  if (card.kind === 'action') return [ACTION_CARDS[card.family].rules];
  if (card.kind === 'attack') return [ATTACK_CARDS[card.family].rules];
  return card.effects.map(({ id }) => EFFECTS[id].rules);
}

describe('the manifests', () => {
  it.each(content.cards.map((card) => [card.id, card] as const))('%s: what it does cites the rule of the card', (_, card) => {
    for (const rules of citedFor(card)) expect(rules).toContain(card.rule);
  });

  it('every family and every effect stands under its own name, and its procedure too', () => {
    for (const [family, { run, ...card }] of Object.entries({ ...ACTION_CARDS, ...ATTACK_CARDS })) {
      expect([card.family, run.name]).toEqual([family, family]);
    }
    for (const [id, effect] of Object.entries(EFFECTS)) expect([effect.id, effect.run.name]).toEqual([id, id]);
  });

  it('every decision that a card or a weapon asks for is on the list of the game', () => {
    const listed = new Set<unknown>(Object.values(decisions));
    const asking = [...Object.values(ACTION_CARDS), ...Object.values(ATTACK_CARDS), ...Object.values(EFFECTS)];
    for (const { decisions: asked } of asking) for (const one of asked) expect(listed.has(one), one.name).toBe(true);
  });
});
