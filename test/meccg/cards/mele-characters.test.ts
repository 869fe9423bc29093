// What single characters of The Lidless Eye can do.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { attacked } from '../combat/fight.ts';
import { act, bearer, hears, minions, quiet, type Table, until, where } from '../minion/minions.ts';
import { directInfluence, handSize, isOverloaded, unusedDirectInfluence } from '../table.ts';
import { does } from './people.ts';

const organization = (one: Record<string, unknown>, two: Record<string, unknown> = {}, rolls: number[] = []): Table =>
  minions(one, two, { phase: 'organization' }, rolls);

rule('Calendal taps to use a Palantír that he bears', ['CR-CARD-saruman-2'], () => {
  const game = organization(
    {
      'minas-morgul': ['calendal: palantir-of-orthanc-minion'],
      deck: ['gorbag', 'snaga', 'lagduf', 'muzgash', 'radbug'],
      discard: ['black-mace'],
    },
    {},
    [6, 6],
  );
  game.refuses('one', 'use palantir-of-orthanc-minion', 'MW-S5.1.4');
  does(game, 'use calendal', 'use palantir-of-orthanc-minion', 'choose-title black-mace');
  assert.equal(where(game, 'black-mace'), 'deck');
  organization({ 'minas-morgul': ['calendal', 'gorbag: palantir-of-orthanc-minion'] }).refuses('one', 'use calendal');
});

rule('Hendolen taps to cancel a detainment attack on his company', ['LE-S7.6.3'], () => {
  const at = (site: string): Table =>
    attacked(['hendolen'], 'orc-lieutenant', [], { site, one: { alignment: 'minion' } });
  const game = at('mount-gram');
  does(game, 'use hendolen');
  hears(game, 'cancelled');
  assert.equal(where(game, 'hendolen'), 'tapped');
  at('ettenmoors').refuses('one', 'use hendolen');
});

rule('A Lieutenant adds 1 to the hand at his own Darkhaven', ['CR-TERM-handsize-1'], () => {
  for (const [who, home] of [
    ['lieutenant-of-angmar', 'carn-dum'],
    ['lieutenant-of-dol-guldur', 'dol-guldur'],
    ['lieutenant-of-morgul', 'minas-morgul'],
  ]) {
    assert.equal(handSize(organization({ [home]: [who] }), 'one'), 9, who);
    assert.equal(handSize(organization({ 'geann-a-lisch': [who] }), 'one'), 8, who);
  }
});

rule('What a Lieutenant has against Orcs and Trolls is one bonus, whomever he uses it on', ['CR-I.B.2'], () => {
  const game = organization({
    'minas-morgul': ['lieutenant-of-morgul', 'orc-captain under lieutenant-of-morgul', 'troll-lout', 'ostisen'],
    hand: ['orcs-of-moria'],
  });
  assert.deepEqual(
    ['orc-captain', 'troll-lout', 'ostisen', 'orcs-of-moria'].map((id) =>
      directInfluence(game, 'lieutenant-of-morgul', id),
    ),
    [5, 5, 2, 5],
  );
  assert.equal(unusedDirectInfluence(game, 'lieutenant-of-morgul'), 0, 'mind 5 of 2 + 3');
  assert.equal(unusedDirectInfluence(game, 'lieutenant-of-morgul', 'troll-lout'), 0, 'the bonus is spent');
  assert.equal(isOverloaded(game, 'lieutenant-of-morgul'), false);
});

rule('Carambor: another move, if its site path has a Wilderness', ['MW-S6.3.3'], () => {
  const game = minions(
    { companies: [{ site: 'minas-morgul', characters: ['carambor'], to: 'cirith-ungol' }] },
    {},
    { phase: 'movement' },
  );
  act(game, 'one', 'use carambor');
  quiet(game);
  assert.equal(where(game, 'carambor'), 'tapped');
  const sites = game.list('one').filter((one) => one.startsWith('to '));
  assert.ok(sites.length > 0);
  for (const site of ['minas-morgul', 'barad-dur'])
    assert.ok(!sites.includes(`to ${site}`), `no Wilderness on the way to ${site}`);
});

rule('The Mouth taps to put a resource or a character from the discard pile into the play deck', ['CR-A5'], () => {
  const game = organization({ 'minas-morgul': ['the-mouth'], discard: ['black-mace', 'gorbag', 'orc-patrol'] });
  does(game, 'use the-mouth');
  game.offers('one', 'choose-title gorbag');
  assert.ok(!game.list('one').includes('choose-title orc-patrol'), 'a hazard');
  does(game, 'choose-title black-mace');
  assert.deepEqual([where(game, 'black-mace'), where(game, 'the-mouth')], ['deck', 'tapped']);
});

rule(
  'The Mouth returns to hand when Mouth of Sauron is played; an item of his may go to a companion',
  ['MX-10.2'],
  () => {
    const game = minions(
      { ettenmoors: ['the-mouth: black-mace, high-helm', 'gorbag'] },
      { hand: ['mouth-of-sauron'], discard: ['orc-patrol'] },
      { phase: 'movement' },
    );
    act(game, 'two', 'play mouth-of-sauron', 'choose-title orc-patrol');
    until(game, 'one', 'choose black-mace');
    game.play('one', 'choose black-mace');
    quiet(game);
    assert.equal(where(game, 'the-mouth'), 'hand');
    assert.equal(bearer(game, 'black-mace'), 'gorbag');
    assert.equal(where(game, 'high-helm'), 'discard');
  },
);
