/** Measurements for operators: the outcomes of commands, and the time of each stage. */

export interface HostMeter {
  /** `accepted`, or the code of the problem. */
  answered(result: string): void;
  timed(stage: 'wake' | 'rules' | 'broadcast' | 'whole', ms: number): void;
}

export const noMeter: HostMeter = { answered: () => undefined, timed: () => undefined };

/** Runs a function and reports its time. */
export function measured<T>(meter: HostMeter, stage: Parameters<HostMeter['timed']>[0], run: () => T): T {
  const began = performance.now();
  const outcome = run();
  meter.timed(stage, performance.now() - began);
  return outcome;
}
