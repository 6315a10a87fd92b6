import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { until } from '../testing/people.ts';
import { type OwnRedis, ownRedis } from '../testing/redis.ts';
import { PeerBus } from './peer-bus.ts';
import { type PeerNotice, parseEnvelope } from './peer-notices.ts';
import { RedisLink } from './redis-link.ts';
import { CAN_SHARE } from './testing/sharing.ts';

const logger = pino({ level: 'silent' });

/** A server that records the notices it receives. */
class Listener {
  readonly heard: { from: string; notice: PeerNotice }[] = [];
  readonly events: string[] = [];
  readonly post: PeerBus;

  constructor(url: string, name: string) {
    this.post = new PeerBus({
      url,
      name,
      clock: systemClock,
      logger,
      heard: (from, notice) => this.heard.push({ from, notice }),
      missed: () => this.events.push('missed'),
      opened: () => this.events.push('opened'),
      lost: () => this.events.push('lost'),
    });
  }
}

const grew = (seq: number): PeerNotice => ({ tells: 'grew', match: 'm', seq });

it('reads what a server of the first release sends', () => {
  const request = { request: 'r', seat: 0, agreed: [], missing: [1], until: 1 };
  const sent = { from: 'old', n: 1, notices: [{ tells: 'undo-asked', match: 'm', request, to: 3 }] };
  const read = parseEnvelope(JSON.stringify(sent));
  expect(read).toMatchObject({ protocol: 1, isPartial: false, notices: [{ request: { ...request, learned: true } }] });
});

describe.runIf(CAN_SHARE)('the post between servers', () => {
  let redis: OwnRedis;
  let one: Listener;
  let two: Listener;
  beforeAll(async () => {
    redis = await ownRedis();
  });
  afterAll(() => redis.stop());
  beforeEach(async () => {
    [one, two] = [new Listener(redis.url, 'one'), new Listener(redis.url, 'two')];
    expect([await one.post.start(), await two.post.start()]).toEqual([undefined, undefined]);
    return async () => {
      await Promise.all([one.post.stop(), two.post.stop()]);
    };
  });

  it('carries everything in its order, and nothing back to who told it', async () => {
    const all = Array.from({ length: 5000 }, (_, seq) => grew(seq));
    for (const notice of all) one.post.publish(notice);
    await until(() => two.heard.length === all.length);
    expect(two.heard.map(({ notice }) => notice)).toEqual(all);
    expect(one.heard).toEqual([]);
    expect(two.events).toEqual(['opened']);
  });

  it('notices a envelope that was lost, and one that it cannot read', async () => {
    const link = await RedisLink.open(redis.url);
    const envelope = (n: number): string => JSON.stringify({ from: 'three', n, notices: [grew(n)] });
    await link.add(envelope(7));
    await link.add(envelope(8));
    await until(() => one.heard.length === 2);
    expect(one.events).toEqual(['opened']);
    await link.add(envelope(10));
    await until(() => one.events.length === 2);
    // Of a newer release: what can be read counts, the rest is looked for in the database.
    await link.add(JSON.stringify({ from: 'three', n: 11, protocol: 99, notices: [{ tells: 'something new' }, grew(11)] }));
    await until(() => one.events.length === 3 && one.heard.length === 4);
    expect(one.events).toEqual(['opened', 'missed', 'missed']);
    expect(one.heard.map(({ notice }) => notice)).toEqual([grew(7), grew(8), grew(10), grew(11)]);
    await link.add('no envelope at all');
    await until(() => one.events.length === 4);
    link.close();
  });

  it('says that Redis is gone, keeps nothing meanwhile, and comes back by itself', async () => {
    await redis.kill();
    await until(() => one.events.includes('lost') && two.events.includes('lost'));
    expect(one.post.isOpen).toBe(false);
    one.post.publish(grew(1));
    await redis.resume();
    await until(() => one.post.isOpen && two.post.isOpen);
    one.post.publish(grew(2));
    await until(() => two.heard.length > 0);
    expect(two.heard).toEqual([{ from: 'one', notice: grew(2) }]);
    expect(two.events).toEqual(['opened', 'lost', 'opened']);
  });

  it('says what to change where Redis refuses it, and waits for one that is away', async () => {
    const stranger = new Listener(redis.url.replace('//', '//nobody:hunter2@'), 'stranger');
    const sentence = await stranger.post.start();
    expect(sentence).toMatch(/^Redis refuses this server \(.*\)\. Check the name and the password in REDIS_URL\.$/);
    expect(sentence).not.toContain('hunter2');
    await stranger.post.stop();
    const early = new Listener('redis://127.0.0.1:1', 'early');
    expect(await early.post.start()).toBeUndefined();
    expect(early.post.isOpen).toBe(false);
    await early.post.stop();
  });
});
