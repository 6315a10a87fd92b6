/** What a content pack may correct of Valda: the numbers of cards, gods, dice and resources. */
import type { z } from 'zod';
import { type ContentProblem, contentRules } from '../../content-rules.ts';
import { DECKS } from '../ids.ts';
import { contentSchema } from './schema.ts';

type Content = z.infer<typeof contentSchema>;

export const correcting = contentRules(contentSchema, {
  fixed: {
    'game.players': 'rules',
    'constants.totalCards': 'derived',
    engineLimits: 'rules',
    followerTrack: 'board',
    'playerBoard.tracks.*.max': 'board',
    'playerBoard.tracks.*.die': 'board',
    'realms.*.sites': 'board',
    'realms.*.powers.*.level': 'rules',
    'cards.*.deck': 'rules',
    'cards.*.kind': 'rules',
    'cards.*.family': 'rules',
    'cards.*.rule': 'rules',
    'cards.*.effects.*.id': 'rules',
    'cards.*.effects.*.timing': 'rules',
  },
  complete: (content) => ({
    ...content,
    constants: { ...content.constants, totalCards: content.cards.reduce((sum, { copies }) => sum + copies, 0) },
  }),
  objections: ({ cards, dice, constants }: Content): readonly ContentProblem[] => [
    ...cards.flatMap(({ kind, copies, actionPointCost }, i) => [
      ...(kind === 'divine-weapon' && copies !== 1
        ? [{ path: ['cards', i, 'copies'], problem: 'there is one of each divine weapon' }]
        : []),
      ...(kind !== 'action' && actionPointCost > 0
        ? [{ path: ['cards', i, 'actionPointCost'], problem: 'only actions cost action points' }]
        : []),
    ]),
    ...DECKS.flatMap((deck) => {
      const size = cards.filter((card) => card.deck === deck).reduce((sum, { copies }) => sum + copies, 0);
      return size > 0 ? [] : [{ path: ['cards'], problem: `the deck ${deck} would be empty` }];
    }),
    ...dice.flatMap(({ faces }, i) => (faces.length === 6 ? [] : [{ path: ['dice', i, 'faces'], problem: 'a die has six faces' }])),
    ...(constants.startCards.A + constants.startCards.B <= constants.handLimit
      ? []
      : [{ path: ['constants', 'startCards'], problem: 'more than the hand limit' }]),
  ],
});
