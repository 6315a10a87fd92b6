/** `skald replay`: a recorded match shown step by step, as one seat or a spectator was told it. */
import { at, type SagaVerdict, type Viewer, view } from '@skald/engine';
import { LANGUAGES, type Language } from '@skald/engine/text';
import { Option } from 'commander';
import { languageOf, wholeNumber } from '../arguments.ts';
import { type Failure, fail, isFailure } from '../failure.ts';
import { indented, Paint } from '../paint.ts';
import { Picture } from '../picture/picture.ts';
import { seatedEntries } from '../picture/seated.ts';
import { Terminal, textWidth } from '../play/terminal.ts';
import { type Moment, noteMoment, tellStep } from '../replay/steps.ts';
import { readSaga } from '../saga-file.ts';
import { standingLines } from '../standings.ts';
import { Speaker } from '../words/speaker.ts';
import type { World } from '../world.ts';
import { type Attach, type Outcome, SUCCESS } from './command.ts';

interface Flags {
  readonly from: number;
  readonly seat?: string;
  readonly lang?: Language;
}

export const attachReplay: Attach = (program, world, run) => {
  program
    .command('replay')
    .description('show a recorded match step by step, in words')
    .argument('<file>', 'a *.saga.jsonl file')
    .option('--from <n>', 'the step to begin with', wholeNumber(0, 1_000_000), 0)
    .option('--seat <seat>', 'as this player was told it: a name, or a seat counted from 0 (a spectator)')
    .addOption(new Option('--lang <language>', 'the language').choices(LANGUAGES))
    .action((file: string, flags: Flags) => run(replay(world, file, flags)));
};

async function replay(world: World, file: string, flags: Flags): Promise<Outcome> {
  const moments: Moment[] = [];
  const verdict = await readSaga(world, file, (part) => noteMoment(moments, part));
  if (isFailure(verdict)) return verdict;
  const viewer = viewerFrom(flags.seat, verdict.header.players);
  if (isFailure(viewer)) return viewer;
  if (flags.from >= moments.length) return fail('no-such-step', `The match has the steps 0 to ${moments.length - 1}.`);
  const show = new Show(world, verdict, moments, viewer, languageOf(flags.lang, world.locale));
  if (world.input.isTTY && world.out.isTTY) await show.turnPages(flags.from);
  else show.printAll(flags.from);
  return SUCCESS;
}

function viewerFrom(given: string | undefined, players: readonly string[]): Viewer | Failure {
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
  readonly #world: World;
  readonly #verdict: SagaVerdict;
  readonly #moments: readonly Moment[];
  readonly #viewer: Viewer;
  readonly #speaker: Speaker;
  readonly #paint: Paint;
  readonly #width: number;

  constructor(world: World, verdict: SagaVerdict, moments: readonly Moment[], viewer: Viewer, language: Language) {
    const { game, players } = verdict.header;
    const paint = new Paint(world.out);
    this.#world = world;
    this.#verdict = verdict;
    this.#moments = moments;
    this.#viewer = viewer;
    this.#paint = paint;
    this.#width = textWidth(world.out);
    this.#speaker = new Speaker(language, world.texts[game]?.[language], players, (seat, name) => paint.seat(seat, name));
  }

  printAll(from: number): void {
    for (let step = from; step < this.#moments.length; step++) this.#print(this.#tell(step));
    this.#print(this.#standings());
  }

  /** One step on each page, until the person leaves. */
  async turnPages(from: number): Promise<void> {
    const terminal = new Terminal(this.#world);
    const picture = this.#picture();
    const last = this.#moments.length - 1;
    for (let step = from; ; ) {
      terminal.clear();
      this.#print([...this.#draw(picture, step), '', ...this.#tell(step), ...(step === last ? this.#standings() : []), '']);
      const typed = await terminal.ask(this.#paint.dim(`${this.#speaker.say('turn-page')} › `));
      if (typed === undefined || typed.trim() === 'q') break;
      step = Math.max(0, Math.min(last, nextStep(typed.trim(), step)));
    }
    terminal.close();
  }

  #picture(): Picture {
    const { match, header } = this.#verdict;
    const seated = seatedEntries(match.game, header.options);
    return new Picture({ speaker: this.#speaker, paint: this.#paint, width: this.#width, seats: header.seats, seated });
  }

  #draw(picture: Picture, step: number): readonly string[] {
    const seen = view(this.#verdict.match.game, at(this.#moments, step).state, this.#viewer);
    const waitedFor = new Set(seen.waiting.filter(({ answered }) => answered !== true).map(({ seat }) => seat));
    return picture.draw(seen.table, seen.hand, waitedFor);
  }

  #tell(step: number): readonly string[] {
    const { heading, sentences } = tellStep(this.#verdict.match, this.#moments, step, this.#viewer, this.#speaker);
    const number = this.#paint.dim(`${step}/${this.#moments.length - 1}`);
    return [`${number}  ${heading}`, ...sentences.flatMap((sentence) => indented(sentence, 4, this.#width))];
  }

  #standings(): readonly string[] {
    const { standings, unfinished } = this.#verdict.end.end;
    const title = this.#speaker.say(unfinished ? 'standings-so-far' : 'standings');
    return ['', this.#paint.bold(title), ...standingLines(standings, this.#speaker, this.#paint)];
  }

  #print(lines: readonly string[]): void {
    for (const line of lines) this.#world.out.write(`${line}\n`);
  }
}

/** Enter goes on, b goes back, a number jumps. */
function nextStep(typed: string, step: number): number {
  if (typed === '') return step + 1;
  if (typed === 'b') return step - 1;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : step;
}
