/** Ragnarök: the sky darkens, a province falls, and the dead go to Valhalla with glory. */
import burning from 'icon:fire-zone';
import type { BloodRageTable, ProvinceId } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { PartProps } from '../../../table/game-ui.ts';
import { Sentence } from '../../../table/sentence.tsx';

interface RagnarokProps extends PartProps {
  readonly table: BloodRageTable;
  readonly falling: ProvinceId | null;
}

export function Ragnarok({ shown, i18n, falling }: RagnarokProps): ReactNode {
  if (falling === null || shown.scene === null) return null;
  const line = shown.scene.events[0];
  return (
    <div className="br-ragnarok" aria-hidden="true">
      <div className="br-ragnarok-sky" />
      <p className="br-ragnarok-title">
        <Icon outline={burning} /> {i18n.thing('ragnarok')} <Icon outline={burning} />
      </p>
      <p className="br-ragnarok-place">{i18n.label(falling)}</p>
      {line && line.event !== 'phase-began' && (
        <p className="br-ragnarok-line" key={shown.scene.number}>
          <Sentence of={i18n.event(line)} />
        </p>
      )}
    </div>
  );
}
