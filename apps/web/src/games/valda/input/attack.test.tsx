/** An attack in Valda is previewed before it is given: its strength, the target's cards, what is at stake and what is left. */
import type { GameTypes, OpenDecision, State } from '@skald/engine';
import { cardOf, type ValdaCardId, type ValdaEvent, valda } from '@skald/engine/games/valda';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Sitting, sitDown } from '../../../practice/testing/sit-down.tsx';
import { actionOf } from '../../../table/board-input/targets.ts';
import { choicesOf } from '../../../table/model/draft.ts';
import { eachStep } from '../../../table/testing/random-match.ts';
import { isValdaDecision, isValdaTable } from '../table-of-valda.ts';
import { stakeOf } from './stakes.ts';

afterEach(cleanup);

const dock = () => within(screen.getByRole('region', { name: 'What is expected' }));
const confirm = () => dock().getByRole('button', { name: 'Confirm' });

function attackIn(decision: OpenDecision) {
  if (!isValdaDecision(decision, 'attack')) return undefined;
  return choicesOf(decision.space).find((choice) => choice.do === 'attack');
}

/** Followers of the target can be lost, and its hand could defend. */
function isWorthIt(decision: OpenDecision, { table }: State<GameTypes>): boolean {
  const choice = attackIn(decision);
  if (!isValdaTable(table) || choice?.do !== 'attack' || cardOf(choice.card).family !== 'kill') return false;
  return stakeOf(table, choice.card, table.active).kind === 'followers' && (table.players[table.active]?.hand ?? 0) > 1;
}

describe('an attack', () => {
  const atAttack = (): Promise<Sitting> => sitDown(valda, { seats: 3, at: isWorthIt });

  it('is pressed in the hand: the dock has no button for it, and says why it cannot confirm', async () => {
    const { decision } = await atAttack();
    expect(attackIn(decision)).toBeDefined();
    expect(dock().queryByRole('button', { name: /^Attack with/ })).toBeNull();
    expect(confirm().hasAttribute('disabled')).toBe(true);
    expect(confirm().getAttribute('aria-description')).toBe('Choose something first.');
    expect(dock().getByRole('button', { name: 'No attack' })).toBeTruthy();
  });

  it('shows strength, defence and what is at stake, and is sent by the one button', async () => {
    const { decision, answers } = await atAttack();
    const choice = attackIn(decision);
    const [card] = [...document.querySelectorAll('.table-hand .valda-card-offered')];
    if (!card || choice?.do !== 'attack') throw new Error('no card glows');
    fireEvent.click(card);
    const text = document.querySelector('.valda-draft')?.textContent ?? '';
    expect(text).toMatch(/^Attack with .+Strength \d/);
    expect(text).toMatch(/has \d+ cards? to defend with/);
    expect(text).toContain('If it hits:');
    expect(text).toMatch(/last attack|left after it/);
    expect(answers()).toEqual([]);
    await act(async () => {
      fireEvent.click(confirm());
    });
    expect(actionOf(answers()[0])).toBe('attack');
  });
});

/** What the only hit of a step took, if no weapon changed the table before it. */
function takenIn(
  events: readonly ValdaEvent[],
): { readonly card: ValdaCardId; readonly target: number; readonly taken: unknown } | undefined {
  const [hit, ...others] = events.filter((event) => event.event === 'attack-succeeded');
  if (hit?.event !== 'attack-succeeded' || others.length > 0 || events.some(({ event }) => event === 'weapon-used')) return undefined;
  const { card, target } = hit;
  for (const event of events) {
    if (event.event === 'followers-lost' && event.cause === card) return { card, target, taken: event.count };
    if (event.event === 'resources-stolen')
      return { card, target, taken: { gold: event.gold, diamond: event.diamond, blood: event.blood } };
  }
  return undefined;
}

describe('what is at stake', () => {
  it('is what a hit takes', () => {
    const kinds = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      eachStep(valda, { seats: 3 }, seed, ({ before, events }) => {
        const hit = takenIn(events);
        if (!hit) return;
        const stake = stakeOf(before.table, hit.card, hit.target);
        kinds.add(stake.kind);
        if ('count' in stake) expect(stake.count).toBe(hit.taken);
        else if ('taken' in stake) expect(stake.taken).toEqual(hit.taken);
        else expect([0, NOTHING]).toContainEqual(hit.taken);
      });
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['followers', 'stolen-followers', 'resources']));
  });
});

const NOTHING = { gold: 0, diamond: 0, blood: 0 };
