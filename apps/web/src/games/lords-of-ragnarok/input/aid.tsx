/** Below the question in Lords of Ragnarok: what the draft means, and the answers that lie nowhere on the table. */
import type { ReactNode } from 'react';
import type { PartProps } from '../../../table/game-ui.ts';
import { Choices } from './choices.tsx';
import { DraftLine } from './draft-line.tsx';

export function Aid(props: PartProps): ReactNode {
  const { choosing } = props;
  if (!choosing) return null;
  return (
    <>
      <DraftLine {...props} choosing={choosing} />
      <Choices {...props} choosing={choosing} />
    </>
  );
}
