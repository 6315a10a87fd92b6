/** The table with what an event tells; what no event tells comes with the snapshot at the end of the step. */
import type { LordsEvent, MonsterState, Table } from '@skald/engine/games/lords-of-ragnarok';
import { marchingTold } from './telling-armies.ts';
import { withPerson } from './with-person.ts';

export function told(table: Table, event: LordsEvent, after: Table): Table {
  switch (event.event) {
    case 'turn-began':
      return { ...table, active: event.who, round: event.round, used: [] };
    case 'hero-chosen':
      return withPerson(table, event.who, () => ({ hero: event.hero, heritage: event.heritage }));
    case 'hero-placed':
    case 'hero-moved':
    case 'prophet-entered':
      return withPerson(table, event.who, () => ({ at: event.region }));
    case 'drakkar-moved':
      return { ...table, humans: table.humans.map((human, seat) => (seat === event.who ? { ...human, sea: event.sea } : human)) };
    case 'priest-sent':
      return withPerson(table, event.who, ({ priests, sent }) => ({ priests: priests - 1, sent: [...sent, event.monument] }));
    case 'priest-gained':
      return withPerson(table, event.who, ({ priests }) => ({ priests: priests + 1 }));
    case 'wheel-cleared':
      return withPerson({ ...table, wheel: after.wheel }, event.who, ({ priests, sent }) => ({ priests: priests + sent.length, sent: [] }));
    case 'attribute-raised':
      return withPerson(table, event.who, ({ attributes }) => ({ attributes: { ...attributes, [event.attribute]: event.value } }));
    case 'alliance-made':
      return withPerson(table, event.who, ({ allies }) => ({ allies: [...allies, event.realm] }));
    case 'marker-placed':
      if (event.action === 'BUILD_MONUMENT') return table;
      return { ...table, wheel: { ...table.wheel, [event.action]: [...table.wheel[event.action], event.who] } };
    case 'rune-forged':
      return withForge(table, event.region, null);
    case 'forge-filled':
      return withForge(table, event.region, event.rune);
    case 'region-taken':
      return { ...table, control: table.control.map((owner, i) => (i === event.region - 1 ? event.who : owner)) };
    case 'temple-built':
      return { ...table, temples: [...table.temples, event.region] };
    case 'devastation-placed':
      return { ...table, devastated: [...table.devastated, event.region] };
    case 'devastation-cleansed':
      return { ...table, devastated: table.devastated.filter((region) => region !== event.region) };
    case 'monument-raised':
      return { ...table, monuments: { ...table.monuments, [event.monument]: event.level } };
    case 'omen-turned':
      return { ...table, omens: [...table.omens, event.omen] };
    case 'battle-ended':
      return { ...table, battle: null };
    case 'hunt-ended':
      return { ...table, hunt: null };
    default:
      return marchingTold(monstersTold(table, event), event, after);
  }
}

function monstersTold(table: Table, event: LordsEvent): Table {
  switch (event.event) {
    case 'monster-moved':
      return withMonster(table, event.monster, () => ({ at: event.region }));
    case 'monster-controlled':
      return withMonster(table, event.monster, () => ({ owner: event.who }));
    case 'monsters-freed':
      return { ...table, monsters: table.monsters.map((monster) => ({ ...monster, owner: null })) };
    case 'wound-covered':
      return withMonster(table, event.monster, ({ wounds }) => ({ wounds: wounds.map((one, i) => (i === event.field ? event.who : one)) }));
    case 'wound-closed':
      return withMonster(table, event.monster, ({ wounds }) => ({ wounds: wounds.map((one, i) => (i === event.field ? null : one)) }));
    case 'monster-slain':
      return { ...table, monsters: table.monsters.filter(({ monster }) => monster !== event.monster) };
    default:
      return table;
  }
}

function withMonster(table: Table, id: string, change: (monster: MonsterState) => Partial<MonsterState>): Table {
  return { ...table, monsters: table.monsters.map((one) => (one.monster === id ? { ...one, ...change(one) } : one)) };
}

function withForge(table: Table, region: number, rune: Table['forges'][number]['rune']): Table {
  return { ...table, forges: table.forges.map((forge) => (forge.at === region ? { ...forge, rune } : forge)) };
}
