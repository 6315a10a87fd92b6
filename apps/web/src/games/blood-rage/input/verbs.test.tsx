/** What a press means in Blood Rage: an upgrade takes a free slot, a province is marched from or pillaged, a figure joins a battle. */
import { isObject, type OpenDecision } from '@skald/engine';
import { bloodRage } from '@skald/engine/games/blood-rage';
import { texts } from '@skald/engine/text';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Sitting, sitDown } from '../../../practice/testing/sit-down.tsx';
import { choicesOf } from '../../../table/model/draft.ts';
import { isBloodRageDecision } from '../table-of-blood-rage.ts';

afterEach(cleanup);

const OPTIONS = { mystics: true };

interface Upgrade {
  readonly do: 'upgrade';
  readonly card: string;
  readonly slot: number;
  /** What lies in the slot; `empty` if nothing does. */
  readonly old: string;
}

/** The offered upgrades by card, in the order of the rules. */
function upgradesOf({ space, hints }: OpenDecision): ReadonlyMap<string, readonly Upgrade[]> {
  const upgrades = choicesOf(space).flatMap((choice, place) => {
    const hint = hints?.[place];
    return isUpgrade(choice) && isObject(hint) ? [{ ...choice, old: String(hint.old) }] : [];
  });
  return new Map(upgrades.map(({ card }) => [card, upgrades.filter((other) => other.card === card)]));
}

function isUpgrade(choice: unknown): choice is Omit<Upgrade, 'old'> {
  return isObject(choice) && choice.do === 'upgrade';
}

const isFree = ({ old }: Upgrade): boolean => old === 'empty';

/** A card that can take a free slot or discard something. */
function safeCard(decision: OpenDecision): string | undefined {
  return [...upgradesOf(decision)].find(([, upgrades]) => upgrades.some(isFree) && !upgrades.every(isFree))?.[0];
}

/** A card that discards something in any case, with a choice of what. */
function costlyCard(decision: OpenDecision): string | undefined {
  return [...upgradesOf(decision)].find(([, upgrades]) => upgrades.length > 1 && !upgrades.some(isFree))?.[0];
}

/** A province that can be marched from and pillaged. */
function twoVerbs({ space }: OpenDecision): string | undefined {
  const choices = choicesOf(space).filter(isObject);
  const held = choices.flatMap((choice) => (choice.do === 'march' ? [String(choice.from)] : []));
  return held.find((place) => choices.some((choice) => choice.do === 'pillage' && choice.province === place));
}

/** The first words of the choice. */
function nameIn({ hints, space }: OpenDecision, card: string): string {
  const hint = hints?.[choicesOf(space).findIndex((choice) => isUpgrade(choice) && choice.card === card)];
  return `Upgrade: ${texts['blood-rage']?.en.things[isObject(hint) ? String(hint.name) : ''] ?? ''}`;
}

const dock = () => within(screen.getByRole('region', { name: 'What is expected' }));
const confirm = () => dock().getByRole('button', { name: 'Confirm' });
const isArmed = () => !confirm().hasAttribute('disabled');

function press(selector: string): void {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  fireEvent.click(element);
}

async function send(): Promise<void> {
  await act(async () => {
    fireEvent.click(confirm());
  });
}

