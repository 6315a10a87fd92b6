/** The humans' set-up (LR-3.8 to LR-3.11, LR-20.11, LR-20.15): hero and heritage, the place on the map, and the bonus. */
import { decision, oneOf, procedure, required, type Seat } from '../../../../kernel/index.ts';
import { heritageOf, NUMBERS } from '../../content/content.ts';
import { mapOf } from '../../content/map.ts';
import { launchSnekkar } from '../../expansions/snekkar.ts';
import { HERITAGES, HEROES, type HeritageId, type HeroId, type SeaId } from '../../ids.ts';
import type { G, Lords, LordsTable } from '../../state.ts';
import { recruit } from '../../table/armies.ts';
import { raiseAttribute } from '../../table/attributes.ts';
import { drawCards } from '../../table/cards.ts';
import { foreignAt, human, isHuman, lokiAt } from '../../table/parties.ts';
import { oweRunes } from '../../table/runes.ts';
import { gainPriest } from '../monsters/slay.ts';
import { callSettle } from '../turn/settle.ts';

export interface Drawn {
  readonly heroes: readonly HeroId[];
  readonly heritages: readonly HeritageId[];
}

/** D-01. */
export const chooseHero = decision<Lords, { do: 'choose'; hero: HeroId; heritage: HeritageId }, Drawn>('choose-hero', {
  rules: ['LR-3.8', 'LR-20.15'],
  space: (_g, _seat, { heroes, heritages }) =>
    oneOf(heroes.flatMap((hero) => heritages.map((heritage) => ({ do: 'choose' as const, hero, heritage })))),
});

function taken(table: LordsTable): readonly (HeroId | HeritageId | null)[] {
  return [...table.humans, ...table.prophets].flatMap(({ hero, heritage }) => [hero, heritage]);
}

/** LR-20.2: humans cannot take the prophets' heritage. */
function unused(table: LordsTable): Drawn {
  const gone = taken(table);
  const reserved = (heritage: HeritageId): boolean => table.prophets.length > 0 && heritageOf(heritage).reservedForProphet;
  return {
    heroes: HEROES.filter((hero) => !gone.includes(hero)),
    heritages: HERITAGES.filter((heritage) => !gone.includes(heritage) && !reserved(heritage)),
  };
}

/** LR-3.8: two of each are drawn. */
const DRAWN = 2;

/** D-02. */
export const choosePlace = decision<Lords, { do: 'place'; sea: SeaId; region: number }>('choose-place', {
  rules: ['LR-3.10'],
  space: ({ table }, seat) =>
    oneOf(
      mapOf(table.side).seas.flatMap(({ id, adjacentRegions }) =>
        adjacentRegions
          .filter((region) => foreignAt(table, seat, region).length === 0 && region !== lokiAt(table))
          .map((region) => ({ do: 'place' as const, sea: id, region })),
      ),
    ),
  hint: ({ table }, _seat, _params, { region }) => {
    const { population, settlement } = required(mapOf(table.side).regions[region - 1], 'a region');
    return { population, control: population <= NUMBERS.startArmies * NUMBERS.startArmyStrength, settlement };
  },
});

export const setUpHumans = procedure<Lords, { free: boolean; choosing: Seat[]; placing: Seat[] }>('set-up-humans', {
  order: (g, locals) => {
    const reverse = g.table.order.filter(isHuman).reverse();
    locals.choosing = [...reverse];
    locals.placing = [...reverse];
  },
  draw: (g, { choosing, free }) => {
    const [seat] = choosing;
    if (seat === undefined) return g.jump('cards');
    const { heroes, heritages } = unused(g.table);
    const drawn = free
      ? { heroes, heritages }
      : { heroes: g.shuffle('heroes', heroes).slice(0, DRAWN), heritages: g.shuffle('heritages', heritages).slice(0, DRAWN) };
    return g.ask(chooseHero, seat, drawn);
  },
  chosen: (g, { choosing }) => {
    const seat = required(choosing.shift(), 'who chooses');
    const { hero, heritage } = g.answer(chooseHero);
    Object.assign(human(g.table, seat), { hero, heritage });
    g.emit({ event: 'hero-chosen', who: seat, hero, heritage });
    g.jump('draw');
  },
  cards: (g, { placing }) => {
    for (const seat of placing) drawCards(g, seat, NUMBERS.startCombatCards);
  },
  place: (g, { placing }) => {
    const [seat] = placing;
    if (seat === undefined) return g.jump('heritage');
    return g.ask(choosePlace, seat, {});
  },
  placed: (g, { placing }) => {
    const seat = required(placing.shift(), 'who places');
    placePieces(g, seat, g.answer(choosePlace));
    g.jump('place');
  },
  heritage: (g) => {
    for (const seat of g.table.order.filter(isHuman)) gainHeritage(g, seat);
    callSettle(g);
  },
});

function placePieces(g: G, seat: Seat, { sea, region }: { sea: SeaId; region: number }): void {
  const who = human(g.table, seat);
  who.sea = sea;
  who.at = region;
  g.emit({ event: 'drakkar-moved', who: seat, sea });
  launchSnekkar(g, seat, sea);
  g.emit({ event: 'hero-placed', who: seat, region });
  for (let i = 0; i < NUMBERS.startArmies; i++) recruit(g, seat, region, NUMBERS.startArmyStrength);
}

function gainHeritage(g: G, seat: Seat): void {
  const { code, attribute, amount } = heritageOf(required(human(g.table, seat).heritage, 'a heritage')).bonus;
  if (code === 'ATTRIBUTE') for (let i = 0; i < amount; i++) raiseAttribute(g, seat, required(attribute, 'an attribute'));
  else if (code === 'COMBAT_CARDS') drawCards(g, seat, amount);
  else if (code === 'PRIEST') for (let i = 0; i < amount; i++) gainPriest(g, seat);
  else oweRunes(g, seat, amount);
}
