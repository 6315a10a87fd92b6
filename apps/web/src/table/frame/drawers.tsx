/** The drawers over the right side of the board: the log with the chat, and the list of all choices. */

import list from 'icon:checklist';
import scroll from 'icon:tied-scroll';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import { Icon } from '../../icons/icon.tsx';

/** The recap has no button here: it is opened from the log, by its key, and for viewers who were away. */
export type OpenDrawer = 'log' | 'list' | 'recap' | null;

interface DrawerButtonsProps {
  readonly open: OpenDrawer;
  readonly i18n: TableTranslator;
  onOpen(drawer: OpenDrawer): void;
}

const DRAWERS = [
  { drawer: 'log', icon: scroll, key: 'table.open-log' },
  { drawer: 'list', icon: list, key: 'table.open-list' },
] as const;

export function DrawerButtons({ open, i18n, onOpen }: DrawerButtonsProps): ReactNode {
  return DRAWERS.map(({ drawer, icon, key }) => (
    <button
      key={drawer}
      type="button"
      className="button table-tool"
      aria-label={i18n.t(key)}
      title={i18n.t(key)}
      aria-expanded={open === drawer}
      onClick={() => onOpen(open === drawer ? null : drawer)}
    >
      <Icon outline={icon} />
    </button>
  ));
}
