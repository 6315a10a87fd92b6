/** Applies the events of Lords of Ragnarok to the table, for clients that show a step event by event. */
import { type Projection, unchangedBy } from '../../kernel/index.ts';
import { challengeOf } from './content/content.ts';
import type { LordsEvent } from './events.ts';
import { type RuneId, WHEEL_ACTIONS } from './ids.ts';
import { projectArmies } from './project-armies.ts';
import { blessingGained, blessingsRevealed } from './project-blessings.ts';
import { withHuman, withMonster, withPerson, withProphet } from './project-changes.ts';
import {
  actionCardDrawn,
  dieRolled,
  handRevealed,
  huntEnded,
  lessCards,
  runeActionDone,
  withoutPile,
  withPile,
} from './project-prophets.ts';
import type { Lords, LordsTable, Party } from './state.ts';
import { fromParty, isHuman } from './table/parties.ts';

/** `after`, if the caller has it, is the table at the end of the step; it identifies armies that an event does not name. */
export function project(table: LordsTable, event: LordsEvent, after?: LordsTable): LordsTable {
  switch (event.event) {
    case 'turn-began':
      return turnBegan(table, event.who, event.round);
    case 'hero-chosen':
      return withPerson(table, event.who, () => ({ hero: event.hero, heritage: event.heritage }));
    case 'hero-placed':
    case 'hero-moved':
    case 'prophet-entered':
      return withPerson(table, event.who, () => ({ at: event.region }));
    case 'drakkar-moved':
      return withHuman(table, event.who, () => ({ sea: event.sea }));
    case 'priest-sent':
      return withPerson(table, event.who, ({ priests, sent }) => ({ priests: priests - 1, sent: [...sent, event.monument] }));
    case 'priest-gained':
      return withPerson(table, event.who, ({ priests }) => ({ priests: priests + 1 }));
    case 'attribute-raised':
      return withPerson(table, event.who, ({ attributes }) => ({ attributes: { ...attributes, [event.attribute]: event.value } }));
    case 'injury-taken':
      return withHuman(table, event.who, ({ injured }) => ({ injured: [...injured, event.attribute] }));
    case 'injury-healed':
      return withHuman(table, event.who, ({ injured }) => ({ injured: injured.filter((one) => one !== event.attribute) }));
    case 'alliance-made':
      return withPerson(table, event.who, ({ allies }) => ({ allies: [...allies, event.realm] }));

    case 'rune-forged':
      return withRunes(withForge(table, event.region, null), event.who, [event.rune], 1);
    case 'forge-filled':
      return withForge(table, event.region, event.rune);
    case 'runes-gained':
      return withRunes(table, event.who, event.runes, 1);
    case 'runes-paid':
    case 'runes-lost':
      return withRunes(table, event.who, event.runes, -1);

    case 'cards-drawn':
      return { ...withPerson(table, event.who, ({ cards }) => ({ cards: cards + event.cards })), deck: table.deck - event.cards };
    case 'deck-reshuffled':
      return { ...table, deck: table.deck + event.cards, discards: [] };
    case 'cards-discarded':
      return { ...withoutCards(table, event.who, event.lost.length), discards: [...table.discards, ...event.lost] };
    case 'battle-card-played':
      return withoutCards(table, event.who, 1);
    case 'blessings-revealed':
      return blessingsRevealed(table, event.blessings);
    case 'blessing-gained':
      return blessingGained(table, event.who, event.blessing);
    case 'artifact-gained':
      return withPerson(table, event.who, ({ artifacts }) => ({ artifacts: [...artifacts, event.artifact] }));
    case 'artifact-used':
      return withHuman(table, event.who, ({ exhausted }) => ({ exhausted: [...exhausted, event.artifact] }));

    case 'marker-placed':
      if (event.action === 'BUILD_MONUMENT') return table;
      return { ...table, wheel: { ...table.wheel, [event.action]: [...table.wheel[event.action], event.who] } };
    case 'wheel-cleared':
      return wheelCleared(table, event.who);
    case 'monument-raised':
      return { ...table, monuments: { ...table.monuments, [event.monument]: event.level } };
    case 'omen-turned':
      return { ...table, omens: [...table.omens, event.omen] };
    case 'region-taken':
      return { ...table, control: table.control.with(event.region - 1, event.who) };
    case 'temple-built':
      return { ...table, temples: [...table.temples, event.region] };
    case 'devastation-placed':
      return { ...table, devastated: [...table.devastated, event.region], scorched: table.round > 0 };
    case 'devastation-cleansed':
      return { ...table, devastated: table.devastated.filter((region) => region !== event.region) };

    case 'army-recruited':
    case 'army-moved':
    case 'army-strengthened':
    case 'army-weakened':
    case 'army-destroyed':
    case 'armies-retreated':
      return projectArmies(table, event, after);

    case 'monster-moved':
      return withMonster(table, event.monster, () => ({ at: event.region }));
    case 'monster-swam':
      return withMonster(table, event.monster, () => ({ sea: event.sea }));
    case 'snekkar-launched':
      return withHuman(table, event.who, () => ({ snekkar: Array.from({ length: event.ships }, () => event.sea) }));
    case 'snekkja-moved':
      return withHuman(table, event.who, ({ snekkar = [] }) => ({ snekkar: snekkar.with(snekkar.indexOf(event.from), event.sea) }));
    case 'card-fetched':
      return withHuman(table, event.who, ({ cards }) => ({ cards: cards + 1 }));
    case 'monster-controlled':
      return withMonster(table, event.monster, () => ({ owner: event.who }));
    case 'monsters-freed':
      return { ...table, monsters: table.monsters.map((monster) => ({ ...monster, owner: null })) };
    case 'wound-covered':
      return withMonster(isHuman(event.who) ? table : withoutCards(table, event.who, 1), event.monster, ({ wounds }) => ({
        wounds: wounds.with(event.field, event.who),
      }));
    case 'wound-closed':
      return withMonster(table, event.monster, ({ wounds }) => ({ wounds: wounds.with(event.field, null) }));
    case 'monster-slain':
      return withPerson(
        { ...table, monsters: table.monsters.filter(({ monster }) => monster !== event.monster) },
        event.who,
        ({ slain }) => ({
          slain: slain + 1,
        }),
      );
    case 'slayer-token-gained':
      return withPerson(table, event.who, ({ tokens }) => ({ tokens: tokens + 1 }));

    case 'battle-began':
      return withPile(withPile(table, event.attacker), event.defender);
    case 'battle-ended':
      return { ...withoutPile(withoutPile(table, event.winner), event.loser), battle: null };
    case 'hunt-ended':
      return huntEnded(table, event);
    case 'die-rolled':
      return dieRolled(table, event);
    case 'rune-action-done':
      return runeActionDone(table, event);
    case 'hand-revealed':
      return handRevealed(table, event);
    case 'action-card-drawn':
      return actionCardDrawn(table, event);
    case 'fate-moved':
      return isHuman(event.who) ? { ...table, fate: event.who } : table;
    case 'challenge-set':
      return {
        ...table,
        undrawn: 0,
        challenges: table.challenges.includes(event.challenge) ? table.challenges : [...table.challenges, event.challenge],
      };
    case 'ragnarok-began': {
      const [, ...others] = fromParty(table, event.who);
      return { ...table, last: [...others, event.who] };
    }
    case 'match-won':
      return { ...table, winner: event.who, victory: event.victory };
    case 'match-lost':
      // LR-55.6: the safety stop comes when a new round has begun.
      return { ...table, victory: event.victory, round: event.victory === 'cap' ? table.round + 1 : table.round };

    case 'cards-received':
    case 'realm-triggered':
    case 'realm-bonus-taken':
    case 'region-usurped':
    case 'blessing-used':
    case 'ability-used':
    case 'monster-rolled':
    case 'area-attack':
    case 'sea-attack':
    case 'hel-called':
    case 'battle-passed':
    case 'hunt-began':
    case 'monster-attacked':
    case 'attack-answered':
    case 'devastation-spared':
    case 'rune-actions-skipped':
    case 'special-action-skipped':
    case 'bonus-missed':
    case 'bonus-gained':
    case 'prophet-chose':
    case 'fate-stayed':
      return table;
    default:
      return unchangedBy(table, event);
  }
}

