/** A saga that another page hands to the theatre, such as a practice match that has just ended. */
let waiting: string | null = null;

export function handOver(saga: string): void {
  waiting = saga;
}

/** Looking takes nothing away: a page may be drawn more than once before it stands. */
export function handedOver(): string | null {
  return waiting;
}

/** The theatre has it now. */
export function forgetHandedOver(): void {
  waiting = null;
}
