import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CardScene, type SceneLand } from './card-scene.tsx';

afterEach(cleanup);

const LANDS: readonly SceneLand[] = ['field', 'forest', 'peaks', 'fjord', 'hall', 'ruin'];

function drawingOf(land: SceneLand, seed: string): string {
  const { container, unmount } = render(<CardScene land={land} mood="night" figure="M0 0h512v512H0z" seed={seed} />);
  const drawing = container.innerHTML;
  unmount();
  return drawing;
}

it.each(LANDS)('draws a card in a %s the same every time, and another card differently', (land) => {
  expect(drawingOf(land, 'troll')).toBe(drawingOf(land, 'troll'));
  expect(drawingOf(land, 'troll')).not.toBe(drawingOf(land, 'fenrir'));
});

it.each(LANDS)('draws a %s with whole outlines', (land) => {
  expect(drawingOf(land, 'troll')).not.toMatch(/NaN|undefined|Infinity/);
});

it('tells screen readers nothing: the card says it in words', () => {
  const { container } = render(<CardScene land="field" mood="day" figure="M0 0z" seed="troll" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
