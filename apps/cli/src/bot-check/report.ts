/** The result of a check, for people and for machines. */
import { Paint } from '../paint.ts';
import type { OutputStream } from '../world.ts';
import { type CheckPointId, type CheckResults, checkPoints } from './points.ts';

const WORDS = { kept: 'kept', 'not-kept': 'NOT KEPT', 'not-seen': 'not seen' } as const;
const [VERDICT_WIDTH, POINT_WIDTH] = [10, 14];

export function isAllKept(results: CheckResults, points: readonly CheckPointId[]): boolean {
  return points.every((point) => results.get(point).verdict === 'kept');
}

export function checkInWords(out: OutputStream, results: CheckResults, points: readonly CheckPointId[]): readonly string[] {
  const paint = new Paint(out);
  const lines = points.flatMap((point) => {
    const { verdict, seen } = results.get(point);
    const { title, expected, section } = checkPoints[point];
    const head = `${WORDS[verdict].padEnd(VERDICT_WIDTH)}${point.padEnd(POINT_WIDTH)}${title}`;
    if (verdict === 'kept') return [`${head}: ${paint.dim(seen)}`];
    const indent = ' '.repeat(VERDICT_WIDTH);
    return [
      paint.bold(head),
      `${indent}expected: ${expected} (docs/protocol.md, section ${section})`,
      `${indent}seen: ${seen.trim().replaceAll('\n', `\n${indent}`)}`,
    ];
  });
  const kept = points.filter((point) => results.get(point).verdict === 'kept').length;
  return [...lines, `${kept} of ${points.length} points kept.`];
}

export function checkForMachines(results: CheckResults, points: readonly CheckPointId[]): string {
  const rows = points.map((point) => {
    const { title, expected, section } = checkPoints[point];
    return { point, title, ...results.get(point), expected, section };
  });
  return JSON.stringify({ ok: isAllKept(results, points), points: rows });
}
