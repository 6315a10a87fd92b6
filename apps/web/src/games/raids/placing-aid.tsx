/** The tile that was reached: what it does, where it can go, and the way out. */
import { typeOf } from '@skald/engine/games/raids';
import type { ReactNode } from 'react';
import { choicesOf } from '../../table/draft.ts';
import type { PartProps } from '../../table/face.ts';
import { aboutTile } from './about.ts';
import { tableOf } from './table-of-raids.ts';
import { TileFace } from './tile-face.tsx';

export function PlacingAid({ shown, choosing, speaker }: PartProps): ReactNode {
  if (choosing?.draft.kind !== 'one') return null;
  const { decision, draft } = choosing;
  const table = tableOf(shown.snapshot);
  const tile = table.route[table.ships[decision.seat]?.at ?? 0];
  if (!tile) return null;
  const type = typeOf(tile);
  const discard = choicesOf(decision.space).findIndex(isDiscard);
  const drafted = draft.choice === null ? undefined : choicesOf(decision.space)[draft.choice];
  return (
    <div className="placing">
      <svg className="placing-tile" viewBox="-54 -54 108 108" aria-hidden="true">
        <TileFace type={type} />
      </svg>
      <div className="placing-words">
        <p>{aboutTile(type, speaker).text}</p>
        <p className="aid-lead">
          {drafted === undefined
            ? speaker.say('raids.tap-slot')
            : speaker.choice(decision.prompt.key, drafted, decision.hints?.[draft.choice ?? 0]).text}
        </p>
      </div>
      {discard >= 0 && (
        <button
          type="button"
          className="button placing-discard"
          aria-pressed={draft.choice === discard}
          onClick={() => choosing.pick(discard)}
        >
          {speaker.say('raids.discard')}
        </button>
      )}
    </div>
  );
}

function isDiscard(choice: unknown): boolean {
  return typeof choice === 'object' && choice !== null && 'do' in choice && choice.do === 'discard';
}
