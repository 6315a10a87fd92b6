/** When an account goes, for good or because it was shut out: it leaves what has not started, and bots play on what has. */
import { newId } from '../ids.ts';
import type { LobbyDeps } from './lobby-deps.ts';
import type { SeatingPlan } from './tables/seating.ts';

export class Farewell {
  readonly #deps: LobbyDeps;
  readonly #seating: SeatingPlan;

  constructor(deps: LobbyDeps, seating: SeatingPlan) {
    this.#deps = deps;
    this.#seating = seating;
  }

  /** Nobody's game is removed: seats of the account stay, under whatever name is left of it. */
  async leaveAll(account: string): Promise<void> {
    const matches = await this.#deps.store.prisma.match.findMany({
      where: {
        status: { in: ['open', 'running'] },
        OR: [{ hostId: account }, { seats: { some: { OR: [{ accountId: account }, { invitedId: account }] } } }],
      },
      include: { seats: { where: { OR: [{ accountId: account, occupant: 'person' }, { invitedId: account }] } } },
    });
    const member = { id: account, kind: 'guest', moderator: false } as const;
    for (const { id, status, hostId, seats } of matches) {
      const isInvited = seats.some(({ invitedId }) => invitedId === account);
      const isThere = hostId === account || seats.some(({ accountId }) => accountId === account);
      if (status === 'open' && isInvited) await this.#seating.decline(member, id);
      if (status === 'open' && isThere) await this.#seating.leave(member, id);
      else if (status === 'running' && isThere && seats.length > 0)
        await this.#deps.host.resign({ match: id, account, commandId: newId() });
    }
    await this.#deps.store.prisma.botOffer.deleteMany({ where: { accountId: account } });
    await this.#deps.store.prisma.replayShare.deleteMany({ where: { accountId: account } });
  }
}
