/** What the action under the pointer does, what its marker would set off, and why it cannot be taken now. */
import { type Party, realmTriggeredBy, type SpecialAction } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Reasons } from '../../../table/reasons.tsx';
import { useReasons } from '../../../table/use-reasons.ts';
import type { LordsPart } from '../part.ts';
import { ACTION_ICONS, REALM_ICONS } from './icons.ts';
import { Marker, nameOf } from './party.tsx';

interface WheelTipProps extends LordsPart {
  readonly action: SpecialAction;
}

export function WheelTip({ table, speaker, action, choosing, reach, why }: WheelTipProps): ReactNode {
  const asked = choosing?.decision.prompt.key === 'special-action' && reach?.standing(`action:${action}`) === 'idle';
  const reasons = useReasons(why, asked ? { do: 'act', action } : null);
  return (
    <div className={`lords-tip lords-wheel-tip lords-wheel-tip-${action.toLowerCase()}`} role="status">
      <b className="lords-tip-title">
        <Icon outline={ACTION_ICONS[action]} /> {speaker.thing(action)}
      </b>
      <span>{speaker.say(`lords.action.${action}`)}</span>
      {action !== 'BUILD_MONUMENT' && <Trigger table={table} speaker={speaker} action={action} under={table.wheel[action]} />}
      <Reasons of={reasons} speaker={speaker} className="lords-tip-why" />
    </div>
  );
}

interface TriggerProps extends Pick<LordsPart, 'table' | 'speaker'> {
  readonly action: Exclude<SpecialAction, 'BUILD_MONUMENT'>;
  readonly under: readonly Party[];
}

/** The first marker wakes the realm; each later one pays whoever it covers (LR-9.3, LR-9.4). */
function Trigger({ table, speaker, action, under }: TriggerProps): ReactNode {
  const covered = under.at(-1);
  const realm = realmTriggeredBy(action);
  if (covered !== undefined) {
    return (
      <>
        <span className="lords-tip-line">
          {under.map((party) => (
            <Marker key={String(party)} table={table} party={party} speaker={speaker} />
          ))}
        </span>
        <span>{speaker.say('lords.wheel.covers', { name: nameOf(covered, speaker) })}</span>
      </>
    );
  }
  return (
    <span>
      <Icon outline={REALM_ICONS[realm]} />{' '}
      {speaker.say('lords.wheel.wakes', { realm: speaker.thing(realm), bonus: speaker.detail(realm) })}
    </span>
  );
}
