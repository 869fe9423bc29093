// Palantíri: who may use them, what each shows, copying, and Bane of the Ithil-stone.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { where } from '../combat/fight.ts';
import { at, type Table, table } from '../movement/table.ts';
import { corruptionOf, marshallingPoints, seenBy } from '../table.ts';
import { does } from './people.ts';

type Words = Record<string, unknown>;
/** Saruman bears the stone and has tapped to use it. */
function gazes(stone: string, one: Words = {}, rolls: number[] = [6, 6], two: Words = {}): Table {
  const game = table({ phase: 'organization', one: { isengard: [`saruman: ${stone}`], ...one }, two }, { rolls });
  does(game, 'use saruman');
  assert.equal(where(game, 'saruman'), 'tapped');
  return game;
}

rule(
  'Saruman taps to use a Palantír that he bears, without any other card',
  ['CR-CARD-saruman-1', 'CR-CARD-saruman-2'],
  () => {
    const game = gazes('palantir-of-orthanc', { discard: ['glamdring'] });
    does(game, 'use palantir-of-orthanc', 'choose-title glamdring');
    game.position({ one: { discard: [] } });
    const untapped = table({
      phase: 'organization',
      one: { isengard: ['saruman: palantir-of-orthanc'], discard: ['glamdring'] },
      two: {},
    });
    untapped.refuses('one', 'use palantir-of-orthanc', 'MW-S5.1.4');
    const another = table({
      phase: 'organization',
      one: { isengard: ['saruman', 'elrond: palantir-of-orthanc'] },
      two: {},
    });
    another.refuses('one', 'use saruman');
  },
);

rule('Magic Ring of Lore: a sage taps to use a Palantír', ['CR-A5', 'CR-TERM-condition-1'], () => {
  const words = (who: string): Words => ({
    phase: 'organization',
    one: { 'minas-tirith': [`${who}: magic-ring-of-lore, palantir-of-minas-tirith`] },
    two: { deck: ['orc-patrol', 'wolves', 'wargs', 'giant', 'huorn', 'ghosts', '...'] },
  });
  const game = table(words('denethor-ii'), { rolls: [6, 6] });
  does(game, 'use magic-ring-of-lore');
  assert.equal(where(game, 'denethor-ii'), 'tapped');
  does(game, 'use palantir-of-minas-tirith');
  for (const _deck of [1, 2]) game.play('one', 'stop');
  game.says('makes a corruption check: ');
  table(words('beregond')).refuses('one', 'use magic-ring-of-lore', 'MW-S5.1.4');
});

rule('Palantír of Minas Tirith shows the top five cards of both decks, which are then shuffled', ['CR-TIM-2'], () => {
  const game = gazes(
    'palantir-of-minas-tirith',
    { deck: ['glamdring', 'orcrist', 'sting', 'narsil', 'athelas', 'miruvor'] },
    [6, 6],
    {
      deck: ['orc-patrol', 'wolves', 'wargs', 'giant', 'huorn', 'ghosts'],
    },
  );
  const seen = (viewer: 'one' | 'two' | 'spectator'): string[] =>
    (['one', 'two'] as const).flatMap((player) => seenBy(game, viewer, player, 'deck'));
  does(game, 'use palantir-of-minas-tirith');
  for (const [names, below] of [
    [['Glamdring', 'Athelas'], 'Miruvor'],
    [['Orc-patrol', 'Huorn'], 'Ghosts'],
  ] as const) {
    for (const name of names) game.says(name, 'CR-TIM-2', { to: 'one', notTo: 'two' });
    assert.throws(() => game.says(below));
    assert.equal(seen('one').length, 5); // as long as he looks he sees them, then they are shuffled
    assert.deepEqual([...seen('two'), ...seen('spectator')], []);
    assert.deepEqual(game.list('one'), ['stop']);
    game.play('one', 'stop');
  }
  assert.deepEqual(seen('one'), []);
  assert.equal(where(game, 'palantir-of-minas-tirith'), 'tapped');
});

rule('Palantír of Annúminas fetches a card that needs a sage', ['CR-TIM-2', 'MW-S5.1.4'], () => {
  const game = gazes('palantir-of-annuminas', { deck: ['test-of-lore', 'glamdring', '...'], discard: ['concealment'] });
  does(game, 'use palantir-of-annuminas');
  assert.deepEqual([...game.list('one')].sort(), ['choose-title test-of-lore', 'stop']);
  game.play('one', 'choose-title test-of-lore');
  game.position({ one: { hand: ['test-of-lore'] } });
});

