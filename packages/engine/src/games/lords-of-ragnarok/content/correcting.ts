/** What a content pack may correct of Lords of Ragnarok: the numbers of cards, monsters, heroes, omens, monuments and regions. */
import type { z } from 'zod';
import { type ContentProblem, contentRules } from '../../content-rules.ts';
import type { MapSide } from '../ids.ts';
import { contentSchema } from './schema.ts';

type Content = z.infer<typeof contentSchema>;
type PerSide = Readonly<Record<MapSide, number>>;

export const correcting = contentRules(contentSchema, {
  fixed: {
    'constants.attributeMax': 'board',
    'constants.prophetsMaxSolo': 'rules',
    'constants.prophetsMaxMultiplayer': 'rules',
    'constants.participantsMax': 'rules',
    'constants.devastationMarkers': 'board',
    'maps.*.lands': 'board',
    'maps.*.regions.*.number': 'board',
    'maps.*.regions.*.land': 'board',
    'maps.*.regions.*.adjacentRegions': 'board',
    'maps.*.regions.*.adjacentSeas': 'board',
    'maps.*.regions.*.adjacentRealms': 'board',
    'maps.*.seas': 'board',
    'maps.*.wheelAdjacentRegions': 'board',
    'maps.*.mapThresholds.omenSet': 'rules',
    'realms.*.bonus.code': 'rules',
    'realms.*.chosenFirst': 'rules',
    actionWheel: 'board',
    attributes: 'board',
    'monuments.*.attribute': 'rules',
    'monuments.*.maxLevel': 'board',
    'monuments.*.levels.*.level': 'board',
    'heritage.*.reservedForProphet': 'rules',
    'monsters.*.artifact': 'rules',
    'blessings.*.effect.hook': 'rules',
    'blessings.*.effect.when': 'rules',
    'blessings.*.effect.action': 'rules',
    'artifacts.*.monster': 'rules',
    'artifacts.*.effect.timing': 'rules',
    'prophetActionCards.*.group': 'rules',
    'prophetActionCards.*.subgroup': 'rules',
    'prophetActionCards.*.afterUse': 'rules',
    'challengeCards.*.kind': 'rules',
    'challengeCards.*.effect.code': 'rules',
    surturCard: 'board',
    'expansions.monuments.*.attribute': 'rules',
    'expansions.monuments.*.maxLevel': 'board',
    'expansions.monuments.*.levels.*.level': 'board',
    'expansions.realms.*.bonus.code': 'rules',
    'expansions.realms.*.chosenFirst': 'rules',
    'expansions.realms.*.regions': 'board',
    'expansions.realms.*.triggeredBy': 'board',
    'expansions.monsters.*.startSea': 'board',
    'expansions.monsters.*.artifact': 'rules',
    'expansions.artifacts.*.monster': 'rules',
    'expansions.artifacts.*.effect.timing': 'rules',
  },
  objections: (content: Content): readonly ContentProblem[] => [
    ...content.corruptedHeroBoards.flatMap(({ improvedCards, startRegion, startDevastationRegion }, i) => {
      const there = Object.values(improvedCards).reduce((sum, count) => sum + count, 0);
      return [
        ...(there === 6 ? [] : [{ path: ['corruptedHeroBoards', i, 'improvedCards'], problem: 'a prophet has six improved cards' }]),
        ...offTheMap(content, ['corruptedHeroBoards', i, 'startRegion'], startRegion),
        ...offTheMap(content, ['corruptedHeroBoards', i, 'startDevastationRegion'], startDevastationRegion),
      ];
    }),
    ...content.monsters.flatMap(({ startRegion }, i) => offTheMap(content, ['monsters', i, 'startRegion'], startRegion)),
    ...content.prophetActionCards.flatMap(({ heroRegion }, i) => offTheMap(content, ['prophetActionCards', i, 'heroRegion'], heroRegion)),
    ...offTheMap(content, ['loki', 'startRegion'], content.loki.startRegion),
    ...(content.constants.surturDie.length === 6 ? [] : [{ path: ['constants', 'surturDie'], problem: 'a die has six faces' }]),
    ...(content.monsterDie.faces.length === 6 ? [] : [{ path: ['monsterDie', 'faces'], problem: 'a die has six faces' }]),
    ...[...content.combatCards.entries()].flatMap(([i, { copies }]) =>
      copies > 0 ? [] : [{ path: ['combatCards', i, 'copies'], problem: 'there is at least one of each' }],
    ),
  ],
});

/** A region that a side of the map does not have. */
function offTheMap({ maps }: Content, path: readonly (string | number)[], regions: PerSide): readonly ContentProblem[] {
  return maps.flatMap(({ id, regions: drawn }) =>
    drawn.some(({ number }) => number === regions[id])
      ? []
      : [{ path: [...path, id], problem: `the ${id} side has no region ${regions[id]}; it has 1 to ${drawn.length}` }],
  );
}
