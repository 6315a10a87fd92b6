/** Points and boxes of the drawn boards, and buttons laid over them. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

/** The smallest box around these points. */
export function boundingBox(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Lays an element over a box of a drawing. */
export function overlay({ width, height }: Size, box: Box): Readonly<Record<'left' | 'top' | 'width' | 'height', string>> {
  return {
    left: percent(box.x, width),
    top: percent(box.y, height),
    width: percent(box.width, width),
    height: percent(box.height, height),
  };
}

/** Cuts an element that covers the bounding box of these points to their outline. */
export function clipPath(points: readonly Point[]): string {
  const { x, y, width, height } = boundingBox(points);
  return `polygon(${points.map((point) => `${percent(point.x - x, width)} ${percent(point.y - y, height)}`).join(', ')})`;
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(3)}%`;
}
