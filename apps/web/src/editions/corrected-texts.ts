/** Says in the text of a card, a monster or a god what a content pack has corrected about it: the texts themselves tell the printed numbers. */
import { isObject } from '@skald/engine';
import type { Catalogue } from '@skald/engine/text';

export interface ContentCorrection {
  /** Such as `combatCards.shield-wall.strength`. */
  readonly path: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** `content` tells which names a thing goes by in texts. */
export function correctedTexts(texts: Catalogue, content: unknown, changes: readonly ContentCorrection[]): Catalogue {
  const details: Record<string, string> = { ...texts.details };
  for (const [names, said] of correctionsByName(content, changes)) {
    const key = names.find((name) => Object.hasOwn(details, name) || Object.hasOwn(texts.things, name));
    if (key !== undefined) details[key] = [details[key] ?? '', said].filter((text) => text !== '').join(' ');
  }
  return { ...texts, details };
}

function correctionsByName(content: unknown, changes: readonly ContentCorrection[]): ReadonlyMap<readonly string[], string> {
  const byThing = new Map<string, { readonly names: readonly string[]; readonly said: string[] }>();
  for (const { path, from, to } of changes) {
    const [list = '', id = '', ...fields] = path.split('.');
    if (fields.length === 0) continue;
    const thing = byThing.get(`${list}.${id}`) ?? { names: namesOf(content, list, id), said: [] };
    byThing.set(`${list}.${id}`, thing);
    thing.said.push(`${fields.filter((field) => field !== 'params').join(' ')} ${shown(from)} → ${shown(to)}`);
  }
  return new Map([...byThing.values()].map(({ names, said }) => [names, `✎ ${said.join(', ')}`]));
}

/** The names under which a row is shown: cards with the same text share one. */
function namesOf(content: unknown, list: string, id: string): readonly string[] {
  const rows = isObject(content) ? content[list] : undefined;
  const row: unknown = Array.isArray(rows) ? rows.find((one) => isObject(one) && one.id === id) : undefined;
  const shared = isObject(row) && typeof row.def === 'string' ? [row.def, `quest-${row.def}`] : [];
  return [id, ...shared];
}

function shown(value: unknown): string {
  return value === undefined || value === null ? '–' : JSON.stringify(value).replaceAll('"', '');
}
