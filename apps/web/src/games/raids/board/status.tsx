/** A line about the voyage. */
import { LAST_VOYAGE } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import type { PartProps } from '../../../table/game-ui.ts';
import { tableOf } from '../table-of-raids.ts';

export function Status({ shown, i18n }: PartProps): ReactNode {
  const { voyage } = tableOf(shown.snapshot);
  return <p className="raids-voyage-number">{i18n.t('raids.voyage', { voyage, last: LAST_VOYAGE })}</p>;
}
