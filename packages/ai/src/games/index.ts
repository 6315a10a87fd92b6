/** The bots of every game, by slug. Each game has its own file here. */

import { bots as bloodRage } from './blood-rage.ts';
import type { GameBots } from './game-bots.ts';
import { bots as lordsOfRagnarok } from './lords-of-ragnarok.ts';
import { bots as raids } from './raids.ts';
import { bots as valda } from './valda.ts';

const all: readonly GameBots[] = [raids, bloodRage, valda, lordsOfRagnarok];

export const gameBots: ReadonlyMap<string, GameBots> = new Map(all.map((bots) => [bots.slug, bots]));
