/** The painted picture under a board. The drawn board works without it: before it is loaded, if it never comes, and for strong contrast. */
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useMedia } from '../../app/use-media.ts';
import './board-picture.css';

/** One picture in two resolutions. */
interface PictureFiles {
  readonly large: string;
  readonly small: string;
}

export type ThemedPicture = Readonly<Record<'light' | 'dark', PictureFiles>>;

/** The widths of the files, in pixels. */
const WIDTHS = { large: 1440, small: 720 } as const;
const STRONG_CONTRAST = '(forced-colors: active), (prefers-contrast: more)';

/** Stands before the drawing, whose sheets show less once it is followed by `.board-picture-ready ~`. */
export function BoardPicture({ picture }: { readonly picture: ThemedPicture }): ReactNode {
  const { large, small } = picture[useTheme()];
  const [ready, setReady] = useState('');
  if (useMedia(STRONG_CONTRAST)) return null;
  return (
    <img
      // A new picture takes the place of the old one only when it is loaded.
      key={large}
      className={ready === large ? 'board-picture board-picture-ready' : 'board-picture'}
      alt=""
      aria-hidden="true"
      draggable={false}
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      sizes="auto, 100vw"
      srcSet={`${small} ${WIDTHS.small}w, ${large} ${WIDTHS.large}w`}
      src={large}
      onLoad={({ currentTarget }) => void isDecoded(currentTarget).then((isWhole) => isWhole && setReady(large))}
    />
  );
}

/** A loaded picture can be painted only when it is decoded; until then the drawing keeps its ground. */
async function isDecoded(picture: HTMLImageElement): Promise<boolean> {
  try {
    await picture.decode();
    return true;
  } catch {
    // A picture in another size has taken its place, and will report itself.
    return false;
  }
}

function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(
    (listener) => {
      const changes = new MutationObserver(listener);
      changes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
      return () => changes.disconnect();
    },
    () => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'),
  );
}
