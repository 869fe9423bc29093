// The last turn before the Free Council, and one way to win there: what lies in the hand, what the dice will show, and how
// points are counted is all there is to know.
import type { Lesson } from '../catalogue/entry.ts';

const ONE = 0;
/** The other has called the council; whoever does not win there has missed it. */
const LAST_TURN = { called: 'two' };
const AT_THE_COUNCIL = { done: ['outcome'], missed: [] };
/** Whatever is rolled after the dice that were foretold: nobody falls to a small temptation. */
const SEVENS = [4, 3, 4, 3, 4, 3, 4, 3];

export const PUZZLES: readonly Lesson[] = [
  {
    title: 'The shepherd or his flock',
    tell: 'Legolas and Gimli come to Wellinghall, where Treebeard may join them, or all his Ents: the site taps for one. The Ents are three points and Treebeard two. The dice will show eleven. The other has ten points, five of people and five of factions, and no ally.',
    goal: 'This is the last turn. Win at the council.',
    after:
      'A kind of points of which the other has none counts twice, and no kind counts more than all others together: three factions’ points more would have been worth one.',
    rules: ['MW-T1.2.3', 'MW-T1.2.5', 'MW-S10.7.1'],
    seat: ONE,
    position: {
      ...LAST_TURN,
      phase: 'site',
      one: {
        wellinghall: ['legolas', 'gimli'],
        hand: ['treebeard', 'ents-of-fangorn'],
        table: ['rangers-of-the-north'],
      },
      two: { rivendell: ['elrond', 'faramir'], table: ['men-of-anfalas', 'riders-of-rohan'] },
    },
    rolls: [6, 5, ...SEVENS],
    ...AT_THE_COUNCIL,
    way: ['enter', 'ally treebeard', 'by legolas'],
  },
  {
    title: 'The heir of Durin',
    tell: 'Durin’s Axe lies in the Barrow-downs: two points to a Man, four to a Dwarf. One strike of prowess 8 guards it, and the dice will show six. Whoever fights taps, or fights with 3 less; and only somebody untapped may take the Axe. The other has four points.',
    goal: 'This is the last turn. Win at the council.',
    after:
      'Aragorn taps to fight so that the heir may take what is his. No kind counts more than the others together, so each point of the Axe counted twice.',
    rules: ['MW-S7.3.4', 'MW-S10.8.1', 'MW-T1.2.5'],
    seat: ONE,
    position: {
      ...LAST_TURN,
      phase: 'site',
      one: { 'barrow-downs': ['aragorn-ii', 'balin'], hand: ['durins-axe'] },
      two: { rivendell: ['elrond: glamdring'] },
    },
    rolls: [3, 3, ...SEVENS],
    ...AT_THE_COUNCIL,
    way: ['enter', 'assign aragorn-ii', 'tap-to-fight', 'pass', 'item durins-axe'],
  },
  {
    title: 'Each for the other',
    tell: 'The council is held. Aragorn bears four points of corruption, Balin seven with the Arkenstone and the Axe, and each must roll more than he bears. The dice will show four for the one and seven for the other.',
    goal: 'Lose nobody, and win at the council.',
    after: 'The same is not more, and a friend who taps adds one. Whoever was tested may still tap for another.',
    rules: ['MW-S8.3.1', 'MW-S1.3.1'],
    seat: ONE,
    position: {
      ...LAST_TURN,
      phase: 'council',
      one: {
        rivendell: ['aragorn-ii: orcrist, lure-of-the-senses', 'balin: the-arkenstone, durins-axe'],
      },
      two: { lorien: ['elrond: the-mithril-coat'] },
    },
    rolls: [2, 2, 4, 3, ...SEVENS],
    ...AT_THE_COUNCIL,
    way: ['support balin', 'support aragorn-ii'],
  },
  {
    title: 'The last step',
    tell: 'Frodo stands in the fire with the Ring, six points of corruption, and the card that casts it away. At the Cracks of Doom his check is four harder; a Hobbit of the Shire has four for him. The dice will show six.',
    goal: 'Cast the Ring into the fire.',
    after: 'Six against six is not more. Sam was there, and one who taps beside him adds one.',
    rules: ['MW-S1.1.3', 'MW-S8.3.1'],
    seat: ONE,
    position: {
      ...LAST_TURN,
      phase: 'site',
      one: { 'mount-doom': ['frodo: the-one-ring', 'sam-gamgee'], hand: ['cracks-of-doom'] },
      two: { lorien: ['elrond', 'faramir'], table: ['men-of-anfalas', 'riders-of-rohan'] },
    },
    rolls: [3, 3, ...SEVENS],
    ...AT_THE_COUNCIL,
    way: ['enter', 'play cracks-of-doom', 'support sam-gamgee'],
  },
  {
    title: 'Whom the Rangers know',
    tell: 'The Rangers of the North are three points, and they come for more than nine. Balin would speak for two, Aragorn for three, and each adds what the dice show. They will show four.',
    goal: 'This is the last turn. Win at the council.',
    after: 'Aragorn has two more with these Rangers, and they hear a Dúnadan with one more: four and six are ten.',
    rules: ['MW-S9.3.1', 'MW-S9.3.2'],
    seat: ONE,
    position: {
      ...LAST_TURN,
      phase: 'site',
      one: { bree: ['aragorn-ii', 'balin'], hand: ['rangers-of-the-north'] },
      two: { lorien: ['elrond'], table: ['men-of-anfalas'] },
    },
    rolls: [2, 2, ...SEVENS],
    ...AT_THE_COUNCIL,
    way: ['enter', 'faction rangers-of-the-north', 'by aragorn-ii'],
  },
  {
    title: 'A coat in the dark',
    tell: 'Four strikes of Orcs wait in Moria, and the dice will be against you: threes, all night. You hold Concealment, for which a scout taps, the Mithril-coat of four points and Glamdring of two. The site taps for one of them.',
    goal: 'This is the last turn. Win at the council.',
    after: 'A scout who slips away taps; so another must be left to take the coat. The sword alone was not enough.',
    rules: ['MW-S10.13.2', 'MW-S10.8.1'],
    seat: ONE,
    position: {
      ...LAST_TURN,
      phase: 'site',
      one: { moria: ['aragorn-ii', 'bilbo'], hand: ['concealment', 'the-mithril-coat', 'glamdring'] },
      two: { lorien: ['elrond: orcrist'] },
    },
    rolls: Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? 1 : 2)),
    ...AT_THE_COUNCIL,
    way: ['enter', 'play concealment', 'by bilbo', 'item the-mithril-coat'],
  },
];
