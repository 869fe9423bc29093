// The Character deck of the Free Peoples.
import { eliminateCharacter } from '../board/figures.ts';
import { hasUnits } from '../forces/force.ts';
import { R } from '../map/regions.ts';
import { begin } from '../procedures.ts';
import { characterName, say } from '../say.ts';
import { BOROMIR, GANDALF_GREY, GIMLI, LEGOLAS, SARUMAN, STRIDER } from '../tables/characters.ts';
import { CHARACTER, WILL } from '../tables/dice.ts';
import type { EventSlug } from '../tables/events.ts';
import { DWARVES, ELVES, FREE, GONDOR, ISENGARD, NORTH, ROHAN, SHADOW } from '../tables/nations.ts';
import {
  characterInNation,
  companionIn,
  companionNearNazgul,
  companionWithRing,
  gollumGuides,
  guidedBy,
  inFellowship,
  inPlay,
  ringBearersIn,
  someoneIn,
  striderIn,
  striderLeads,
  striderWithArmy,
  whereIsStrider,
  whiteWizardNearIsengard,
} from './conditions.ts';
import { challengeTheEye, deadMenRide, deadMenStrike, eaglesStrike } from './hooks-free.ts';
import {
  activateNations,
  advanceNations,
  bringTile,
  drawStrategy,
  heal,
  hide,
  moveFellowship,
  rollToHeal,
} from './parts.ts';
import { separate, separateOrMove, strike } from './parts-armies.ts';
import { canPromote, promote, recruit, regulars, units, upTo } from './parts-recruit.ts';
import { there, withCharacter } from './places.ts';
import {
  choose,
  chosen,
  condition,
  type EventCard,
  ifElse,
  mayOneOf,
  NOTHING,
  type Part,
  part,
  silent,
  when,
} from './vocabulary.ts';

const LESS_DAMAGE =
  'Once the damage of a Hunt tile is known, you may discard this card to take 1 off it; the rest is answered as usual.';

const orthancIsEmpty = condition('no Army of the Shadow is in Orthanc now', (s) => !hasUnits(s, R.orthanc, SHADOW));

/** The three cards of the Ents are alike. */
const entsAwake: EventCard = {
  requires: [whiteWizardNearIsengard, inPlay(SARUMAN)],
  parts: [
    part('Roll 3 dice: each result of 4 or more is a hit on the Shadow’s Army in Orthanc.', (s, f, emit) =>
      strike(s, f.card, SHADOW, R.orthanc, 3, 4, emit),
    ),
    when(
      orthancIsEmpty,
      part('Take Saruman out of the game.', (s, _f, emit) => {
        eliminateCharacter(s, SARUMAN);
        emit?.(say('eliminate', 'WR-6.26.3', `${characterName(SARUMAN)} is gone for good.`));
      }),
    ),
    when(
      companionIn('fangorn'),
      part('You may at once play one more Character card from your hand, without a die.', (s) =>
        begin(s, { at: 'event/free-play', side: FREE }),
      ),
    ),
  ],
  worth: 7,
};

const seeInMirror: Part = part(
  'Turn one of your unused Character dice to Will of the West, if you have one.',
  (s, _f, emit) => {
    const dice = s.dice[FREE];
    const place = dice.indexOf(CHARACTER);
    if (place < 0) return;
    dice[place] = WILL;
    dice.sort((a, b) => a - b);
    emit?.(say('die-change', 'WR-5.3.5', 'A Character die of the Free Peoples becomes a Will of the West.'));
  },
);

const greyCompany: readonly Part[] = [
  choose(
    'event/nation',
    (s) => Array.from({ length: ISENGARD }, (_, nation) => nation).filter((n) => canPromote(s, whereIsStrider(s), n)),
    {
      ask: 'A Regular of which Nation gives way to an Elite?',
      text:
        'In the Army with Strider (or Aragorn), eliminate a Regular and recruit an Elite of its Nation in its place; ' +
        'without such an Elite in reserve, nothing is eliminated.',
    },
  ),
  silent((s, f, emit) => {
    if (chosen(f) !== NOTHING) promote(s, whereIsStrider(s), chosen(f), emit);
  }),
];

