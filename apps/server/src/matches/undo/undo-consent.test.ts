import { digest, fastRandom, type Seat } from '@skald/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../ids.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';
import { until } from '../testing/until.ts';
import type { TestWatcher } from '../testing/watcher.ts';
import { World, type WorldMatch } from '../testing/world.ts';

describe.each(DATABASE_KINDS)('taking back on %s', (kind) => {
  let world: World;

  beforeAll(async () => {
    world = await World.onNewDatabase(kind);
  });
  afterAll(() => world.remove());

  function by(match: WorldMatch, seat: Seat): { match: string; account: string; commandId: string } {
    return { match: match.id, account: match.accounts[seat] ?? '', commandId: newId() };
  }

  async function expectSame(match: WorldMatch, watchers: readonly TestWatcher[]): Promise<void> {
    for (const watcher of watchers) expect(watcher.picture).toEqual((await world.watch(match, watcher.viewer)).picture);
  }

  it('is free until somebody learned something, and restores what everybody sees', async () => {
    const match = await world.match({ game: 'raids', seats: 2 });
    const watchers = await world.everybody(match);
    const random = fastRandom(21);
    let undone = 0;
    for (let i = 0; i < 60 && undone < 3; i++) {
      const before = watchers.map(({ picture }) => picture?.table);
      const asked = watchers.find(({ decisions }) => decisions.length > 0);
      if (!asked || asked.viewer === 'spectator') break;
      const old = asked.decisions[0]?.id ?? '';
      await world.answer(match, asked, random);
      if (!asked.picture?.canUndo) {
        expect(await world.host.undo(by(match, asked.viewer))).toMatchObject({ refusal: 'nothing-to-undo' });
        continue;
      }
      const command = by(match, asked.viewer);
      expect(await world.host.undo(command)).toMatchObject({ accepted: true });
      expect(await world.host.undo(command)).toMatchObject({ accepted: true });
      expect(watchers.map(({ picture }) => picture?.table)).toEqual(before);
      expect(world.audience.publicSteps.at(-1)?.step.change.cause).toEqual({ kind: 'undo', seat: asked.viewer });
      const now = asked.decisions[0];
      expect(now?.id).not.toBe(old);
      const late = { ...by(match, asked.viewer), decision: old, answer: now?.fallback };
      expect(await world.host.answer(late)).toMatchObject({ refusal: 'stale-decision' });
      await expectSame(match, watchers);
      undone++;
      await world.answer(match, asked, random);
    }
    expect(undone).toBe(3);
    await world.host.stop();
    await world.restart();
    const ids = watchers.flatMap(({ decisions }) => decisions.map(({ id }) => id));
    const again = await world.everybody(match);
    expect(again.flatMap(({ decisions }) => decisions.map(({ id }) => id))).toEqual(ids);
  });

  /** Plays until a seat has answered and may not take it back alone; that seat, and the table before its answer. */
  async function behindBarrier(match: WorldMatch, watchers: readonly TestWatcher[], seed: number): Promise<{ seat: Seat; table: unknown }> {
    const random = fastRandom(seed);
    for (;;) {
      const asked = watchers.find(({ decisions }) => decisions.length > 0);
      if (!asked || asked.viewer === 'spectator') throw new Error('the match is over');
      const table = asked.picture?.table;
      await world.answer(match, asked, random);
      if (!asked.picture?.canUndo && (asked.picture?.waiting.length ?? 0) > 0) return { seat: asked.viewer, table };
    }
  }

  it('goes behind a barrier when all other persons agree, and the log says who did', async () => {
    const match = await world.match({ seats: 3 });
    const watchers = await world.everybody(match);
    const { seat, table } = await behindBarrier(match, watchers, 4);
    const [second = 0, third = 0] = [0, 1, 2].filter((one) => one !== seat);
    expect(await world.host.undoRequest(by(match, seat))).toBeUndefined();
    const request = world.audience.requests.at(-1)?.request;
    expect(request).toMatchObject({ seat, agreed: [], missing: [second, third] });
    const id = request?.request ?? '';
    expect(await world.host.undoRequest(by(match, second))).toMatchObject({ problem: 'wrong-status' });
    expect(await world.host.undoConsent({ ...by(match, seat), request: id, agree: true })).toMatchObject({ problem: 'no-request' });
    expect(await world.host.undoConsent({ ...by(match, second), request: 'other', agree: true })).toMatchObject({ problem: 'no-request' });
    expect(await world.host.undoConsent({ ...by(match, second), request: id, agree: true })).toBeUndefined();
    expect(await world.host.undoConsent({ ...by(match, third), request: id, agree: true })).toBeUndefined();
    expect(watchers.map((watcher) => watcher.picture?.table)).toEqual([table, table, table]);
    await expectSame(match, watchers);
    const rows = await world.store.readLog(match.id);
    expect(rows.at(-1)).toMatchObject({ seat, undo: true, answer: { consent: [second, third] } });
    expect(world.audience.requests.at(-1)?.request).toBeNull();
    expect(world.audience.publicSteps.at(-1)?.step.change.cause).toEqual({ kind: 'rewind', seat });
    const pictures = watchers.map(({ picture }) => digest(picture));
    await world.host.stop();
    await world.restart();
    const again = await world.everybody(match);
    expect(again.map(({ picture }) => digest(picture))).toEqual(pictures);
    await world.play(match, again, fastRandom(9), 12);
    await world.store.prisma.snapshot.deleteMany({ where: { matchId: match.id } });
    await world.restart();
    expect((await world.everybody(match)).map(({ picture }) => digest(picture))).toEqual(again.map(({ picture }) => digest(picture)));
    expect(world.damages).toEqual([]);
  });

  it('does not go behind a barrier when somebody declines, when time is out, or when the asker plays on', async () => {
    const match = await world.match({ seats: 2 });
    const watchers = await world.everybody(match);
    const { seat } = await behindBarrier(match, watchers, 6);
    const other = 1 - seat;
    const rows = (await world.store.readLog(match.id)).length;
    const ask = async (): Promise<string> => {
      expect(await world.host.undoRequest(by(match, seat))).toBeUndefined();
      return world.audience.requests.at(-1)?.request?.request ?? '';
    };
    const settled = (): boolean => world.audience.requests.at(-1)?.request === null;
    const first = await ask();
    expect(await world.host.undoConsent({ ...by(match, other), request: first, agree: false })).toBeUndefined();
    expect(settled()).toBe(true);
    expect(await world.host.undoConsent({ ...by(match, other), request: first, agree: true })).toMatchObject({ problem: 'no-request' });
    world.clock.advance(60_000);
    await ask();
    world.clock.advance(60_000);
    await until(settled, 'the end of the request');
    expect(await world.store.readLog(match.id)).toHaveLength(rows);
    await ask();
    for (let i = 0; i < 40 && !settled(); i++) await world.play(match, watchers, fastRandom(i), 1);
    expect(settled()).toBe(true);
  });

  /** Seat 0 has answered by chance; or without, and the bot in seat 1 is asked. It may take some matches until that comes. */
  async function besideBot(isShown: boolean): Promise<{ match: WorldMatch; watchers: readonly TestWatcher[]; table: unknown }> {
    for (let seed = 1; seed <= 20; seed++) {
      const match = await world.match({ game: 'raids', seats: 2, bots: [1] });
      world.botCaller.comes = { account: match.accounts[1] ?? '', bot: 'novice', owner: null };
      const watchers = await world.everybody(match);
      const [person] = watchers;
      const random = fastRandom(seed);
      let table: unknown;
      const isThere = async (): Promise<boolean> => {
        const last = (await world.store.readLog(match.id)).at(-1);
        if (last?.seat !== 0 || person?.picture?.canUndo) return false;
        return isShown ? last.facts.length > 0 : last.facts.length === 0 && person?.decisions.length === 0;
      };
      for (let i = 0; i < 40 && !(await isThere()); i++) {
        table = person?.picture?.table;
        await world.play(match, watchers, random, 1);
      }
      if (await isThere()) return { match, watchers, table };
    }
    throw new Error('no such answer came in twenty matches');
  }

  it('needs nobody’s consent where only bots sit opposite and nobody has learned anything', async () => {
    const { match, watchers, table } = await besideBot(false);
    expect(await world.host.undoRequest(by(match, 0))).toBeUndefined();
    expect((await world.store.readLog(match.id)).at(-1)).toMatchObject({ undo: true, seat: 0, answer: { consent: [] } });
    expect(watchers[0]?.decisions.length).toBeGreaterThan(0);
    expect(watchers[0]?.picture?.table).toEqual(table);
    await expectSame(match, watchers);
  });

  it('does not go back beside a bot after chance decided, or after the bot has answered', async () => {
    const shown = await besideBot(true);
    const rows = await world.store.readLog(shown.match.id);
    expect(await world.host.undoRequest(by(shown.match, 0))).toMatchObject({ problem: 'bots-decline' });
    expect(await world.store.readLog(shown.match.id)).toEqual(rows);

    const { match, watchers } = await besideBot(false);
    const bot = watchers[1];
    if (!bot) throw new Error('no bot');
    await world.answer(match, bot, fastRandom(2));
    expect(await world.host.undoRequest(by(match, 0))).toMatchObject({ problem: 'bots-decline' });
  });

  it('tells persons whether anybody has learned something, and does not go back where a bot has come to the table since', async () => {
    const match = await world.match({ seats: 3 });
    const watchers = await world.everybody(match);
    const { seat } = await behindBarrier(match, watchers, 4);
    const others = [0, 1, 2].filter((one) => one !== seat);
    expect(await world.host.undoRequest(by(match, seat))).toBeUndefined();
    const request = world.audience.requests.at(-1)?.request;
    const asked = watchers.find(({ decisions }) => decisions.length > 0);
    const shown = (await world.store.readLog(match.id)).at(-1)?.facts ?? [];
    expect(request?.learned).toBe(shown.length > 0);
    if (!asked || asked.viewer === seat || asked.viewer === 'spectator') throw new Error('nobody else is asked');
    await world.answer(match, asked, fastRandom(5));
    expect(world.audience.requests.at(-1)?.request).toMatchObject({ request: request?.request, learned: true });

    const away = others.find((one) => one !== asked.viewer) ?? 0;
    const id = request?.request ?? '';
    expect(await world.host.undoConsent({ ...by(match, away), request: id, agree: true })).toBeUndefined();
    world.botCaller.comes = { account: newId(), bot: 'novice', owner: null };
    expect(await world.host.handOver(by(match, away))).toBeUndefined();
    const before = await world.store.readLog(match.id);
    expect(await world.host.undoConsent({ ...by(match, asked.viewer), request: id, agree: true })).toMatchObject({
      problem: 'bots-decline',
    });
    expect(world.audience.requests.at(-1)?.request).toBeNull();
    expect(await world.store.readLog(match.id)).toEqual(before);
  });

  it('VA-16.15 stands through answers under a quiet barrier, even of the asker, and goes back to where it asked to', async () => {
    const { match, watchers, random, table, actor } = await quietBarrier(world);
    expect(await world.host.undoRequest(by(match, actor))).toBeUndefined();
    const told = world.audience.requests.length;
    const request = world.audience.requests.at(-1)?.request;
    const asker = watchers[actor];
    if (!asker || !request) throw new Error('nothing was asked');
    await world.answer(match, asker, random);
    expect(world.audience.requests).toHaveLength(told);
    for (const seat of request.missing) {
      expect(await world.host.undoConsent({ ...by(match, seat), request: request.request, agree: true })).toBeUndefined();
    }
    expect(watchers.map(({ picture }) => picture?.table)).toEqual([table, table, table]);
    expect(asker.picture?.sealed).toEqual([]);
    await expectSame(match, watchers);
  });
});

/** A match of Holmgang in which the seat that acted last is polled quietly. Chance may not bring one in the first match. */
async function quietBarrier(world: World) {
  for (let seed = 1; seed <= 30; seed++) {
    const match = await world.match({ game: 'holmgang', seats: 3 });
    const watchers = await world.everybody(match);
    const random = fastRandom(seed);
    const quiet = (): boolean => {
      const waiting = watchers[0]?.picture?.waiting ?? [];
      return waiting.length > 1 && waiting.every(({ answered }) => answered === undefined);
    };
    let table: unknown;
    let actor: Seat = 0;
    for (;;) {
      const asked = watchers.find(({ decisions }) => decisions.length > 0);
      if (!asked || asked.viewer === 'spectator') break;
      if (quiet() && asked.viewer === actor) return { match, watchers, random, table, actor };
      if (quiet()) {
        await world.play(match, watchers, random, 1);
        continue;
      }
      table = asked.picture?.table;
      actor = asked.viewer;
      await world.answer(match, asked, random);
    }
  }
  throw new Error('no quiet barrier came in thirty matches');
}
