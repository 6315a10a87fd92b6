/** The logo: the rune of speech, and the name. */
import type { ReactNode } from 'react';

export function Brand(): ReactNode {
  return (
    <span className="brand">
      <svg className="brand-rune" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M10 4V29M10 6L23 13M10 15L23 22" />
      </svg>
      Skald
    </span>
  );
}
