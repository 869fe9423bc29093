// How items and resource events read.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { cardText } from '../../../games/meccg/effects/text.ts';

const reads = (id: CardId, text: string): void => assert.equal(cardText(C[id]), text);

test('Items say who has what, when, and where they may be stored', () => {
  reads('glamdring', 'Unique. Weapon. The bearer has +3 to prowess (to a maximum of 8, or of 9 against Orcs).');
  reads(
    'durins-axe',
    'Unique. Weapon. The bearer has +2 to prowess, or +4 if he is a Dwarf (to a maximum of 9). Borne by a Dwarf, it gives 4 marshalling points and 3 corruption points instead.',
  );
  reads(
    'earth-of-galadriels-orchard',
    'Unique. Playable only at Lórien. May also be stored at Bag End, where it gives 2 marshalling points.',
  );
  reads(
    'scroll-of-isildur',
    'Unique. The roll of each test of a gold ring borne by a character in the bearer’s company is modified by +2.',
  );
});

test('Resource events say when, by whom, on what, and what may be done', () => {
  reads(
    'a-friend-or-three',
    'Playable on a corruption check or an influence check by a character of yours, after it is declared and before its roll. The check is modified by +1 for each character in his company.',
  );
  reads(
    'great-road',
    'Playable at the end of your organization phase on a company of yours at a Haven. When the company moves, your opponent may draw up to twice the usual number of cards for its movement until the end of the turn. At the end of the turn, you may replace the site card of the company by that of the Haven where it began the turn, without a movement/hazard phase.',
  );
  reads(
    'elf-song',
    'No character at a Haven can be discarded or returned to hand. When this card comes into play, for each character at a Haven, that character’s player may discard a corruption card on that character.',
  );
});

test('No text has an open name, a double word or a stray sign', () => {
  for (const [n, { id }] of CARDS.entries())
    assert.doesNotMatch(cardText(n), /[{}]| {2}| [,.;]|\b(\w+) \1\b|undefined|company’s company/, id);
});
