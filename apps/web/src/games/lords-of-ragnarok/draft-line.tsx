/** The drafted answer in words, with what would come of it; before anything is drafted, how to go about it. */
import { isObject } from '@skald/engine';
import { isHuman, type Party, PROPHETS } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { answerOf } from '../../table/draft.ts';
import type { Choosing, PartProps } from '../../table/face.ts';
import { Sentence } from '../../table/sentence.tsx';
import { marked, type TableSpeaker } from '../../words/speaker.ts';
import { useReach } from './reach.ts';

interface DraftLineProps extends PartProps {
  readonly choosing: Choosing;
}

export function DraftLine({ choosing, speaker }: DraftLineProps): ReactNode {
  const reach = useReach(choosing);
  const { decision, draft } = choosing;
  if (draft.kind !== 'one' || decision.space.kind !== 'one' || decision.space.options.length < 2) return null;
  if (draft.choice === null) {
    const placed = reach?.all.some(({ handles }) => handles.length > 0) === true;
    return placed ? <p className="lords-help">{speaker.say('lords.help')}</p> : null;
  }
  const answer = answerOf(decision.space, draft)?.answer;
  if (!isObject(answer)) return null;
  const hint = decision.hints?.[draft.choice];
  return (
    <p className="lords-draft">
      <b>
        <Sentence of={speaker.choice(decision.prompt.key, answer, hint).text} />
      </b>{' '}
      <Sentence of={prospectIn(hint, speaker)} />
    </p>
  );
}

/** What an army would find where it goes. */
function prospectIn(hint: unknown, speaker: TableSpeaker): string {
  if (!isObject(hint)) return '';
  const foe = 'battle' in hint ? partyIn(hint.battle) : null;
  if (foe !== null)
    return speaker.say('lords.leads-to-battle', { who: isHuman(foe) ? marked(foe, speaker.name(foe)) : speaker.thing(foe) });
  return 'takes' in hint && hint.takes === true ? speaker.say('lords.takes-it') : '';
}

function partyIn(value: unknown): Party | null {
  return typeof value === 'number' ? value : (PROPHETS.find((prophet) => prophet === value) ?? null);
}