rule('Palantír of Amon Sûl shows the opponent’s hand', ['CR-TIM-2'], () => {
  const game = gazes('palantir-of-amon-sul', {}, [6, 6], { hand: ['orc-patrol', 'giant'] });
  does(game, 'use palantir-of-amon-sul');
  game.says('Orc-patrol', 'CR-TIM-2', { to: 'one', notTo: 'two' });
  game.says('Giant');
});

rule(
  'Palantír of Amon Sûl has the ability of those of Annúminas and Elostirion, if they are in play',
  ['CR-TIM-3'],
  () => {
    const game = gazes('palantir-of-amon-sul', {}, [6, 6], {
      'the-white-towers': ['elrond: palantir-of-elostirion'],
      hand: ['orc-patrol'],
    });
    game.play('one', 'use palantir-of-amon-sul');
    does(game);
    game.says('Orc-patrol');
    const copy = gazes('palantir-of-amon-sul', { deck: ['test-of-lore', '...'] }, [6, 6], {
      rivendell: ['elrond: palantir-of-annuminas'],
      hand: ['orc-patrol'],
    });
    copy.play('one', 'use palantir-of-amon-sul', 'way 2');
    does(copy);
    copy.play('one', 'choose-title test-of-lore');
    copy.says('makes a corruption check: ');
    copy.position({ one: { hand: ['test-of-lore'] } });
    const orthanc = gazes('palantir-of-amon-sul', { discard: ['glamdring'] }, [6, 6], {
      isengard: ['elrond: palantir-of-orthanc'],
      hand: ['orc-patrol'],
    });
    does(orthanc, 'use palantir-of-amon-sul');
    orthanc.says('Orc-patrol');
  },
);

rule(
  'Palantír of Elostirion: a sage taps it to remove a corruption card from an Elf or a Wizard of his player',
  ['MW-S8.1.4', 'CR-A5'],
  () => {
    const words = (who: string, victim: string): Words => ({
      phase: 'organization',
      one: { 'the-white-towers': [`${who}: palantir-of-elostirion`], rivendell: [`${victim}: lure-of-the-senses`] },
      two: {},
    });
    const game = table(words('elrond', 'legolas'), { rolls: [6, 6] });
    does(game, 'use palantir-of-elostirion');
    assert.equal(where(game, 'lure-of-the-senses'), 'discard');
    game.says('makes a corruption check: ');
    assert.equal(where(game, 'palantir-of-elostirion'), 'tapped');
    table(words('elrond', 'gimli')).refuses('one', 'use palantir-of-elostirion', 'MW-S10.1.2');
    table(words('legolas', 'elrond')).refuses('one', 'use palantir-of-elostirion', 'MW-S5.1.4');
  },
);

rule(
  'Palantír of Orthanc puts one discarded card into a play deck of five cards or more',
  ['CR-CARD-palantir-of-orthanc-1'],
  () => {
    const five = ['sting', 'narsil', 'athelas', 'miruvor', 'orcrist'];
    const game = gazes('palantir-of-orthanc', { deck: five, discard: ['glamdring', 'concealment'] });
    does(game, 'use palantir-of-orthanc');
    game.offersOnly('one', ['choose-title glamdring', 'choose-title concealment']);
    game.play('one', 'choose-title glamdring');
    game.position({ one: { discard: ['concealment'] } });
    assert.equal(where(game, 'glamdring'), 'deck');
    const four = gazes('palantir-of-orthanc', { deck: five.slice(1), discard: ['glamdring'] }, []);
    four.refuses('one', 'use palantir-of-orthanc', 'MW-S10.5.1');
  },
);

rule('Palantír of Osgiliath discards a hazard permanent-event', ['CR-A8', 'CR-CARD-bane-of-the-ithil-stone-1'], () => {
  const game = gazes('palantir-of-osgiliath', {}, [6, 6], { table: ['bane-of-the-ithil-stone'] });
  does(game, 'use palantir-of-osgiliath');
  assert.equal(where(game, 'bane-of-the-ithil-stone'), 'discard');
  game.says('makes a corruption check: ');
});

