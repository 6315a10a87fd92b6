/** One table of the load generator: gives an answer, and waits until every viewer has got the step. */
import type { DrivenTable, Driver, DriverDeps, TableSetting } from './driver.d.ts';
import { as } from './wire.ts';

/** After this long the server has lost the answer. */
const PATIENCE_MS = 30_000;

interface UnderWay {
  readonly sentAt: number;
  acknowledgedAt: number | undefined;
  missing: number;
  readonly done: (ms: number) => void;
  readonly fail: (error: Error) => void;
}

export class SeatedTable {
  #table: DrivenTable | undefined;
  #underWay: UnderWay | undefined;

  static async open(driver: Driver, setting: TableSetting): Promise<SeatedTable> {
    const seated = new SeatedTable();
    seated.#table = await driver.open(setting, seated.#deps());
    return seated;
  }

  get over(): boolean {
    return this.#table?.over ?? true;
  }

  /** Answers; resolves when every viewer has got the step, with the milliseconds until the acknowledgement. */
  async answer(): Promise<number> {
    const table = this.#table;
    if (!table) throw new Error('nobody sits at the table');
    let patience: NodeJS.Timeout | undefined;
    try {
      return await new Promise<number>((done, fail) => {
        this.#underWay = { sentAt: performance.now(), acknowledgedAt: undefined, missing: table.viewers, done, fail };
        patience = setTimeout(() => fail(new Error(this.#complaint())), PATIENCE_MS);
        table.answer();
      });
    } finally {
      clearTimeout(patience);
      this.#underWay = undefined;
    }
  }

  async wake(): Promise<number> {
    const ms = await this.#table?.wake?.();
    if (ms === undefined) throw new Error('this server does not put matches to sleep');
    return ms;
  }

  leave(): void {
    this.#table?.leave();
  }

  #deps(): DriverDeps {
    return {
      as,
      acknowledged: () => {
        if (this.#underWay) this.#underWay.acknowledgedAt = performance.now();
        this.#settle();
      },
      onStep: () => {
        if (this.#underWay) this.#underWay.missing -= 1;
        this.#settle();
      },
      failed: (reason) => this.#underWay?.fail(new Error(reason)),
    };
  }

  #settle(): void {
    const given = this.#underWay;
    if (given?.acknowledgedAt !== undefined && given.missing <= 0) given.done(given.acknowledgedAt - given.sentAt);
  }

  #complaint(): string {
    const given = this.#underWay;
    return given?.acknowledgedAt === undefined
      ? `an answer was not acknowledged within ${PATIENCE_MS} ms`
      : `${given.missing} viewers did not hear of an answer within ${PATIENCE_MS} ms`;
  }
}
