import { fastRandom, type Random, replay, sampleAnswer } from '@skald/engine';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../ids.ts';
import { isProblem } from '../../problem.ts';
import { DATABASE_KINDS } from '../../testing/stores.ts';
import { logRowOf } from '../log/stored-row.ts';
import type { AnswerCommand } from '../play/commands.ts';
import { accountOf, anyRules, World, type WorldMatch } from '../testing/world.ts';
import { isRecord, loadRecord } from './match-record.ts';

describe.each(DATABASE_KINDS)('many at once on %s', (kind) => {
  let world: World;

  beforeAll(async () => {
    world = await World.onNewDatabase(kind);
  });
  afterAll(() => world.remove());

  async function expectFaultless(match: WorldMatch): Promise<void> {
    const record = await loadRecord(world.store, anyRules, match.id);
    if (!isRecord(record)) throw new Error(String(record));
    const rows = await world.store.readLog(match.id);
    expect(replay(record.game, record.start, rows.map(logRowOf))).not.toHaveProperty('fault');
    expect(new Set(rows.map(({ commandId }) => commandId)).size).toBe(rows.length);
  }

  it('plays 50 matches of Raids to the end at the same time; every log is proven, every watcher has the host’s own view', async () => {
    const matches = await Promise.all(Array.from({ length: 50 }, (_, i) => world.match({ seats: 2 + (i % 3) })));
    const played = await Promise.all(
      matches.map(async (match, i) => {
        const watchers = [...(await world.everybody(match)), await world.watch(match, 'spectator')];
        await world.play(match, watchers, fastRandom(i));
        return { match, watchers };
      }),
    );
    for (const { match, watchers } of played) {
      await expectFaultless(match);
      for (const watcher of watchers) {
        expect(watcher.gaps).toBe(0);
        expect(watcher.picture?.over).toBe(true);
        const shown = await world.host.view({ match: match.id, account: accountOf(match.accounts, watcher.viewer) });
        expect(shown).toMatchObject({ table: watcher.picture?.table, waiting: [], decisions: [] });
      }
    }
    const finished = await world.store.prisma.match.count({ where: { id: { in: matches.map(({ id }) => id) }, status: 'finished' } });
    expect(finished).toBe(50);
    expect(world.failures).toEqual([]);
  });

  it('has each command once in the log, whatever comes twice, late or at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 1e6 }), async (seed) => {
        const match = await world.match({ game: 'holmgang', seats: 3 });
        const sent = await harass(match, fastRandom(seed));
        const rows = await world.store.readLog(match.id);
        for (const { command, accepted } of sent) {
          const found = rows.filter(({ commandId }) => commandId.endsWith(`:${command.commandId}`));
          expect(found).toHaveLength(accepted ? 1 : 0);
        }
        await expectFaultless(match);
      }),
      { numRuns: 8 },
    );
  });

  /** Sends new, repeated and old commands in heaps, with a restart now and then; and which of them were ever accepted. */
  async function harass(match: WorldMatch, random: Random): Promise<{ command: AnswerCommand; accepted: boolean }[]> {
    const sent: { command: AnswerCommand; accepted: boolean }[] = [];
    for (let round = 0; round < 12; round++) {
      if (random.below(5) === 0) await world.restart();
      const watchers = await world.everybody(match);
      const fresh = watchers.flatMap(({ viewer, decisions }) =>
        decisions.map(({ id, space }) => ({
          command: {
            match: match.id,
            account: accountOf(match.accounts, viewer) ?? '',
            commandId: newId(),
            decision: id,
            answer: sampleAnswer(space, random),
          },
          accepted: false,
        })),
      );
      sent.push(...fresh);
      const old = Array.from({ length: 4 }, () => sent[random.below(sent.length)]).filter((one) => one !== undefined);
      await Promise.all(
        [...fresh, ...old, ...fresh].map(async (one) => {
          if (!isProblem(await world.host.answer(one.command))) one.accepted = true;
        }),
      );
    }
    return sent;
  }
});
