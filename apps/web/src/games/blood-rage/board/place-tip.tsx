/** The tip of a place: strengths, the pillage reward, when Ragnarök comes, and why it cannot be chosen. */
import swords from 'icon:biceps';
import type { OpenDecision, Reason } from '@skald/engine';
import { type BloodRageTable, type BoardPlace, isProvince, type ProvinceId, province as provinceOf } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { markName } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { Reasons } from '../../../table/board-input/reasons.tsx';
import { useReasons } from '../../../table/board-input/use-reasons.ts';
import { BoardTip } from '../../../table/frame/board-tip.tsx';
import type { PartProps } from '../../../table/game-ui.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { offersOf } from '../input/offers.ts';
import { doomedNow, fallsIn, isBloodRageDecision } from '../table-of-blood-rage.ts';
import { ClanEmblem } from './figure-shape.tsx';
import { areasOf, strengthsIn } from './strengths.ts';
import type { WorldLayout } from './world.ts';

interface PlaceTipProps extends PartProps {
  readonly world: WorldLayout;
  readonly table: BloodRageTable;
  readonly place: BoardPlace;
}

export function PlaceTip(props: PlaceTipProps): ReactNode {
  const { world, table, i18n, place } = props;
  const reasons = useReasonsAgainst(props);
  const god = table.gods.find(({ at }) => at === place)?.god;
  return (
    <BoardTip of={world.middleOf(place)} sheet={world} className="br-tip">
      <b>{i18n.label(place)}</b>
      {isProvince(place) && <About table={table} i18n={i18n} province={place} />}
      {god && (
        <span>
          <b>{i18n.thing(god)}:</b> {i18n.detail(god)}
        </span>
      )}
      {areasOf(place).map((area) => (
        <Strengths key={area} table={table} i18n={i18n} area={area} titled={area !== place} />
      ))}
      <Reasons of={reasons} i18n={i18n} />
    </BoardTip>
  );
}

function About({ table, i18n, province }: Pick<PlaceTipProps, 'table' | 'i18n'> & { readonly province: ProvinceId }): ReactNode {
  const { region } = provinceOf(province);
  const age = fallsIn(table, province);
  if (table.destroyed.includes(province)) return <span className="br-tip-doom">{i18n.t('blood-rage.destroyed')}</span>;
  return (
    <>
      <span className="board-tip-about">
        {region && `${i18n.label(region)} · `}
        {i18n.t(table.pillaged.includes(province) ? 'blood-rage.pillaged' : 'blood-rage.pillage-brings', {
          token: i18n.thing(table.tokens[province]),
        })}
      </span>
      {age !== null && (
        <span className={doomedNow(table) === province ? 'br-tip-doom' : 'board-tip-about'}>{i18n.t('blood-rage.falls-in', { age })}</span>
      )}
    </>
  );
}

interface StrengthsProps extends Pick<PlaceTipProps, 'table' | 'i18n'> {
  readonly area: ProvinceId;
  readonly titled: boolean;
}

function Strengths({ table, i18n, area, titled }: StrengthsProps): ReactNode {
  const strengths = strengthsIn(table, area);
  if (strengths.length === 0) return titled ? null : <span className="board-tip-about">{i18n.t('blood-rage.nobody')}</span>;
  return (
    <ul className="br-tip-strengths">
      {titled && <li className="board-tip-about">{i18n.label(area)}</li>}
      {strengths.map(({ seat, strength }) => {
        const clan = table.clans[seat]?.clan;
        return (
          <li key={seat}>
            {clan && <ClanEmblem clan={clan} />} <Sentence of={markName(seat, i18n.name(seat))} />
            <span className="br-tip-strength">
              <Icon outline={swords} label={i18n.t('blood-rage.strength')} /> {strength}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Asks the rules why this place is not on offer while others are. */
function useReasonsAgainst({ choosing, place, why }: PlaceTipProps): readonly Reason[] {
  const offers = offersOf(choosing?.decision);
  const closed = offers.some((offer) => offer.place !== null) && !offers.some((offer) => offer.place === place);
  return useReasons(why, choosing && closed ? candidateAt(choosing.decision, place) : null);
}

/** The answer that this place would stand for if it were on offer. */
function candidateAt(decision: OpenDecision, place: BoardPlace): object | null {
  if (isBloodRageDecision(decision, 'choose-target', 'free-invade')) return { do: 'invade', to: place };
  if (isBloodRageDecision(decision, 'march-to')) return { do: 'march', to: place };
  return isBloodRageDecision(decision, 'take-turn') ? { do: 'pillage', province: place } : null;
}
