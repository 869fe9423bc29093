import { anyTime, hook } from '../effects/vocabulary.ts';
import { resourceEvents } from './tables.ts';

/** What brings the game to its end. */
export const meleAudience = resourceEvents('mele', {
  'sudden-call': {
    name: 'Sudden Call',
    event: 'short',
    alsoHazard: true,
    play: [
      { as: 'resource', do: [hook('sudden-call')] },
      { as: 'hazard', do: [hook('sudden-call')] },
      { during: anyTime, do: [hook('sudden-call-back')], free: true },
    ],
  },
});
