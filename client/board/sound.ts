// The sounds of a table, made by the browser from numbers: no file is fetched, and nothing sounds before the first click.

export type SoundName = 'dice' | 'card' | 'march' | 'hunt' | 'horn';

/** One stroke of a sound: seconds, hertz, and how loud of 1. */
export interface Voice {
  readonly at: number;
  readonly length: number;
  readonly level: number;
  /** A tone of this shape, or a hiss around the pitch. */
  readonly shape: OscillatorType | 'hiss';
  readonly pitch: number;
  /** Where the pitch goes. */
  readonly to?: number;
  /** How long it swells; else it is struck. */
  readonly swell?: number;
}

const struck = (shape: Voice['shape'], at: number, length: number, pitch: number, level: number): Voice => ({
  shape,
  at,
  length,
  pitch,
  level,
});

export const SOUNDS: Readonly<Record<SoundName, readonly Voice[]>> = {
  // Bone on wood, ever closer together.
  dice: [0, 0.11, 0.19, 0.25, 0.29].map((at, i) => struck('hiss', at, 0.05, 2600 - i * 240, 0.7 - i * 0.09)),
  card: [{ ...struck('hiss', 0, 0.14, 5200, 0.3), to: 2400, swell: 0.04 }],
  // Left, right, left, right.
  march: [0, 0.24, 0.48, 0.72].map((at, i) => ({ ...struck('sine', at, 0.16, i % 2 ? 82 : 96, 0.8), to: 48 })),
  // Something large breathes, and a low bell is heard in it.
  hunt: [
    { ...struck('hiss', 0, 1.1, 320, 0.5), to: 140, swell: 0.5 },
    { ...struck('triangle', 0.35, 1.2, 73, 0.7), to: 69 },
  ],
  // A fifth, blown softly.
  horn: [
    { ...struck('sawtooth', 0, 0.34, 196, 0.22), swell: 0.08 },
    { ...struck('sawtooth', 0.3, 0.75, 294, 0.26), swell: 0.1 },
  ],
};

export const LOUDNESS = { off: 0, quiet: 0.18, full: 0.6 } as const;
export type Loudness = keyof typeof LOUDNESS;

let context: AudioContext | undefined;
let isClicked = false;

if (typeof document !== 'undefined')
  for (const deed of ['pointerdown', 'keydown'] as const)
    document.addEventListener(deed, () => (isClicked = true), { once: true, capture: true });

export function playSound(name: SoundName, loudness: Loudness): void {
  if (LOUDNESS[loudness] === 0 || !isClicked || document.hidden) return;
  context ??= new AudioContext();
  const out = new GainNode(context, { gain: LOUDNESS[loudness] });
  out.connect(context.destination);
  for (const voice of SOUNDS[name]) sing(context, out, voice);
}

function sing(audio: AudioContext, out: AudioNode, voice: Voice): void {
  const { at, length, level, shape, pitch, to = pitch, swell = 0.004 } = voice;
  const start = audio.currentTime + at;
  const end = start + length;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(level, start + swell);
  gain.gain.linearRampToValueAtTime(0, end);
  // A sawtooth is a horn once its edge is taken off.
  const filter = new BiquadFilterNode(audio, { type: shape === 'hiss' ? 'bandpass' : 'lowpass' });
  const glide = (param: AudioParam, times: number) => {
    param.setValueAtTime(pitch * times, start);
    param.linearRampToValueAtTime(to * times, end);
  };
  const source = shape === 'hiss' ? hiss(audio, length) : new OscillatorNode(audio, { type: shape });
  if (source instanceof OscillatorNode) glide(source.frequency, 1);
  glide(filter.frequency, shape === 'hiss' ? 1 : 4);
  source.connect(filter).connect(gain).connect(out);
  source.start(start);
  source.stop(end);
}

function hiss(audio: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(audio, { buffer });
}
