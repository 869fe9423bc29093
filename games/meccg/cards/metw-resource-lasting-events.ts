import {
  all,
  at,
  attachTo,
  attackBonus,
  attackIs,
  bonus,
  card,
  containsWithAllies,
  discardIt,
  discardWhen,
  each,
  endEffects,
  gatesOfMorning,
  inCompanyOf,
  own,
  phase,
  race,
  some,
} from '../effects/vocabulary.ts';
import { resourceEvents } from './tables.ts';

const hazardEnvironment = card({ keyword: ['environment'], kind: ['hazard-event'] });

export const metwResourceLastingEvents = resourceEvents('metw', {
  'align-palantir': { name: 'Align Palantír', event: 'permanent', points: 2, corruption: 2 },
  'anduril-the-flame-of-the-west': {
    name: 'Andúril, the Flame of the West',
    unique: true,
    event: 'permanent',
    points: 1,
    pointsKind: 'item',
    corruption: 1,
    instead: { placedWith: 'narsil', points: 4 },
  },
  'clear-skies': { name: 'Clear Skies', event: 'long', keywords: ['environment'] },
  'dreams-of-lore': { name: 'Dreams of Lore', event: 'permanent', points: 2 },
  'elf-song': { name: 'Elf-song', event: 'long' },
  fellowship: {
    name: 'Fellowship',
    event: 'permanent',
    play: {
      on: own('company', all(at('haven'), containsWithAllies(4))),
      during: phase('organization'),
      do: [attachTo('it')], // CR-CARD-fellowship-1
    },
    has: [
      bonus('prowess', 1, { of: each('fighter', inCompanyOf('host')) }),
      bonus('corruption-check', 1, { of: each('character', inCompanyOf('host')) }),
    ],
    leaves: [discardWhen('company-changes', 'host')],
  },
  fog: { name: 'Fog', event: 'long', keywords: ['environment'] },
  'gates-of-morning': {
    name: 'Gates of Morning',
    event: 'permanent',
    keywords: ['environment'],
    play: { do: [discardIt(each('event', hazardEnvironment)), endEffects(hazardEnvironment)] },
    once: 'game',
  },
  'lapse-of-will': { name: 'Lapse of Will', event: 'long' },
  moon: { name: 'Moon', event: 'long', keywords: ['environment'] },
  morannon: { name: 'Morannon', event: 'permanent' },
  reforging: { name: 'Reforging', event: 'permanent', points: 1 },
  'rescue-prisoners': {
    name: 'Rescue Prisoners',
    event: 'permanent',
    instead: { stored: ['haven', 'border-hold', 'free-hold'], points: 2 },
  },
  'return-of-the-king': { name: 'Return of the King', unique: true, event: 'permanent', points: 3 },
  'sacrifice-of-form': { name: 'Sacrifice of Form', event: 'permanent', keywords: ['spell'] },
  'stone-of-erech': { name: 'Stone of Erech', unique: true, event: 'permanent', points: 2 },
  sun: {
    name: 'Sun',
    event: 'long',
    keywords: ['environment'],
    play: { do: [] },
    has: [
      bonus('prowess', 1, { of: each('character', race('dunadan')) }), // CR-CARD-sun-1
      attackBonus({
        prowess: -1,
        of: some(attackIs({ automatic: true }), attackIs({ creature: true })),
        if: gatesOfMorning,
      }),
      bonus('prowess', 1, { of: each('character', race('man', 'dunadan')), if: gatesOfMorning }),
    ],
    once: 'game',
  },
  'the-white-tree': { name: 'The White Tree', unique: true, event: 'permanent', points: 5 },
});
