/** The picture under a board: by theme, only once it can be painted, and not where strong contrast is wanted. */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BoardPicture, type ThemedPicture } from './board-picture.tsx';

const PICTURE: ThemedPicture = {
  light: { large: '/day.avif', small: '/day-small.avif' },
  dark: { large: '/night.avif', small: '/night-small.avif' },
};

function shown(container: HTMLElement): HTMLImageElement {
  const image = container.querySelector('img');
  if (!image) throw new Error('no picture is shown');
  return image;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.theme;
});

describe('a board picture', () => {
  it('takes the place of the drawing only once it can be painted', async () => {
    const { container } = render(<BoardPicture picture={PICTURE} />);
    const image = shown(container);
    expect(image.className).toBe('board-picture');
    expect(image.getAttribute('loading')).toBe('lazy');
    let isPaintable = (): void => undefined;
    vi.spyOn(image, 'decode').mockReturnValue(new Promise((resolve) => (isPaintable = resolve)));
    fireEvent.load(image);
    expect(shown(container).className).toBe('board-picture');
    isPaintable();
    await vi.waitFor(() => expect(shown(container).className).toContain('board-picture-ready'));
  });

  it('changes with the theme', async () => {
    const { container } = render(<BoardPicture picture={PICTURE} />);
    expect(shown(container).getAttribute('src')).toBe('/night.avif');
    await act(async () => {
      document.documentElement.dataset.theme = 'light';
    });
    await vi.waitFor(() => expect(shown(container).getAttribute('src')).toBe('/day.avif'));
    expect(shown(container).getAttribute('srcset')).toBe('/day-small.avif 720w, /day.avif 1440w');
  });

  it('is left out for strong contrast', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    const { container } = render(<BoardPicture picture={PICTURE} />);
    expect(container.querySelector('img')).toBeNull();
  });
});
