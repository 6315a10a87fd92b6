/** What was settled about a match, as a short list. */

import eye from 'icon:eye-of-horus';
import hourglass from 'icon:hourglass';
import padlock from 'icon:padlock';
import rune from 'icon:rune-stone';
import { isObject } from '@skald/engine';
import type { MatchDetail } from '@skald/protocol';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useSpoken } from '../words/words-context.tsx';
import { clockWords } from './match-facts.ts';
import { optionTitle } from './option-words.ts';

const MINUTE = 60_000;

export function MatchTerms({ match }: { readonly match: MatchDetail }): ReactNode {
  const { speaker } = useSpoken();
  const { allowed, delayMs } = match.spectators;
  return (
    <ul className="terms">
      <li>
        <Icon outline={hourglass} /> {clockWords(match.clock, speaker)}
      </li>
      {match.visibility === 'private' && (
        <li>
          <Icon outline={padlock} /> {speaker.say('lobby.private')}
        </li>
      )}
      <li>
        <Icon outline={eye} />{' '}
        {allowed ? speaker.say('lobby.spectators', { minutes: Math.round(delayMs / MINUTE) }) : speaker.say('lobby.no-spectators')}
      </li>
      {chosenOptions(match.options).map((name) => (
        <li key={name}>
          <Icon outline={rune} /> {optionTitle(match.game, name, speaker)}
        </li>
      ))}
    </ul>
  );
}

/** The options that are switched on. */
function chosenOptions(options: MatchDetail['options']): readonly string[] {
  return isObject(options) ? Object.entries(options).flatMap(([name, value]) => (value === true ? [name] : [])) : [];
}
