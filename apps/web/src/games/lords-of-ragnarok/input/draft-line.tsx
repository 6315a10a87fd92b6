/** The drafted answer in words, with its consequences; before that, how to answer. */
import { isObject } from '@skald/engine';
import { isHuman, type LordsTable, type Party, PROPHETS, strengthAt } from '@skald/engine/games/lords-of-ragnarok';
import type { ReactNode } from 'react';
import { markName, type TableTranslator } from '../../../i18n/translators.ts';
import type { Choosing, PartProps } from '../../../table/game-ui.ts';
import { answerOf } from '../../../table/model/draft.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { tableOf } from '../table-of-lords.ts';
import { useBoardInput } from './use-board-input.ts';

interface DraftLineProps extends PartProps {
  readonly choosing: Choosing;
}

export function DraftLine({ shown, choosing, i18n }: DraftLineProps): ReactNode {
  const boardInput = useBoardInput(choosing);
  const { decision, draft } = choosing;
  if (draft.kind !== 'one' || decision.space.kind !== 'one' || decision.space.options.length < 2) return null;
  if (draft.choice === null) {
    const placed = boardInput?.all.some(({ targets }) => targets.length > 0) === true;
    return placed ? <p className="lords-help">{i18n.t('lords.help')}</p> : null;
  }
  const answer = answerOf(decision.space, draft)?.answer;
  if (!isObject(answer)) return null;
  const hint = decision.hints?.[draft.choice];
  return (
    <p className="lords-draft">
      <b>
        <Sentence of={i18n.choice(decision.prompt.key, answer, hint).text} />
      </b>{' '}
      <Sentence of={prospectOf({ table: tableOf(shown.snapshot), seat: decision.seat, answer, hint }, i18n)} />
    </p>
  );
}

interface Prospect {
  readonly table: LordsTable;
  readonly seat: number;
  readonly answer: object;
  readonly hint: unknown;
}

/** What an army would meet at its goal. */
function prospectOf({ table, seat, answer, hint }: Prospect, i18n: TableTranslator): string {
  if (!isObject(hint)) return '';
  const foe = 'battle' in hint ? partyIn(hint.battle) : null;
  if (foe !== null) {
    const region = 'region' in answer ? Number(answer.region) : 0;
    const marching = 'strength' in hint ? Number(hint.strength) : 0;
    return i18n.t('lords.leads-to-battle', {
      who: isHuman(foe) ? markName(foe, i18n.name(foe)) : i18n.thing(foe),
      own: marching + strengthAt(table, seat, region),
      theirs: strengthAt(table, foe, region),
    });
  }
  return 'takes' in hint && hint.takes === true ? i18n.t('lords.takes-it') : '';
}

function partyIn(value: unknown): Party | null {
  return typeof value === 'number' ? value : (PROPHETS.find((prophet) => prophet === value) ?? null);
}