export const freeCharacter = {
  'elven-cloaks': { parts: [bringTile('elven-cloaks')], worth: 6 },
  'elven-rope': { parts: [bringTile('elven-rope')], worth: 6 },
  'phial-of-galadriel': { parts: [bringTile('phial-of-galadriel')], worth: 8 },
  'smeagol-helps-nice-master': { parts: [bringTile('smeagol-helps-nice-master')], worth: 7 },
  'mithril-coat-and-sting': {
    table: {
      text:
        'When a Hunt tile is drawn that you must answer as after a successful Hunt, you may discard this card before the ' +
        'tile does anything: another is drawn and answered in its stead, and then the first goes back into the Hunt Pool.',
    },
    worth: 7,
  },
  'axe-and-bow': {
    requires: [inFellowship(GIMLI, LEGOLAS)],
    table: { text: LESS_DAMAGE, while: inFellowship(GIMLI, LEGOLAS) },
    worth: 6,
  },
  'horn-of-gondor': {
    requires: [inFellowship(BOROMIR)],
    table: { text: LESS_DAMAGE, while: inFellowship(BOROMIR) },
    worth: 6,
  },
  'wizards-staff': {
    requires: [inFellowship(GANDALF_GREY)],
    table: {
      text:
        'When a Hunt tile is about to be drawn that you would have to answer as after a successful Hunt, you may discard ' +
        'this card: no tile is drawn.',
      while: inFellowship(GANDALF_GREY),
    },
    worth: 7,
  },
  athelas: { parts: [rollToHeal({ dice: 3, on: 5, onIf: [guidedBy(STRIDER), 3] })], worth: 7 },
  'there-is-another-way': {
    parts: [heal(1), when(gollumGuides, mayOneOf(['hide-fellowship', hide], ['move-fellowship', moveFellowship]))],
    worth: 6,
  },
  'i-will-go-alone': { requires: [companionWithRing], parts: [separate({ extra: 1 }), heal(1)], worth: 5 },
  'bilbos-song': { parts: [ifElse(gollumGuides, heal(2), heal(1))], worth: 5 },
  'mirror-of-galadriel': { parts: [seeInMirror, when(ringBearersIn('lorien'), heal(1))], worth: 4 },
  'challenge-of-the-king': {
    requires: [striderLeads(GONDOR, ROHAN)],
    parts: [challengeTheEye],
    worth: 6,
  },
  'gwaihir-the-windlord': { parts: [separateOrMove({ level: 4, intoSiege: true })], worth: 5 },
  'we-prove-the-swifter': { parts: [separateOrMove({ extra: 2, intoSiege: true })], worth: 5 },
  'there-and-back-again': {
    parts: [
      separate({ extra: 1 }),
      when(
        someoneIn([GIMLI, LEGOLAS], 'dale', 'erebor', 'woodland-realm'),
        activateNations(DWARVES, NORTH),
        advanceNations(DWARVES, ELVES, NORTH),
      ),
    ],
    worth: 4,
  },
  'the-eagles-are-coming': { requires: [companionNearNazgul], parts: [eaglesStrike], worth: 6 },
  'the-ents-awake-treebeard': entsAwake,
  'the-ents-awake-huorns': entsAwake,
  'the-ents-awake-entmoot': entsAwake,
  'dead-men-of-dunharrow': {
    requires: [striderIn(ROHAN)],
    parts: [deadMenRide, deadMenStrike, recruit(there, upTo(regulars(GONDOR, 3)))],
    worth: 6,
  },
  'house-of-the-stewards': {
    requires: [characterInNation(BOROMIR, GONDOR)],
    parts: [recruit(withCharacter(BOROMIR), units(GONDOR)), drawStrategy(2)],
    worth: 6,
  },
  'the-grey-company': { requires: [striderWithArmy], parts: [greyCompany, drawStrategy(2)], worth: 6 },
} as const satisfies Partial<Record<EventSlug, EventCard>>;
