/** The shape of values: what programs may rely on when they read them, learned from examples. */
import { isObject } from '@skald/engine';

/** What was seen at one place. */
export interface ShapeNode {
  /** How often something was seen here. */
  readonly n: number;
  /** The kinds of values, such as `number` and `null`, and how often each was seen. */
  readonly is: Readonly<Record<string, number>>;
  /** The entries of objects; those behind `?` are not always there. */
  readonly has?: Readonly<Record<string, ShapeNode>>;
  /** The values of objects that are tables: by number, or by names of which none is always there. */
  readonly each?: ShapeNode;
  /** The items of lists. */
  readonly of?: ShapeNode;
  /** Objects that say what they are, by what they say. */
  readonly as?: Readonly<Record<string, ShapeNode>>;
}

/** The entries by which objects say what they are: actions and variants. */
const TAGS = ['do', 'kind'] as const;
const OPTIONAL = '?';
/** What was seen less often says nothing: by chance, other matches may not have shown it at all. */
const RARE = 100;
const NOTHING_SEEN: ShapeNode = { n: 0, is: {} };

/** Learns a shape, value by value. */
export class ShapeLearner {
  readonly #kinds = new Map<string, number>();
  readonly #entries = new Map<string, { times: number; readonly shape: ShapeLearner }>();
  readonly #tagged = new Map<string, ShapeLearner>();
  #items: ShapeLearner | undefined;
  #objects = 0;
  #times = 0;

  learn(value: unknown): void {
    this.#times++;
    if (Array.isArray(value)) {
      this.#count('list');
      this.#items ??= new ShapeLearner();
      for (const item of value) this.#items.learn(item);
    } else if (isObject(value)) this.#learnObject(value);
    else this.#count(value === null ? 'null' : typeof value);
  }

