/** The load process: loads the module that knows the server, and plays as it is told to. */
import type { Driver } from './driver.d.ts';
import { isOrder, type Order, type Outcome } from './orders.ts';
import { Party } from './party.ts';

const [url = ''] = process.argv.slice(2);
const driver: Driver = await import(url);
const party = new Party(driver);

process.on('message', (message) => {
  if (isOrder(message)) void attempt(message).then((outcome) => process.send?.(outcome));
});
// Its connections would keep it alive.
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function attempt(order: Order): Promise<Outcome> {
  try {
    return { done: await carryOut(order) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

async function carryOut(order: Order): Promise<Extract<Outcome, { readonly done: unknown }>['done']> {
  if (order.order === 'play') return party.play(order.seconds, order.every);
  if (order.order === 'wake') return { woken: await party.wake() };
  if (order.order === 'open') await party.open(order.tables, order);
  else party.leave();
  return null;
}
