/** The judgements of the games that have one of their own, by slug. */
import type { Judgement } from '../judgement.ts';
import { raidsJudgement } from './raids.ts';

export const judgements: ReadonlyMap<string, Judgement> = new Map([['raids', raidsJudgement]]);
