/** What a content pack may correct of Blood Rage: the numbers of cards, monsters, provinces and tracks. */
import type { z } from 'zod';
import { type ContentProblem, contentRules } from '../../content-rules.ts';
import { contentSchema } from './schema.ts';

type Content = z.infer<typeof contentSchema>;

export const correcting = contentRules(contentSchema, {
  fixed: {
    meta: 'rules',
    'board.provinces.*.region': 'board',
    'board.provinces.*.fjord': 'board',
    'board.provinces.*.adjacent': 'board',
    'board.fjords': 'board',
    'board.ring': 'board',
    'board.regions': 'board',
    'pillageTokens.*.fixedAt': 'rules',
    ragnarokTokens: 'board',
    clans: 'board',
    upgradeSlots: 'board',
    'stats.startStep': 'board',
    'stats.maxStep': 'board',
    setup: 'rules',
    'cards.*.def': 'rules',
    'cards.*.age': 'rules',
    'cards.*.kind': 'rules',
    'cards.*.set': 'rules',
    'cards.*.minPlayers': 'rules',
    'cards.*.mark': 'rules',
    'cards.*.copies': 'rules',
    'cards.*.god': 'rules',
    'cards.*.timing': 'rules',
    'monsters.*.card': 'rules',
    'monsters.*.countsAs': 'rules',
    godSetup: 'rules',
  },
  objections: ({ stats, rageTrack, pillageTokens, ragnarokTokens, cards, monsters, board }: Content): readonly ContentProblem[] => [
    ...(['rage', 'axes', 'horns'] as const).flatMap((stat) =>
      stats[stat].track.length === stats.maxStep
        ? []
        : [{ path: ['stats', stat, 'track'], problem: `the clan sheet has ${stats.maxStep} steps` }],
    ),
    ...(Math.max(...stats.rage.track) <= rageTrack.max
      ? []
      : [{ path: ['stats', 'rage', 'track'], problem: `the Rage track ends at ${rageTrack.max}` }]),
    ...(pillageTokens.reduce((sum, { copies }) => sum + copies, 0) === ragnarokTokens.length + 1
      ? []
      : [{ path: ['pillageTokens'], problem: 'there is one token for each province' }]),
    ...cards.flatMap(({ def, params }, i) => {
      const first = cards.find((card) => card.def === def);
      return JSON.stringify(first?.params) === JSON.stringify(params)
        ? []
        : [{ path: ['cards', i, 'params'], problem: `must be as on ${first?.id}: all cards called ${def} share their text` }];
    }),
    ...monsters.flatMap(({ card, strength }, i) => {
      const printed = cards.find(({ id }) => id === card)?.strength;
      return printed === strength ? [] : [{ path: ['monsters', i, 'strength'], problem: `its card ${card} says ${printed}: correct both` }];
    }),
    ...board.provinces.flatMap(({ id, villages }, i) =>
      (villages === null) === (id === 'yggdrasil')
        ? []
        : [{ path: ['board', 'provinces', i, 'villages'], problem: 'only Yggdrasil has room for everybody' }],
    ),
  ],
});
