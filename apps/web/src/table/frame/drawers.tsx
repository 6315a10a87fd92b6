/** The drawers over the right side of the board: the log with the chat, the list of all choices, and the help. */

import list from 'icon:checklist';
import help from 'icon:help';
import scroll from 'icon:tied-scroll';
import type { ReactNode } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import { Icon } from '../../icons/icon.tsx';

/** The recap has no button here: it is opened from the log, by its key, and for viewers who were away. */
export type OpenDrawer = 'log' | 'list' | 'recap' | 'help' | null;

const DRAWERS = {
  log: { icon: scroll, key: 'table.open-log' },
  list: { icon: list, key: 'table.open-list' },
  help: { icon: help, key: 'help.open' },
} as const;

interface DrawerButtonProps {
  readonly drawer: keyof typeof DRAWERS;
  /** The drawer that is open. */
  readonly open: OpenDrawer;
  readonly i18n: TableTranslator;
  onOpen(drawer: OpenDrawer): void;
}

export function DrawerButton({ drawer, open, i18n, onOpen }: DrawerButtonProps): ReactNode {
  const { icon, key } = DRAWERS[drawer];
  return (
    <button
      type="button"
      className={`button table-tool table-tool-${drawer}`}
      aria-label={i18n.t(key)}
      title={i18n.t(key)}
      aria-expanded={open === drawer}
      onClick={() => onOpen(open === drawer ? null : drawer)}
    >
      <Icon outline={icon} />
    </button>
  );
}

interface DrawerButtonsProps extends Omit<DrawerButtonProps, 'drawer'> {
  /** Does the game have help? */
  readonly hasHelp: boolean;
}

export function DrawerButtons({ hasHelp, ...button }: DrawerButtonsProps): ReactNode {
  return (
    <>
      <DrawerButton drawer="log" {...button} />
      <DrawerButton drawer="list" {...button} />
      {hasHelp && <DrawerButton drawer="help" {...button} />}
    </>
  );
}
