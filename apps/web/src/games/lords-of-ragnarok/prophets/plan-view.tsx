/** The acting prophet's plan over the map: his card, his target and the reason, in the corner away from the target. */
import { actionCardOf, type LordsTable } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { Emblem } from '../../../table/emblem.tsx';
import { boundingBox } from '../../../table/geometry.ts';
import type { Sheet } from '../map/mesh/shape.ts';
import { placeName } from '../map/place-names.ts';
import { placesOf } from '../map/places.ts';
import { ACTION_ICONS } from '../panels/icons.ts';
import { colourOfParty } from '../table-of-lords.ts';
import type { PlanLabel, PlanReason, ProphetPlan } from './plan.ts';
import { placeOfPlan } from './plan-place.ts';
import './plan.css';

interface PlanViewProps {
  readonly plan: ProphetPlan;
  readonly sheet: Sheet;
  readonly table: LordsTable;
  readonly i18n: TableTranslator;
}

export function PlanView({ plan, sheet, table, i18n }: PlanViewProps): ReactNode {
  const { who, card, label, target, reason, face } = plan;
  const { specialAction, heroRegion } = actionCardOf(card);
  const region = (number: number): string => `${number} · ${placeName(table.side, number, i18n)}`;
  const name = typeof target === 'number' ? region(target) : target === null ? '' : i18n.thing(target);
  return (
    <div className={`lords-plan ${cornerOf(plan, sheet, table)} player-${colourOfParty(table, who)}`} role="note" data-plan-of={who}>
      <p className="lords-plan-head">
        <Emblem colour={colourOfParty(table, who)} />
        <b>{i18n.t('lords.plan.of', { name: i18n.thing(who) })}</b>
      </p>
      <p className="lords-plan-card" title={i18n.t('lords.die', { face })}>
        <Icon outline={ACTION_ICONS[specialAction]} />{' '}
        {i18n.t('lords.plan.card', { action: i18n.thing(specialAction), region: region(heroRegion[table.side]) })}
      </p>
      {label !== null && (
        <p className="lords-plan-now">
          <b>
            {labelText(label, i18n)}
            {name !== '' && `: ${name}`}
          </b>
        </p>
      )}
      <p className="lords-plan-reason">{reasonText(reason, i18n)}</p>
    </div>
  );
}

/** The corner away from the target; without a place on the map, the upper left one. */
function cornerOf(plan: ProphetPlan, sheet: Sheet, table: LordsTable): string {
  const target = placeOfPlan(plan, table);
  const place = target === null ? undefined : placesOf(sheet, table).find((one) => one.target === target);
  if (!place) return 'board-tip board-tip-left board-tip-high';
  const { x, y, width, height } = boundingBox(place.outline);
  const side = x + width / 2 < sheet.width / 2 ? 'right' : 'left';
  const end = y + height / 2 < sheet.height / 2 ? 'low' : 'high';
  return `board-tip board-tip-${side} board-tip-${end}`;
}

function labelText(label: PlanLabel, i18n: TableTranslator): string {
  return label === 'rune-action' ? i18n.t('lords.plan.rune-action') : i18n.label(label);
}

function reasonText(reason: PlanReason, i18n: TableTranslator): string {
  if ('settled' in reason) return i18n.t(`lords.settled.${reason.settled}`, { best: reason.best });
  return i18n.t(`lords.plan.because.${reason.because}`);
}
