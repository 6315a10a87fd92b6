/** `skald play`: a match in the terminal, against bots or with others at the same keyboard. */
import { strategies } from '@skald/ai';
import {
  type AnyGame,
  type Chance,
  commitment,
  digest,
  endingOf,
  fastRandom,
  type GameTypes,
  hashText,
  isOver,
  isRefusal,
  keyedChance,
  LoggedMatch,
  matchKey,
  SagaWriter,
} from '@skald/engine';
import { LANGUAGES, type Language } from '@skald/engine/text';
import { Option } from 'commander';
import { languageOf, optionsFrom, parseGame } from '../arguments.ts';
import { isFailure, ofRefusal } from '../failure.ts';
import { CliTranslator } from '../i18n/translator.ts';
import { Paint, padded, widthOf, wrapped } from '../paint.ts';
import { TablePicture } from '../picture/picture.ts';
import { entriesPerSeat } from '../picture/seated.ts';
import { playersFrom, type TerminalPlayer } from '../play/seats.ts';
import { Session } from '../play/session.ts';
import { Terminal } from '../play/terminal.ts';
import { createLineFile, type LineFile } from '../saga-file.ts';
import { standingLines } from '../standings.ts';
import type { CommandWorld } from '../world.ts';
import { type Attach, type CommandOutcome, SUCCESS } from './command.ts';

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
      `who sits where: you, ${[...strategies.keys()].join(', ')}, or the name of somebody at this keyboard, separated by commas`,
    )
    .addOption(new Option('--lang <language>', 'the language of the game').choices(LANGUAGES))
    .option('--seed <text>', 'the same chance and the same opponents every time')
    .option('--options <json>', 'options of the game, as JSON', '{}')
    .option('--record <file>', 'writes the match as a saga file')
    .action((slug: string, flags: Flags) => run(play(world, slug, flags)));
};

/** The secret behind every random result of the match; only its hash is public until the end. */
interface Sealed {
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly chance: Chance;
}

interface Table {
  readonly game: AnyGame;
  readonly match: LoggedMatch<GameTypes>;
  readonly players: readonly TerminalPlayer[];
  readonly sealed: Sealed;
}

async function play(world: CommandWorld, slug: string, flags: Flags): Promise<CommandOutcome> {
  const game = parseGame(world, slug);
  if (isFailure(game)) return game;
  const players = playersFrom(flags.seats, game);
  if (isFailure(players)) return players;
  const options = optionsFrom(flags.options);
  if (isFailure(options)) return options;
  const sealed = seal(world, players.length, flags.seed);
  const match = LoggedMatch.begin(game, { seats: players.length, options: options.given }, sealed.chance);
  if (isRefusal(match)) return ofRefusal(match);
  const file = flags.record === undefined ? undefined : await createLineFile(flags.record);
  if (isFailure(file)) return file;
  return sitDown(world, { game, match, players, sealed }, file, flags);
}

async function sitDown(world: CommandWorld, table: Table, file: LineFile | undefined, flags: Flags): Promise<CommandOutcome> {
  const { game, match, players, sealed } = table;
  const names = players.map(({ name }) => name);
  const paint = new Paint(world.out);
  const language = languageOf(flags.lang, world.locale);
  const i18n = new CliTranslator(language, world.texts[game.slug]?.[language], names, (seat, name) => paint.seat(seat, name));
  const terminal = new Terminal(world);
  const picture = new TablePicture({
    i18n,
    paint,
    width: terminal.width,
    seats: players.length,
    seated: entriesPerSeat(game, match.start.options),
  });
  const writer = new SagaWriter();
  const fairness = { commitment: commitment(sealed.secret), nonces: sealed.nonces };
  await file?.write(writer.header(match.start, { players: names, fairness }));
  greet(terminal, i18n, paint, table, fairness.commitment);
  const session = new Session({
    match,
    chance: sealed.chance,
    players,
    random: fastRandom(hashText(sealed.secret), 1),
    terminal,
    i18n,
    paint,
    picture,
    report: ({ strategy, decision, reason }) => world.err.write(`${i18n.t('bot-failed', { bot: strategy, decision, reason })}\n`),
    record: async (row) => file?.write(writer.row(row)),
  });
  const ended = await session.run();
  terminal.close();
  await file?.write(writer.end(endingOf(match), sealed.secret));
  await file?.close();
  if (ended === 'left') terminal.print('', i18n.t('left'));
  terminal.print('', paint.bold(i18n.t(isOver(match.state) ? 'standings' : 'standings-so-far')));
  terminal.print(...standingLines(game.standings(match.state), i18n, paint), '');
  terminal.print(...wrapped(paint.dim(i18n.t('secret', { secret: sealed.secret })), terminal.width));
  if (flags.record !== undefined) terminal.print(i18n.t('recorded', { file: flags.record }));
  return SUCCESS;
}

function greet(terminal: Terminal, i18n: CliTranslator, paint: Paint, { game, players }: Table, seal: string): void {
  terminal.print('', paint.bold(i18n.title(game.slug)), ...wrapped(i18n.summary(), terminal.width), '');
  const names = Math.max(...players.map(({ name }) => widthOf(name)));
  for (const [seat, { name, strategy }] of players.entries()) {
    const manner = strategy ? i18n.t('bot', { bot: strategy.name }) : i18n.t('human');
    terminal.print(`  ${padded(paint.bold(paint.seat(seat, name)), names)}  ${paint.dim(manner)}`);
  }
  terminal.print('', ...wrapped(paint.dim(i18n.t('seal', { seal })), terminal.width));
  if (players.some(({ strategy }) => !strategy)) terminal.print(paint.dim(i18n.t('how-to')));
  terminal.print('');
}

/** A fresh secret, or one derived from the seed. Every seat adds a nonce, so that no side alone decides. */
function seal(world: CommandWorld, seats: number, seed: string | undefined): Sealed {
  const word = (part: string) => (seed === undefined ? world.secret() : digest([seed, part]));
  const secret = word('secret');
  const nonces = Array.from({ length: seats }, (_, seat) => word(`nonce ${seat}`));
  return { secret, nonces, chance: keyedChance(matchKey(secret, nonces)) };
}
