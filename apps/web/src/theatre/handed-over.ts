/** A saga that another page hands to the theatre, such as a practice match that has just ended. */
let waiting: string | null = null;

export function handOver(saga: string): void {
  waiting = saga;
}

export function takeHandedOver(): string | null {
  const saga = waiting;
  waiting = null;
  return saga;
}
