/** What a content pack may correct of a game, and what must hold afterwards. Each game says so in `<slug>/content/correcting.ts`. */
import type { z } from 'zod';

export interface ContentProblem {
  /** Names of entries, and places in lists. */
  readonly path: readonly (string | number)[];
  /** In words, without the path. */
  readonly problem: string;
}

/** Why a pack cannot change something. */
export const FIXED_REASONS = {
  board: 'the boards are drawn for it',
  rules: 'the rules are written for it',
  derived: 'it follows from the rest',
} as const;
type FixedReason = keyof typeof FIXED_REASONS;

export interface ContentRules {
  /** Paths that a pack leaves as they are, with `*` for any name; everything below them too. */
  readonly fixed: Readonly<Record<string, FixedReason>>;
  /** The content after its check, or what is wrong with it. */
  check(content: unknown): { readonly content: unknown } | { readonly problems: readonly ContentProblem[] };
}

interface Correcting<T> {
  readonly fixed: ContentRules['fixed'];
  /** Puts in what follows from the rest. */
  complete?(content: T): T;
  /** What does not fit together. */
  objections?(content: T): readonly ContentProblem[];
}

export function contentRules<T>(schema: z.ZodType<T>, { fixed, complete = (content) => content, objections }: Correcting<T>): ContentRules {
  return {
    fixed,
    check(given) {
      const parsed = schema.safeParse(given);
      if (!parsed.success) return { problems: parsed.error.issues.flatMap(problemsOf) };
      const content = complete(parsed.data);
      const problems = objections?.(content) ?? [];
      return problems.length > 0 ? { problems } : { content };
    },
  };
}

/** How many of the words that would do are listed. */
const MOST_WORDS = 8;

function problemsOf(issue: z.core.$ZodIssue): readonly ContentProblem[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], problem: UNKNOWN_ENTRY }));
  if (issue.code === 'invalid_value') return [{ path, problem: `must be ${listed(issue.values.map(String))}` }];
  const said = issue.message.replace(/^Invalid input: /, '');
  return [{ path, problem: said.charAt(0).toLowerCase() + said.slice(1) }];
}

export const UNKNOWN_ENTRY = 'nothing is called that here';

/** A few words, and that there are more. */
export function listed(words: readonly string[]): string {
  const shown = words.slice(0, MOST_WORDS);
  return words.length > shown.length ? `${shown.join(', ')} or one of ${words.length - shown.length} others` : shown.join(', ');
}
