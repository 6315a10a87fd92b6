/** Checks a whole saga from its first line, and says what that proves. */
import { type AnyGame, isFault, type SagaFault, SagaReader, type Standing } from '@skald/engine';
import { findAmong } from '@skald/engine/editions';

/** What was found to be true of a faultless saga. */
export interface Proof {
  readonly lines: number;
  readonly answers: number;
  readonly takenBack: number;
  /** How many times chance was asked. */
  readonly draws: number;
  readonly chance: 'proven' | 'committed' | 'recorded';
  readonly commitment: string | null;
  readonly secret: string | null;
  readonly nonces: readonly string[];
  readonly standings: readonly Standing[];
  readonly unfinished: boolean;
}

export type Finding = { readonly proof: Proof } | { readonly fault: SagaFault };

/** `editions` are the rules that the saga names. */
export function prove(editions: readonly AnyGame[], saga: string, progress: (share: number) => void = () => {}): Finding {
  const reader = new SagaReader(findAmong(editions));
  const lines = saga.split('\n');
  const rest = lines.pop();
  let [answers, takenBack, draws] = [0, 0, 0];
  for (const [i, line] of lines.entries()) {
    const part = reader.read(line);
    if (isFault(part)) break;
    if (part.part === 'undo') takenBack++;
    if (part.part === 'answer') answers++;
    if (part.part === 'header') draws += part.header.facts.length;
    if (part.part === 'answer' && 'facts' in part.row) draws += part.row.facts.length;
    if (i % 16 === 0) progress(i / lines.length);
  }
  const verdict = reader.finish(rest);
  if (isFault(verdict)) return { fault: verdict };
  const { header, end, chance } = verdict;
  return {
    proof: {
      lines: lines.length + (rest === '' ? 0 : 1),
      answers,
      takenBack,
      draws,
      chance,
      commitment: header.commitment ?? null,
      secret: end.secret ?? null,
      nonces: header.nonces ?? [],
      standings: end.end.standings,
      unfinished: end.end.unfinished ?? false,
    },
  };
}