export const projection: Projection<Lords> = {
  project: (table, event) => project(table, event),
  notInEvents: [
    // The progress of the turn.
    ...['step', 'used', 'pending', 'owed'],
    // Events narrate a battle or a hunt; the table follows at the end of the step.
    ...['battle', 'hunt'],
    // Played cards, and those with which a prophet wounds a monster, reach the discards without an event.
    'discards',
    // Events name a region and a strength, not an army.
    ...['humans/*/armies', 'prophets/*/armies'],
    // A prophet takes his battle pile back some time after the event that ends the battle.
    ...['prophets/*/cards', 'prophets/*/pile'],
  ],
};

/** LR-40.4, LR-13.5, LR-20.13: a human turn allows the next marker; a last turn is used up; set-up challenges are out of the game. */
function turnBegan(table: LordsTable, active: Party, round: number): LordsTable {
  return {
    ...table,
    active,
    round,
    used: [],
    scorched: table.scorched && !isHuman(active),
    last: table.last?.slice(1) ?? null,
    challenges: table.challenges.filter((challenge) => challengeOf(challenge).kind === 'RULE'),
  };
}

function withoutCards(table: LordsTable, party: Party, count: number): LordsTable {
  if (isHuman(party)) return withHuman(table, party, ({ cards }) => ({ cards: cards - count }));
  return withProphet(table, party, (prophet) => lessCards(prophet, count));
}

function withRunes(table: LordsTable, party: Party, runes: readonly RuneId[], sign: 1 | -1): LordsTable {
  return withPerson(table, party, (person) => {
    const counts = { ...person.runes };
    for (const rune of runes) counts[rune] += sign;
    return { runes: counts };
  });
}

/** LR-9.13: markers leave the wheel, artifacts are ready again, and the builder's priests come home. */
function wheelCleared(table: LordsTable, builder: Party): LordsTable {
  const wheel = { ...table.wheel };
  for (const action of WHEEL_ACTIONS) wheel[action] = [];
  const humans = table.humans.map((human) => ({ ...human, exhausted: [] }));
  return withPerson({ ...table, wheel, humans }, builder, ({ priests, sent }) => ({ priests: priests + sent.length, sent: [] }));
}

function withForge(table: LordsTable, region: number, rune: RuneId | null): LordsTable {
  return { ...table, forges: table.forges.map((forge) => (forge.at === region ? { ...forge, rune } : forge)) };
}
