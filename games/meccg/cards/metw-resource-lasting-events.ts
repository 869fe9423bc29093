import { resourceEvents } from './tables.ts';

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
  fellowship: { name: 'Fellowship', event: 'permanent' },
  fog: { name: 'Fog', event: 'long', keywords: ['environment'] },
  'gates-of-morning': { name: 'Gates of Morning', event: 'permanent', keywords: ['environment'] },
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
  sun: { name: 'Sun', event: 'long', keywords: ['environment'] },
  'the-white-tree': { name: 'The White Tree', unique: true, event: 'permanent', points: 5 },
});
