/** The manifest of the gods. A missing or misspelt god does not compile. */
import type { GodId } from '../ids.ts';
import type { Power } from '../powers/power.ts';
import { frigga } from './frigga.ts';
import { heimdall } from './heimdall.ts';
import { loki } from './loki.ts';
import { odin } from './odin.ts';
import { thor } from './thor.ts';
import { tyr } from './tyr.ts';

export const gods = { odin, thor, loki, heimdall, frigga, tyr } satisfies { readonly [Id in GodId]: Power<Id> };
