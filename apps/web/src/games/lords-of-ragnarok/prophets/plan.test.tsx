/** A prophet's plan: the card, the target and the reason, from the events of his turn; in real matches and every language. */
import { type LordsEvent, lordsOfRagnarok } from '@skald/engine/games/lords-of-ragnarok';
import { LANGUAGES, texts } from '@skald/engine/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadGameTexts } from '../../../i18n/game-texts.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { tableTranslator } from '../../../i18n/translators.ts';
import type { StageState } from '../../../table/model/stage.ts';
import { eachStep } from '../../../table/testing/random-match.ts';
import { LANDSCAPE, PORTRAIT } from '../map/mesh/shape.ts';
import { logOf } from '../panels/testing/log-of.ts';
import { scenesFor } from '../staging.ts';
import { tableOf } from '../table-of-lords.ts';
import { type ProphetPlan, planOf } from './plan.ts';
import { placeOfPlan } from './plan-place.ts';
import { PlanView } from './plan-view.tsx';

/** A plan of a real match, with the table of its scene. */
interface Seen {
  readonly plan: ProphetPlan;
  readonly table: object;
}

function stageAt(events: readonly LordsEvent[], table: object, last: readonly LordsEvent[]): StageState {
  return {
    snapshot: {
      game: 'lords-of-ragnarok',
      viewer: 0,
      players: [],
      table,
      hand: null,
      waiting: [],
      decisions: [],
      canUndo: false,
      over: false,
      standings: null,
    },
    playing: true,
    repeating: false,
    scene: { events: last, table, ms: 1, number: 1 },
    log: logOf(...events),
    behind: 0,
  };
}

const seen: Seen[] = [];
/** Scenes in which a prophet acts after his die has fallen, and how many of them have a plan. */
let acting = 0;
for (const [seed, start] of [
  { seats: 1, options: { prophets: 2 } },
  { seats: 2, options: { prophets: 1 } },
].entries()) {
  let told: readonly LordsEvent[] = [];
  let rolled = false;
  eachStep(lordsOfRagnarok, start, seed + 5, ({ before, after, events }) => {
    for (const scene of scenesFor(events, before.table, after.table)) {
      const now = events.filter((event) => scene.events.includes(event));
      told = [...told, ...now].slice(-120);
      for (const { event } of now) {
        if (event === 'turn-began') rolled = false;
        if (event === 'die-rolled') rolled = true;
      }
      const table = tableOf(scene);
      const plan = planOf(stageAt(told, table, now), table);
      if (rolled) acting++;
      if (plan) seen.push({ plan, table });
    }
  });
}

describe('the plan of a prophet', () => {
  it('is there from the fall of his die to the end of his turn', () => {
    expect(acting).toBeGreaterThan(200);
    expect(seen).toHaveLength(acting);
  });

  it('has a target on the map whenever the target is a region', () => {
    const inRegions = seen.filter(({ plan }) => typeof plan.target === 'number');
    expect(inRegions.length).toBeGreaterThan(50);
    for (const { plan, table } of inRegions) expect(placeOfPlan(plan, tableOf({ table }))).toBe(`region:${plan.target}`);
  });

  it('knows reasons of many kinds', () => {
    const reasons = new Set(seen.map(({ plan }) => ('settled' in plan.reason ? plan.reason.settled : plan.reason.because)));
    for (const reason of ['die', 'card', 'row', 'only', 'difficulty', 'owner']) expect(reasons).toContain(reason);
  });
});

describe('the target', () => {
  const who = 'prophet-ragnar';
  const [first] = seen;
  if (!first) throw new Error('no prophet has acted');
  const table = { ...tableOf(first), active: who } as const;
  const began: LordsEvent = { event: 'turn-began', who, round: 2 };
  const rolled: LordsEvent = { event: 'die-rolled', who, face: 1, card: 'pa-A1', tie: 'MIN' };
  const target: LordsEvent = {
    event: 'prophet-chose',
    who,
    about: 'target',
    rule: 'LR-28.4',
    among: [12, 15],
    by: { missing: [2, 4] },
    chosen: 12,
    settled: 'missing',
  };
  const army: LordsEvent = {
    ...target,
    about: 'conquering-army',
    among: [9, 13],
    by: { strength: [2, 5] },
    chosen: 13,
    settled: 'strength',
  };
  const moved: LordsEvent = { event: 'army-moved', who, from: 13, region: 12, strength: 3 };
  const further: LordsEvent = { ...moved, from: 9, region: 8 };
  const planAfter = (...events: readonly LordsEvent[]): ProphetPlan | null => planOf(stageAt(events, table, events.slice(-1)), table);

  it('stays while its army is chosen and marches, and so does the reason', () => {
    const expected = { target: 12, weighed: [15], reason: { settled: 'missing', best: 'least' } };
    for (const events of [[target], [target, army], [target, army, moved]]) {
      expect(planAfter(began, rolled, ...events)).toMatchObject(expected);
    }
  });

  it('without a choice is where he goes, because nothing else was possible', () => {
    expect(planAfter(began, rolled, target, moved, further)).toMatchObject({ target: 8, weighed: [], reason: { because: 'only' } });
  });

  it('is shown again as it was then', () => {
    const log = [began, rolled, target, moved, further];
    const shown = stageAt(log, table, [target]);
    expect(planOf({ ...shown, repeating: true }, table)?.target).toBe(12);
    expect(planOf(shown, table)?.target).toBe(8);
  });

  it('is not shown while somebody else acts, nor over a question', () => {
    const shown = stageAt([began, rolled, target], table, [target]);
    expect(planOf(shown, { ...table, active: 0 })).toBeNull();
    const question = {
      id: '1.0',
      seat: 0,
      prompt: { key: 'turn-fate', params: {} },
      space: { kind: 'one', options: [] },
      fallback: null,
      rules: [],
    } as const;
    expect(planOf({ ...shown, snapshot: { ...shown.snapshot, decisions: [question] } }, table)).toBeNull();
  });
});

describe.each(LANGUAGES)('in %s', async (language) => {
  const [page, words] = await Promise.all([loadTexts(language), loadGameTexts('lords-of-ragnarok', language)]);
  const i18n = tableTranslator(language, page, { words, catalogue: texts['lords-of-ragnarok']?.[language] }, ['Runa', 'Ivar']);

  it('has words for every plan', () => {
    const kinds = new Map(seen.map((one) => [JSON.stringify([one.plan.label, one.plan.reason]), one]));
    expect(kinds.size).toBeGreaterThan(20);
    for (const { plan, table } of kinds.values()) {
      for (const sheet of [LANDSCAPE, PORTRAIT]) {
        const told = renderToStaticMarkup(<PlanView plan={plan} sheet={sheet} table={tableOf({ table })} i18n={i18n} />);
        // A missing text shows as its key.
        expect(told).not.toMatch(/lords\.(?:plan|settled|die)/);
        expect(told).toContain(i18n.thing(plan.who));
      }
    }
  });
});
