// When cards can be declared, and what must still be so when they resolve.
import assert from 'node:assert/strict';
import { ORGANIZATION } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, attacked, faces, quiet, until, where } from '../combat/fight.ts';
import { asked, at, hazard, resolve, table, underway } from '../movement/table.ts';
import { hazardsPlayed, isAttacked, prowessOf, whoseTurn } from '../table.ts';
import { toPhase } from '../turn/table.ts';
import { becomes } from '../whereabouts.ts';

const toLorien = (...characters: string[]) => ({ site: 'rivendell', characters, to: 'lorien' });

rule('Resources are played in any phase of one’s own turn', ['MW-S10.1.1', 'CR-I.A.3', 'CR-I.E.2'], () => {
  for (const phase of ['organization', 'long-event', 'end-of-turn']) {
    const game = table({ phase, one: { rivendell: ['bilbo'], hand: ['gates-of-morning'] }, two: {} });
    until(game, 'one', 'play gates-of-morning');
  }
});

rule('In its site phase a company does nothing before it has entered the site', ['CR-I.E.1', 'MW-S4.5.10'], () => {
  const words = { 'bandit-lair': ['bilbo: healing-herbs', 'gimli tapped'] };
  const game = table({ phase: 'site', one: words, two: {} });
  game.play('one', 'enter');
  until(game, 'one', 'pass');
  assert.ok(isAttacked(game));
  game.refuses('one', 'use healing-herbs', 'CR-I.E.1');
});

rule('Hazards are played on the company whose movement/hazard phase it is', ['CR-I.D.29', 'MW-S4.4.6'], () => {
  const game = table({
    phase: 'movement',
    one: { companies: [toLorien('gimli')], 'minas-tirith': ['faramir'] },
    two: { hand: ['weariness-of-the-heart'] },
  });
  game.play('one', 'next-company gimli');
  until(game, 'two', 'play weariness-of-the-heart');
  game.play('two', 'play weariness-of-the-heart', 'way 1');
  resolve(game);
  assert.equal(prowessOf(game, 'gimli'), 4, 'Faramir could not be chosen');
});

rule('No more hazards than the hazard limit', ['MW-S10.3.2', 'CR-I.D.28'], () => {
  const game = underway(toLorien('gimli'), {
    two: { hand: ['doors-of-night', 'weariness-of-the-heart', 'weariness-of-the-heart'] },
  });
  hazard(game, 'play doors-of-night');
  resolve(game);
  hazard(game, 'play weariness-of-the-heart', 'way 1');
  resolve(game);
  assert.equal(hazardsPlayed(game), 2);
  game.play('one', 'pass');
  game.refuses('two', 'play weariness-of-the-heart', 'MW-S10.3.2');
});

rule('In a strike only what affects it is played', ['CR-A17', 'MW-S7.7.7'], () => {
  const game = faces(['faramir'], 'orc-lieutenant', [], { hand: ['gates-of-morning', 'block'] });
  act(game, 'one', 'tap-to-fight');
  until(game, 'one', 'play block');
  game.refuses('one', 'play gates-of-morning', 'CR-A17');
});

rule('Before its strikes are assigned both act as the phase allows', ['MW-S7.2.13'], () => {
  const game = attacked(['faramir', 'bilbo tapped: healing-herbs'], 'orc-lieutenant', [], {
    hand: ['gates-of-morning'],
  });
  game.offers('one', 'play gates-of-morning');
});

rule(
  'At the council only resources that affect corruption checks are played',
  ['MW-S1.3.4', 'CR-I.G.5', 'MW-S1.3.5'],
  () => {
    const game = table({
      phase: 'council',
      called: 'one',
      one: { rivendell: ['bilbo'], hand: ['halfling-strength', 'gates-of-morning'] },
      two: { hand: ['weariness-of-the-heart'] },
    });
    until(game, 'one', 'play halfling-strength');
    game.refuses('one', 'play gates-of-morning', 'MW-S1.3.4');
    game.play('one', 'play halfling-strength');
    game.refuses('two', 'play weariness-of-the-heart', 'MW-S1.3.4');
  },
);

