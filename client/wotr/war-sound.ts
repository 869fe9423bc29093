import type { SoundName } from '../board/sound.ts';
import type { Beat } from '../table/stage.ts';
import type { WarBeat } from './beats.ts';

const SOUND_OF: Readonly<Record<WarBeat['kind'], SoundName | undefined>> = {
  journey: 'march',
  battle: 'dice',
  hunt: 'hunt',
  card: 'card',
  chance: 'dice',
  turn: undefined,
  words: undefined,
};

/** How a beat of the war is heard. */
export const warSound = (beat: Beat): SoundName | undefined => SOUND_OF[(beat as WarBeat).kind];
