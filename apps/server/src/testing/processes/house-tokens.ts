/** The tokens of the house bots, for tests that play them. */
import { HouseAccounts } from '../../house-bots/house-accounts.ts';
import type { LiveServer } from '../live-server.ts';

/** There are four. */
export async function houseTokens({ services: { store, clock, sessions } }: LiveServer, count: number): Promise<string[]> {
  const tokens = await new HouseAccounts(store.prisma, clock, sessions).logIn();
  return tokens.slice(0, count);
}
