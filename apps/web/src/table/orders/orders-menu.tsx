/** Standing orders in the menu of a match, where they can be given before a question and taken back. */
import { type ReactNode, useSyncExternalStore } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import type { TableModel } from '../model/table-model.ts';
import { OrdersField } from './orders-field.tsx';

export function OrdersMenu({ model, i18n }: { readonly model: TableModel; readonly i18n: TableTranslator }): ReactNode {
  const { orders } = useSyncExternalStore(model.subscribe, model.current);
  if (!orders) return null;
  const { restOfTurn } = orders;
  return (
    <div className="form">
      <OrdersField orders={orders} i18n={i18n} onOrder={(next) => void model.setOrders(next)} />
      <button
        type="button"
        className="button"
        aria-pressed={restOfTurn}
        onClick={() => void model.setOrders({ ...orders, restOfTurn: !restOfTurn })}
      >
        {i18n.t('table.orders.turn')}
      </button>
    </div>
  );
}
