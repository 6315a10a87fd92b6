/** What operators measure: what became of commands, and how long each stage took. */

export interface HostMeter {
  /** `accepted`, or the code of the problem. */
  answered(result: string): void;
  timed(stage: 'wake' | 'rules' | 'broadcast' | 'whole', ms: number): void;
}

export const noMeter: HostMeter = { answered: () => undefined, timed: () => undefined };

/** Runs something and tells how long it took. */
export function measured<T>(meter: HostMeter, stage: Parameters<HostMeter['timed']>[0], run: () => T): T {
  const began = performance.now();
  const outcome = run();
  meter.timed(stage, performance.now() - began);
  return outcome;
}
