/** The current stage over the world: the draft, a battle, the quests. It folds away to show the map. */
import type { BloodRageTable } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import type { PartProps } from '../../../table/game-ui.ts';
import type { StageState } from '../../../table/model/stage.ts';
import { handOf, isBloodRageDecision } from '../table-of-blood-rage.ts';
import { BattleStage } from './battle-stage.tsx';
import { DraftStage } from './draft-stage.tsx';
import { QuestStage } from './quest-stage.tsx';
import './stages.css';

export interface BloodRageMoment {
  readonly kind: 'draft' | 'battle' | 'quests';
  /** A folded stage comes back with the next one. */
  readonly key: string;
}

export function stageOf(shown: StageState, table: BloodRageTable): BloodRageMoment | null {
  const { pillage, phase, age } = table;
  // Some questions of a battle are answered on the map.
  const onTheMap = isBloodRageDecision(shown.snapshot.decisions[0], 'move-god', 'move-leader', 'free-invade', 'choose-target');
  if (pillage && pillage.sides.length > 0 && !onTheMap) return { kind: 'battle', key: `battle ${age} ${pillage.province}` };
  if (phase === 'quest' && (shown.playing || shown.snapshot.decisions.length > 0)) return { kind: 'quests', key: `quests ${age}` };
  const pack = handOf(shown.snapshot)?.pack ?? [];
  if (phase === 'gifts' && pack.length > 0 && !shown.snapshot.over) return { kind: 'draft', key: `draft ${age} ${pack.length}` };
  return null;
}

interface StageViewProps extends PartProps {
  readonly table: BloodRageTable;
  readonly stage: BloodRageMoment;
  readonly open: boolean;
  onFold(): void;
}

export function StageView({ stage, open, onFold, ...part }: StageViewProps): ReactNode {
  const { i18n } = part;
  return (
    <>
      {open && (
        <section className={`br-stage br-stage-${stage.kind}`} data-scrolls="down" aria-label={i18n.t(`blood-rage.stage.${stage.kind}`)}>
          {stage.kind === 'battle' && <BattleStage {...part} />}
          {stage.kind === 'draft' && <DraftStage {...part} />}
          {stage.kind === 'quests' && <QuestStage {...part} />}
        </section>
      )}
      <button type="button" className="button board-fold" onClick={onFold}>
        {i18n.t(open ? 'blood-rage.show-map' : `blood-rage.stage.${stage.kind}`)}
      </button>
    </>
  );
}
