/** The drawers over the right side of the board: the log with the chat, the list of all choices, and the help. */

import list from 'icon:checklist';
import help from 'icon:help';
import scroll from 'icon:tied-scroll';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import { Icon } from '../../icons/icon.tsx';

/** The recap has no button here: it is opened from the log, by its key, and for viewers who were away. */
export type OpenDrawer = 'log' | 'list' | 'recap' | 'help' | null;

interface DrawerButtonsProps {
  readonly open: OpenDrawer;
  readonly i18n: TableTranslator;
  /** Does the game have help? */
  readonly hasHelp: boolean;
  onOpen(drawer: OpenDrawer): void;
}

const DRAWERS = [
  { drawer: 'log', icon: scroll, key: 'table.open-log' },
  { drawer: 'list', icon: list, key: 'table.open-list' },
  { drawer: 'help', icon: help, key: 'help.open' },
] as const;

export function DrawerButtons({ open, i18n, hasHelp, onOpen }: DrawerButtonsProps): ReactNode {
  return DRAWERS.filter(({ drawer }) => hasHelp || drawer !== 'help').map(({ drawer, icon, key }) => (
    <button
      key={drawer}
      type="button"
      className={`button table-tool table-tool-${drawer}`}
      aria-label={i18n.t(key)}
      title={i18n.t(key)}
      aria-expanded={open === drawer}
      onClick={() => onOpen(open === drawer ? null : drawer)}
    >
      <Icon outline={icon} />
    </button>
  ));
}
