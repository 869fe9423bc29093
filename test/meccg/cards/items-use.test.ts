// Items that are used: healing and other benefits, in strikes and against attacks.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, attacked, faces, quiet, until, where } from '../combat/fight.ts';
import { asked, hazard, resolve, table, underway } from '../movement/table.ts';
import { inside } from '../sites/table.ts';
import {
  attackProwess,
  bodyOf,
  corruptionOf,
  directInfluence,
  handSize,
  isAttacked,
  isBodyCheck,
  prowessOf,
} from '../table.ts';
import { does } from './people.ts';

const organization = (one: string[], more = {}, rolls: number[] = []) =>
  table({ phase: 'organization', one: { rivendell: one, ...more }, two: {} }, { rolls });

// ---- healing and other benefits ---------------------------------------------------------------------------------

rule(
  'Athelas: a Dúnadan taps and gives it up, and a wounded companion is well, but tapped',
  ['CR-A5', 'CR-A6', 'MW-S2.8.3'],
  () => {
    const game = organization(['faramir: athelas', 'legolas wounded']);
    game.play('one', 'use athelas');
    assert.equal(where(game, 'faramir'), 'tapped');
    assert.equal(where(game, 'athelas'), 'discard');
    resolve(game);
    assert.equal(where(game, 'legolas'), 'tapped');
  },
);

rule('Athelas and Healing Herbs heal an ally as they would a character', ['MW-S10.9.7'], () => {
  for (const [item, as] of [
    ['athelas', 'tapped'],
    ['healing-herbs', 'untapped'],
  ]) {
    const game = organization([`faramir: ${item}`, 'legolas: gwaihir wounded']);
    does(game, `use ${item}`);
    assert.equal(where(game, 'gwaihir'), as);
  }
  organization(['faramir: healing-herbs', 'legolas: gwaihir tapped']).refuses('one', 'use healing-herbs');
});

rule('Athelas is for a Dúnadan who bears it', ['MW-S5.1.7', 'MW-S5.1.4'], () => {
  const game = organization(['legolas: athelas', 'faramir', 'gimli wounded']);
  game.refuses('one', 'use athelas', 'MW-S5.1.4');
});

rule('Athelas: Aragorn II may instead remove a corruption card of a companion', ['CR-A6', 'MW-S8.1.4'], () => {
  const game = organization(['aragorn-ii: athelas', 'frodo: lure-of-the-senses']);
  does(game, 'use athelas');
  assert.equal(where(game, 'lure-of-the-senses'), 'discard');
  assert.equal(corruptionOf(game, 'frodo'), 0);
  const other = organization(['faramir: athelas', 'frodo: lure-of-the-senses']);
  other.refuses('one', 'use athelas', 'MW-S5.1.4');
});

rule('Healing Herbs: the wounded companion is well and untapped; a tapped one untaps', ['CR-A5', 'CR-A6'], () => {
  const game = organization(['bilbo: healing-herbs', 'gimli wounded']);
  does(game, 'use healing-herbs');
  assert.equal(where(game, 'gimli'), 'untapped');
  assert.equal(where(game, 'bilbo'), 'tapped');
  assert.equal(where(game, 'healing-herbs'), 'discard');
  const tapped = organization(['bilbo: healing-herbs', 'gimli tapped']);
  does(tapped, 'use healing-herbs');
  assert.equal(where(tapped, 'gimli'), 'untapped');
});

rule(
  'Healing Herbs do not stop a body check: nothing but what affects the roll is played then',
  ['CR-CARD-healing-herbs-1', 'CR-A19.2'],
  () => {
    const game = faces(['bilbo: healing-herbs', 'arwen'], 'orc-lieutenant', [1, 1, 2, 2]);
    game.play('one', 'assign arwen');
    act(game, 'one', 'tap-to-fight');
    for (let i = 0; i < 9 && !isBodyCheck(game); i++) game.play(asked(game), 'pass');
    game.refuses('one', 'use healing-herbs', 'CR-A19.2');
    quiet(game);
    assert.equal(where(game, 'arwen'), 'wounded');
  },
);

rule('Healing Herbs have nothing to do where nobody is wounded or tapped', ['MW-S10.1.2'], () => {
  organization(['bilbo: healing-herbs', 'gimli']).refuses('one', 'use healing-herbs', 'MW-S10.1.2');
});

