/** The stage of the moment, laid over the world: the draft, a battle, the quests. It can be folded away to look at the map. */
import type { Table } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import type { PartProps } from '../../table/face.ts';
import type { Shown } from '../../table/stage.ts';
import { BattleStage } from './battle-stage.tsx';
import { DraftStage } from './draft-stage.tsx';
import { QuestStage } from './quest-stage.tsx';
import { handOf } from './table-of-blood-rage.ts';
import './stages.css';

export interface StageNow {
  readonly kind: 'draft' | 'battle' | 'quests';
  /** Folded away stages come back when there is a new one. */
  readonly key: string;
}

/** Questions of a battle that are answered on the map. */
const ON_THE_MAP = ['move-god', 'move-leader', 'free-invade', 'choose-target'];

export function stageOf(shown: Shown, table: Table): StageNow | null {
  const { pillage, phase, age } = table;
  const asked = shown.snapshot.decisions[0]?.prompt.key ?? '';
  if (pillage && pillage.sides.length > 0 && !ON_THE_MAP.includes(asked))
    return { kind: 'battle', key: `battle ${age} ${pillage.province}` };
  if (phase === 'quest' && (shown.playing || shown.snapshot.decisions.length > 0)) return { kind: 'quests', key: `quests ${age}` };
  const pack = handOf(shown.snapshot)?.pack ?? [];
  if (phase === 'gifts' && pack.length > 0 && !shown.snapshot.over) return { kind: 'draft', key: `draft ${age} ${pack.length}` };
  return null;
}

interface StageViewProps extends PartProps {
  readonly table: Table;
  readonly stage: StageNow;
  readonly open: boolean;
  onFold(): void;
}

export function StageView({ stage, open, onFold, ...part }: StageViewProps): ReactNode {
  const { speaker } = part;
  return (
    <>
      {open && (
        <section className={`br-stage br-stage-${stage.kind}`} aria-label={speaker.say(`blood-rage.stage.${stage.kind}`)}>
          {stage.kind === 'battle' && <BattleStage {...part} />}
          {stage.kind === 'draft' && <DraftStage {...part} />}
          {stage.kind === 'quests' && <QuestStage {...part} />}
        </section>
      )}
      <button type="button" className="button board-fold" onClick={onFold}>
        {speaker.say(open ? 'blood-rage.show-map' : `blood-rage.stage.${stage.kind}`)}
      </button>
    </>
  );
}
