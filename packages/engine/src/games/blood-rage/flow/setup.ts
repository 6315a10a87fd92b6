/** BR-6: sets up the table before the First Age. */

import { type Compartments, itemAt, required, type Seat, type Setup } from '../../../kernel/index.ts';
import type { BloodRageCardId } from '../card-ids.ts';
import { deckFor } from '../content/cards.ts';
import { content, forPlayers, LAST_AGE, SLOTS, statValue } from '../content/content.ts';
import { type ClanId, OUTER_PROVINCES, type ProvinceId, type TokenId, YGGDRASIL } from '../ids.ts';
import { type BloodRageOptions, withFifthPlayer } from '../options.ts';
import type { BloodRage, BloodRageHand, Clan, ClanFigure, StandingGod } from '../state.ts';

/** BR-6.9: makes the random draws in this fixed order. */
export function setup(g: Setup<BloodRageOptions>): Compartments<BloodRage> {
  const { seats, options } = g;
  const { mystics, gods: withGods, draftInFirstAge } = options;
  const tokens = layTokens(g.shuffle('pillage-tokens', outerTokens()));
  const ragnarok = g.shuffle('ragnarok-tokens', ragnarokTokens());
  const decks = ages().map((age) => g.shuffle(`deck-${age}`, deckFor(age, seats, mystics)));
  const first = options.firstPlayer ?? g.pick('first-player', seatsOf(seats));
  const { ageTrackTokens, destroyedAtStart } = forPlayers(seats);
  const unused = ragnarok.slice(ageTrackTokens + destroyedAtStart);
  return {
    table: {
      sets: { fifthPlayer: withFifthPlayer(seats, options), mystics, gods: withGods, draftInFirstAge },
      age: 1,
      phase: 'gifts',
      first,
      turn: null,
      tokens,
      pillaged: [],
      destroyed: ragnarok.slice(ageTrackTokens, ageTrackTokens + destroyedAtStart),
      ragnarok: ragnarok.slice(0, ageTrackTokens),
      unused,
      gods: withGods ? firstGods(g, unused) : [],
      clans: seatsOf(seats).map((seat) => newClan(options.clans?.[seat] ?? itemAt(content.clans, seat).id)),
      pillage: null,
      queue: [],
      discard: [],
    },
    hands: seatsOf(seats).map(emptyHand),
    box: { decks, undealt: ages().map((): BloodRageCardId[] => []) },
  };
}

function ages(): readonly number[] {
  return Array.from({ length: LAST_AGE }, (_, i) => i + 1);
}

function seatsOf(players: number): Seat[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

function emptyHand(): BloodRageHand {
  return { cards: [], pack: [], quests: [], gone: [], drafts: [] };
}

/** BR-2.2: the tokens to shuffle. */
function outerTokens(): readonly TokenId[] {
  return content.pillageTokens.flatMap(({ id, fixedAt, copies }) => (fixedAt ? [] : new Array<TokenId>(copies).fill(id)));
}

/** BR-2.3: one for each outer province. */
function ragnarokTokens(): readonly ProvinceId[] {
  return content.ragnarokTokens.map(({ province }) => province);
}

/** BR-6.3: one on each outer province; Yggdrasil has a fixed token. */
function layTokens(outer: readonly TokenId[]): Record<ProvinceId, TokenId> {
  const fixed = content.pillageTokens.find(({ fixedAt }) => fixedAt === YGGDRASIL);
  const on = (place: ProvinceId): TokenId =>
    place === YGGDRASIL ? required(fixed, 'the token of Yggdrasil').id : itemAt(outer, OUTER.indexOf(place));
  return {
    yggdrasil: on('yggdrasil'),
    elvagar: on('elvagar'),
    angerboda: on('angerboda'),
    muspelheim: on('muspelheim'),
    horgr: on('horgr'),
    utgard: on('utgard'),
    andlang: on('andlang'),
    gimle: on('gimle'),
    myrkulor: on('myrkulor'),
  };
}

const OUTER: readonly ProvinceId[] = OUTER_PROVINCES;

/** BR-30.1, BR-30.2: the gods in play and their first provinces. */
function firstGods(g: Setup<BloodRageOptions>, unused: readonly ProvinceId[]): StandingGod[] {
  const drawn = g
    .shuffle(
      'gods',
      content.gods.map(({ id }) => id),
    )
    .slice(0, content.godSetup.godsInPlay);
  const places = g.shuffle('god-places-1', unused);
  return drawn.map((god, i) => ({ god, at: itemAt(places, i) }));
}

/** BR-6.2: all figures in the reserve, all stats at their first step. */
function newClan(clan: ClanId): Clan {
  const { startStep } = content.stats;
  return {
    clan,
    rage: statValue('rage', startStep),
    glory: 0,
    stats: { rage: startStep, axes: startStep, horns: startStep },
    passed: false,
    slots: SLOTS.map(() => null),
    figures: startingFigures(),
    hand: 0,
    pack: 0,
    quests: 0,
    known: [],
    shown: [],
    keptFrom: null,
    mayHaveKept: [],
  };
}

/** BR-4.2: mystics stay in the supply until a card brings them. */
function startingFigures(): ClanFigure[] {
  return (['leader', 'warrior', 'ship'] as const).flatMap((kind) =>
    Array.from({ length: content.figures[kind].perClan }, (): ClanFigure => ({ kind, at: 'reserve' })),
  );
}
