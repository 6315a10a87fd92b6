/** The tip of the hovered action: what it does, what its marker would trigger, and why it cannot be taken now. */
import { type Party, realmsTriggeredBy, type SpecialAction } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Reasons } from '../../../table/board-input/reasons.tsx';
import { useReasons } from '../../../table/board-input/use-reasons.ts';
import { ACTION_ICONS, REALM_ICONS } from '../panels/icons.ts';
import { Marker, nameOf } from '../panels/party.tsx';
import type { LordsPartProps } from '../part-props.ts';
import { isLordsDecision } from '../table-of-lords.ts';

interface WheelTipProps extends LordsPartProps {
  readonly action: SpecialAction;
}

export function WheelTip({ table, i18n, action, choosing, boardInput, why }: WheelTipProps): ReactNode {
  const asked = isLordsDecision(choosing?.decision, 'special-action') && boardInput?.statusOf(`action:${action}`) === 'idle';
  const reasons = useReasons(why, asked ? { do: 'act', action } : null);
  return (
    <div className={`lords-tip lords-wheel-tip lords-wheel-tip-${action.toLowerCase()}`} role="status">
      <b className="lords-tip-title">
        <Icon outline={ACTION_ICONS[action]} /> {i18n.thing(action)}
      </b>
      <span>{i18n.t(`lords.action.${action}`)}</span>
      <Trigger table={table} i18n={i18n} action={action} under={action === 'BUILD_MONUMENT' ? [] : table.wheel[action]} />
      <Reasons of={reasons} i18n={i18n} className="lords-tip-why" />
    </div>
  );
}

interface TriggerProps extends Pick<LordsPartProps, 'table' | 'i18n'> {
  readonly action: SpecialAction;
  readonly under: readonly Party[];
}

/** The first marker wakes the realm; each later one pays the owner of the marker that it covers (LR-9.3, LR-9.4). */
function Trigger({ table, i18n, action, under }: TriggerProps): ReactNode {
  const covered = under.at(-1);
  if (covered !== undefined) {
    return (
      <>
        <span className="lords-tip-line">
          {under.map((party) => (
            <Marker key={String(party)} table={table} party={party} i18n={i18n} />
          ))}
        </span>
        <span>{i18n.t('lords.wheel.covers', { name: nameOf(covered, i18n) })}</span>
      </>
    );
  }
  const text = action === 'BUILD_MONUMENT' ? 'lords.wheel.wakes-always' : 'lords.wheel.wakes';
  return realmsTriggeredBy(table, action).map((realm) => (
    <span key={realm}>
      <Icon outline={REALM_ICONS[realm]} /> {i18n.t(text, { realm: i18n.thing(realm), bonus: i18n.detail(realm) })}
    </span>
  ));
}
