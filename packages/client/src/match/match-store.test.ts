import { answer, fastChance, fastRandom, imagine, isRefusal, itemAt, sampleAnswer } from '@skald/engine';
import { holmgang } from '@skald/engine/testkit';
import { describe, expect, it } from 'vitest';
import { MATCH } from '../testing/fake-match.ts';
import { ClientWorld, type RandomPlayer } from '../testing/world.ts';
import { AppliedStepQueue } from './applied-step-queue.ts';
import { type AppliedStep, engineView, timeLeft } from './match-state.ts';
import { MatchStore } from './match-store.ts';
import type { KeptView } from './watcher.ts';

const LOST = { arrivals: [] };
const SOON = { arrivals: [1] };

/** A match of two, whose first question is a sealed draft. */
async function table(): Promise<{ world: ClientWorld; wolf: RandomPlayer; raven: RandomPlayer }> {
  const world = new ClientWorld(2);
  const [wolf, raven] = [world.player(0), world.player(1)];
  await world.clock.pass(50);
  world.server.received = [];
  return { world, wolf, raven };
}

/** The player answers its first open decision with a sample answer. */
function answers(player: RandomPlayer): void {
  const decision = player.play?.decisions[0];
  if (!decision) throw new Error('nothing is asked');
  player.request('answer', player.store.answer(decision.id, decision.fallback));
}

/** Recognises a view that a page has stored. */
function isKept(kept: unknown): kept is KeptView {
  return typeof kept === 'object' && kept !== null && 'view' in kept && 'lexicon' in kept;
}

function watches(world: ClientWorld): unknown[] {
  return world.server.received.filter(({ name }) => name === 'match.watch').map(({ body }) => body);
}

function sees(player: RandomPlayer, world: ClientWorld): void {
  const { table, hand, waiting, decisions, sealed } = world.server.match.view(player.viewer);
  expect(player.play).toMatchObject(JSON.parse(JSON.stringify({ table, hand, waiting, decisions, sealed })));
}

