/** The player's cards in a row, each with what can be done with it now. */
import type { BloodRageCardId } from '@skald/engine/games/blood-rage';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../../i18n/translators.ts';
import type { Choosing } from '../../../table/game-ui.ts';
import { usePress } from '../input/subject.ts';
import { CardRow } from './card-row.tsx';
import { rowCards } from './hand-cards.ts';

interface HandRowProps {
  readonly cards: readonly BloodRageCardId[];
  readonly choosing: Choosing | null;
  readonly i18n: TableTranslator;
  readonly label: string;
  readonly large?: boolean;
}

export function HandRow({ cards, choosing, i18n, label, large = false }: HandRowProps): ReactNode {
  const press = usePress();
  return <CardRow cards={rowCards(cards, choosing, i18n, press)} i18n={i18n} label={label} large={large} />;
}
