/** `skald replay`: a recorded match shown step by step, as one seat or a spectator saw it. */
import { itemAt, momentOf, resignedStandings, type SagaMoment, type SagaVerdict, type Viewer, view } from '@skald/engine';
import { LANGUAGES, type Language } from '@skald/engine/text';
import { Option } from 'commander';
import { languageOf, wholeNumber } from '../arguments.ts';
import { OTHER_EDITION_OPTION } from '../editions/rules.ts';
import { type CommandFailure, fail, isFailure } from '../failure.ts';
import { CliTranslator } from '../i18n/translator.ts';
import { indented, Paint } from '../paint.ts';
import { TablePicture } from '../picture/picture.ts';
import { entriesPerSeat } from '../picture/seated.ts';
import { Terminal, textWidth } from '../play/terminal.ts';
import { stepLines } from '../replay/steps.ts';
import { readSaga } from '../saga-file.ts';
import { standingLines } from '../standings.ts';
import type { CommandWorld } from '../world.ts';
import { type Attach, type CommandOutcome, SUCCESS } from './command.ts';

interface Flags {
  readonly from: number;
  readonly seat?: string;
  readonly lang?: Language;
  readonly edition?: string;
}

export const attachReplay: Attach = (program, world, run) => {
  program
    .command('replay')
    .description('show a recorded match step by step, in words')
    .argument('<file>', 'a *.saga.jsonl file')
    .option('--from <n>', 'the step to begin with', wholeNumber(0, 1_000_000), 0)
    .option('--seat <seat>', 'as this player was told it: a name, or a seat counted from 0 (a spectator)')
    .option(...OTHER_EDITION_OPTION)
    .addOption(new Option('--lang <language>', 'the language').choices(LANGUAGES))
    .action((file: string, flags: Flags) => run(replay(world, file, flags)));
};

async function replay(world: CommandWorld, file: string, flags: Flags): Promise<CommandOutcome> {
  const moments: SagaMoment[] = [];
  const verdict = await readSaga(
    world,
    file,
    (part) => {
      const moment = momentOf(part);
      if (moment) moments.push(moment);
    },
    flags.edition,
  );
  if (isFailure(verdict)) return verdict;
  const viewer = viewerFrom(flags.seat, verdict.header.players);
  if (isFailure(viewer)) return viewer;
  if (flags.from >= moments.length) return fail('no-such-step', `The match has the steps 0 to ${moments.length - 1}.`);
  const show = new Show(world, verdict, moments, viewer, languageOf(flags.lang, world.locale));
  if (world.input.isTTY && world.out.isTTY) await show.turnPages(flags.from);
  else show.printAll(flags.from);
  return SUCCESS;
}

function viewerFrom(given: string | undefined, players: readonly string[]): Viewer | CommandFailure {
  if (given === undefined || given === 'spectator') return 'spectator';
  const named = players.indexOf(given);
  const seat = named >= 0 || !/^\d{1,3}$/.test(given) ? named : Number(given);
  if (seat >= 0 && seat < players.length) return seat;
  return fail(
    'unknown-seat',
    `Nobody of that name or number sits there; there are ${players.map((name, i) => `${i} ${name}`).join(', ')}.`,
  );
}

class Show {
  readonly #world: CommandWorld;
  readonly #verdict: SagaVerdict;
  readonly #moments: readonly SagaMoment[];
  readonly #viewer: Viewer;
  readonly #i18n: CliTranslator;
  readonly #paint: Paint;
  readonly #width: number;

  constructor(world: CommandWorld, verdict: SagaVerdict, moments: readonly SagaMoment[], viewer: Viewer, language: Language) {
    const { game, players } = verdict.header;
    const paint = new Paint(world.out);
    this.#world = world;
    this.#verdict = verdict;
    this.#moments = moments;
    this.#viewer = viewer;
    this.#paint = paint;
    this.#width = textWidth(world.out);
    this.#i18n = new CliTranslator(language, world.texts[game]?.[language], players, (seat, name) => paint.seat(seat, name));
  }

  printAll(from: number): void {
    for (let step = from; step < this.#moments.length; step++) this.#print(this.#lines(step));
    this.#print(this.#standings());
  }

  /** Shows one step per page until the person quits. */
  async turnPages(from: number): Promise<void> {
    const terminal = new Terminal(this.#world);
    const picture = this.#picture();
    const last = this.#moments.length - 1;
    for (let step = from; ; ) {
      terminal.clear();
      this.#print([...this.#draw(picture, step), '', ...this.#lines(step), ...(step === last ? this.#standings() : []), '']);
      const typed = await terminal.ask(this.#paint.dim(`${this.#i18n.t('turn-page')} › `));
      if (typed === undefined || typed.trim() === 'q') break;
      step = Math.max(0, Math.min(last, nextStep(typed.trim(), step)));
    }
    terminal.close();
  }

  #picture(): TablePicture {
    const { match, header } = this.#verdict;
    const seated = entriesPerSeat(match.game, header.options);
    return new TablePicture({ i18n: this.#i18n, paint: this.#paint, width: this.#width, seats: header.seats, seated });
  }

  #draw(picture: TablePicture, step: number): readonly string[] {
    const seen = view(this.#verdict.match.game, itemAt(this.#moments, step).state, this.#viewer);
    const waitedFor = new Set(seen.waiting.filter(({ answered }) => answered !== true).map(({ seat }) => seat));
    return picture.draw(seen.table, seen.hand, waitedFor);
  }

  #lines(step: number): readonly string[] {
    const { heading, sentences } = stepLines(this.#verdict.match, this.#moments, step, this.#viewer, this.#i18n);
    const number = this.#paint.dim(`${step}/${this.#moments.length - 1}`);
    return [`${number}  ${heading}`, ...sentences.flatMap((sentence) => indented(sentence, 4, this.#width))];
  }

  #standings(): readonly string[] {
    const { standings, unfinished, resigned } = this.#verdict.end.end;
    const title = this.#i18n.t(unfinished && !resigned ? 'standings-so-far' : 'standings');
    const ranked = resignedStandings(standings, resigned ?? []);
    return ['', this.#paint.bold(title), ...standingLines(ranked, this.#i18n, this.#paint)];
  }

  #print(lines: readonly string[]): void {
    for (const line of lines) this.#world.out.write(`${line}\n`);
  }
}

/** Enter goes forward, b goes back, a number jumps. */
function nextStep(typed: string, step: number): number {
  if (typed === '') return step + 1;
  if (typed === 'b') return step - 1;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : step;
}