describe('an upgrade', () => {
  const isSafe = (one: OpenDecision): boolean => isBloodRageDecision(one, 'take-turn') && safeCard(one) !== undefined;
  const atSafe = (): Promise<Sitting> => sitDown(bloodRage, { seats: 4, options: OPTIONS, at: isSafe });

  it('takes the free slot when its card is pressed and confirmed', async () => {
    const { decision, answers } = await atSafe();
    const card = safeCard(decision) ?? '';
    press(`.table-hand [data-card="${card}"]`);
    expect(isArmed()).toBe(true);
    await send();
    const free = upgradesOf(decision).get(card)?.find(isFree);
    expect(answers()[0]).toEqual({ do: 'upgrade', card, slot: free?.slot });
  });

  it('offers replacing last, and names what is lost', async () => {
    const { decision } = await atSafe();
    const card = safeCard(decision) ?? '';
    press(`.table-hand [data-card="${card}"]`);
    const buttons = dock().getAllByRole('button', { name: /^Upgrade: / });
    expect(buttons.length).toBeGreaterThan(1);
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', ...buttons.slice(1).map(() => 'false')]);
    expect(buttons[0]?.textContent).not.toContain('in place of');
    for (const button of buttons.slice(1)) expect(button.textContent).toMatch(/in place of .+leaves the game for good\./);
  });

  it('comes before replacing in the panel too, by its number', async () => {
    const { decision, answers } = await atSafe();
    const card = safeCard(decision) ?? '';
    const form = screen.getByRole('form');
    const listed = within(form)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.querySelector('.choice-text')?.textContent ?? '');
    const upgrades = listed.filter((text) => text.startsWith('Upgrade: '));
    const firstLoss = upgrades.findIndex((text) => text.includes('in place of'));
    expect(upgrades.slice(firstLoss).every((text) => text.includes('in place of'))).toBe(true);
    // Of the same card, the first listed choice takes the free slot.
    const number = listed.findIndex((text) => text.startsWith(`${nameIn(decision, card)} (`)) + 1;
    expect(number).toBeGreaterThan(0);
    for (const digit of String(number)) fireEvent.keyDown(form, { key: digit });
    await act(async () => {
      fireEvent.submit(form);
    });
    expect(answers()[0]).toEqual({ do: 'upgrade', card, slot: upgradesOf(decision).get(card)?.find(isFree)?.slot });
  });

  it('throws nothing away until it is said what', async () => {
    const { decision, answers } = await sitDown(bloodRage, {
      seats: 2,
      options: OPTIONS,
      at: (one) => isBloodRageDecision(one, 'take-turn') && costlyCard(one) !== undefined,
    });
    const card = costlyCard(decision) ?? '';
    press(`.table-hand [data-card="${card}"]`);
    expect(isArmed()).toBe(false);
    const buttons = dock().getAllByRole('button', { name: /in place of/ });
    expect(buttons.length).toBe(upgradesOf(decision).get(card)?.length);
    const [, second] = buttons;
    if (second) fireEvent.click(second);
    expect(isArmed()).toBe(true);
    await send();
    expect(answers()[0]).toMatchObject({ do: 'upgrade', card });
  });
});

describe('a province', () => {
  it('that can be marched from and pillaged offers two verbs, and arms neither', async () => {
    const { decision, answers } = await sitDown(bloodRage, {
      seats: 3,
      at: (one) => isBloodRageDecision(one, 'take-turn') && twoVerbs(one) !== undefined,
    });
    const place = twoVerbs(decision) ?? '';
    press(`[data-spot="${place}"]`);
    expect(isArmed()).toBe(false);
    expect(dock().getByRole('button', { name: /^March from / })).toBeTruthy();
    fireEvent.click(dock().getByRole('button', { name: /^Pillage / }));
    expect(isArmed()).toBe(true);
    await send();
    expect(answers()[0]).toEqual({ do: 'pillage', province: place });
  });
});

describe('the call to battle', () => {
  const joins = (one: OpenDecision): boolean => isBloodRageDecision(one, 'join-battle');
  const isOwn = (one: OpenDecision): boolean => isBloodRageDecision(one, 'join-battle') && one.prompt.params.pillager === 0;

  it('is answered on the map or in the list, and confirmed', async () => {
    const { decision, answers } = await sitDown(bloodRage, { seats: 4, at: (one) => joins(one) && !isOwn(one) });
    expect(dock().getByRole('heading').textContent).toMatch(/^\w+ pillages .+ Do you join the battle\?$/);
    expect(isArmed()).toBe(false);
    fireEvent.click(dock().getAllByRole('button', { name: / joins$/ })[0] ?? confirm());
    expect(isArmed()).toBe(true);
    await send();
    expect(answers()[0]).toEqual(choicesOf(decision.space)[0]);
  });

  it('does not ask the pillager to join the own pillage, but for another figure', async () => {
    await sitDown(bloodRage, { seats: 3, at: (one) => joins(one) && isOwn(one) });
    for (const place of [dock().getByRole('heading'), screen.getByRole('form')]) {
      expect(place.textContent).toMatch(/You pillage .+\. Do you send another figure into it\?/);
      expect(place.textContent).not.toContain('Do you join the battle?');
    }
  });
});