rule(
  'Miruvor: given up, it adds 2 to the body of everybody in the company, to at most 10, until the turn ends',
  ['CR-A6', 'CR-I.D.14'],
  () => {
    const game = organization(['bilbo: miruvor', 'aragorn-ii', 'legolas'], { lorien: ['galadriel'] });
    const before = bodyOf(game, 'legolas');
    does(game, 'use miruvor');
    assert.equal(bodyOf(game, 'legolas'), before + 2);
    assert.equal(bodyOf(game, 'aragorn-ii'), 10, '9 + 2, at most 10');
    assert.equal(bodyOf(game, 'galadriel'), 10, 'she is not in the company and has 10 printed');
    assert.equal(where(game, 'miruvor'), 'discard');
    assert.equal(where(game, 'bilbo'), 'untapped');
  },
);

rule('Potion of Prowess: +1 to the prowess of everybody in the company until the turn ends', ['CR-A6'], () => {
  const game = organization(['bilbo: potion-of-prowess', 'aragorn-ii'], { lorien: ['gimli'] });
  does(game, 'use potion-of-prowess');
  assert.equal(prowessOf(game, 'aragorn-ii'), 7);
  assert.equal(prowessOf(game, 'bilbo'), 2);
  assert.equal(prowessOf(game, 'gimli'), 5);
});

rule('Nobody uses an item of the opponent’s turn', ['MW-S10.1.1'], () => {
  const game = table({
    phase: 'organization',
    active: 'two',
    one: { rivendell: ['bilbo: potion-of-prowess'] },
    two: {},
  });
  game.play('two', 'pass');
  game.refuses('one', 'use potion-of-prowess', 'MW-S10.1.1');
});

rule(
  'Book of Mazarbul: the Book, not its bearer, taps in the organization phase, and one more card may be kept',
  ['CR-CARD-book-of-mazarbul-1', 'CR-TERM-handsize-1'],
  () => {
    const game = organization(['balin: book-of-mazarbul']);
    assert.equal(handSize(game, 'one'), 8);
    does(game, 'use book-of-mazarbul');
    assert.equal(handSize(game, 'one'), 9);
    assert.equal(where(game, 'balin'), 'untapped');
    assert.equal(where(game, 'book-of-mazarbul'), 'tapped');
    organization(['gimli: book-of-mazarbul']).refuses('one', 'use book-of-mazarbul', 'MW-S5.1.4');
  },
);

rule('The Arkenstone taps to untap a Dwarf, who makes a corruption check at -2', ['CR-A5', 'MW-S8.3.1'], () => {
  const game = organization(['bilbo: the-arkenstone', 'gimli tapped: glamdring'], {}, [2, 2]);
  game.play('one', 'use the-arkenstone');
  assert.equal(where(game, 'the-arkenstone'), 'tapped');
  does(game);
  game.says('rolls 4 (2) against 1', 'MW-S8.3.4');
  assert.equal(where(game, 'gimli'), 'untapped');
  organization(['bilbo: the-arkenstone', 'faramir tapped']).refuses('one', 'use the-arkenstone', 'MW-S10.1.2');
});

// ---- in a strike ----------------------------------------------------------------------------------------------------

rule(
  'Elven Cloak cancels the strike of a Giant keyed to two wildernesses, not of a Huorn keyed by name',
  ['CR-CARD-elven-cloak-1', 'CR-I.D.10'],
  () => {
    const cloaked = (to: string, creature: string, walk: string[]) => {
      const game = underway(
        { site: 'lorien', characters: ['bilbo: elven-cloak'], to, walk },
        { two: { hand: [creature] } },
        { rolls: creature === 'huorn' ? [6, 6] : [] },
      );
      hazard(game, `creature ${creature}`);
      return game;
    };
    const giant = cloaked('goblin-gate', 'giant', ['wold-and-foothills', 'anduin-vales', 'high-pass']);
    act(giant, 'one', 'tap-to-fight', 'use elven-cloak');
    quiet(giant);
    assert.equal(where(giant, 'bilbo'), 'untapped');
    assert.equal(where(giant, 'elven-cloak'), 'tapped');
    const huorn = cloaked('rhosgobel', 'huorn', [
      'wold-and-foothills',
      'anduin-vales',
      'western-mirkwood',
      'southern-mirkwood',
    ]);
    huorn.play('two', 'key-to western-mirkwood');
    act(huorn, 'one', 'tap-to-fight');
    until(huorn, 'one', 'pass');
    huorn.refuses('one', 'use elven-cloak', 'MW-S10.4.7');
    quiet(huorn);
  },
);

