/** A port that nobody listens on just now. */
export declare function freePort(): Promise<number>;
