/** Yardstick: random chess; lists every legal move, then picks one. */
import { Chess } from 'chessops/chess';

/** Random chess can go on forever; longer games are aborted. */
const LONGEST_GAME = 400;

/** The number of moves in about `seconds`. */
export function measure(_what: string, seconds: number): { readonly count: number } {
  const until = performance.now() + seconds * 1000;
  const below = xorshift(0x9e3779b9);
  let count = 0;
  while (performance.now() < until) count += playOut(below);
  return { count };
}

function playOut(below: (bound: number) => number): number {
  const position = Chess.default();
  let played = 0;
  while (played < LONGEST_GAME && !position.isEnd()) {
    const moves: { from: number; to: number }[] = [];
    for (const [from, targets] of position.allDests()) for (const to of targets) moves.push({ from, to });
    const move = moves[below(moves.length)];
    if (!move) break;
    const promotes = (move.to < 8 || move.to >= 56) && position.board.pawn.has(move.from);
    position.play(promotes ? { ...move, promotion: 'queen' } : move);
    played++;
  }
  return played;
}

/** A cheap source of chance (Marsaglia's xorshift), so that its cost does not count. */
function xorshift(seed: number): (bound: number) => number {
  let word = seed;
  return (bound) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % bound;
  };
}
