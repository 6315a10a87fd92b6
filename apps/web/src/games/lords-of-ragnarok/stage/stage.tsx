/** The stage over the map: a battle, a hunt, blessings to choose from, Ragnarok, the end. It folds away to show the map. */
import { type ReactNode, useState } from 'react';
import type { LordsPartProps } from '../part-props.ts';
import { BattleStage } from './battle-stage.tsx';
import { BlessingStage } from './blessing-stage.tsx';
import { EndStage } from './end-stage.tsx';
import { HeroStage } from './hero-stage.tsx';
import { HuntStage } from './hunt-stage.tsx';
import { RagnarokStage } from './ragnarok-stage.tsx';
import { stageOf } from './stage-now.ts';
import '../panels/sides.css';
import './stage.css';
import './gifts.css';

const STAGES = {
  heroes: HeroStage,
  battle: BattleStage,
  hunt: HuntStage,
  blessings: BlessingStage,
  ragnarok: RagnarokStage,
  end: EndStage,
} as const;

export function LordsStage(props: LordsPartProps): ReactNode {
  const { shown, table, i18n } = props;
  const [aside, setAside] = useState<string | null>(null);
  const now = stageOf(shown, table);
  const embers = table.last !== null && <div className="lords-embers" aria-hidden="true" />;
  if (!now) return embers;
  const open = aside !== now.key;
  const Moment = STAGES[now.kind];
  return (
    <>
      {embers}
      {open && (
        <section className={`lords-stage lords-stage-${now.kind}`} data-scrolls="down" aria-label={i18n.t(`lords.stage.${now.kind}`)}>
          <Moment {...props} />
        </section>
      )}
      <button type="button" className="button board-fold" onClick={() => setAside(open ? now.key : null)}>
        {i18n.t(open ? 'lords.show-map' : `lords.stage.${now.kind}`)}
      </button>
    </>
  );
}
