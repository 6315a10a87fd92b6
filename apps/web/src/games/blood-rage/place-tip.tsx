/** What a place holds: who is how strong, what pillaging brings, when Ragnarök comes, and why it cannot be chosen. */
import swords from 'icon:biceps';
import type { Reason } from '@skald/engine';
import { type BoardPlace, isProvince, type ProvinceId, province as provinceOf, type Table } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { PartProps } from '../../table/face.ts';
import { Reasons } from '../../table/reasons.tsx';
import { Sentence } from '../../table/sentence.tsx';
import { useReasons } from '../../table/use-reasons.ts';
import { marked } from '../../words/speaker.ts';
import { ClanEmblem } from './figure-shape.tsx';
import { offersOf } from './offers.ts';
import { areasOf, strengthsIn } from './strengths.ts';
import { doomedNow, fallsIn } from './table-of-blood-rage.ts';
import { middleOf, WORLD } from './world.ts';

interface PlaceTipProps extends PartProps {
  readonly table: Table;
  readonly place: BoardPlace;
}

export function PlaceTip(props: PlaceTipProps): ReactNode {
  const { table, speaker, place } = props;
  const reasons = useReasonsAgainst(props);
  const { x, y } = middleOf(place);
  const [across, down] = [(x / WORLD.width) * 100, (y / WORLD.height) * 100];
  const below = down < 50;
  const god = table.gods.find(({ at }) => at === place)?.god;
  return (
    <div
      className="board-tip br-tip"
      role="status"
      style={{
        left: `${across}%`,
        top: `${down + (below ? 13 : -13)}%`,
        transform: `translate(${-across}%, ${below ? '0' : '-100%'})`,
      }}
    >
      <b>{speaker.label(place)}</b>
      {isProvince(place) && <About table={table} speaker={speaker} province={place} />}
      {god && (
        <span>
          <b>{speaker.thing(god)}:</b> {speaker.detail(god)}
        </span>
      )}
      {areasOf(place).map((area) => (
        <Strengths key={area} table={table} speaker={speaker} area={area} titled={area !== place} />
      ))}
      <Reasons of={reasons} speaker={speaker} />
    </div>
  );
}

function About({ table, speaker, province }: Pick<PlaceTipProps, 'table' | 'speaker'> & { readonly province: ProvinceId }): ReactNode {
  const { region } = provinceOf(province);
  const age = fallsIn(table, province);
  if (table.destroyed.includes(province)) return <span className="br-tip-doom">{speaker.say('blood-rage.destroyed')}</span>;
  return (
    <>
      <span className="board-tip-about">
        {region && `${speaker.label(region)} · `}
        {speaker.say(table.pillaged.includes(province) ? 'blood-rage.pillaged' : 'blood-rage.pillage-brings', {
          token: speaker.thing(table.tokens[province]),
        })}
      </span>
      {age !== null && (
        <span className={doomedNow(table) === province ? 'br-tip-doom' : 'board-tip-about'}>
          {speaker.say('blood-rage.falls-in', { age })}
        </span>
      )}
    </>
  );
}

interface StrengthsProps extends Pick<PlaceTipProps, 'table' | 'speaker'> {
  readonly area: ProvinceId;
  readonly titled: boolean;
}

function Strengths({ table, speaker, area, titled }: StrengthsProps): ReactNode {
  const strengths = strengthsIn(table, area);
  if (strengths.length === 0) return titled ? null : <span className="board-tip-about">{speaker.say('blood-rage.nobody')}</span>;
  return (
    <ul className="br-tip-strengths">
      {titled && <li className="board-tip-about">{speaker.label(area)}</li>}
      {strengths.map(({ seat, strength }) => {
        const clan = table.clans[seat]?.clan;
        return (
          <li key={seat}>
            {clan && <ClanEmblem clan={clan} />} <Sentence of={marked(seat, speaker.name(seat))} />
            <span className="br-tip-strength">
              <Icon outline={swords} label={speaker.say('blood-rage.strength')} /> {strength}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Where other places are on offer and this one is not, the rules are asked why. */
function useReasonsAgainst({ choosing, place, why }: PlaceTipProps): readonly Reason[] {
  const offers = offersOf(choosing?.decision);
  const closed = offers.some((offer) => offer.place !== null) && !offers.some((offer) => offer.place === place);
  return useReasons(why, choosing && closed ? thinkableAt(choosing.decision.prompt.key, place) : null);
}

/** The answer that this place would stand for, were it on offer. */
function thinkableAt(prompt: string, place: BoardPlace): object | null {
  switch (prompt) {
    case 'choose-target':
    case 'free-invade':
      return { do: 'invade', to: place };
    case 'march-to':
      return { do: 'march', to: place };
    case 'take-turn':
      return { do: 'pillage', province: place };
    default:
      return null;
  }
}
