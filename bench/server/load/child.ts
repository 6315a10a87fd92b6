/** The load process: loads the driver of a server, and plays as the parent asks. */
import type { Driver } from './driver.d.ts';
import { isOrder, type Order, type Outcome } from './orders.ts';
import { LoadParty } from './party.ts';

const [url = ''] = process.argv.slice(2);
const driver: Driver = await import(url);
const party = new LoadParty(driver);

process.on('message', (message) => {
  if (isOrder(message)) void attempt(message).then((outcome) => process.send?.(outcome));
});
// Open connections would keep the process alive.
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