rule('Alternatives are chosen when a card is declared', ['CR-TIM-3', 'CR-A27'], () => {
  const game = underway(toLorien('gimli'), { two: { hand: ['weariness-of-the-heart'] } });
  hazard(game, 'play weariness-of-the-heart');
  game.offersOnly('two', ['way 1', 'way 2']);
});

rule('What resolves last was declared first', ['MW-S10.13.2', 'MW-S10.13.1'], () => {
  const game = underway(toLorien('gimli'), { one: { hand: ['gates-of-morning'] }, two: { hand: ['doors-of-night'] } });
  game.play('one', 'play gates-of-morning');
  game.play('two', 'play doors-of-night');
  resolve(game);
  assert.equal(where(game, 'doors-of-night'), 'discard', 'Doors of Night came first, then Gates of Morning undid it');
  assert.equal(where(game, 'gates-of-morning'), 'untapped');
});

rule(
  'A card that is only declared is not in play: it counts for nothing and is spared',
  ['CR-A1', 'CR-TERM-environment-4'],
  () => {
    const game = underway(toLorien('gimli'), {
      one: { hand: ['gates-of-morning'] },
      two: { hand: ['doors-of-night', 'morgul-night'] },
    });
    game.play('one', 'play gates-of-morning');
    game.play('two', 'play doors-of-night');
    game.play('one', 'pass');
    game.refuses('two', 'play morgul-night', 'MW-S10.5.1');
  },
);

rule('An opponent’s card in play serves as a condition', ['CR-TERM-target-4'], () => {
  const game = underway(toLorien('gimli'), { one: { table: ['doors-of-night'] }, two: { hand: ['morgul-night'] } });
  game.play('one', 'pass');
  game.offers('two', 'play morgul-night');
});

rule(
  'A condition that is gone at resolution leaves the card without effect, and discarded',
  ['CR-A7', 'CR-TIM-1'],
  () => {
    const game = underway(toLorien('gimli'), {
      one: { hand: ['twilight'] },
      two: { hand: ['morgul-night'], table: ['doors-of-night'] },
    });
    hazard(game, 'play morgul-night');
    game.play('one', 'play twilight', 'on doors-of-night');
    resolve(game);
    assert.equal(where(game, 'morgul-night'), 'discard');
  },
);

rule('A target that has gone leaves the action without effect', ['CR-A8'], () => {
  const game = underway(
    toLorien('aragorn-ii', 'gimli', 'bilbo'),
    { two: { hand: ['weariness-of-the-heart', 'call-of-home'] } },
    { rolls: [1, 1] },
  );
  hazard(game, 'play weariness-of-the-heart', 'way 2', 'on gimli');
  game.play('one', 'pass');
  game.play('two', 'play call-of-home', 'on gimli');
  resolve(game);
  quiet(game);
  assert.equal(where(game, 'gimli'), 'hand', 'and he makes no check');
});

rule('Who tapped for a card and is no longer tapped makes it fail', ['CR-A5'], () => {
  const game = attacked(['bilbo', 'gimli'], 'orc-lieutenant', [], { hand: ['concealment'] });
  game.play('one', 'play concealment');
  becomes(game, 'bilbo', 'untapped');
  game.play('two', 'pass');
  game.play('one', 'pass');
  assert.ok(isAttacked(game));
  assert.equal(where(game, 'concealment'), 'discard');
});

rule('Discarding as a cost is done when the action is declared', ['CR-A6'], () => {
  const game = table({ phase: 'organization', one: { rivendell: ['bilbo: healing-herbs', 'gimli tapped'] }, two: {} });
  game.play('one', 'use healing-herbs');
  assert.equal(where(game, 'healing-herbs'), 'discard');
  assert.equal(where(game, 'gimli'), 'tapped');
  resolve(game);
  assert.equal(where(game, 'gimli'), 'untapped');
});

rule('A copy that cannot be duplicated may follow one that is about to be discarded', ['CR-TERM-duplicate-2'], () => {
  const game = underway(toLorien('gimli'), {
    one: { hand: ['twilight'] },
    two: { hand: ['doors-of-night'], table: ['doors-of-night'] },
  });
  game.play('one', 'play twilight');
  game.offers('two', 'play doors-of-night');
});

