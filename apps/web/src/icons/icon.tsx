/** Icons as inline drawings in the colour of the text. Memoized: a table has hundreds, and few change from one step to the next. */
import { memo, type ReactNode } from 'react';
import './icon.css';

/** An icon in a line of text. Without a label it is decoration, because the text beside it says the same. */
export const Icon = memo(({ outline, label }: { readonly outline: string; readonly label?: string }): ReactNode => {
  if (label === undefined) {
    return (
      <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
        <path d={outline} />
      </svg>
    );
  }
  return (
    <svg className="icon" viewBox="0 0 512 512" role="img" aria-label={label}>
      <title>{label}</title>
      <path d={outline} />
    </svg>
  );
});

interface GlyphProps {
  readonly outline: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string;
}

/** An icon inside a drawing, centred on a point. */
export const Glyph = memo(({ outline, x, y, size, className }: GlyphProps): ReactNode => {
  const scale = size / 512;
  return <path className={className} d={outline} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />;
});