describe('a match store', () => {
  it('loads the view and the lexicon, once', async () => {
    const world = new ClientWorld();
    const player = world.player(0);
    expect(player.store.state.get().freshness).toBe('loading');
    await world.clock.pass(50);
    expect(player.store.state.get()).toMatchObject({ freshness: 'live', failure: null, pending: [] });
    expect(player.play).toMatchObject({ match: MATCH, game: 'holmgang', viewer: 0, seats: 2 });
    world.server.restart();
    await world.clock.pass(2000);
    expect(watches(world)).toMatchObject([{ lexicons: [] }, { lexicons: ['holmgang-test'], cursor: { epoch: 'epoch-1', p: 0, q: 0 } }]);
    expect(player.play?.cursor.epoch).toBe('epoch-2');
  });

  it('keeps asking while a match that is just starting is refused, and gives up on one that stays so', async () => {
    const world = new ClientWorld();
    world.server.putOffs = ['wrong-status', 'retry', 'wrong-status'];
    const player = world.player(0);
    await world.clock.pass(50);
    expect(player.store.state.get().freshness).toBe('loading');
    await world.clock.pass(3000);
    expect(player.store.state.get()).toMatchObject({ freshness: 'live', failure: null });
    sees(player, world);
    world.server.putOffs = Array.from({ length: 100 }, () => 'wrong-status' as const);
    const other = world.player(1);
    await world.clock.pass(20_000);
    expect(other.store.state.get()).toMatchObject({ freshness: 'closed', failure: { code: 'wrong-status' } });
    expect(watches(world).length).toBeLessThan(15);
  });

  it('shows what happened in the order in which it was told, private events in their place', async () => {
    const { world, wolf, raven } = await table();
    const seen: (AppliedStep | null)[] = [];
    wolf.store.onStep((shown) => seen.push(shown));
    answers(wolf);
    await world.clock.pass(50);
    expect(seen).toMatchObject([{ events: [] }]);
    expect(wolf.play).toMatchObject({ decisions: [], canUndo: true, sealed: [{ id: '1.0' }] });
    answers(raven);
    await world.clock.pass(50);
    expect(itemAt(seen, 1)?.events.map(({ event }) => event)).toEqual(['cards-received', 'packs-passed']);
    expect(itemAt(seen, 1)?.before.cursor.p).toBe(1);
    expect(itemAt(seen, 1)?.after).toBe(wolf.play);
    sees(wolf, world);
    expect(watches(world)).toEqual([]);
  });

  it('shows whoever comes back with what was seen last what has happened since, in another connection too', async () => {
    const { world, wolf, raven } = await table();
    const kept: unknown = JSON.parse(JSON.stringify(wolf.store.keep()));
    wolf.connection.close();
    answers(raven);
    await world.clock.pass(50);
    expect(isKept(kept)).toBe(true);
    if (!isKept(kept)) return;
    const connection = world.connect(0);
    const back = new MatchStore(connection, { match: MATCH }, kept);
    const seen: (AppliedStep | null)[] = [];
    back.onStep((shown) => seen.push(shown));
    expect(back.state.get()).toMatchObject({ freshness: 'loading', play: { viewer: 0, table: kept.view.table } });
    await world.clock.pass(50);
    expect(back.state.get().freshness).toBe('live');
    const [decision] = back.state.get().play?.decisions ?? [];
    void back.answer(decision?.id ?? '', decision?.fallback);
    await world.clock.pass(50);
    expect(seen).not.toContain(null);
    expect(seen.flatMap((shown) => shown?.events ?? []).map(({ event }) => event)).toContain('packs-passed');
    const { table: now, hand } = world.server.match.view(0);
    expect(back.state.get().play).toMatchObject(JSON.parse(JSON.stringify({ table: now, hand })));
  });

  it('begins anew where what was kept means nothing any more', async () => {
    const { world, wolf } = await table();
    const kept = wolf.store.keep();
    wolf.connection.close();
    world.server.restart();
    const back = new MatchStore(world.connect(0), { match: MATCH }, kept);
    const seen: (AppliedStep | null)[] = [];
    back.onStep((shown) => seen.push(shown));
    await world.clock.pass(50);
    expect(seen).toEqual([null]);
    expect(back.state.get().play?.cursor.epoch).toBe('epoch-2');
  });

  it('changes table and hand together, however late the public step comes', async () => {
    const { world, wolf, raven } = await table();
    answers(raven);
    await world.clock.pass(50);
    const hands: unknown[] = [];
    wolf.store.state.subscribe(() => hands.push([wolf.play?.cursor.p, wolf.play?.cursor.q]));
    // The answer, then the private steps of both, then the public step to both, which reaches the wolf late.
    world.network.doom([SOON, SOON, SOON, { arrivals: [120] }, SOON, SOON]);
    answers(wolf);
    await world.clock.pass(400);
    expect(wolf.play?.cursor.p).toBe(2);
    expect(new Set(hands.map((hand) => JSON.stringify(hand)))).toEqual(new Set(['[1,0]', '[2,1]']));
    sees(wolf, world);
  });

  it('shows an answer with its acknowledgement, where the server sends together what belongs together', async () => {
    const { world, wolf, raven } = await table();
    world.server.sendsTogether = true;
    const shown: (AppliedStep | null)[] = [];
    wolf.store.onStep((one) => shown.push(one));
    answers(wolf);
    await world.clock.pass(50);
    expect(wolf.commands).toMatchObject([{ outcome: { accepted: true } }]);
    expect(wolf.store.state.get().pending).toEqual([]);
    expect(wolf.play?.cursor).toMatchObject({ p: 1, q: 1 });
    answers(raven);
    await world.clock.pass(50);
    expect(itemAt(shown, 1)?.events.map(({ event }) => event)).toEqual(['cards-received', 'packs-passed']);
    expect(shown).toHaveLength(2);
    for (const player of [wolf, raven]) sees(player, world);
    expect(watches(world)).toEqual([]);
  });

  it('comes by the step that was lost together with its acknowledgement', async () => {
    const { world, wolf, raven } = await table();
    world.server.sendsTogether = true;
    // The answer arrives, the raven gets the step, and the acknowledgement with the step is lost.
    world.network.doom([SOON, SOON, LOST]);
    answers(wolf);
    await world.clock.pass(20_000);
    expect(wolf.commands).toMatchObject([{ outcome: { accepted: true } }]);
    expect(wolf.store.state.get().pending).toEqual([]);
    expect(world.server.match.carriedOut).toHaveLength(1);
    for (const player of [wolf, raven]) sees(player, world);
  });

  it('passes over what comes twice, without a word', async () => {
    const { world, wolf, raven } = await table();
    world.network.doom(Array.from({ length: 40 }, () => ({ arrivals: [1, 3, 90] })));
    answers(wolf);
    await world.clock.pass(300);
    answers(raven);
    await world.clock.pass(1000);
    sees(wolf, world);
    expect(watches(world)).toEqual([]);
    expect(world.server.match.carriedOut).toHaveLength(2);
  });

  it('asks for what is missing, once, with its cursor', async () => {
    const { world, wolf, raven } = await table();
    // The answer arrives, the raven's public step is lost.
    world.network.doom([SOON, SOON, SOON, LOST]);
    answers(wolf);
    await world.clock.pass(100);
    expect(raven.play?.cursor.p).toBe(0);
    answers(raven);
    await world.clock.pass(400);
    expect(watches(world)).toMatchObject([{ cursor: { epoch: 'epoch-1', p: 0, q: 0 } }]);
    sees(raven, world);
    expect(raven.store.state.get().freshness).toBe('live');
  });

  it('asks when it is waited for and does not know for what', async () => {
    const { world, wolf, raven } = await table();
    answers(wolf);
    await world.clock.pass(50);
    // The answer arrives; the private step that asks the wolf again is lost.
    world.network.doom([SOON, LOST]);
    answers(raven);
    await world.clock.pass(1000);
    expect(wolf.play?.decisions).toHaveLength(1);
    sees(wolf, world);
  });

  it('starts again from a whole view where a step makes no sense', async () => {
    const { world, wolf } = await table();
    const cuts: (AppliedStep | null)[] = [];
    wolf.store.onStep((shown) => cuts.push(shown));
    world.server.send('match.public', { match: MATCH, epoch: 'epoch-1', p: 1, table: [[['no', 'such', 'place'], 1]] });
    await world.clock.pass(1000);
    expect(watches(world).at(-1)).not.toHaveProperty('cursor');
    expect(cuts).toEqual([null]);
    sees(wolf, world);
  });

  it('keeps an answer pending until it has been seen to happen', async () => {
    const { world, wolf } = await table();
    // The acknowledgement comes at once, the public step later.
    world.network.doom([SOON, SOON, { arrivals: [150] }, SOON, SOON]);
    answers(wolf);
    expect(wolf.store.state.get().pending).toMatchObject([{ kind: 'answer', decision: '1.0' }]);
    await world.clock.pass(50);
    expect(wolf.commands).toMatchObject([{ outcome: { accepted: true } }]);
    expect(wolf.store.state.get().pending).toHaveLength(1);
    await world.clock.pass(200);
    expect(wolf.store.state.get().pending).toEqual([]);
  });

  it('learns that an answer was taken although its acknowledgement was lost with the server', async () => {
    const { world, wolf } = await table();
    world.network.doom([SOON, LOST, LOST, LOST, LOST]);
    answers(wolf);
    await world.clock.pass(20);
    world.server.restart();
    await world.clock.pass(3000);
    expect(wolf.commands).toMatchObject([{ outcomes: 1, outcome: { accepted: true } }]);
    expect(world.server.match.carriedOut).toEqual([wolf.commands[0]?.commandId]);
    expect(wolf.store.state.get().pending).toEqual([]);
  });

  it('asks soon for the step of an acknowledged answer, where it does not come', async () => {
    const { world, wolf } = await table();
    // The answer, the private step, the public steps, the acknowledgement: the wolf gets only the last.
    world.network.doom([SOON, LOST, LOST, SOON, SOON]);
    answers(wolf);
    await world.clock.pass(400);
    expect(watches(world)).toMatchObject([{ cursor: { epoch: 'epoch-1', p: 0, q: 0 } }]);
    expect(wolf.store.state.get().pending).toEqual([]);
    sees(wolf, world);
  });

  it('no longer waits for the step of an acknowledged answer when the server was restarted meanwhile', async () => {
    const { world, wolf } = await table();
    // The answer, the private step, the public steps (the wolf's is lost), the acknowledgement.
    world.network.doom([SOON, SOON, LOST, SOON, SOON]);
    answers(wolf);
    await world.clock.pass(20);
    expect(wolf.store.state.get().pending).toMatchObject([{ reached: { epoch: 'epoch-1', p: 1 } }]);
    world.server.restart();
    await world.clock.pass(3000);
    expect(wolf.store.state.get()).toMatchObject({ freshness: 'live', pending: [], play: { cursor: { epoch: 'epoch-2' } } });
  });

  it('is told why an answer was refused, and that one came too late', async () => {
    const { world, wolf } = await table();
    expect(await settle(world, wolf.store.answer('1.0', 'no such card'))).toMatchObject({
      accepted: false,
      failure: { code: 'refused', refusal: 'not-offered' },
    });
    expect(await settle(world, wolf.store.answer('0.0', 'anything'))).toMatchObject({ failure: { refusal: 'stale-decision' } });
  });

  it('sends one command after the other: an undo does not overtake the answer that it is to undo', async () => {
    const { world, wolf } = await table();
    world.network.doom([{ arrivals: [300] }]);
    answers(wolf);
    wolf.request('undo', wolf.store.undo());
    await world.clock.pass(1000);
    expect(wolf.commands).toMatchObject([{ outcome: { accepted: true } }, { outcome: { accepted: true } }]);
    expect(world.server.match.logged.rows).toMatchObject([{ decision: '1.0' }, { undo: true }]);
    expect(wolf.play?.decisions).toMatchObject([{ id: '1.0' }]);
    expect(wolf.play).toMatchObject({ sealed: [], canUndo: false });
    sees(wolf, world);
  });

  it('keeps the chat in order and without gaps, and what is hidden hidden', async () => {
    const { world, wolf, raven } = await table();
    // The first line reaches the server, but not the raven.
    world.network.doom([SOON, SOON, LOST, SOON]);
    wolf.request('chat', wolf.store.say('hail'));
    await world.clock.pass(20);
    wolf.request('chat', wolf.store.say('well met'));
    await world.clock.pass(20);
    expect(raven.store.state.get().chat.map(({ text }) => text)).toEqual(['well met']);
    world.server.hide(2);
    await world.clock.pass(20);
    expect(raven.store.state.get().chat).toMatchObject([{ id: 2, text: '', hidden: true }]);
    await world.clock.pass(60_000);
    expect(raven.store.state.get().chat).toMatchObject([
      { id: 1, text: 'hail', hidden: false },
      { id: 2, text: '', hidden: true },
    ]);
    expect(raven.store.state.get().chat).toEqual(wolf.store.state.get().chat);
  });

  it('waits at an open match, and begins with it', async () => {
    const world = new ClientWorld();
    world.server.isOpen = true;
    const player = world.player(0);
    await world.clock.pass(50);
    expect(player.store.state.get()).toMatchObject({ freshness: 'live', play: null, seating: { status: 'open' } });
    world.server.begin();
    await world.clock.pass(500);
    expect(player.store.state.get()).toMatchObject({ freshness: 'live', play: { game: 'holmgang' }, seating: { status: 'running' } });
  });

  it('ends when the server says so, and when it is closed', async () => {
    const { world, wolf, raven } = await table();
    const error = { code: 'unknown-match', reason: 'It is gone.' };
    world.server.send('match.closed', { match: MATCH, error });
    await world.clock.pass(10);
    expect(wolf.store.state.get()).toMatchObject({ freshness: 'closed', failure: error });
    raven.store.close();
    await world.clock.pass(120_000);
    expect(watches(world)).toEqual([]);
  });

  it('counts clocks down only while their seat is waited for', async () => {
    const { world, wolf } = await table();
    const left = (seat: number) => (wolf.play ? timeLeft(wolf.play, seat, world.clock.now()) : undefined);
    const [first, second] = [left(0) ?? 0, left(1) ?? 0];
    await world.clock.pass(1000);
    expect([left(0), left(1)]).toEqual([first - 1000, second - 1000]);
    answers(wolf);
    await world.clock.pass(50);
    const [stopped, running] = [left(0) ?? 0, left(1) ?? 0];
    await world.clock.pass(5000);
    expect([left(0), left(1)]).toEqual([stopped, running - 5000]);
  });

  it('gives programs a view that they can think with', async () => {
    const { wolf } = await table();
    const view = wolf.play && engineView(wolf.play);
    if (!view) throw new Error('there is no view');
    const imagined = imagine(holmgang, JSON.parse(JSON.stringify(view)), fastRandom(1));
    const { id, seat, space } = itemAt(view.decisions, 0);
    const step = answer(holmgang, imagined, seat, id, sampleAnswer(space, fastRandom(2)), fastChance(3));
    expect(isRefusal(step)).toBe(false);
  });
});

describe('a queue of what is to be shown', () => {
  it('hands out one thing after the other, and forgets them where a view replaced them', async () => {
    const { world, wolf, raven } = await table();
    const queue = new AppliedStepQueue(wolf.store);
    answers(wolf);
    await world.clock.pass(50);
    answers(raven);
    await world.clock.pass(50);
    expect(queue.length.get()).toBe(2);
    expect(queue.next()?.after.cursor.p).toBe(1);
    expect(queue.length.get()).toBe(1);
    world.server.restart();
    await world.clock.pass(3000);
    expect(queue.next()).toBeUndefined();
    queue.close();
  });
});

async function settle<T>(world: ClientWorld, promise: Promise<T>): Promise<T> {
  await world.clock.pass(100);
  return promise;
}
