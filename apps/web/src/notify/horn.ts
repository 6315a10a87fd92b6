/** A short call of a horn, made up on the spot: two notes, a fifth apart. */

const NOTES = [
  { hertz: 196, from: 0, long: 0.22 },
  { hertz: 293.7, from: 0.2, long: 0.5 },
] as const;
const LOUD = 0.16;
const SWELL = 0.04;

let context: AudioContext | undefined;

/** Silent where the browser wants the page to be touched first: nothing is played later instead. */
export async function blowHorn(): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 300))]);
  if (context.state !== 'running') return;
  const mute = context.createBiquadFilter();
  mute.type = 'lowpass';
  mute.frequency.value = 900;
  mute.connect(context.destination);
  for (const note of NOTES) play(context, mute, note);
}

function play(audio: AudioContext, into: AudioNode, { hertz, from, long }: (typeof NOTES)[number]): void {
  const start = audio.currentTime + from;
  const voice = audio.createOscillator();
  voice.type = 'sawtooth';
  voice.frequency.setValueAtTime(hertz * 0.97, start);
  voice.frequency.linearRampToValueAtTime(hertz, start + SWELL);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD, start + SWELL);
  volume.gain.exponentialRampToValueAtTime(0.001, start + long);
  voice.connect(volume).connect(into);
  voice.start(start);
  voice.stop(start + long);
}
