/** Shows the scene of an event again. */
import again from 'icon:anticlockwise-rotation';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import { Icon } from '../../icons/icon.tsx';

interface AgainButtonProps {
  readonly i18n: TableTranslator;
  onAgain(): void;
}

export function AgainButton({ i18n, onAgain }: AgainButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="button-bare log-again"
      aria-label={i18n.t('table.again')}
      title={i18n.t('table.again')}
      onClick={onAgain}
    >
      <Icon outline={again} />
    </button>
  );
}