rule(
  'Great-shield of Rohan taps, and a warrior stays untapped against a strike',
  ['MW-S7.7.6', 'CR-TERM-tap-1'],
  () => {
    const game = faces(['eomer: great-shield-of-rohan'], 'orc-lieutenant', [6, 6]);
    act(game, 'one', 'tap-to-fight', 'use great-shield-of-rohan');
    quiet(game);
    assert.equal(where(game, 'eomer'), 'untapped');
    assert.equal(where(game, 'great-shield-of-rohan'), 'tapped');
    const sage = faces(['arwen: great-shield-of-rohan'], 'orc-lieutenant', [6, 6]);
    until(sage, 'one', 'tap-to-fight');
    sage.play('one', 'tap-to-fight');
    until(sage, 'one', 'pass');
    assert.equal(sage.list('one').includes('use great-shield-of-rohan'), false);
    quiet(sage);
  },
);

rule('Great-shield of Rohan: who is wounded by the strike is wounded', ['MW-S7.4.4'], () => {
  const game = faces(['eomer: great-shield-of-rohan'], 'orc-lieutenant', [1, 1, 1, 2]);
  act(game, 'one', 'tap-to-fight', 'use great-shield-of-rohan');
  quiet(game);
  assert.equal(where(game, 'eomer'), 'wounded');
});

rule('Shield of Iron-bound Ash taps for +1 prowess against one strike', ['CR-A18.1', 'MW-S10.7.5'], () => {
  const game = faces(['faramir: shield-of-iron-bound-ash'], 'orc-lieutenant', [1, 2]);
  act(game, 'one', 'tap-to-fight', 'use shield-of-iron-bound-ash');
  game.play('two', 'pass');
  game.play('one', 'pass');
  assert.equal(prowessOf(game, 'faramir'), 6);
  quiet(game);
  assert.equal(where(game, 'faramir'), 'tapped');
  assert.equal(prowessOf(game, 'faramir'), 5);
  attacked(['faramir: shield-of-iron-bound-ash'], 'orc-lieutenant').refuses(
    'one',
    'use shield-of-iron-bound-ash',
    'CR-A18.1',
  );
});

// ---- against an attack ----------------------------------------------------------------------------------------------

rule(
  'Star-glass: its bearer taps and cancels an Undead attack, then makes a corruption check',
  ['CR-A5', 'CR-A13', 'MW-S8.3.4'],
  () => {
    const game = attacked(['frodo: star-glass', 'sam-gamgee'], 'barrow-wight', [1, 2]);
    game.play('one', 'use star-glass');
    assert.equal(where(game, 'frodo'), 'tapped');
    assert.equal(where(game, 'star-glass'), 'untapped');
    game.play('two', 'pass');
    game.play('one', 'pass');
    game.says('rolls 3 (7) against 1');
    quiet(game);
    assert.equal(isAttacked(game), false);
  },
);

rule(
  'Star-glass takes 2 from the prowess of Spiders, Animals and Wolves, and is no use against Orcs',
  ['CR-A13'],
  () => {
    const game = underway(
      { site: 'rivendell', characters: ['frodo: star-glass', 'aragorn-ii'], to: 'goblin-gate' },
      { two: { hand: ['wolves'] } },
      { rolls: [3, 3] },
    );
    hazard(game, 'creature wolves');
    resolve(game);
    const before = attackProwess(game);
    does(game, 'use star-glass');
    assert.equal(attackProwess(game), before - 2);
    attacked(['frodo: star-glass'], 'orc-lieutenant').refuses('one', 'use star-glass', 'MW-S10.5.1');
  },
);

rule(
  'Torque of Hues: it and its bearer tap and cancel an attack; a corruption check follows',
  ['CR-A5', 'CR-A13'],
  () => {
    const game = attacked(['aragorn-ii: torque-of-hues', 'legolas'], 'orc-lieutenant', [6, 6]);
    game.play('one', 'use torque-of-hues');
    assert.equal(where(game, 'aragorn-ii'), 'tapped');
    assert.equal(where(game, 'torque-of-hues'), 'tapped');
    does(game);
    game.says('makes a corruption check: ');
    quiet(game);
    assert.equal(isAttacked(game), false);
    attacked(['aragorn-ii tapped: torque-of-hues'], 'orc-lieutenant').refuses('one', 'use torque-of-hues', 'CR-A5');
  },
);

rule('The check that the use calls for can be helped in the same chain', ['CR-A2', 'MW-T8.1.1'], () => {
  const game = attacked(['aragorn-ii: torque-of-hues, glamdring', 'legolas'], 'orc-lieutenant', [1, 2]);
  game.play('one', 'use torque-of-hues');
  game.play('two', 'pass');
  game.play('one', 'support legolas');
  does(game);
  game.says('rolls 3 (4) against 3');
  quiet(game);
});

