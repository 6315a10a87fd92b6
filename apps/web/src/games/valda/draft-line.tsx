/** The drafted answer in words, and what it costs of what one has. */
import { cardOf, type Purse, RESOURCES, type ResourceBuilding, realmOf, TRACKS } from '@skald/engine/games/valda';
import type { ReactNode } from 'react';
import { answerOf } from '../../table/draft.ts';
import type { Choosing, PartProps } from '../../table/face.ts';
import { deedOf } from '../../table/reach/handles.ts';
import { Sentence } from '../../table/sentence.tsx';
import { Amounts } from './amounts.tsx';
import { REFUSALS } from './choices.tsx';
import { isCard, isRealm, isResource, numberIn } from './kinds.ts';
import { tableOf } from './table-of-valda.ts';

interface DraftLineProps extends PartProps {
  readonly choosing: Choosing;
}

/** Questions that are answered all over the table. */
const GUIDED: readonly string[] = ['act', 'build', 'exile-temple', 'move-temple'];

export function DraftLine({ shown, choosing, speaker }: DraftLineProps): ReactNode {
  const { decision, draft } = choosing;
  if (draft.kind !== 'one' || decision.space.kind !== 'one' || decision.space.options.length < 2) return null;
  if (draft.choice === null) return GUIDED.includes(decision.prompt.key) ? <p className="valda-help">{speaker.say('valda.help')}</p> : null;
  const answer = answerOf(decision.space, draft)?.answer;
  if (typeof answer !== 'object' || answer === null) return null;
  // Refusals and the defence in the duel speak for themselves.
  const deed = deedOf(answer);
  if (REFUSALS.includes(deed) || deed === 'defend') return null;
  const player = tableOf(shown.snapshot).players[decision.seat];
  const hint = decision.hints?.[draft.choice];
  const cost = costOf(answer, hint, decision.prompt.params);
  const card = 'card' in answer && isCard(answer.card) && decision.prompt.key === 'act' ? cardOf(answer.card) : undefined;
  return (
    <p className="valda-draft">
      <b>
        <Sentence of={speaker.choice(decision.prompt.key, answer, hint).text} />
      </b>
      {cost && player && RESOURCES.some((kind) => cost[kind] > 0) && (
        <span className="valda-draft-cost">
          {speaker.say('valda.costs')} <Amounts of={cost} from={player.resources} speaker={speaker} />
        </span>
      )}
      {card && <span className="valda-draft-cost">{speaker.say('valda.costs-points', { count: card.actionPointCost })}</span>}
      {card && <span className="valda-draft-text">{speaker.detail(card.id)}</span>}
    </p>
  );
}

/** What an answer is paid with: buildings by the content, purchases by their hint, trades by their rate. */
function costOf(answer: object, hint: unknown, params: object): Purse | null {
  const none: Purse = { gold: 0, diamond: 0, blood: 0 };
  const deed = 'do' in answer ? answer.do : '';
  if (deed === 'temple' && 'realm' in answer && isRealm(answer.realm)) return { ...realmOf(answer.realm).templeCost };
  if (deed === 'raise' && 'building' in answer) return { ...TRACKS[building(answer.building)].buildCost };
  if (deed === 'buy' && 'resource' in answer && isResource(answer.resource)) return { ...none, [answer.resource]: numberIn(hint, 'price') };
  if (deed === 'trade' && 'give' in answer && isResource(answer.give)) return { ...none, [answer.give]: numberIn(params, 'rate') };
  return null;
}

function building(value: unknown): ResourceBuilding {
  return value === 'drill' ? 'drill' : 'mine';
}
