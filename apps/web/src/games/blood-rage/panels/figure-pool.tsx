/** The figures in the reserve or in Valhalla; those that may invade now can be pressed and show their cost. */
import valhalla from 'icon:winged-emblem';
import { type Clan, FIGURES, type FigureKind, invadeCost } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import type { Choosing } from '../../../table/game-ui.ts';
import { FigureIcon } from '../board/figure-shape.tsx';
import { draftedIn, offersOf } from '../input/offers.ts';
import { STAT_PICTURES } from '../pictures.ts';

interface FigurePoolProps {
  readonly clan: Clan;
  readonly where: 'reserve' | 'valhalla';
  readonly choosing: Choosing | null;
  readonly i18n: TableTranslator;
}

export function FigurePool({ clan, where, choosing, i18n }: FigurePoolProps): ReactNode {
  const groups = groupsOf(clan, where);
  const act = where === 'reserve' ? 'invade' : 'return';
  const offers = offersOf(choosing?.decision).filter((offer) => offer.act === act && offer.place === null && offer.figure !== null);
  const drafted = choosing ? draftedIn(choosing) : [];
  return (
    <div className={`br-gathered br-gathered-${where}`}>
      {where === 'valhalla' && <Icon outline={valhalla} />}
      <h4 className="br-gathered-title">{i18n.label(where)}</h4>
      <ul className="br-gathered-list">
        {groups.map(({ kind, count }) => {
          const offer = offers.find(({ figure }) => figure === kind);
          const label = i18n.t('blood-rage.figures', { figure: i18n.thing(kind), count });
          const picture = (
            <>
              <FigureIcon kind={kind} clan={clan.clan} />
              {count > 1 && <span className="br-gathered-count">×{count}</span>}
            </>
          );
          return (
            <li key={kind} title={label}>
              {offer && choosing ? (
                <button
                  type="button"
                  data-reserve={kind}
                  {...leadsTo([offer.index])}
                  className={`br-gathered-button${drafted.includes(offer.index) ? ' br-gathered-drafted' : ''}`}
                  aria-label={`${label}. ${i18n.choice(choosing.decision.prompt.key, { do: act, figure: kind }, choosing.decision.hints?.[offer.index]).text}`}
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