// ---- influence ------------------------------------------------------------------------------------------------------

rule(
  'Red Arrow: its bearer brings the Riders of Rohan into play without a roll, and has +5 against those of Edoras',
  ['CR-A2', 'MW-S9.3.2'],
  () => {
    const game = inside('edoras', ['bergil: red-arrow', 'eomer'], { hand: ['riders-of-rohan'] });
    assert.equal(directInfluence(game, 'bergil', 'eomer'), 5);
    assert.equal(directInfluence(game, 'bergil'), 0);
    game.play('one', 'faction riders-of-rohan', 'by bergil');
    game.play('two', 'pass');
    game.play('one', 'use red-arrow');
    does(game);
    assert.equal(where(game, 'riders-of-rohan'), 'untapped');
    const other = inside(
      'edoras',
      ['bergil', 'eomer: red-arrow tapped'],
      { hand: ['riders-of-rohan'] },
      {},
      { rolls: [1, 1] },
    );
    other.play('one', 'faction riders-of-rohan', 'by bergil');
    other.play('two', 'pass');
    other.refuses('one', 'use red-arrow');
    does(other);
    assert.equal(where(other, 'riders-of-rohan'), 'discard');
  },
);

// ---- items with their own way into play -----------------------------------------------------------------------------

rule(
  'Ent-draughts are played in addition to an ally or faction played at Wellinghall this turn',
  ['CR-CARD-ent-draughts-1', 'MW-S2.9.2'],
  () => {
    const game = inside('wellinghall', ['merry', 'pippin', 'aragorn-ii'], {
      hand: ['treebeard', 'ent-draughts', 'ent-draughts'],
    });
    game.refuses('one', 'play ent-draughts', 'MW-S10.5.1');
    game.play('one', 'ally treebeard', 'by aragorn-ii');
    does(game);
    if (game.list('one').includes('pass')) game.play('one', 'pass');
    does(game, 'play ent-draughts', 'by merry');
    assert.equal(prowessOf(game, 'merry'), 2);
    assert.equal(where(game, 'merry'), 'tapped');
    does(game, 'play ent-draughts');
    assert.equal(prowessOf(game, 'pippin'), 2);
  },
);

rule('Ent-draughts: a faction won elsewhere brings none', ['CR-CARD-ent-draughts-1'], () => {
  const game = table(
    {
      phase: 'site',
      one: {
        companies: [
          { site: 'lorien', characters: ['aragorn-ii'] },
          { site: 'wellinghall', characters: ['merry'] },
        ],
        hand: ['old-road', 'ents-of-fangorn', 'ent-draughts'],
      },
    },
    { rolls: [6, 6] },
  );
  game.play('one', 'next-company aragorn-ii', 'enter');
  does(game, 'play old-road');
  assert.equal(where(game, 'ents-of-fangorn'), 'untapped');
  until(game, 'one', 'enter');
  game.play('one', 'enter');
  game.refuses('one', 'play ent-draughts', 'MW-S10.5.1');
});

rule('Ent-draughts may not be transferred or stored', ['MW-S10.11.1', 'MW-S10.12.1'], () => {
  const game = organization(['merry: ent-draughts', 'pippin']);
  game.refuses('one', 'transfer ent-draughts', 'MW-S10.12.1');
  game.refuses('one', 'store ent-draughts', 'MW-S10.11.1');
});

rule(
  'A Wizard’s Ring is played at a Haven by a Wizard, who makes a corruption check',
  ['CR-CARD-wizards-ring-1', 'MW-S10.7.1'],
  () => {
    const game = inside('rivendell', ['gandalf', 'elrond'], { hand: ['wizards-ring'] }, {}, { rolls: [5, 5] });
    game.play('one', 'item wizards-ring');
    does(game);
    assert.equal(prowessOf(game, 'gandalf'), 8);
    assert.equal(directInfluence(game, 'gandalf'), 15);
    for (let i = 0; i < 6; i++)
      if (game.list('one').includes('pass') || game.list('two').includes('pass'))
        game.play(game.list('one').length > 0 ? 'one' : 'two', 'pass');
    inside('rivendell', ['elrond'], { hand: ['wizards-ring'] }).refuses('one', 'item wizards-ring', 'MW-S2.8.5');
    inside('bree', ['gandalf'], { hand: ['wizards-ring'] }).refuses('one', 'item wizards-ring');
    const kept = organization(['gandalf: wizards-ring', 'elrond']);
    kept.refuses('one', 'transfer wizards-ring', 'MW-S10.12.1');
    kept.refuses('one', 'store wizards-ring', 'MW-S10.11.1');
  },
);
