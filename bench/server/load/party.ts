/** Plays many tables at the same time, in a closed loop or at a given pace. */
import { setTimeout as pause } from 'node:timers/promises';
import { itemAt } from '@skald/engine';
import type { Driver, TableSetting } from './driver.d.ts';
import type { PlayedStretch } from './orders.ts';
import { SeatedTable } from './seated-table.ts';
import { received } from './wire.ts';

/** Tables opened at the same time. */
const OPENED_TOGETHER = 25;

/** Play stops when this share of the tables has finished: the rest alone would say little. */
const ENOUGH_OVER = 0.1;

export class LoadParty {
  readonly #driver: Driver;
  #tables: SeatedTable[] = [];

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async open(tables: number, setting: TableSetting): Promise<void> {
    for (let opened = 0; opened < tables; opened += OPENED_TOGETHER) {
      const together = Array.from({ length: Math.min(OPENED_TOGETHER, tables - opened) }, () => SeatedTable.open(this.#driver, setting));
      this.#tables.push(...(await Promise.all(together)));
    }
  }

  /** Plays until the time is up, or until a good part of the matches has ended. */
  async play(seconds: number, every: number | undefined): Promise<PlayedStretch> {
    const diaries = this.#tables.map((): Diary => ({ acknowledgements: [], finished: [] }));
    const bytesBefore = { seat: received('seat'), spectator: received('spectator') };
    const cpuBefore = process.cpuUsage();
    const began = performance.now();
    const until = began + seconds * 1000;
    const isTimeUp = (): boolean => performance.now() >= until || this.#over() > this.#tables.length * ENOUGH_OVER;
    const playing = diaries.map((diary, i) => {
      const table = itemAt(this.#tables, i);
      if (every === undefined) return playOn(table, isTimeUp, diary);
      return playPaced(table, { first: began + (i / diaries.length) * every * 1000, every: every * 1000, until }, diary);
    });
    await Promise.all(playing);
    const acknowledgements = diaries.flatMap((diary) => diary.acknowledgements);
    const { user, system } = process.cpuUsage(cpuBefore);
    return {
      answers: acknowledgements.length,
      wall: (performance.now() - began) / 1000,
      cpu: (user + system) / 1_000_000,
      acknowledgements,
      bytes: { seat: received('seat') - bytesBefore.seat, spectator: received('spectator') - bytesBefore.spectator },
      over: this.#over(),
      finished: diaries.map(({ finished }) => finished),
    };
  }

  /** One after the other, so that no watch waits for another. */
  async wake(): Promise<readonly number[]> {
    const woken: number[] = [];
    for (const table of this.#tables) woken.push(await table.wake());
    return woken;
  }

  leave(): void {
    for (const table of this.#tables) table.leave();
    this.#tables = [];
  }

  #over(): number {
    return this.#tables.reduce((sum, table) => sum + (table.over ? 1 : 0), 0);
  }
}

/** The records of one table. */
interface Diary {
  readonly acknowledgements: number[];
  readonly finished: number[];
}

interface Pace {
  readonly first: number;
  readonly every: number;
  readonly until: number;
}

/** The closed loop: the next answer is given when the last one has reached everybody. */
async function playOn(table: SeatedTable, isTimeUp: () => boolean, diary: Diary): Promise<void> {
  while (!table.over && !isTimeUp()) await note(table, diary);
}

/** Gives one answer at each scheduled time, however long the server took for the previous one. */
async function playPaced(table: SeatedTable, { first, every, until }: Pace, diary: Diary): Promise<void> {
  for (let due = first; due < until && !table.over; due += every) {
    await pause(Math.max(0, due - performance.now()));
    await note(table, diary);
  }
}

async function note(table: SeatedTable, diary: Diary): Promise<void> {
  diary.acknowledgements.push(await table.answer());
  diary.finished.push(Date.now());
}
