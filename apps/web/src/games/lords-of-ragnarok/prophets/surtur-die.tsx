/** Surtur's die with a prophet's last roll; it glows while it rolls. */
import one from 'icon:inverted-dice-1';
import two from 'icon:inverted-dice-2';
import three from 'icon:inverted-dice-3';
import type { ProphetId } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { StageState } from '../../../table/model/stage.ts';
import { isLordsEvent } from '../table-of-lords.ts';

interface SurturDieProps {
  readonly shown: StageState;
  readonly prophet: ProphetId;
  readonly i18n: TableTranslator;
}

const FACES = [one, two, three] as const;

export function SurturDie({ shown, prophet, i18n }: SurturDieProps): ReactNode {
  const line = shown.log.findLast(
    (one) => 'event' in one && isLordsEvent(one.event) && one.event.event === 'die-rolled' && one.event.who === prophet,
  );
  const rolled = line && 'event' in line && isLordsEvent(line.event) && line.event.event === 'die-rolled' ? line.event : null;
  if (!rolled || !line) return null;
  const fresh = shown.scene?.events.includes(rolled) === true;
  const label = i18n.t('lords.die', { face: rolled.face });
  return (
    <span key={line.id} className={fresh ? 'lords-die lords-die-falling' : 'lords-die'} title={label}>
      <Icon outline={FACES[rolled.face - 1] ?? one} label={label} />
    </span>
  );
}
