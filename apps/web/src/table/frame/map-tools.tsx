/** The buttons that enlarge, reduce and fit the map. */
import whole from 'icon:contract';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import { Icon } from '../../icons/icon.tsx';
import { TableValue, useCurrent, useTableValue } from '../table-memory.tsx';

export interface MapCommands {
  /** Is the map enlarged or moved by hand? */
  readonly isMoved: boolean;
  zoom(by: number): void;
  fit(): void;
}

/** Set by the map that is drawn. */
export const MAP_COMMANDS = new TableValue<MapCommands | null>(null);

const STEP = 1.4;

export function MapTools({ i18n }: { readonly i18n: TableTranslator }): ReactNode {
  const map = useCurrent(useTableValue(MAP_COMMANDS));
  if (!map) return null;
  return (
    <>
      <button
        type="button"
        className="button table-tool table-tool-zoom"
        aria-label={i18n.t('table.zoom-out')}
        onClick={() => map.zoom(1 / STEP)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <button
        type="button"
        className="button table-tool table-tool-zoom"
        aria-label={i18n.t('table.zoom-in')}
        onClick={() => map.zoom(STEP)}
      >
        <span aria-hidden="true">+</span>
      </button>
      <button
        type="button"
        className="button table-tool table-tool-fit"
        aria-label={i18n.t('table.fit')}
        aria-pressed={map.isMoved}
        onClick={map.fit}
      >
        <Icon outline={whole} />
      </button>
    </>
  );
}
