/** The judgements of the games that have one of their own, by slug. */
import type { Judgement } from '../judgement.ts';
import { bloodRageJudgement } from './blood-rage.ts';
import { lordsJudgement } from './lords-of-ragnarok.ts';
import { raidsJudgement } from './raids.ts';
import { valdaJudgement } from './valda.ts';

export const judgements: ReadonlyMap<string, Judgement> = new Map([
  ['raids', raidsJudgement],
  ['blood-rage', bloodRageJudgement],
  ['valda', valdaJudgement],
  ['lords-of-ragnarok', lordsJudgement],
]);
