// How characters, Wizards, allies, factions, sites and regions read.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meccgCards } from '../../../games/meccg/card-list.ts';
import { CARDS } from '../../../games/meccg/cards/all.ts';
import { rule } from '../../rule.ts';

const TEXTS: ReadonlyMap<string, string> = new Map(meccgCards().map(({ id, text }) => [id, text]));
const reads = (id: string, text: string): void => assert.equal(TEXTS.get(id), text);

test('Whose checks a modification is for, and what an influence bonus is against, is said', () => {
  reads(
    'bifur',
    'Unique. +1 prowess against Orcs. -1 to Bifur’s influence checks against factions. -1 to Bifur’s corruption checks.',
  );
  reads('wacho', 'Unique. +2 direct influence against the faction Woodmen.');
  reads(
    'bilbo',
    'Unique. +4 to Bilbo’s corruption checks. Comes into play at Bag End only, unless as a starting character. Once eliminated, Bilbo gives -2 marshalling points.',
  );
});

test('What a character or an ally can do is one sentence: price, target and moment, then what happens', () => {
  const says = (id: string, text: RegExp): void => assert.match(TEXTS.get(id) ?? '', text, id);
  says('gandalf', /You may tap Gandalf, targeting a gold ring .* company: test /);
  says(
    'saruman',
    /You may tap Saruman, targeting a Palantír .*: Saruman is able to use it until the end of the turn\. /,
  );
  says('saruman', /You may tap Saruman at the start of your end-of-turn phase: /);
  says(
    'gollum',
    /You may tap Gollum, targeting your One Ring at [^,]+, if Gollum is not at a Haven: discard The One Ring, /,
  );
  says('tom-bombadil', / or on its site: it is cancelled and discarded\. /);
  says('tom-bombadil', / company moves to a site outside Rhudaur, .* or The Shire, discard Tom Bombadil\.$/);
  says('goldberry', / would send Goldberry’s company back to its site of origin: it is cancelled\. /);
  for (const card of CARDS)
    if (card.kind === 'character' || card.kind === 'avatar' || card.kind === 'ally')
      assert.doesNotMatch(TEXTS.get(card.id) ?? '', /May be used|this card/, card.id);
});

rule('An ally without prowess says that he is not attacked', ['CR-CARD-goldberry-1'], () => {
  for (const card of CARDS)
    if (card.kind === 'ally')
      assert.equal(/No strikes can be assigned/.test(TEXTS.get(card.id) ?? ''), card.prowess === undefined, card.id);
});

test('What Alatar does after the aid is told after the aid', () => {
  assert.match(TEXTS.get('alatar') ?? '', /joins the attacked company.* After an attack in which Alatar came/);
});

rule('Shadowfax runs at the end of the phase of his company', ['CR-CARD-shadowfax-1'], () => {
  assert.match(TEXTS.get('shadowfax') ?? '', /tap Shadowfax at the end of .* company’s movement\/hazard phase if /);
});

rule('A faction says who does better or worse', ['MW-S9.3.6'], () => {
  reads(
    'wood-elves',
    "Unique. Comes into play at Thranduil's Halls by an influence check of more than 8. The check gets -1 if a Man makes it, +1 if an Elf makes it and -2 if a Dwarf makes it.",
  );
  reads(
    'southrons',
    'Unique. Comes into play at Southron Oasis by an influence check of more than 8. The check gets -2 if a Dúnadan, an Elf or a Dwarf makes it.',
  );
  reads('the-great-eagles', "Unique. Comes into play at Eagles' Eyrie by an influence check of more than 9.");
});

rule('The Army of the Dead asks for no check, and comes to Aragorn alone', ['CR-CARD-army-of-the-dead-1'], () => {
  const text = TEXTS.get('army-of-the-dead') ?? '';
  assert.match(text, /Comes into play at Vale of Erech without an influence check\. Playable only by Aragorn II/);
  assert.match(text, / if Paths of the Dead was played .*this turn\. .* cannot be influenced by /);
});

rule('A site says for which moves its cards are drawn', ['MW-S10.2.1', 'MW-S10.2.2'], () => {
  reads(
    'bree',
    'Border-hold in Arthedain. Nearest Haven: Rivendell, by Wilderness, Wilderness. When a company moves here, or from here to a Haven, its player draws up to 1 card and the opponent up to 1 card.',
  );
  reads(
    'rivendell',
    'Haven in Rhudaur. From Lórien: Wilderness, Border-land, Wilderness, Wilderness. From Grey Havens: Free-domain, Wilderness, Wilderness. When a company moves from here to another Haven, its player draws up to 2 cards and the opponent up to 2 cards.',
  );
});

rule('A site says what is playable there and what waits there', ['MW-S10.7.8', 'CR-CARD-tolfalas-1'], () => {
  const says = (id: string, text: string): void =>
    assert.ok(TEXTS.get(id)?.includes(text), `${id}: ${TEXTS.get(id) ?? ''}`);
  says('the-wind-throne', 'Playable here: minor and major items and information. Automatic-attack: Orc, 3 strikes');
  says('moria', 'Playable here: minor, major, greater and gold ring items. ');
  says('tolfalas', 'Playable here: minor and major items and Scroll of Isildur (no other greater items). ');
  says('lossadan-cairn', 'Playable here: minor and major items and Palantíri (no other greater items). ');
  says(
    'dol-guldur',
    'Automatic-attacks, in this order: (1) Orc, 3 strikes of prowess 7; (2) Troll, 2 strikes of prowess 8. ',
  );
  says('irerock', 'Automatic-attack: Dragon, 1 strike of prowess 14. ');
  says('old-forest', 'An effect that heals one character here heals all characters here.');
  says('mount-doom', 'Hazard creatures keyed to this site may be played even if another card forbids them.');
});
