/** Plays on from a moment of a recorded match: the same position, new chance, opponents in the other seats. */
import {
  fastRandom,
  type GameTypes,
  isFault,
  isOver,
  keyedChance,
  replay,
  type SagaHeader,
  SagaReader,
  type SagaRow,
  type Seat,
  type Told,
} from '@skald/engine';
import { loadGame } from '@skald/engine/load';
import { LocalTable } from '../local/local-table.ts';
import { thinkingTime, wait } from '../local/open-practice.ts';
import { gameOf } from './recording.ts';

/** Undefined where nothing can be played on: the match is over there, or the saga is no good so far. */
export async function continueFrom(saga: string, moment: number, seat: Seat, moves: () => boolean): Promise<LocalTable | undefined> {
  const [game, { findBrain }] = await Promise.all([loadGame(gameOf(saga) ?? ''), import('@skald/brains')]);
  const opponent = findBrain('warrior');
  if (!game || !opponent) return undefined;
  const reader = new SagaReader((slug) => (slug === game.slug ? game : undefined));
  const rows: SagaRow[] = [];
  const past: Told<GameTypes>[] = [];
  let header: SagaHeader | undefined;
  for (const line of saga.split('\n').slice(0, moment + 1)) {
    const part = reader.read(line);
    if (isFault(part)) return undefined;
    if (part.part === 'header') header = part.header;
    if (part.part === 'header') past.push(...part.begun.events);
    if (part.part === 'answer') past.push(...part.step.events);
    if (part.part === 'answer' || part.part === 'undo') rows.push(part.row);
  }
  const match = header && replay(game, header, rows);
  if (!header || !match || isFault(match) || isOver(match.state)) return undefined;
  const [first = 0] = crypto.getRandomValues(new Uint32Array(1));
  const settings = {
    game,
    players: header.players.map((name, other) => ({ name, kind: other === seat ? ('person' as const) : ('bot' as const) })),
    seat,
    chance: keyedChance(crypto.getRandomValues(new Uint8Array(32))),
    random: fastRandom(first),
    opponent,
    thinking: thinkingTime(moves()),
    wait,
  };
  return LocalTable.resume(settings, match, past);
}
