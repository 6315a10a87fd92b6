/** Mines and blood drills on a player board: the built ones, the free sites, and the price of the next. */
import type { Reason } from '@skald/engine';
import { BUILDINGS, type ResourceBuilding, TRACKS, type ValdaPlayer } from '@skald/engine/games/valda';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { PartProps } from '../../../table/game-ui.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { BUILDING_ICONS } from '../icons.ts';
import { useBoardInput } from '../input/use-board-input.ts';
import { isValdaDecision } from '../table-of-valda.ts';
import { Amounts } from './amounts.tsx';

interface TracksProps extends PartProps {
  readonly player: ValdaPlayer;
  readonly own: boolean;
}

export function Tracks({ player, own, choosing, i18n, why }: TracksProps): ReactNode {
  const boardInput = useBoardInput(own ? choosing : null);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const building = own && isValdaDecision(choosing?.decision, 'build');
  const press = (kind: ResourceBuilding, idle: boolean): void => {
    setReasons([]);
    if (idle) void why({ do: 'raise', building: kind }).then(setReasons);
    else boardInput?.press(`building:${kind}`);
  };
  return (
    <div className="valda-player-tracks">
      {BUILDINGS.map((kind) => {
        const count = kind === 'mine' ? player.mines : player.drills;
        const { max, buildCost } = TRACKS[kind];
        const state = boardInput?.statusOf(`building:${kind}`) ?? 'idle';
        return (
          <div key={kind} className="valda-player-track" title={i18n.t('valda.track', { building: i18n.label(kind), count, max })}>
            <span className="unseen">{i18n.t('valda.track', { building: i18n.label(kind), count, max })}</span>
            {Array.from({ length: max }, (_, i) => {
              const key = `${kind}${i}`;
              return (
                <span
                  key={key}
                  className={i < count ? 'valda-player-building' : 'valda-player-building valda-player-building-free'}
                  aria-hidden="true"
                >
                  <Icon outline={BUILDING_ICONS[kind]} />
                </span>
              );
            })}
            {building && count < max && (
              <button
                type="button"
                data-building={kind}
                {...boardInput?.leadsTo(`building:${kind}`)}
                className={`valda-player-build valda-player-build-${state}`}
                aria-pressed={state === 'drafted'}
                aria-disabled={state === 'idle' ? true : undefined}
                onClick={() => press(kind, state === 'idle')}
              >
                <span className="unseen">{i18n.t('valda.raise', { building: i18n.thing(kind) })}</span>+
                <Amounts of={buildCost} i18n={i18n} />
              </button>
            )}
          </div>
        );
      })}
      {building && reasons.length > 0 && (
        <p className="valda-why" role="status">
          {reasons.map((reason) => (
            <Sentence key={reason.reason} of={i18n.reason(reason)} />
          ))}
        </p>
      )}
    </div>
  );
}
