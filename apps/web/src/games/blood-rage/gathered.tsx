/** Figures that wait in the reserve, or feast in Valhalla; those that may invade now can be pressed, with what it costs. */
import valhalla from 'icon:winged-emblem';
import { type Clan, FIGURES, type FigureKind, invadeCost } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { Choosing } from '../../table/face.ts';
import type { TableSpeaker } from '../../words/speaker.ts';
import { FigureIcon } from './figure-shape.tsx';
import { draftedIn, offersOf } from './offers.ts';
import { STAT_PICTURES } from './pictures.ts';

interface GatheredProps {
  readonly clan: Clan;
  readonly where: 'reserve' | 'valhalla';
  readonly choosing: Choosing | null;
  readonly speaker: TableSpeaker;
}

export function Gathered({ clan, where, choosing, speaker }: GatheredProps): ReactNode {
  const groups = groupsOf(clan, where);
  const act = where === 'reserve' ? 'invade' : 'return';
  const offers = offersOf(choosing?.decision).filter((offer) => offer.act === act && offer.place === null && offer.figure !== null);
  const drafted = choosing ? draftedIn(choosing) : [];
  return (
    <div className={`br-gathered br-gathered-${where}`}>
      {where === 'valhalla' && <Icon outline={valhalla} />}
      <h4 className="br-gathered-title">{speaker.label(where)}</h4>
      <ul className="br-gathered-list">
        {groups.map(({ kind, count }) => {
          const offer = offers.find(({ figure }) => figure === kind);
          const label = speaker.say('blood-rage.figures', { figure: speaker.thing(kind), count });
          const picture = (
            <>
              <FigureIcon kind={kind} clan={clan.clan} />
              {count > 1 && <span className="br-gathered-count">{count}</span>}
            </>
          );
          return (
            <li key={kind} title={label}>
              {offer && choosing ? (
                <button
                  type="button"
                  data-reserve={kind}
                  className={`br-gathered-button${drafted.includes(offer.index) ? ' br-gathered-drafted' : ''}`}
                  aria-label={`${label}. ${speaker.choice(choosing.decision.prompt.key, { do: act, figure: kind }, choosing.decision.hints?.[offer.index]).text}`}
                  onClick={() => choosing.choose(offer.index)}
                >
                  {picture}
                  <span className="br-gathered-cost">
                    {offer.cost ?? invadeCost(clan, kind)}
                    <Icon outline={STAT_PICTURES.rage} />
                  </span>
                </button>
              ) : (
                <span className="br-gathered-still">
                  {picture}
                  <span className="unseen">{label}</span>
                </span>
              )}
            </li>
          );
        })}
        {groups.length === 0 && <li className="br-gathered-none">–</li>}
      </ul>
    </div>
  );
}

interface Group {
  readonly kind: FigureKind;
  readonly count: number;
}

function groupsOf({ figures }: Clan, where: 'reserve' | 'valhalla'): readonly Group[] {
  return FIGURES.flatMap((kind) => {
    const count = figures.filter((figure) => figure.kind === kind && figure.at === where).length;
    return count > 0 ? [{ kind, count }] : [];
  });
}
