/** The three stats of a clan, step by step; those that can be raised glow. */
import { type Clan, content, LAST_STEP, STATS, type StatId, statValue } from '@skald/engine/games/blood-rage';
import { memo, type ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { leadsTo } from '../../../table/board-input/leads-to.ts';
import type { Choosing } from '../../../table/game-ui.ts';
import { draftedIn, offersOf } from '../input/offers.ts';
import { STAT_PICTURES } from '../pictures.ts';

interface StatTracksProps {
  readonly clan: Clan;
  readonly choosing: Choosing | null;
  readonly i18n: TableTranslator;
  readonly wide: boolean;
}

const STEPS = Array.from({ length: LAST_STEP }, (_, i) => i + 1);

export function StatTracks({ clan, choosing, i18n, wide }: StatTracksProps): ReactNode {
  return (
    <ul className="br-stats" aria-label={i18n.label('stats')}>
      {STATS.map((stat) => (
        <Track key={stat} stat={stat} step={clan.stats[stat]} choosing={choosing} i18n={i18n} wide={wide} />
      ))}
    </ul>
  );
}

interface TrackProps extends Omit<StatTracksProps, 'clan'> {
  readonly stat: StatId;
  readonly step: number;
}

const Track = memo(({ stat, step, choosing, i18n, wide }: TrackProps): ReactNode => {
  const offer = offersOf(choosing?.decision).find((one) => one.stat === stat);
  const drafted = offer && choosing ? draftedIn(choosing).includes(offer.index) : false;
  const track = (
    <>
      <Icon outline={STAT_PICTURES[stat]} />
      <span className={wide ? 'br-stat-name' : 'unseen'}>{i18n.thing(stat)}</span>
      <b className="br-stat-value">{statValue(stat, step)}</b>
      <span className="br-stat-steps" aria-hidden="true">
        {STEPS.map((one) => (
          <span
            key={one}
            className={`br-stat-step${one <= step ? ' br-stat-reached' : ''}${bonusAt(one) > 0 ? ' br-stat-legend' : ''}`}
            title={titleOf(one, stat, i18n)}
          >
            {wide ? statValue(stat, one) : ''}
          </span>
        ))}
      </span>
    </>
  );
  return (
    <li className="br-stat" title={`${i18n.thing(stat)}: ${statValue(stat, step)}. ${i18n.t(`blood-rage.about.${stat}`)}`}>
      {offer && choosing ? (
        <button
          type="button"
          {...leadsTo([offer.index])}
          className={`br-stat-line br-stat-button${drafted ? ' br-stat-drafted' : ''}`}
          aria-pressed={drafted}
          onClick={() => choosing.pick(offer.index)}
        >
          {track}
        </button>
      ) : (
        <span className="br-stat-line">{track}</span>
      )}
      <span className="unseen">{i18n.t(`blood-rage.about.${stat}`)}</span>
    </li>
  );
});

function bonusAt(step: number): number {
  return content.stats.endBonusByStep[step] ?? 0;
}

function titleOf(step: number, stat: StatId, i18n: TableTranslator): string {
  const bonus = bonusAt(step);
  const value = `${i18n.thing(stat)} ${statValue(stat, step)}`;
  return bonus > 0 ? `${value} · ${i18n.t('blood-rage.legend', { glory: bonus })}` : value;
}
