/** Mines and blood drills on a player board: those that stand, and room for more, with what the next one costs. */
import type { Reason } from '@skald/engine';
import { BUILDINGS, type Player, type ResourceBuilding, TRACKS } from '@skald/engine/games/valda';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { PartProps } from '../../table/face.ts';
import { Sentence } from '../../table/sentence.tsx';
import { Amounts } from './amounts.tsx';
import { BUILDING_ICONS } from './icons.ts';
import { useReach } from './reach.ts';

interface TracksProps extends PartProps {
  readonly player: Player;
  readonly own: boolean;
}

export function Tracks({ player, own, choosing, speaker, why }: TracksProps): ReactNode {
  const reach = useReach(own ? choosing : null);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const building = own && choosing?.decision.prompt.key === 'build';
  const press = (kind: ResourceBuilding, idle: boolean): void => {
    setReasons([]);
    if (idle) void why({ do: 'raise', building: kind }).then(setReasons);
    else reach?.press(`building:${kind}`);
  };
  return (
    <div className="vboard-tracks">
      {BUILDINGS.map((kind) => {
        const count = kind === 'mine' ? player.mines : player.drills;
        const { max, buildCost } = TRACKS[kind];
        const state = reach?.standing(`building:${kind}`) ?? 'idle';
        return (
          <div key={kind} className="vboard-track" title={speaker.say('valda.track', { building: speaker.label(kind), count, max })}>
            <span className="unseen">{speaker.say('valda.track', { building: speaker.label(kind), count, max })}</span>
            {Array.from({ length: max }, (_, i) => {
              const key = `${kind}${i}`;
              return (
                <span key={key} className={i < count ? 'vboard-building' : 'vboard-building vboard-building-free'} aria-hidden="true">
                  <Icon outline={BUILDING_ICONS[kind]} />
                </span>
              );
            })}
            {building && count < max && (
              <button
                type="button"
                data-building={kind}
                className={`vboard-build vboard-build-${state}`}
                aria-pressed={state === 'drafted'}
                aria-disabled={state === 'idle' ? true : undefined}
                onClick={() => press(kind, state === 'idle')}
              >
                <span className="unseen">{speaker.say('valda.raise', { building: speaker.thing(kind) })}</span>+
                <Amounts of={buildCost} speaker={speaker} />
              </button>
            )}
          </div>
        );
      })}
      {building && reasons.length > 0 && (
        <p className="valda-why" role="status">
          {reasons.map((reason) => (
            <Sentence key={reason.reason} of={speaker.reason(reason)} />
          ))}
        </p>
      )}
    </div>
  );
}
