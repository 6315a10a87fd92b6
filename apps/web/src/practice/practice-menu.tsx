/** The menu of a practice match: the standing orders, in games that have response windows. */
import type { ReactNode } from 'react';
import { useMenu } from '../app/use-menu.ts';
import { HelpMenuItem } from '../help/help-menu-item.tsx';
import type { TableTranslator } from '../i18n/translators.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { OrdersMenu } from '../table/orders/orders-menu.tsx';
import '../table/orders/table-menu.css';

export function PracticeMenu({ model, i18n }: { readonly model: TableModel; readonly i18n: TableTranslator }): ReactNode {
  const { details, close } = useMenu();
  if (!model.source.orders?.()) return null;
  return (
    <details {...details} className="table-menu">
      <summary className="button">{i18n.t('live.menu')}</summary>
      <div className="table-menu-list wood">
        <HelpMenuItem onDone={close} />
        <OrdersMenu model={model} i18n={i18n} />
      </div>
    </details>
  );
}
