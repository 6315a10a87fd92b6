/** A card in close-up: everything about it, with when its text applies. */
import { type BloodRageCard, type BloodRageCardId, cardOf, nameOf } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import type { TextKey } from '../../../i18n/texts.ts';
import type { TableTranslator } from '../../../i18n/translators.ts';
import { Icon } from '../../../icons/icon.tsx';
import { CardScene } from '../../../table/scene/card-scene.tsx';
import { GLORY, GOD_PICTURES, STAT_PICTURES } from '../pictures.ts';
import { familyOf, pictureOf, Worth } from './card-face.tsx';
import { sceneOf } from './card-scenes.ts';

interface CardLookProps {
  readonly card: BloodRageCardId;
  readonly i18n: TableTranslator;
}

export function CardCloseUp({ card, i18n }: CardLookProps): ReactNode {
  const row = cardOf(card);
  const name = nameOf(card);
  const upgrade = row.kind !== 'battle' && row.kind !== 'quest';
  const { when, rules } = timingOf(row);
  return (
    <div className={`br-look br-card-${familyOf(row)}`} role="status">
      <p className="br-look-head">
        <Worth row={row} />
        <b>{i18n.thing(name)}</b>
        <span className="br-look-kind">
          {i18n.t(`blood-rage.kind.${row.kind}`)} · {i18n.t('blood-rage.age', { age: row.age })}
        </span>
      </p>
      <div className="br-look-picture">
        <CardScene {...sceneOf(row)} figure={pictureOf(row)} seed={row.def} />
      </div>
      <p>{i18n.detail(name)}</p>
      <ul className="br-look-facts">
        {row.god && (
          <li>
            <Icon outline={GOD_PICTURES[row.god]} /> {i18n.t('blood-rage.gift-of', { god: i18n.thing(row.god) })}
          </li>
        )}
        {upgrade && (
          <li>
            <Icon outline={STAT_PICTURES.rage} /> {i18n.t('blood-rage.costs', { cost: row.cost })}
          </li>
        )}
        {(row.kind === 'monster' || (row.kind !== 'upgrade-clan' && upgrade)) && row.strength !== null && (
          <li>
            <Icon outline={STAT_PICTURES.axes} /> {i18n.t('blood-rage.figure-strength', { strength: row.strength })}
          </li>
        )}
        {row.kind === 'quest' && (
          <li>
            <Icon outline={GLORY} /> {i18n.t('blood-rage.quest-brings', { glory: row.glory })}
          </li>
        )}
      </ul>
      {when && <p className="br-look-when">{i18n.t(when)}</p>}
      <p className="br-look-rules">{i18n.t('panel.rules', { rules })}</p>
    </div>
  );
}

interface Timing {
  readonly when: TextKey | null;
  readonly rules: string;
}

/** When a text applies, if the rules say so. */
const TIMINGS: Readonly<Partial<Record<BloodRageCard['timing'], Timing>>> = {
  action: { when: 'blood-rage.when.action', rules: 'BR-17' },
  'action.invade': { when: 'blood-rage.when.action', rules: 'BR-17.2' },
  'battle.reveal.questValue': { when: 'blood-rage.when.reveal', rules: 'BR-15.3' },
  'battle.reveal.cancel': { when: 'blood-rage.when.reveal', rules: 'BR-15' },
  'battle.reveal.replay': { when: 'blood-rage.when.reveal', rules: 'BR-15' },
  'battle.preCompare': { when: 'blood-rage.when.before-comparing', rules: 'BR-15.8' },
  'battle.afterReveal': { when: 'blood-rage.when.after-reveal', rules: 'BR-15.10' },
  'battle.strength': { when: 'blood-rage.when.comparing', rules: 'BR-15.12' },
  'battle.outcome.win': { when: 'blood-rage.when.won', rules: 'BR-16.1' },
  'battle.outcome.lose': { when: 'blood-rage.when.lost', rules: 'BR-16.2' },
  'battle.aftermath.lose': { when: 'blood-rage.when.lost', rules: 'BR-16' },
  'battle.cardCleanup': { when: 'blood-rage.when.won', rules: 'BR-16.4' },
  'battle.casualties': { when: 'blood-rage.when.casualties', rules: 'BR-16.6' },
  'pillage.success': { when: 'blood-rage.when.pillaged', rules: 'BR-16.7' },
  'phase.quest': { when: 'blood-rage.when.quests', rules: 'BR-20' },
  'phase.ragnarok': { when: 'blood-rage.when.ragnarok', rules: 'BR-21.3' },
  'phase.valhalla': { when: 'blood-rage.when.valhalla', rules: 'BR-22.2' },
  'game.end': { when: 'blood-rage.when.end', rules: 'BR-23' },
  onInvade: { when: 'blood-rage.when.invading', rules: 'BR-10.6' },
  onDestroyed: { when: 'blood-rage.when.destroyed', rules: 'BR-18' },
  'replace.destroy': { when: 'blood-rage.when.endangered', rules: 'BR-18.1' },
};

function timingOf({ kind, timing }: BloodRageCard): Timing {
  return TIMINGS[timing] ?? { when: null, rules: kind === 'battle' ? 'BR-15.1' : 'BR-12' };
}