rule(
  'What a copied ability is aimed at is chosen on declaration; it asks of its user what it always asks',
  ['CR-A8'],
  () => {
    const elf = { rivendell: ['legolas: lure-of-the-senses', 'elrohir: lure-of-nature'] };
    const two = { 'the-white-towers': ['elrond: palantir-of-elostirion'] };
    const game = gazes('palantir-of-osgiliath', elf, [6, 6], two);
    game.play('one', 'use palantir-of-osgiliath', 'way 2', 'choose lure-of-nature');
    does(game);
    assert.equal(where(game, 'lure-of-nature'), 'discard');
    assert.equal(where(game, 'lure-of-the-senses'), 'untapped');
    game.says('makes a corruption check: ');
  },
);

rule(
  'Under Bane of the Ithil-stone a copied Orthanc does nothing: the stone is tapped and the check made all the same',
  ['CR-CARD-bane-of-the-ithil-stone-1', 'CR-TIM-1'],
  () => {
    const game = gazes('palantir-of-osgiliath', { discard: ['glamdring'] }, [6, 6], {
      table: ['bane-of-the-ithil-stone'],
      isengard: ['elrond: palantir-of-orthanc'],
    });
    does(game, 'use palantir-of-osgiliath', 'way 2');
    game.says('makes a corruption check: ');
    assert.equal(where(game, 'palantir-of-osgiliath'), 'tapped');
    assert.equal(where(game, 'glamdring'), 'discard');
    const itself = gazes('palantir-of-orthanc', { discard: ['glamdring'] }, [], { table: ['bane-of-the-ithil-stone'] });
    itself.refuses('one', 'use palantir-of-orthanc', 'CR-CARD-bane-of-the-ithil-stone-1');
    const unharmed = gazes('palantir-of-osgiliath', { discard: ['glamdring'] }, [6, 6], {
      isengard: ['elrond: palantir-of-orthanc'],
    });
    does(unharmed, 'use palantir-of-osgiliath', 'choose-title glamdring');
    assert.equal(where(unharmed, 'glamdring'), 'deck');
  },
);

rule(
  'The Palantíri of Amon Sûl and Osgiliath go when too few travel with them',
  ['CR-CARD-palantir-of-amon-sul-1', 'CR-CARD-palantir-of-osgiliath-1'],
  () => {
    const moves = (stone: string, ...others: string[]): string => {
      const game = table({
        phase: 'movement',
        one: { companies: [{ site: 'rivendell', characters: [`elrond: ${stone}`, ...others], to: 'bree' }] },
        two: {},
      });
      for (let i = 0; i < 9 && at(game) !== 'chain/act'; i++)
        game.play(game.list('one').length > 0 ? 'one' : 'two', 'pass');
      return where(game, stone);
    };
    assert.equal(moves('palantir-of-amon-sul'), 'discard');
    assert.equal(moves('palantir-of-amon-sul', 'bilbo'), 'untapped');
    assert.equal(moves('palantir-of-osgiliath', 'bilbo', 'frodo'), 'discard');
    assert.equal(moves('palantir-of-osgiliath', 'bilbo', 'frodo', 'arwen'), 'untapped');
    assert.equal(moves('palantir-of-elostirion', 'bilbo', 'frodo', 'arwen'), 'discard');
    assert.equal(moves('palantir-of-annuminas'), 'untapped');
  },
);

rule('A Palantír gives its points in play, and those two give five when stored at a Haven', ['MW-S10.11.8'], () => {
  const worth = (stone: string): [number, number, number] => {
    const game = table(
      { phase: 'organization', one: { rivendell: [`faramir: ${stone}`] }, two: {} },
      { rolls: [6, 6] },
    );
    const inPlay = marshallingPoints(game, 'one');
    const points = corruptionOf(game, 'faramir');
    does(game, `store ${stone}`);
    return [inPlay - 2, points, marshallingPoints(game, 'one') - 2];
  };
  assert.deepEqual(worth('palantir-of-amon-sul'), [3, 3, 5]);
  assert.deepEqual(worth('palantir-of-osgiliath'), [3, 3, 5]);
  assert.deepEqual(worth('palantir-of-annuminas'), [3, 2, 3]);
  for (const stone of ['elostirion', 'minas-tirith', 'orthanc'])
    assert.deepEqual(worth(`palantir-of-${stone}`), [2, 2, 2]);
});
