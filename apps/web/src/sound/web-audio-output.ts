/** Plays rendered sounds through Web Audio, once the browser allows it: voices, the master volume, a limiter. */
import { SOUND_NAMES, type SoundName } from './recipe.ts';
import { RECIPES } from './recipes/index.ts';
import type { SoundOutput, Voice } from './sound-player.ts';
import { renderSound, SAMPLE_RATE } from './synth/render.ts';

/** How long a sound waits for a sleeping audio device, in milliseconds; later it would tell of the past. */
const PATIENCE_MS = 300;
/** An audio device without work sleeps after this many milliseconds. */
const IDLE_MS = 15_000;
const BETWEEN_RENDERINGS_MS = 200;
/** In seconds. */
const FADE = 0.03;
/** Turns down what many voices together make too loud. */
const LIMITER = { threshold: -9, knee: 6, ratio: 20, attack: 0.002, release: 0.12 } as const;
/** Presses after which browsers allow sounds. */
const PRESSES = ['pointerup', 'keydown'] as const;

interface Graph {
  readonly context: AudioContext;
  readonly master: GainNode;
}

export class WebAudioOutput implements SoundOutput {
  readonly #page: EventTarget;
  readonly #buffers = new Map<SoundName, AudioBuffer>();
  #graph: Graph | null = null;
  #volume = 0;
  #voices = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #wasPressed = false;

  /** `page` is where the reader presses. */
  constructor(page: EventTarget) {
    this.#page = page;
    // Some browsers start the audio device only during a press.
    for (const press of PRESSES) page.addEventListener(press, this.#allow, { capture: true });
  }

  setVolume(volume: number): void {
    this.#volume = volume;
    if (this.#graph) this.#graph.master.gain.setTargetAtTime(gainOf(volume), this.#graph.context.currentTime, FADE);
  }

  start(sound: SoundName, onEnd: () => void): Voice {
    let fade: (() => void) | undefined;
    let hasEnded = false;
    const end = (): void => {
      if (hasEnded) return;
      hasEnded = true;
      this.#voices--;
      this.#sleepLater();
      onEnd();
    };
    this.#voices++;
    void this.#awake().then((graph) => {
      if (hasEnded) return;
      if (graph) fade = this.#play(graph, sound, end);
      else end();
    });
    return {
      stop: () => {
        fade?.();
        end();
      },
    };
  }

  /** Starts a voice; returns a function that fades it out. */
  #play({ context, master }: Graph, sound: SoundName, end: () => void): () => void {
    const source = context.createBufferSource();
    source.buffer = this.#bufferOf(context, sound);
    const gain = context.createGain();
    source.connect(gain).connect(master);
    source.onended = end;
    source.start();
    return () => {
      gain.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
      source.stop(context.currentTime + FADE);
    };
  }

  #bufferOf(context: AudioContext, sound: SoundName): AudioBuffer {
    const kept = this.#buffers.get(sound);
    if (kept) return kept;
    const samples = renderSound(RECIPES[sound]);
    const buffer = context.createBuffer(1, samples.length, SAMPLE_RATE);
    buffer.copyToChannel(samples, 0);
    this.#buffers.set(sound, buffer);
    return buffer;
  }

  readonly #allow = (): void => {
    this.#wasPressed = true;
    if (this.#volume === 0) return;
    void this.#awake().then((graph) => {
      if (graph) for (const press of PRESSES) this.#page.removeEventListener(press, this.#allow, { capture: true });
    });
  };

  /** The running audio device; null if the browser has none or does not let it run. */
  async #awake(): Promise<Graph | null> {
    clearTimeout(this.#idle);
    if (!this.#isAllowed() || typeof AudioContext === 'undefined') return null;
    this.#graph ??= this.#open();
    const { context } = this.#graph;
    if (context.state !== 'running') {
      const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
      await Promise.race([context.resume().catch(() => undefined), patience]);
    }
    this.#sleepLater();
    return isRunning(context) ? this.#graph : null;
  }

  /** Older browsers do not say whether the reader has pressed anything. */
  #isAllowed(): boolean {
    return navigator.userActivation?.hasBeenActive ?? this.#wasPressed;
  }

  #open(): Graph {
    const graph = openGraph(this.#volume);
    this.#prepare(graph.context, SOUND_NAMES);
    return graph;
  }

  /** Renders one sound after the other, so that none delays a scene. */
  #prepare(context: AudioContext, [sound, ...others]: readonly SoundName[]): void {
    if (!sound) return;
    setTimeout(() => {
      this.#bufferOf(context, sound);
      this.#prepare(context, others);
    }, BETWEEN_RENDERINGS_MS);
  }

  #sleepLater(): void {
    clearTimeout(this.#idle);
    if (this.#voices > 0) return;
    this.#idle = setTimeout(() => void this.#graph?.context.suspend(), IDLE_MS);
  }
}

function openGraph(volume: number): Graph {
  const context = new AudioContext();
  const master = context.createGain();
  master.gain.value = gainOf(volume);
  const limiter = context.createDynamicsCompressor();
  for (const name of ['threshold', 'knee', 'ratio', 'attack', 'release'] as const) limiter[name].value = LIMITER[name];
  const ceiling = context.createWaveShaper();
  ceiling.curve = ceilingCurve();
  master.connect(limiter).connect(ceiling).connect(context.destination);
  return { context, master };
}

/** Ears hear a square as even steps. */
function gainOf(volume: number): number {
  return volume * volume;
}

function isRunning(context: AudioContext): boolean {
  return context.state === 'running';
}

const CURVE_POINTS = 513;
/** Straight up to here, then bent, so that nothing is ever cut off. */
const KNEE = 0.7;
const CEILING = 0.97;

/** The curve that keeps peaks below full scale after the limiter; louder input gets the value at its end. */
export function ceilingCurve(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(CURVE_POINTS);
  for (let i = 0; i < CURVE_POINTS; i++) {
    const x = (2 * i) / (CURVE_POINTS - 1) - 1;
    const over = Math.max(0, Math.abs(x) - KNEE);
    const bent = KNEE + (CEILING - KNEE) * Math.tanh(over / (CEILING - KNEE));
    curve[i] = Math.sign(x) * (over > 0 ? bent : Math.abs(x));
  }
  return curve;
}
