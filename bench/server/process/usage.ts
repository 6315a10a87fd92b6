/** What a server process and the bench say to each other about what it has used up. */

export interface UsageRequest {
  readonly tellUsage: true;
  /** Collect garbage before. */
  readonly collect: boolean;
}

export interface Usage {
  readonly usage: {
    /** Seconds of the processor since the start, all threads. */
    readonly cpu: number;
    /** Bytes of memory held, as the system counts them. */
    readonly rss: number;
  };
}

export function isUsageRequest(message: unknown): message is UsageRequest {
  return typeof message === 'object' && message !== null && 'tellUsage' in message;
}

export function isUsage(message: unknown): message is Usage {
  return typeof message === 'object' && message !== null && 'usage' in message;
}
