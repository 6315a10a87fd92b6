/** A sentence with the players' names in their colours. */
import type { Seat } from '@skald/engine';
import { createContext, type ReactNode, useContext } from 'react';
import { sentenceParts } from '../i18n/translators.ts';
import type { PlayerColour } from './game-ui.ts';

export type ColourOf = (seat: Seat) => PlayerColour | undefined;

export const ColourContext = createContext<ColourOf>(() => undefined);

export function Sentence({ of }: { readonly of: string }): ReactNode {
  const colourOf = useContext(ColourContext);
  let offset = 0;
  return sentenceParts(of).map(({ text, seat }) => {
    const key = offset;
    offset += text.length;
    if (seat === null) return <span key={key}>{text}</span>;
    return (
      <b key={key} className={`player-name player-${colourOf(seat) ?? 'none'}`}>
        {text}
      </b>
    );
  });
}
