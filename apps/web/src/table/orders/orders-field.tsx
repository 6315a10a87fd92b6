/** Standing orders: what is answered for the viewer in response windows. Nobody else sees them. */
import { type ReactNode, useId } from 'react';
import type { TableTranslator } from '../../i18n/translators.ts';
import { WINDOW_ANSWERS, type WindowOrders } from '../model/source.ts';
import './orders.css';

interface OrdersFieldProps {
  readonly orders: WindowOrders;
  readonly i18n: TableTranslator;
  onOrder(orders: WindowOrders): void;
}

export function OrdersField({ orders, i18n, onOrder }: OrdersFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="orders">
      <label htmlFor={id}>{i18n.t('table.orders')}</label>
      <select
        id={id}
        value={orders.otherwise}
        onChange={({ target }) => onOrder({ ...orders, otherwise: WINDOW_ANSWERS.find((one) => one === target.value) ?? 'ask' })}
      >
        {WINDOW_ANSWERS.map((one) => (
          <option key={one} value={one}>
            {i18n.t(`table.orders.${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
