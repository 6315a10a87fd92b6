/** When an account goes, for good or because it was shut out: it leaves what has not started, and bots play on what has. */
import { newId } from '../ids.ts';
import type { LobbyContext } from './lobby-context.ts';
import type { SeatingPlan } from './seating.ts';

export class Farewell {
  readonly #context: LobbyContext;
  readonly #seating: SeatingPlan;

  constructor(context: LobbyContext, seating: SeatingPlan) {
    this.#context = context;
    this.#seating = seating;
  }

  /** Nobody's game is removed: seats of the account stay, under whatever name is left of it. */
  async leaveAll(account: string): Promise<void> {
    const matches = await this.#context.store.prisma.match.findMany({
      where: { status: { in: ['open', 'running'] }, OR: [{ hostId: account }, { seats: { some: { accountId: account } } }] },
      include: { seats: { where: { accountId: account, occupant: 'person' } } },
    });
    const member = { id: account, kind: 'guest', moderator: false } as const;
    for (const { id, status, seats } of matches) {
      if (status === 'open') await this.#seating.leave(member, id);
      else if (seats.length > 0) await this.#context.host.resign({ match: id, account, commandId: newId() });
    }
    await this.#context.store.prisma.botOffer.deleteMany({ where: { accountId: account } });
  }
}
