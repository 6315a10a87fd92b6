/** The part of chessops that the yardstick uses: the library itself is installed only when the bench runs. */
declare module 'chessops/chess' {
  interface Move {
    readonly from: number;
    readonly to: number;
    readonly promotion?: 'queen';
  }

  export class Chess {
    static default(): Chess;
    readonly board: { readonly pawn: { has(square: number): boolean } };
    isEnd(): boolean;
    allDests(): ReadonlyMap<number, Iterable<number>>;
    play(move: Move): void;
  }
}
