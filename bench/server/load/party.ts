/** Many tables that are played at the same time, in a closed loop or at a given pace. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver, Setting } from './driver.d.ts';
import type { Played } from './orders.ts';
import { SeatedTable } from './seated-table.ts';
import { received } from './wire.ts';

/** So many tables are opened at once. */
const OPENED_TOGETHER = 10;

/** When so many of the tables have played to the end, the others alone would say little. */
const ENOUGH_OVER = 0.1;

export class Party {
  readonly #driver: Driver;
  #tables: SeatedTable[] = [];

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async open(tables: number, setting: Setting): Promise<void> {
    for (let opened = 0; opened < tables; opened += OPENED_TOGETHER) {
      const together = Array.from({ length: Math.min(OPENED_TOGETHER, tables - opened) }, () => SeatedTable.open(this.#driver, setting));
      this.#tables.push(...(await Promise.all(together)));
    }
  }

  /** Plays until the time is up, or until a good part of the matches have come to their end. */
  async play(seconds: number, every: number | undefined): Promise<Played> {
    const acknowledgements: number[] = [];
    const bytesBefore = { seat: received('seat'), spectator: received('spectator') };
    const cpuBefore = process.cpuUsage();
    const began = performance.now();
    const until = began + seconds * 1000;
    const isTimeUp = (): boolean => performance.now() >= until || this.#over() > this.#tables.length * ENOUGH_OVER;
    const playing = this.#tables.map((table, i) =>
      every === undefined
        ? playOn(table, isTimeUp, acknowledgements)
        : playPaced(table, began + (i / this.#tables.length) * every * 1000, every * 1000, until, acknowledgements),
    );
    await Promise.all(playing);
    const { user, system } = process.cpuUsage(cpuBefore);
    return {
      answers: acknowledgements.length,
      wall: (performance.now() - began) / 1000,
      cpu: (user + system) / 1_000_000,
      acknowledgements,
      bytes: { seat: received('seat') - bytesBefore.seat, spectator: received('spectator') - bytesBefore.spectator },
      over: this.#over(),
    };
  }

  leave(): void {
    for (const table of this.#tables) table.leave();
    this.#tables = [];
  }

  #over(): number {
    return this.#tables.reduce((sum, table) => sum + (table.over ? 1 : 0), 0);
  }
}

/** The closed loop: the next answer is given when the last one has reached everybody. */
async function playOn(table: SeatedTable, isTimeUp: () => boolean, acknowledgements: number[]): Promise<void> {
  while (!table.over && !isTimeUp()) acknowledgements.push(await table.answer());
}

/** One answer at each of its times, however long the server took for the one before. */
async function playPaced(table: SeatedTable, first: number, every: number, until: number, acknowledgements: number[]): Promise<void> {
  for (let due = first; due < until && !table.over; due += every) {
    await pause(Math.max(0, due - performance.now()));
    acknowledgements.push(await table.answer());
  }
}