  shape(): ShapeNode {
    const as = byKey([...this.#tagged].map(([tag, learner]) => [tag, learner.shape()]));
    return {
      n: this.#times,
      is: byKey([...this.#kinds]),
      ...(this.#objects > 0 && (this.#isTable() ? { each: this.#merged() } : { has: this.#fields() })),
      ...(this.#items && { of: this.#items.shape() }),
      ...(this.#tagged.size > 0 && { as }),
    };
  }

  #count(kind: string): void {
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1);
  }

  #learnObject(value: Record<string, unknown>): void {
    this.#count('object');
    const tag = TAGS.map((name) => value[name]).find((said) => typeof said === 'string');
    if (typeof tag === 'string' && !this.#isVariant) {
      const variant = this.#tagged.get(tag) ?? new ShapeLearner();
      variant.#isVariant = true;
      this.#tagged.set(tag, variant);
      variant.learn(value);
      return;
    }
    this.#objects++;
    for (const [key, item] of Object.entries(value)) {
      const entry = this.#entries.get(key) ?? { times: 0, shape: new ShapeLearner() };
      this.#entries.set(key, entry);
      entry.times++;
      entry.shape.learn(item);
    }
  }

  /** Has its object been told apart by its tag already? */
  #isVariant = false;

  #isTable(): boolean {
    const entries = [...this.#entries];
    if (entries.length === 0) return false;
    if (entries.every(([key]) => /^\d+$/.test(key))) return true;
    const kinds = new Set(entries.map(([, { shape }]) => [...shape.#kinds.keys()].sort().join()));
    return kinds.size === 1 && entries.every(([, { times }]) => times < this.#objects);
  }

  #merged(): ShapeNode {
    return [...this.#entries.values()].map(({ shape }) => shape.shape()).reduce(union, NOTHING_SEEN);
  }

  #fields(): Readonly<Record<string, ShapeNode>> {
    return byKey(
      [...this.#entries].map(([key, { times, shape }]) => [times < this.#objects ? `${key}${OPTIONAL}` : key, shape.shape()] as const),
    );
  }
}

/** May a program that was written for values of the shape `known` read every value of the shape `shown`? Undefined, or the place where not. */
export function misfitBetween(shown: ShapeNode, known: ShapeNode, place: string): string | undefined {
  if (shown.n < RARE) return undefined;
  if (Object.entries(shown.is).some(([kind, times]) => times >= RARE && !(kind in known.is))) return place;
  return (
    misfitOfFields(shown, known, place) ??
    part(shown.each, known.each, `${place}.*`) ??
    part(shown.of, known.of, `${place}[]`) ??
    Object.entries(shown.as ?? {})
      .map(([tag, variant]) => part(variant, known.as?.[tag], `${place}<${tag}>`))
      .find((found) => found !== undefined)
  );
}

/** Every entry that is shown must be known, and what is always known must always be shown. */
function misfitOfFields({ has: shown }: ShapeNode, { has: known, each }: ShapeNode, place: string): string | undefined {
  if (!shown) return undefined;
  // Of a table few keys were seen, or of an object that was always empty none.
  if (!known) return each || Object.keys(shown).length === 0 ? undefined : place;
  for (const [key, shape] of Object.entries(shown)) {
    const name = key.replace(OPTIONAL, '');
    if (shape.n < RARE) continue;
    const expected = known[`${name}${OPTIONAL}`] ?? (key === name ? known[name] : undefined);
    if (!expected) return `${place}.${name}`;
    const found = misfitBetween(shape, expected, `${place}.${name}`);
    if (found !== undefined) return found;
  }
  return Object.keys(known)
    .filter((key) => !key.endsWith(OPTIONAL) && !(key in shown) && (known[key]?.n ?? 0) >= RARE)
    .map((key) => `${place}.${key}`)[0];
}

/** Lists and tables that were always empty say nothing of what they hold. */
function part(shown: ShapeNode | undefined, known: ShapeNode | undefined, place: string): string | undefined {
  if (!shown || shown.n < RARE || known?.n === 0) return undefined;
  return known ? misfitBetween(shown, known, place) : place;
}

function union(a: ShapeNode, b: ShapeNode): ShapeNode {
  const has = a.has || b.has ? joined(a.has ?? {}, b.has ?? {}, a.has !== undefined && b.has !== undefined) : undefined;
  const as = a.as || b.as ? joined(a.as ?? {}, b.as ?? {}, false) : undefined;
  return {
    n: a.n + b.n,
    is: byKey([...new Set([...Object.keys(a.is), ...Object.keys(b.is)])].map((kind) => [kind, (a.is[kind] ?? 0) + (b.is[kind] ?? 0)])),
    ...(has && { has }),
    ...both('each', a.each, b.each),
    ...both('of', a.of, b.of),
    ...(as && { as }),
  };
}

function both<K extends 'each' | 'of'>(
  key: K,
  a: ShapeNode | undefined,
  b: ShapeNode | undefined,
): { readonly [P in K]?: ShapeNode } | object {
  if (!a && !b) return {};
  return { [key]: a && b ? union(a, b) : (a ?? b) };
}

/** With `marks`, entries that only one side has become optional. */
function joined(a: Readonly<Record<string, ShapeNode>>, b: Readonly<Record<string, ShapeNode>>, marks: boolean): Record<string, ShapeNode> {
  const names = new Set([...Object.keys(a), ...Object.keys(b)].map((key) => (marks ? key.replace(OPTIONAL, '') : key)));
  return byKey(
    [...names].map((name) => {
      if (!marks) return [name, a[name] && b[name] ? union(a[name], b[name]) : (a[name] ?? b[name] ?? NOTHING_SEEN)] as const;
      const [left, right] = [a[name] ?? a[`${name}${OPTIONAL}`], b[name] ?? b[`${name}${OPTIONAL}`]];
      const isAlways = a[name] !== undefined && b[name] !== undefined;
      return [isAlways ? name : `${name}${OPTIONAL}`, left && right ? union(left, right) : (left ?? right ?? NOTHING_SEEN)] as const;
    }),
  );
}

function byKey<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
