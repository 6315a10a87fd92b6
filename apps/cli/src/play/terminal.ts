/** A conversation in lines of text, with a person at a terminal or with a script. */
import { createInterface, type Interface } from 'node:readline';
import type { CommandWorld, OutputStream } from '../world.ts';

const WIDEST = 120;
const NARROWEST = 40;

/** The maximal line width; very long lines are hard to read. */
export function textWidth({ columns = 80 }: OutputStream): number {
  return Math.max(NARROWEST, Math.min(WIDEST, columns - 1));
}

export class Terminal {
  readonly #world: CommandWorld;
  readonly #lines: string[] = [];
  readonly #interface: Interface;
  #waiting: ((line: string | undefined) => void) | undefined;
  #closed = false;

  constructor(world: CommandWorld) {
    this.#world = world;
    const interactive = world.input.isTTY === true && world.out.isTTY === true;
    this.#interface = createInterface({ input: world.input, terminal: interactive, ...(interactive ? { output: world.out } : {}) });
    this.#interface.on('line', (line) => this.#accept(line));
    this.#interface.on('SIGINT', () => this.#interface.close());
    this.#interface.on('close', () => {
      this.#closed = true;
      this.#waiting?.(undefined);
    });
  }

  get width(): number {
    return textWidth(this.#world.out);
  }

  print(...lines: readonly string[]): void {
    for (const line of lines) this.#world.out.write(`${line}\n`);
  }

  /** Clears the screen, so that the next player does not see its contents. */
  clear(): void {
    if (this.#world.out.isTTY) this.#world.out.write('\u001b[2J\u001b[3J\u001b[H');
  }

  /** The next line; undefined when the person has left. */
  async ask(prompt: string): Promise<string | undefined> {
    const early = this.#lines.shift();
    if (early !== undefined || this.#closed) {
      this.print(prompt);
      return early;
    }
    return new Promise((resolve) => {
      this.#waiting = (line) => {
        this.#waiting = undefined;
        resolve(line);
      };
      if (this.#interface.terminal) {
        this.#interface.setPrompt(prompt);
        this.#interface.prompt();
      } else this.print(prompt);
    });
  }

  close(): void {
    this.#interface.close();
  }

  #accept(line: string): void {
    if (this.#waiting) this.#waiting(line);
    else this.#lines.push(line);
  }
}
