/** A match at a server that was begun by an older edition of Raids elsewhere, and imported with it by an operator. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RuleChange } from '@skald/editions/testing';
import { fastRandom } from '@skald/engine';
import { findGame } from '@skald/engine/games';
import { newestOnly } from '../editions/editions.ts';
import { importEdition } from '../editions/importing.ts';
import { isEditionRefusal } from '../editions/refusal.ts';
import { GENEROUS, olderEdition, STRANGE } from '../editions/testing/older-editions.ts';
import { exportMatch, importMatch } from '../matches/log/transfer.ts';
import { World } from '../matches/testing/world.ts';
import { isProblem } from '../problem.ts';
import { ManualClock } from './clocks/manual-clock.ts';
import type { LiveServer } from './live-server.ts';
import { QUICKEST_KIND, testStore } from './stores.ts';

export interface OlderMatch {
  readonly id: string;
  readonly edition: string;
}

/** What the newest bots make of the rules: `alike` shows and asks what they know, `strange` does not. */
const CHANGES: Readonly<Record<'alike' | 'strange', readonly RuleChange[]>> = { alike: GENEROUS, strange: STRANGE };

/** The person sits in seat 0, the bot in seat 1, invited as `strategy`. */
export async function olderMatch(
  { services }: LiveServer,
  rulesAre: keyof typeof CHANGES,
  { person, bot, strategy }: { readonly person: string; readonly bot: string; readonly strategy: string },
): Promise<OlderMatch> {
  const { store, clock } = services;
  const { hash, text, rules } = await olderEdition(CHANGES[rulesAre]);
  const folder = await mkdtemp(join(tmpdir(), 'skald-older-'));
  const path = join(folder, `${hash}.mjs`);
  await writeFile(path, text);
  const newest = (slug: string): string | undefined => findGame(slug)?.edition;
  const installed = await importEdition({ store, clock, user: 'keeper', newest, packed: async () => undefined }, path);
  await rm(folder, { recursive: true, force: true });
  if (isEditionRefusal(installed)) throw new Error(installed.reason);

  const { store: elsewhere, remove } = await testStore(QUICKEST_KIND);
  const finder = newestOnly(() => rules);
  const there = await World.open(elsewhere, new ManualClock(), {}, undefined, finder);
  const match = await there.match();
  await there.play(match, await there.everybody(match), fastRandom(1), 2);
  await there.host.stop();
  const lines = await exportMatch(elsewhere, finder, match.id);
  await remove();
  const id = isProblem(lines) ? lines : await importMatch(store, finder, lines);
  if (typeof id !== 'string') throw new Error(id.reason);
  const seatOf = (seat: number) => ({ matchId_seat: { matchId: id, seat } });
  await store.prisma.matchSeat.update({ where: seatOf(0), data: { accountId: person } });
  await store.prisma.matchSeat.update({ where: seatOf(1), data: { accountId: bot, occupant: 'bot', botName: strategy } });
  return { id, edition: hash };
}
