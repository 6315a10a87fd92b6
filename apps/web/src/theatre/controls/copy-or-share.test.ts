/** Sharing an address: the system's dialog under fingers, otherwise the clipboard. */
import { afterEach, expect, it, vi } from 'vitest';
import { copyOrShare } from './copy-or-share.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Device {
  readonly coarse: boolean;
  share?(): Promise<void>;
  writeText?(): Promise<void>;
}

function on({ coarse, share, writeText = () => Promise.resolve() }: Device): void {
  vi.stubGlobal('navigator', { ...(share && { share }), clipboard: { writeText } });
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
}

it('copies where there is no dialog, or where a mouse is used', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  on({ coarse: true, writeText });
  expect(await copyOrShare('https://skald.example/replay/1')).toBe('copied');
  on({ coarse: false, share: () => Promise.resolve(), writeText });
  expect(await copyOrShare('https://skald.example/replay/1')).toBe('copied');
  expect(writeText).toHaveBeenCalledTimes(2);
});

it('opens the dialog under fingers, and copies nothing when it is closed again', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  on({ coarse: true, share: () => Promise.resolve(), writeText });
  expect(await copyOrShare('https://skald.example/replay/1')).toBe('shared');
  on({ coarse: true, share: () => Promise.reject(new DOMException('closed', 'AbortError')), writeText });
  expect(await copyOrShare('https://skald.example/replay/1')).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

it('copies where the dialog cannot open, and says so where nothing works', async () => {
  const refuse = (): Promise<void> => Promise.reject(new DOMException('not now', 'NotAllowedError'));
  on({ coarse: true, share: refuse });
  expect(await copyOrShare('https://skald.example/replay/1')).toBe('copied');
  on({ coarse: true, share: refuse, writeText: refuse });
  expect(await copyOrShare('https://skald.example/replay/1')).toBe('failed');
});
