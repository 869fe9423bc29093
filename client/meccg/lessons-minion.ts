// After the first game: five positions in the service of the Eye, told in the manner of lessons.ts.
import type { Lesson } from '../catalogue/entry.ts';

/** What is drawn on the way: nothing that changes the lesson. */
const DECKS = {
  one: ['orc-liquor', 'shagrat', 'black-mace', 'orcs-of-angmar', 'wolves', 'giant', 'shadow-cloak', 'grishnakh', '...'],
  two: ['theoden', 'riders-of-rohan', 'beregond', 'dodge', 'men-of-anfalas', 'shadowfax', 'forlong', 'block', '...'],
};

export const MINION_LESSONS: readonly Lesson[] = [
  {
    title: 'You are a Ringwraith',
    tell: 'Now you serve the Dark Tower. Your Havens are Darkhavens, your people Orcs, Trolls and evil Men, and you are one of the Nine. A Ringwraith is revealed at Minas Morgul or at his home, as a Wizard is. He has no mind, so he costs no influence, and nothing corrupts him.',
    goal: 'Reveal Khamûl in Gorbag’s company at Minas Morgul.',
    after:
      'Guard him: if he is eliminated, the game is lost. Away from Darkhavens nobody may be beside him, and without a card that gives him a mode he goes from one Darkhaven to another and nowhere else.',
    rules: ['LE-S5.4.3', 'LE-S5.6.3', 'LE-S6.3.2', 'LE-S1.1.1'],
    seat: 0,
    position: {
      phase: 'organization',
      one: {
        alignment: 'minion',
        'minas-morgul': ['gorbag', 'asternak', 'ostisen'],
        hand: ['khamul-the-ringwraith', 'southrons-minion'],
        deck: DECKS.one,
      },
      two: { lorien: ['boromir-ii'], deck: DECKS.two },
    },
    done: ['character'],
    way: ['play-character khamul-the-ringwraith', 'arrive company gorbag'],
  },
  {
    title: 'Covert and overt',
    tell: 'A company with an Orc or a Troll in it is overt: all can see whom it serves. Any other is covert. Most Men only detain a covert company, but they try to kill an overt one. You want to speak with the Southrons, so Gorbag the Orc had better stay at home, and Khamûl may not come along.',
    goal: 'Make a company of Asternak and Ostisen alone, and send it to the Southron Oasis; then pass, which ends the organization phase.',
    after:
      'Orcs have their use elsewhere: they are strong, and Orcs and Trolls follow them. But of two leaders, such as Gorbag and Shagrat, only one goes with a company, and Dúnedain do not travel with Orcs.',
    rules: ['LE-S5.6.4', 'LE-S5.6.5', 'MX-11.7', 'MX-11.8'],
    seat: 0,
    position: {
      phase: 'organization',
      one: {
        alignment: 'minion',
        'minas-morgul': ['khamul-the-ringwraith', 'gorbag', 'asternak', 'ostisen'],
        hand: ['southrons-minion'],
        deck: DECKS.one,
      },
      two: { lorien: ['boromir-ii'], deck: DECKS.two },
    },
    done: ['arrive'],
    way: ['regroup asternak', 'regroup ostisen', 'into company asternak', 'move asternak', 'to southron-oasis', 'pass'],
  },
  {
    title: 'The Southrons are won',
    tell: 'The Men of the oasis fall upon each of you, prowess 5, but you are covert: whom a detainment strike hits is tapped, not wounded, and no body check is made. Asternak must stay untapped, for he will speak: two dice and his influence of 2 must be more than 8.',
    goal: 'Enter the Southron Oasis, let Asternak stay untapped against his strike, and win over the Southrons.',
    after:
      'An attack that detains is never defeated and gives no points. A leader of Orcs may hold some factions himself, and then the site does not tap.',
    rules: ['LE-S7.5.1', 'LE-S7.6.1', 'LE-S9.2.1'],
    seat: 0,
    position: {
      phase: 'site',
      one: {
        alignment: 'minion',
        'southron-oasis': ['asternak', 'ostisen'],
        hand: ['southrons-minion'],
        deck: DECKS.one,
      },
      two: { lorien: ['boromir-ii'], deck: DECKS.two },
    },
    rolls: [4, 3, 3, 3, 5, 4],
    done: ['influence-check'],
    way: ['enter', 'stay-untapped', 'tap-to-fight', 'faction southrons-minion'],
  },
  {
    title: 'Sudden Call',
    tell: 'No Ringwraith ends the game by saying so. He needs twenty points, or an exhausted play deck, and the card Sudden Call. You hold it, and your points are 21. The other has one more turn; then all are summoned before Sauron.',
    goal: 'Play Sudden Call.',
    after:
      'The other could have played it on you as a hazard, once you had your twenty points. If you cannot use it, you may shuffle it back into your play deck at any time.',
    rules: ['LE-S1.1.5', 'LE-S1.1.6', 'LE-S1.1.8', 'MX-9.8'],
    seat: 0,
    position: {
      phase: 'organization',
      one: {
        alignment: 'minion',
        'minas-morgul': ['khamul-the-ringwraith', 'gorbag: black-mace', 'asternak', 'ostisen'],
        table: ['southrons-minion', 'orcs-of-angmar', 'beornings-minion', 'hillmen-minion', 'ice-orcs'],
        hand: ['sudden-call'],
        deck: DECKS.one,
      },
      two: { lorien: ['boromir-ii'], deck: DECKS.two },
    },
    done: ['call'],
    way: ['play sudden-call', 'way 1'],
  },
  {
    title: 'The Audience with Sauron',
    tell: 'Everybody but your Ringwraith is tested by what he bears. A minion who rolls as much as his corruption, or one less, is tapped and stays yours; with less he is lost. Then all is counted as at the Free Council. A foreign treasure, such as this hero’s sword, has given you half its points.',
    goal: 'Let Asternak support Gorbag at his test, and hear what is said of you.',
    after:
      'Two decks for learners wait for a whole game by the starter rules: envoys to the Men of the East, Khamûl behind them, against the Orcs of the mountains. Later a Wizard may sit across, too, each with the rules of his own side.',
    rules: ['LE-S1.2.1', 'LE-S8.2.2', 'MX-5.4', 'MX-1.1'],
    seat: 0,
    position: {
      phase: 'council',
      called: 'two',
      one: {
        alignment: 'minion',
        'minas-morgul': [
          'khamul-the-ringwraith',
          'gorbag: glamdring, black-mace, magic-ring-of-fury, lure-of-the-senses',
          'asternak',
        ],
        table: ['southrons-minion'],
        deck: DECKS.one,
      },
      two: { lorien: ['boromir-ii'], deck: DECKS.two },
    },
    rolls: [4, 4, 4, 3],
    done: ['outcome'],
    way: ['support asternak'],
    firstGame: { deckOne: 'men', deckTwo: 'orcs', starter: true },
  },
];
