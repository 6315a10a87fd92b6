/** Marks every scrolling list with the sides on which it continues, for the style sheet. */
import { type RefObject, useEffect } from 'react';

/** Smaller differences are rounding. */
const SLACK = 4;

/** Lists are marked with `data-scrolls`; `data-more` holds the sides on which there is more. */
export function useScrollHints(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = table.current;
    if (!root) return;
    const lists = (): readonly Element[] => [...root.querySelectorAll('[data-scrolls]')];
    let frame: number | undefined;
    // Once before the next frame, when the layout is computed anyway.
    const update = (): void => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        for (const list of lists()) mark(list);
      });
    };
    const scrolled = ({ target }: Event): void => {
      if (target instanceof Element && target.hasAttribute('data-scrolls')) mark(target);
    };
    const sizes = new ResizeObserver(update);
    const contents = new MutationObserver(() => {
      for (const list of lists()) sizes.observe(list);
      update();
    });
    contents.observe(root, { childList: true, subtree: true });
    for (const list of lists()) sizes.observe(list);
    root.addEventListener('scroll', scrolled, { capture: true, passive: true });
    update();
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      contents.disconnect();
      sizes.disconnect();
      root.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [table]);
}

function mark(list: Element): void {
  const more = [
    list.scrollTop > SLACK && 'above',
    list.scrollTop + list.clientHeight < list.scrollHeight - SLACK && 'below',
    list.scrollLeft > SLACK && 'left',
    list.scrollLeft + list.clientWidth < list.scrollWidth - SLACK && 'right',
  ].filter((side) => side !== false);
  const text = more.join(' ');
  if (list.getAttribute('data-more') !== text) list.setAttribute('data-more', text);
}