rule(
  'A copy that cannot be duplicated is not declared while another waits in the chain',
  ['MW-S2.9.2', 'MW-S10.1.2'],
  () => {
    const game = underway(toLorien('gimli'), { two: { hand: ['doors-of-night', 'doors-of-night'] } });
    hazard(game, 'play doors-of-night');
    game.play('one', 'pass');
    game.refuses('two', 'play doors-of-night', 'MW-S10.1.2');
  },
);

rule('An effect with a duration lasts for it', ['MW-S10.10.1'], () => {
  const game = underway(toLorien('gimli'), { two: { hand: ['weariness-of-the-heart'] } });
  hazard(game, 'play weariness-of-the-heart', 'way 1');
  resolve(game);
  assert.equal(where(game, 'weariness-of-the-heart'), 'discard');
  assert.equal(prowessOf(game, 'gimli'), 4);
  toPhase(game, ORGANIZATION);
  assert.equal(prowessOf(game, 'gimli'), 5);
});

rule(
  'A hazard long-event stays until the next long-event phase of the player it was played against',
  ['MW-S10.10.5', 'MW-S10.10.6'],
  () => {
    const game = underway(toLorien('gimli'), { two: { hand: ['morgul-night'], table: ['doors-of-night'] } });
    hazard(game, 'play morgul-night');
    resolve(game);
    toPhase(game, ORGANIZATION);
    assert.equal(whoseTurn(game), 'two');
    assert.equal(where(game, 'morgul-night'), 'untapped');
  },
);

rule('An event that affects a class targets nobody', ['CR-TERM-target-2', 'CR-A3'], () => {
  const game = underway(toLorien('gimli'), { two: { hand: ['morgul-night'], table: ['doors-of-night'] } });
  hazard(game, 'play morgul-night');
  assert.equal(at(game), 'chain/respond', 'nothing is asked');
  assert.equal(asked(game), 'one');
});

rule('Playing a card merely to be rid of it is refused', ['MW-S10.1.2'], () => {
  const game = table({ phase: 'organization', one: { rivendell: ['bilbo: healing-herbs', 'gimli'] }, two: {} });
  game.refuses('one', 'use healing-herbs');
});

rule('Outside combat two skill cards may be played on one character at a time', ['CR-TERM-skill-1'], () => {
  const game = table(
    { phase: 'site', one: { 'beorns-house': ['gimli'], hand: ['beornings', 'muster', 'muster'] }, two: {} },
    { rolls: [1, 1] },
  );
  until(game, 'one', 'enter');
  game.play('one', 'enter');
  act(game, 'one', 'faction beornings');
  game.play('two', 'pass');
  game.play('one', 'play muster');
  game.play('two', 'pass');
  game.play('one', 'play muster');
  quiet(game);
  assert.equal(where(game, 'beornings'), 'untapped');
});

rule('A spell taps the Wizard only if it says so', ['CR-TERM-tap-2'], () => {
  const game = attacked(['gandalf'], 'orc-lieutenant', [6, 6], { hand: ['vanishment'] });
  game.play('one', 'play vanishment');
  quiet(game);
  assert.equal(isAttacked(game), false);
  assert.equal(where(game, 'gandalf'), 'untapped');
});

rule('One’s resources do not reach the opponent’s characters', ['CR-TERM-target-3'], () => {
  const game = table({
    phase: 'organization',
    one: { rivendell: ['bilbo: healing-herbs'], hand: ['halfling-strength'] },
    two: { rivendell: ['frodo tapped'] },
  });
  game.refuses('one', 'use healing-herbs');
  game.refuses('one', 'play halfling-strength');
});

rule('Who uses an effect is one of his company', ['CR-TERM-character-2', 'CR-TERM-target-1'], () => {
  const game = underway(
    toLorien('gimli: glamdring, orcrist, sting'),
    { one: { hand: ['a-friend-or-three'] }, two: { hand: ['weariness-of-the-heart'] } },
    { rolls: [2, 2] },
  );
  hazard(game, 'play weariness-of-the-heart', 'way 2');
  game.play('one', 'play a-friend-or-three');
  resolve(game);
  assert.equal(where(game, 'gimli'), 'untapped', '4 + 1, he himself, is more than 4 corruption points');
});
