import {
  all,
  at,
  attachTo,
  card,
  discardIt,
  discardWhen,
  each,
  endEffects,
  forbids,
  grants,
  inCompanyOf,
  own,
  palantir,
  phase,
  same,
  skill,
  tap,
  tapSite,
} from '../effects/vocabulary.ts';
import { resourceEvents } from './tables.ts';

const hazardEnvironment = card({ keyword: ['environment'], kind: ['hazard-event'] });
/** While it is with a character, he stays tapped. */
const staysTapped = forbids('untap', each('character', same('host')));

export const meleResourceLastingEvents = resourceEvents('mele', {
  'focus-palantir': {
    name: 'Focus Palantír',
    event: 'permanent',
    play: { by: skill('sage'), on: own('item', all(palantir, inCompanyOf('by'))), do: [attachTo('it')] },
    has: [grants('palantir-use', 'host')],
    leaves: [discardWhen('company-moves', 'host-company')],
  },
  'skies-of-fire': {
    name: 'Skies of Fire',
    event: 'permanent',
    keywords: ['environment'],
    play: { do: [discardIt(each('event', hazardEnvironment)), endEffects(hazardEnvironment)] },
    once: 'game',
  },
  'that-aint-no-secret': {
    name: "That Ain't No Secret",
    event: 'permanent',
    instead: { stored: ['haven'], points: 1 },
    play: { by: at('information'), during: phase('site'), cost: [tap('by')], do: [attachTo('by')] },
    storable: ['haven'],
  },
  'to-satisfy-the-questioner': {
    name: 'To Satisfy the Questioner',
    event: 'permanent',
    instead: { stored: ['haven'], points: 3 },
    play: { by: at('free-hold'), during: phase('site'), cost: [tap('by'), tapSite], do: [attachTo('by')] },
    has: [staysTapped],
    storable: ['haven'],
  },
});
