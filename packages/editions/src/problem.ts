/** Why an edition cannot be used: a code for machines, and a reason that says what to do. Nothing was loaded. */
export const EDITION_PROBLEMS = ['edition-unknown', 'edition-damaged', 'edition-too-new'] as const;

export type EditionProblemCode = (typeof EDITION_PROBLEMS)[number];

export interface EditionProblem {
  readonly problem: EditionProblemCode;
  readonly reason: string;
}

export function isEditionProblem(value: object): value is EditionProblem {
  return 'problem' in value;
}
