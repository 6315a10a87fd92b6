/** `skald play`: a match in the terminal, against bots or with others at the same keyboard. */
import { brains } from '@skald/brains';
import {
  type AnyGame,
  type Chance,
  Chronicle,
  commitment,
  digest,
  endingOf,
  fastRandom,
  type GameTypes,
  hashText,
  isOver,
  isRefusal,
  keyedChance,
  matchKey,
  SagaWriter,
} from '@skald/engine';
import { LANGUAGES, type Language } from '@skald/engine/text';
import { Option } from 'commander';
import { gameCalled, languageOf, optionsFrom } from '../arguments.ts';
import { isFailure, ofRefusal } from '../failure.ts';
import { Paint, padded, widthOf, wrapped } from '../paint.ts';
import { Picture } from '../picture/picture.ts';
import { seatedEntries } from '../picture/seated.ts';
import { type Player, playersFrom } from '../play/seats.ts';
import { Session } from '../play/session.ts';
import { Terminal } from '../play/terminal.ts';
import { createLineFile, type LineFile } from '../saga-file.ts';
import { standingLines } from '../standings.ts';
import { Speaker } from '../words/speaker.ts';
import type { World } from '../world.ts';
import { type Attach, type Outcome, SUCCESS } from './command.ts';

interface Flags {
  readonly seats?: string;
  readonly lang?: Language;
  readonly seed?: string;
  readonly options: string;
  readonly record?: string;
}

export const attachPlay: Attach = (program, world, run) => {
  program
    .command('play')
    .description('play in the terminal, against bots or with others at this keyboard')
    .argument('<game>', `one of: ${[...world.games.keys()].join(', ')}`)
    .option(
      '--seats <names>',
      `who sits where: you, ${[...brains.keys()].join(', ')}, or the name of somebody at this keyboard, separated by commas`,
    )
    .addOption(new Option('--lang <language>', 'the language of the game').choices(LANGUAGES))
    .option('--seed <text>', 'the same chance and the same opponents every time')
    .option('--options <json>', 'options of the game, as JSON', '{}')
    .option('--record <file>', 'writes the match as a saga file')
    .action((slug: string, flags: Flags) => run(play(world, slug, flags)));
};

/** What decides every chance of the match, published only as its hash until the end. */
interface Sealed {
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly chance: Chance;
}

interface Table {
  readonly game: AnyGame;
  readonly match: Chronicle<GameTypes>;
  readonly players: readonly Player[];
  readonly sealed: Sealed;
}

async function play(world: World, slug: string, flags: Flags): Promise<Outcome> {
  const game = gameCalled(world, slug);
  if (isFailure(game)) return game;
  const players = playersFrom(flags.seats, game);
  if (isFailure(players)) return players;
  const options = optionsFrom(flags.options);
  if (isFailure(options)) return options;
  const sealed = seal(world, players.length, flags.seed);
  const match = Chronicle.begin(game, { seats: players.length, options: options.given }, sealed.chance);
  if (isRefusal(match)) return ofRefusal(match);
  const file = flags.record === undefined ? undefined : await createLineFile(flags.record);
  if (isFailure(file)) return file;
  return sitDown(world, { game, match, players, sealed }, file, flags);
}

async function sitDown(world: World, table: Table, file: LineFile | undefined, flags: Flags): Promise<Outcome> {
  const { game, match, players, sealed } = table;
  const names = players.map(({ name }) => name);
  const paint = new Paint(world.out);
  const language = languageOf(flags.lang, world.locale);
  const speaker = new Speaker(language, world.texts[game.slug]?.[language], names, (seat, name) => paint.seat(seat, name));
  const terminal = new Terminal(world);
  const picture = new Picture({
    speaker,
    paint,
    width: terminal.width,
    seats: players.length,
    seated: seatedEntries(game, match.start.options),
  });
  const writer = new SagaWriter();
  const fairness = { commitment: commitment(sealed.secret), nonces: sealed.nonces };
  await file?.write(writer.header(match.start, { players: names, fairness }));
  greet(terminal, speaker, paint, table, fairness.commitment);
  const session = new Session({
    match,
    chance: sealed.chance,
    players,
    random: fastRandom(hashText(sealed.secret), 1),
    terminal,
    speaker,
    paint,
    picture,
    record: async (row) => file?.write(writer.row(row)),
  });
  const ended = await session.run();
  terminal.close();
  await file?.write(writer.end(endingOf(match), sealed.secret));
  await file?.close();
  if (ended === 'left') terminal.print('', speaker.say('left'));
  terminal.print('', paint.bold(speaker.say(isOver(match.state) ? 'standings' : 'standings-so-far')));
  terminal.print(...standingLines(game.standings(match.state), speaker, paint), '');
  terminal.print(...wrapped(paint.dim(speaker.say('secret', { secret: sealed.secret })), terminal.width));
  if (flags.record !== undefined) terminal.print(speaker.say('recorded', { file: flags.record }));
  return SUCCESS;
}

function greet(terminal: Terminal, speaker: Speaker, paint: Paint, { game, players }: Table, seal: string): void {
  terminal.print('', paint.bold(speaker.title(game.slug)), ...wrapped(speaker.summary(), terminal.width), '');
  const names = Math.max(...players.map(({ name }) => widthOf(name)));
  for (const [seat, { name, brain }] of players.entries()) {
    const manner = brain ? speaker.say('bot', { bot: brain.name }) : speaker.say('human');
    terminal.print(`  ${padded(paint.bold(paint.seat(seat, name)), names)}  ${paint.dim(manner)}`);
  }
  terminal.print('', ...wrapped(paint.dim(speaker.say('seal', { seal })), terminal.width));
  if (players.some(({ brain }) => !brain)) terminal.print(paint.dim(speaker.say('how-to')));
  terminal.print('');
}

/** A fresh secret, or one that follows from the seed; every seat adds a nonce, so that no side alone decides. */
function seal(world: World, seats: number, seed: string | undefined): Sealed {
  const word = (part: string) => (seed === undefined ? world.secret() : digest([seed, part]));
  const secret = word('secret');
  const nonces = Array.from({ length: seats }, (_, seat) => word(`nonce ${seat}`));
  return { secret, nonces, chance: keyedChance(matchKey(secret, nonces)) };
}
