/** Decides which stage is open over the map, if any. */
import type { LordsTable } from '@skald/engine/games/lords-of-ragnarok';
import type { StageState } from '../../../table/model/stage.ts';
import { isLordsDecision } from '../table-of-lords.ts';
import { lastBattle } from './battle-story.ts';
import { lastHunt } from './hunt-story.ts';

export interface LordsMoment {
  readonly kind: 'heroes' | 'battle' | 'hunt' | 'blessings' | 'ragnarok' | 'end';
  /** A folded stage comes back with the next one. */
  readonly key: string;
}

function happensNow({ scene }: StageState, event: string): boolean {
  return scene?.events.some((one) => one.event === event) === true;
}

/** The stage of Ragnarok stays a little longer than the next scene. */
const REMEMBERED = 4;

function isRemembered({ playing, log }: StageState): boolean {
  return playing && log.slice(-REMEMBERED).some((line) => 'event' in line && line.event.event === 'ragnarok-began');
}

export function stageOf(shown: StageState, table: LordsTable): LordsMoment | null {
  const { snapshot, playing, log } = shown;
  const [asked] = snapshot.decisions;
  if (isRemembered(shown)) return { kind: 'ragnarok', key: 'ragnarok' };
  if (table.victory !== null && (!playing || happensNow(shown, 'match-won') || happensNow(shown, 'match-lost')))
    return { kind: 'end', key: 'end' };
  if (isLordsDecision(asked, 'choose-hero')) return { kind: 'heroes', key: 'heroes' };
  // Questions of a battle or a hunt that are answered on the map.
  if (isLordsDecision(asked, 'choose-army', 'choose-retreat', 'choose-battle')) return null;
  const battle = lastBattle(log);
  if (battle && (table.battle !== null || (playing && battle.fresh))) return { kind: 'battle', key: `battle ${battle.id}` };
  const hunt = lastHunt(log);
  if (hunt && (table.hunt !== null || (playing && hunt.fresh))) return { kind: 'hunt', key: `hunt ${hunt.id}` };
  if (table.revealed.length > 0) return { kind: 'blessings', key: `blessings ${table.revealed.join(' ')}` };
  return null;
}
