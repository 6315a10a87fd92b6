/** The audio device: opened by the first press, asleep without work, silent where there is none. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RECIPES } from './recipes/index.ts';
import { SAMPLE_RATE } from './synth/render.ts';
import { FakeAudioContext } from './testing/fake-audio.ts';
import { ceilingCurve, WebAudioOutput } from './web-audio-output.ts';

let hasBeenActive = false;
let page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  FakeAudioContext.reset();
  hasBeenActive = false;
  page = new EventTarget();
  vi.stubGlobal('AudioContext', FakeAudioContext);
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ hasBeenActive }) });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'userActivation');
  vi.useRealTimers();
});

/** Presses anywhere, and lets the device wake up. */
async function press(): Promise<void> {
  hasBeenActive = true;
  page.dispatchEvent(new Event('pointerup'));
  await vi.advanceTimersByTimeAsync(0);
}

it('opens nothing before the first press, and says that the sound is over', async () => {
  const output = new WebAudioOutput(page);
  output.setVolume(0.5);
  const onEnd = vi.fn();
  output.start('coin', onEnd);
  page.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeAudioContext.opened).toEqual([]);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('plays after the first press, at the volume of the reader', async () => {
  const output = new WebAudioOutput(page);
  output.setVolume(0.5);
  await press();
  await press();
  expect(FakeAudioContext.opened).toHaveLength(1);
  const onEnd = vi.fn();
  output.start('coin', onEnd);
  await vi.advanceTimersByTimeAsync(0);
  const [source] = FakeAudioContext.started;
  expect(source?.buffer?.length).toBe(RECIPES.coin.seconds * SAMPLE_RATE);
  const [master] = FakeAudioContext.opened[0]?.gains ?? [];
  expect(master?.gain.value).toBe(0.25);
  output.setVolume(0);
  expect(master?.gain.value).toBe(0);
  expect(onEnd).not.toHaveBeenCalled();
  source?.onended?.();
  expect(onEnd).toHaveBeenCalledOnce();
});

it('fades a voice that is stopped', async () => {
  const output = new WebAudioOutput(page);
  output.setVolume(0.5);
  await press();
  const onEnd = vi.fn();
  const voice = output.start('doom', onEnd);
  await vi.advanceTimersByTimeAsync(0);
  voice.stop();
  expect(FakeAudioContext.started[0]?.stopsAt).toBeGreaterThan(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('sleeps without work, and wakes up for the next sound', async () => {
  const output = new WebAudioOutput(page);
  output.setVolume(0.5);
  await press();
  const [context] = FakeAudioContext.opened;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(context?.state).toBe('suspended');
  output.start('card', () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(context?.state).toBe('running');
  expect(FakeAudioContext.started).toHaveLength(1);
});

it('forgets a sound for which the device does not wake up in time', async () => {
  const output = new WebAudioOutput(page);
  output.setVolume(0.5);
  FakeAudioContext.isAllowed = false;
  await press();
  const onEnd = vi.fn();
  output.start('card', onEnd);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(FakeAudioContext.started).toEqual([]);
});

it('is silent where the browser has no audio', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const output = new WebAudioOutput(page);
  output.setVolume(0.5);
  await press();
  const onEnd = vi.fn();
  output.start('card', onEnd);
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('never reaches full scale, and leaves quiet sounds as they are', () => {
  const curve = ceilingCurve();
  const middle = (curve.length - 1) / 2;
  expect(Math.max(...curve)).toBeLessThan(1);
  expect(Math.min(...curve)).toBeGreaterThan(-1);
  expect(curve[middle]).toBe(0);
  expect(curve[middle * 1.5]).toBeCloseTo(0.5);
  expect(curve.every((value, i) => i === 0 || value > (curve[i - 1] ?? 0))).toBe(true);
});
