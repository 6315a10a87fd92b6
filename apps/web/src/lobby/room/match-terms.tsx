/** The terms of a match, as a short list. */

import eye from 'icon:eye-of-horus';
import hourglass from 'icon:hourglass';
import padlock from 'icon:padlock';
import rune from 'icon:rune-stone';
import robot from 'icon:vintage-robot';
import { isObject } from '@skald/engine';
import type { MatchDetail } from '@skald/protocol';
import type { ReactNode } from 'react';
import { useTranslator } from '../../i18n/translator-context.tsx';
import { Icon } from '../../icons/icon.tsx';
import { clockSettingText } from '../match-facts.ts';
import { useOptionTexts } from '../new-match/option-text.ts';

const MINUTE = 60_000;

export function MatchTerms({ match }: { readonly match: MatchDetail }): ReactNode {
  const { i18n } = useTranslator();
  const optionTexts = useOptionTexts(match.game, i18n);
  const { allowed, delayMs } = match.spectators;
  return (
    <ul className="terms">
      <li>
        <Icon outline={hourglass} /> {clockSettingText(match.clock, i18n)}
      </li>
      {match.visibility === 'private' && (
        <li>
          <Icon outline={padlock} /> {i18n.t('lobby.private')}
        </li>
      )}
      <li>
        <Icon outline={eye} />{' '}
        {allowed ? i18n.t('lobby.spectators', { minutes: Math.round(delayMs / MINUTE) }) : i18n.t('lobby.no-spectators')}
      </li>
      {match.ownBots && (
        <li>
          <Icon outline={robot} /> {i18n.t('new.own-bots')}
        </li>
      )}
      {match.pack && <li>✎ {match.pack.name}</li>}
      {chosenOptions(match.options).map((name) => (
        <li key={name}>
          <Icon outline={rune} /> {optionTexts(name).title}
        </li>
      ))}
    </ul>
  );
}

/** The options that are switched on. */
function chosenOptions(options: MatchDetail['options']): readonly string[] {
  return isObject(options) ? Object.entries(options).flatMap(([name, value]) => (value === true ? [name] : [])) : [];
}
