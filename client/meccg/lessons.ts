// The first game: eight positions on the road of one company, each with one thing to know, one deed to do, and one thing to
// take away; then those of a Ringwraith.
import type { Lesson } from '../catalogue/entry.ts';
import { MINION_LESSONS } from './lessons-minion.ts';

/** What is drawn on the way: nothing that changes the lesson. */
const DECKS = {
  one: [
    'dodge', 'orcrist', 'hillmen', 'gandalf', 'risky-blow', 'goldberry', 'block', 'woodmen', 'wolves', 'giant', '...',
  ],
  two: [
    'theoden', 'riders-of-rohan', 'beregond', 'dodge', 'men-of-anfalas', 'shadowfax', 'forlong', 'block', 'erkenbrand', '...',
  ],
}; // biome-ignore format: lists

export const LESSONS: readonly Lesson[] = [
  {
    title: 'A company sets out',
    tell: 'You are a Wizard. Win more marshalling points than the other: with people, treasures, allies, factions and fallen foes. They are won abroad, so companies travel. Aragorn’s company is at Rivendell, a Haven, and you hold Glamdring, a sword that is found in old ruins.',
    goal: 'Send Aragorn’s company to the Barrow-downs; then pass, which ends the organization phase.',
    after:
      'Travelling gives cards to both: you drew for your plans, the other for hazards. The strip of signs beside a site is the way there; it decides what may be met on it.',
    rules: ['MW-S4.0.1', 'MW-S6.3.1', 'MW-S10.2.1'],
    seat: 0,
    position: {
      phase: 'organization',
      one: { rivendell: ['aragorn-ii', 'balin'], hand: ['glamdring'], deck: DECKS.one },
      two: { lorien: ['boromir-ii'], deck: DECKS.two },
    },
    done: ['arrive'],
    way: ['move aragorn-ii', 'to barrow-downs', 'pass'],
  },
  {
    title: 'Who comes along',
    tell: 'Once a turn you may bring somebody into play from your hand, at his home or at a Haven. Everybody has a mind, and your general influence of 20 must hold the minds of all: Aragorn takes 9 of it, Balin 5. A leader’s own influence can hold somebody besides: then he follows that leader and costs you nothing.',
    goal: 'Bring Elladan into Aragorn’s company.',
    after:
      'A company may count seven, Hobbits for a half. Few are met by few hazards; many are strong. That is the choice of every journey.',
    rules: ['MW-S5.2.1', 'MW-S5.3.1', 'MW-S5.5.1'],
    seat: 0,
    position: {
      phase: 'organization',
      one: { rivendell: ['aragorn-ii', 'balin'], hand: ['elladan', 'glamdring'], deck: DECKS.one },
      two: { lorien: ['boromir-ii'], deck: DECKS.two },
    },
    done: ['character'],
    way: ['play-character elladan', 'arrive company aragorn-ii'],
  },
  {
    title: 'Hazards on the road',
    tell: 'In the other’s turn you are the dark. Boromir and Mablung go from Rivendell to Bree, through two regions of wilderness. You may play as many hazards on a company as it has people, and never fewer than two. A creature must be keyed: its card names the regions and sites where it is met.',
    goal: 'Play Wargs on Boromir’s company, and see what comes of it.',
    after:
      'Whoever defeats all strikes of a creature keeps it: it is worth points to him. So do not feed the strong. Orc-guard could not attack them: no shadow-land lay on this road. It could only be laid on-guard, for their site.',
    rules: ['MW-S10.3.1', 'MW-S10.4.1', 'MW-S7.6.2'],
    seat: 0,
    position: {
      active: 'two',
      phase: 'movement',
      one: { rivendell: ['aragorn-ii', 'balin'], hand: ['wargs', 'orc-guard'], deck: DECKS.one },
      two: { companies: [{ site: 'rivendell', to: 'bree', characters: ['boromir-ii', 'mablung'] }], deck: DECKS.two },
    },
    rolls: [2, 3, 3, 3, 3, 2],
    done: ['attack-defeated', 'attack-over'],
    way: ['creature wargs'],
  },
  {
    title: 'A strike',
    tell: 'Something lies in wait at most ruins. Whoever enters the Barrow-downs is attacked by the Undead: one strike of prowess 8. Who faces it adds two dice to his own prowess. More: the strike fails. The same: nothing happens. Less: he is wounded, and a roll against his body says whether he lives. He taps to fight; to stay untapped costs him 3.',
    goal: 'Enter the Barrow-downs, let somebody face the strike, and fight.',
    after:
      'The chances stood beside each choice before the dice fell. A tapped man fights with 1 less, a wounded one with 2; both untap or heal later, the wounded only at a Haven.',
    rules: ['MW-S7.4.2', 'MW-S7.3.4', 'MW-S7.5.1'],
    seat: 0,
    position: {
      phase: 'site',
      one: { 'barrow-downs': ['aragorn-ii', 'balin'], hand: ['glamdring'], deck: DECKS.one },
      two: { lorien: ['boromir-ii'], deck: DECKS.two },
    },
    rolls: [5, 3],
    done: ['attack-defeated', 'attack-over'],
    way: ['enter', 'assign balin', 'tap-to-fight', 'aid aragorn-ii'],
  },
  {
    title: 'By stealth',
    tell: 'Four strikes of Orcs await you in Moria, and you need not fight. Cards are answered by cards, and the last one played works first. Bilbo is a scout: while he is untapped, Concealment lets the whole company slip by. Then somebody untapped may tap himself and the site for an item that is found there.',
    goal: 'Enter Moria, play Concealment against the Orcs, and give the Mithril-coat to Aragorn.',
    after:
      'The coat is worth four points. The site is tapped now: one more minor item may be taken by somebody else, and nothing besides.',
    rules: ['MW-S10.13.2', 'MW-S10.7.1', 'MW-S10.8.1'],
    seat: 0,
    position: {
      phase: 'site',
      one: {
        moria: ['aragorn-ii', 'balin', 'bilbo'],
        hand: ['concealment', 'the-mithril-coat'],
        deck: DECKS.one,
      },
      two: { lorien: ['boromir-ii'], deck: DECKS.two },
    },
    done: ['item'],
    way: ['enter', 'play concealment', 'by bilbo', 'item the-mithril-coat', 'by aragorn-ii'],
  },
  {
    title: 'The Rangers are called',
    tell: 'A faction is won where it lives. Somebody untapped goes and speaks for you: two dice and his unused influence must be more than its number, which is 9 for the Rangers. Aragorn has 3, for these Rangers 2 more, and 1 more because they are Dúnedain like himself.',
    goal: 'Enter Bree, and let Aragorn win over the Rangers of the North.',
    after: 'A faction counts to the end and no sword can touch it. Had the dice failed, the card would have been lost.',
    rules: ['MW-S9.3.1', 'MW-S9.3.2', 'MW-S9.3.4'],
    seat: 0,
    position: {
      phase: 'site',
      one: { bree: ['aragorn-ii', 'balin'], hand: ['rangers-of-the-north'], deck: DECKS.one },
      two: { lorien: ['boromir-ii'], deck: DECKS.two },
    },
    rolls: [4, 3],
    done: ['influence-check'],
    way: ['enter', 'faction rangers-of-the-north', 'by aragorn-ii'],
  },
  {
    title: 'The weight of treasure',
    tell: 'Great things corrupt. Whoever carries them has corruption points, and must sometimes roll more than they are. A near miss, and he leaves you; a worse one, and he is lost for ever. At a Haven an item can be stored: it keeps its points and tempts nobody. But whoever lets it go is tested once more.',
    goal: 'Store the Mithril-coat at Rivendell.',
    after:
      'Two dice against two points: he was in little danger. A friend in his company may tap to support him, and adds 1 to the roll.',
    rules: ['MW-S8.3.1', 'MW-S10.11.1', 'MW-S10.11.2'],
    seat: 0,
    position: {
      phase: 'organization',
      one: { rivendell: ['aragorn-ii: the-mithril-coat', 'balin'], hand: ['dodge'], deck: DECKS.one },
      two: { lorien: ['boromir-ii'], deck: DECKS.two },
    },
    rolls: [3, 4],
    done: ['store'],
    way: ['store the-mithril-coat', 'pass'],
  },
  {
    title: 'The Free Council',
    tell: 'The end. The council was called, this was the last turn, and everybody is tested by what he bears. Balin bears seven points of corruption: his roll must be more. Then all is counted: a kind of points of which the other has none counts twice, and no kind may be more than half of the whole.',
    goal: 'Let Aragorn support Balin at his test, and hear what the council says.',
    after:
      'Now you have seen a whole game. The starter game with the two decks for learners is the same, with less to remember: a quarter of an hour to the first treasure.',
    rules: ['MW-S1.3.1', 'MW-T1.2.3', 'MW-T1.2.5'],
    seat: 0,
    position: {
      phase: 'council',
      called: 'two',
      one: {
        rivendell: ['aragorn-ii', 'balin: the-mithril-coat, durins-axe, lure-of-the-senses'],
        table: ['rangers-of-the-north'],
        points: ['wargs'],
        deck: DECKS.one,
      },
      two: { lorien: ['boromir-ii', 'mablung'], table: ['men-of-anfalas'], deck: DECKS.two },
    },
    rolls: [3, 3, 4, 3],
    done: ['outcome'],
    way: ['support aragorn-ii'],
    firstGame: { deckOne: 'north', deckTwo: 'south', starter: true },
  },
  ...MINION_LESSONS,
];
