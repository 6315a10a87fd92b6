/** The tutor holds answers that a lesson does not ask for, and goes on after a reload where it was left. */
import { fastChance, fastRandom, type OpenDecision, required, sampleAnswer } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { describe, expect, it } from 'vitest';
import { lessons } from '../games/raids/lessons/index.ts';
import { keptSaga, takeUp } from '../practice/kept-match.ts';
import { MatchKeeper } from '../practice/match-keeper.ts';
import { type LocalSettings, PracticeHost } from '../practice/practice-host.ts';
import { practiceRequestFrom } from '../practice/practice-request.ts';
import { repeatable } from '../practice/repeatable.ts';
import { TableModel } from '../table/model/table-model.ts';
import { keptProgress } from './progress.ts';
import { Tutor } from './tutor.ts';

const raids = required(findGame('raids'), 'raids');
const HOME = 20;

/** A browser whose page can be loaded again. */
function browser() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const load = () => {
    const waiting: (() => void)[] = [];
    const wait = (_ms: number, wake: () => void) => {
      waiting.push(wake);
      return () => void waiting.splice(waiting.indexOf(wake), waiting.includes(wake) ? 1 : 0);
    };
    const tutor = new Tutor(lessons, keptProgress(storage, 'raids'));
    const settings: LocalSettings = {
      game: raids,
      players: ['Una', 'Ivar', 'Sigrid'].map((name, seat) => ({ name, kind: seat === 0 ? 'person' : 'bot' })),
      seat: 0,
      chance: fastChance(2),
      random: fastRandom(2),
      opponent: repeatable({ decide: (_game, _view, { space }, random) => sampleAnswer(space, random) }, 2),
      thinking: 0,
      wait,
      confirm: tutor.confirm,
      keeper: new MatchKeeper({
        storage,
        name: 'learn.raids',
        wait: (_ms, wake) => {
          wake();
          return () => undefined;
        },
      }),
    };
    const kept = takeUp(keptSaga(storage, 'learn.raids'), [raids]);
    const host = kept ? PracticeHost.resume(settings, kept.match, kept.past) : required(PracticeHost.begin(settings), 'a match');
    const model = new TableModel({ source: host, scenesFor: () => [], moves: () => false, wait });
    tutor.follow(model, kept !== undefined);
    const bots = (): void => {
      while (waiting.length > 0) waiting.shift()?.();
    };
    bots();
    return { tutor, host, model, bots };
  };
  return { load };
}

function readNotes(tutor: Tutor): void {
  for (let card = tutor.current(); card?.kind === 'lesson' && !card.lesson.isTask; card = tutor.current()) tutor.dismiss();
}

const open = (model: TableModel): OpenDecision => required(model.current().choosing?.decision, 'a question');

function routeTo(model: TableModel, fits: (to: number) => boolean): unknown {
  const { space } = open(model);
  const routes: readonly unknown[] = space.kind === 'one' ? space.options : [];
  return required(
    routes.find((one) => typeof one === 'object' && one !== null && 'to' in one && fits(Number(one.to))),
    'a route',
  );
}

describe('an answer that the lesson does not ask for', () => {
  it('waits, and is withdrawn when the person chooses again', async () => {
    const { tutor, host, model } = browser().load();
    const { id } = open(model);
    expect(tutor.current()).toMatchObject({ kind: 'lesson', lesson: { id: 'welcome' }, number: 1 });
    const outcome = host.answer(
      id,
      routeTo(model, (to) => to === HOME),
    );
    expect(tutor.current()).toMatchObject({ kind: 'mistake', lesson: { id: 'welcome', rule: 'RD-11.1' } });
    tutor.decide(false);
    expect(await outcome).toEqual({ withdrawn: true });
    expect(open(model).id).toBe(id);
    expect(tutor.current()).toMatchObject({ kind: 'lesson', lesson: { id: 'welcome' } });
  });

  it('counts when the person goes on, and the lesson is done', async () => {
    const { tutor, host, model } = browser().load();
    const { id } = open(model);
    await host.answer(
      id,
      routeTo(model, (to) => to === HOME),
    );
    tutor.decide(true);
    expect(model.current().choosing?.decision.id).not.toBe(id);
    expect(tutor.current()).not.toMatchObject({ kind: 'mistake' });
    expect(tutor.current()).not.toMatchObject({ lesson: { id: 'welcome' } });
  });

  it('gives way to one that the lesson asks for', async () => {
    const { tutor, host, model } = browser().load();
    const { id } = open(model);
    const [home, stop] = [routeTo(model, (to) => to === HOME), routeTo(model, (to) => to !== HOME)];
    await host.answer(id, home);
    expect(await host.answer(id, stop)).toEqual({ accepted: true });
    expect(tutor.current()).not.toMatchObject({ kind: 'mistake' });
  });

  it('is explained even if the card was put away', async () => {
    const { tutor, host, model } = browser().load();
    tutor.dismiss();
    expect(tutor.current()).toMatchObject({ kind: 'folded', lesson: { id: 'welcome' } });
    tutor.unfold();
    expect(tutor.current()).toMatchObject({ kind: 'lesson', lesson: { id: 'welcome' } });
    tutor.dismiss();
    await host.answer(
      open(model).id,
      routeTo(model, (to) => to === HOME),
    );
    expect(tutor.current()).toMatchObject({ kind: 'mistake' });
  });
});

describe('a reload', () => {
  it('goes on with the same question and the same lesson, and what comes is what would have come', async () => {
    const play = async (reloadAt?: number) => {
      const { load } = browser();
      let page = load();
      for (let turn = 0; turn < 6; turn++) {
        const { id, space } = open(page.model);
        await page.host.answer(id, sampleAnswer(space, fastRandom(turn)));
        if (page.tutor.current()?.kind === 'mistake') page.tutor.decide(true);
        if (turn === reloadAt) {
          page.host.close();
          const before = page.host.current.decisions;
          page = load();
          if (before.length > 0) expect(page.host.current.decisions).toEqual(before);
          expect(page.tutor.current()).toMatchObject({ kind: 'resumed' });
          page.tutor.dismiss();
        }
        page.bots();
        readNotes(page.tutor);
      }
      return { snapshot: page.host.current, card: page.tutor.current() };
    };
    const [straight, reloaded] = [await play(), await play(3)];
    expect(reloaded.snapshot).toEqual(straight.snapshot);
    expect(reloaded.card).toEqual(straight.card);
  });

  it('begins anew if the match was not kept', () => {
    const page = browser();
    page.load().tutor.dismiss();
    expect(page.load().tutor.current()).toMatchObject({ kind: 'lesson', number: 1 });
  });
});

describe('the request of a first game', () => {
  it('keeps the match apart from practice, and one alone apart from both', () => {
    expect(practiceRequestFrom('raids', '', true)).toMatchObject({ resume: true, keeps: true, keptAs: 'learn.raids', seed: 2 });
    const alone = practiceRequestFrom('lords-of-ragnarok', 'alone=1', true);
    expect(alone).toMatchObject({ opponents: 0, keptAs: 'learn.lords-of-ragnarok.alone' });
    expect(practiceRequestFrom('blood-rage', '', true).options).toEqual({ firstPlayer: 0, draftInFirstAge: false });
    expect(practiceRequestFrom('raids', '', false).keptAs).toBeUndefined();
  });
});
