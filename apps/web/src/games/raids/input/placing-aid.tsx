/** The tile that was reached: its effect, where it can go, and the way out. */
import { typeOf } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import type { PartProps } from '../../../table/game-ui.ts';
import { choicesOf } from '../../../table/model/draft.ts';
import { TileFace } from '../board/tile-face.tsx';
import { isRaidsDecision, tableOf } from '../table-of-raids.ts';
import { aboutTile } from '../text/about.ts';

export function PlacingAid({ shown, choosing, i18n }: PartProps): ReactNode {
  if (choosing?.draft.kind !== 'one' || !isRaidsDecision(choosing.decision, 'place-tile')) return null;
  const { decision, draft } = choosing;
  const table = tableOf(shown.snapshot);
  const tile = table.route[table.ships[decision.seat]?.at ?? 0];
  if (!tile) return null;
  const type = typeOf(tile);
  const discard = choicesOf(decision.space).findIndex((choice) => choice.do === 'discard');
  const drafted = draft.choice === null ? undefined : choicesOf(decision.space)[draft.choice];
  return (
    <div className="raids-placing">
      <svg className="raids-placing-tile" viewBox="-54 -54 108 108" aria-hidden="true">
        <TileFace type={type} />
      </svg>
      <div className="raids-placing-words">
        <p>{aboutTile(type, i18n).text}</p>
        <p className="raids-aid-lead">
          {drafted === undefined
            ? i18n.t('raids.tap-slot')
            : i18n.choice(decision.prompt.key, drafted, decision.hints?.[draft.choice ?? 0]).text}
        </p>
      </div>
      {discard >= 0 && (
        <button
          type="button"
          {...leadsTo([discard])}
          className="button raids-placing-discard"
          aria-pressed={draft.choice === discard}
          onClick={() => choosing.pick(discard)}
        >
          {i18n.t('raids.discard')}
        </button>
      )}
    </div>
  );
}
