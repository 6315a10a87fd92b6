/** Which moment has the stage over the map now, if any. */
import type { Table } from '@skald/engine/games/lords-of-ragnarok';
import type { Shown } from '../../../table/stage.ts';
import { lastBattle } from './battle-story.ts';
import { lastHunt } from './hunt-story.ts';

export interface StageNow {
  readonly kind: 'heroes' | 'battle' | 'hunt' | 'blessings' | 'ragnarok' | 'end';
  /** A stage that was folded away comes back when there is a new one. */
  readonly key: string;
}

/** Questions of a battle or a hunt that are answered on the map. */
const ON_THE_MAP = ['choose-army', 'choose-retreat', 'choose-battle'];

function happensNow({ scene }: Shown, event: string): boolean {
  return scene?.events.some((one) => one.event === event) === true;
}

/** Ragnarok is looked at a little longer than what comes after it. */
const REMEMBERED = 4;

function isRemembered({ playing, log }: Shown): boolean {
  return playing && log.slice(-REMEMBERED).some((line) => 'event' in line && line.event.event === 'ragnarok-began');
}

export function stageOf(shown: Shown, table: Table): StageNow | null {
  const { snapshot, playing, log } = shown;
  const asked = snapshot.decisions[0]?.prompt.key ?? '';
  if (isRemembered(shown)) return { kind: 'ragnarok', key: 'ragnarok' };
  if (table.victory !== null && (!playing || happensNow(shown, 'match-won') || happensNow(shown, 'match-lost')))
    return { kind: 'end', key: 'end' };
  if (asked === 'choose-hero') return { kind: 'heroes', key: 'heroes' };
  if (ON_THE_MAP.includes(asked)) return null;
  const battle = lastBattle(log);
  if (battle && (table.battle !== null || (playing && battle.fresh))) return { kind: 'battle', key: `battle ${battle.id}` };
  const hunt = lastHunt(log);
  if (hunt && (table.hunt !== null || (playing && hunt.fresh))) return { kind: 'hunt', key: `hunt ${hunt.id}` };
  if (table.revealed.length > 0) return { kind: 'blessings', key: `blessings ${table.revealed.join(' ')}` };
  return null;
}
