/** A saga that another page hands to the theatre, such as a finished practice match. */
import { createContext, type ReactNode, useContext, useState } from 'react';

class HandedOver {
  #saga: string | null = null;

  /** Reading does not consume it: React may render a page more than once. */
  get saga(): string | null {
    return this.#saga;
  }

  readonly give = (saga: string): void => {
    this.#saga = saga;
  };

  readonly forget = (): void => {
    this.#saga = null;
  };
}

const HandedOverContext = createContext<HandedOver | null>(null);

export function HandingOver({ children }: { readonly children: ReactNode }): ReactNode {
  const [handedOver] = useState(() => new HandedOver());
  return <HandedOverContext value={handedOver}>{children}</HandedOverContext>;
}

export function useHandedOver(): HandedOver {
  const handedOver = useContext(HandedOverContext);
  if (!handedOver) throw new Error('this page stands outside of the app');
  return handedOver;
}
