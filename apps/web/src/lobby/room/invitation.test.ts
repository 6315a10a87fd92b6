import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../../app/testing/memory-storage.ts';
import { invitationIn, isInvitationGood, keepInvitation, keptInvitation, linkTo } from './invitation.ts';

describe('the invitation to a private table', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is in the link, and read from it', () => {
    expect(invitationIn(new URL(linkTo('m1', 'a/b&c')).search)).toBe('a/b&c');
    expect(invitationIn(new URL(linkTo('m1', null)).search)).toBeUndefined();
  });

  it('is remembered by the browser of the host, for the last tables', () => {
    const kept = new MemoryStorage();
    for (let i = 0; i < 12; i++) keepInvitation(kept, `m${i}`, `token ${i}`);
    keepInvitation(kept, 'm11', 'a newer one');
    expect(keptInvitation(kept, 'm11')).toBe('a newer one');
    expect(keptInvitation(kept, 'm3')).toBe('token 3');
    expect(keptInvitation(kept, 'm1')).toBeUndefined();
    expect(keptInvitation(undefined, 'm1')).toBeUndefined();
    kept.setItem('skald.invitations', '{"not":"a list"}');
    expect(keptInvitation(kept, 'm3')).toBeUndefined();
  });

  it('is good where it lets in somebody without an account', async () => {
    const statuses = [200, 403, 503];
    vi.stubGlobal('fetch', async () => new Response('{}', { status: statuses.shift() ?? 500 }));
    expect([await isInvitationGood('m1', 't'), await isInvitationGood('m1', 't'), await isInvitationGood('m1', 't')]).toEqual([
      true,
      false,
      undefined,
    ]);
  });
});
