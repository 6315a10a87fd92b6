/** The messages between bench and server process about CPU time and memory. */

export interface UsageRequest {
  readonly reportUsage: true;
  /** Collect garbage first. */
  readonly collect: boolean;
}

export interface Usage {
  readonly usage: {
    /** CPU seconds since the start, all threads. */
    readonly cpu: number;
    /** Resident memory in bytes. */
    readonly rss: number;
  };
}

export function isUsageRequest(message: unknown): message is UsageRequest {
  return typeof message === 'object' && message !== null && 'reportUsage' in message;
}

export function isUsage(message: unknown): message is Usage {
  return typeof message === 'object' && message !== null && 'usage' in message;
}
