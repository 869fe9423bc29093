// Minion Palantíri: who may use them, and what each is good for.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, minions, quiet, type Table, where } from '../minion/minions.ts';
import { handSize, marshallingPoints } from '../table.ts';
import { does } from './people.ts';

type Words = Record<string, unknown>;
/** Calendal bears the stone and has tapped to use it. */
function gazes(stone: string, one: Words = {}, two: Words = {}, rolls: number[] = [6, 6]): Table {
  const words = { 'minas-morgul': [`calendal: ${stone}`], ...one };
  const game = minions(words, two, { phase: 'organization' }, rolls);
  does(game, 'use calendal');
  return game;
}

rule(
  'Palantír of Annúminas fetches a card that needs a sage; its bearer makes a corruption check',
  ['CR-TIM-2'],
  () => {
    const game = gazes('palantir-of-annuminas-minion', { deck: ['test-of-fire', 'black-mace', '...'] });
    does(game, 'use palantir-of-annuminas-minion', 'choose-title test-of-fire');
    assert.equal(where(game, 'test-of-fire'), 'hand');
    game.says('makes a corruption check');
  },
);

rule(
  'Palantír of Elostirion: a sage who bears it has one more card, and may tap to use it and draw',
  ['CR-TERM-handsize-1'],
  () => {
    const game = minions(
      { 'minas-morgul': ['hador: palantir-of-elostirion-minion'], deck: ['black-mace', '...'] },
      {},
      { phase: 'organization' },
      [6, 6],
    );
    assert.equal(handSize(game, 'one'), 9);
    does(game, 'use palantir-of-elostirion-minion');
    assert.equal(where(game, 'hador'), 'tapped');
    does(game, 'use palantir-of-elostirion-minion');
    assert.equal(where(game, 'black-mace'), 'hand');
    assert.equal(where(game, 'palantir-of-elostirion-minion'), 'tapped');
    const other = minions({ 'minas-morgul': ['gorbag: palantir-of-elostirion-minion'] }, {}, { phase: 'organization' });
    assert.equal(handSize(other, 'one'), 8);
    other.refuses('one', 'use palantir-of-elostirion-minion', 'MW-S5.1.4');
  },
);

rule(
  'Palantír of Osgiliath discards a hazard permanent-event, or does what another minion Palantír does',
  ['CR-A8'],
  () => {
    const game = gazes('palantir-of-osgiliath-minion', { 'dol-guldur': ['muzgash: lure-of-the-senses'] });
    does(game, 'use palantir-of-osgiliath-minion');
    assert.equal(where(game, 'lure-of-the-senses'), 'discard');
    const copies = gazes('palantir-of-osgiliath-minion', {
      'dol-guldur': ['muzgash: palantir-of-orthanc-minion'],
      deck: ['gorbag', 'snaga', 'lagduf', 'radbug', 'ufthak'],
      discard: ['black-mace'],
    });
    does(copies, 'use palantir-of-osgiliath-minion', 'choose-title black-mace');
    assert.equal(where(copies, 'black-mace'), 'deck');
  },
);

rule(
  'Palantíri of Osgiliath and Amon Sûl are lost if a small company moves with them',
  ['CR-CARD-palantir-of-amon-sul-1'],
  () => {
    const moves = (stone: string, ...others: string[]): Table => {
      const company = { site: 'minas-morgul', characters: [`gorbag: ${stone}`, ...others], to: 'dol-guldur' };
      const game = minions({ companies: [company] }, {}, { phase: 'movement' });
      quiet(game);
      return game;
    };
    assert.equal(where(moves('palantir-of-amon-sul-minion'), 'palantir-of-amon-sul-minion'), 'discard');
    assert.equal(where(moves('palantir-of-amon-sul-minion', 'lagduf'), 'palantir-of-amon-sul-minion'), 'untapped');
    assert.equal(where(moves('palantir-of-osgiliath-minion', 'lagduf'), 'palantir-of-osgiliath-minion'), 'discard');
  },
);

rule('Stored at Barad-dûr they give 5 points', ['LE-S10.9.1'], () => {
  const game = minions({ 'barad-dur': ['gorbag: palantir-of-amon-sul-minion'] }, {}, { phase: 'organization' }, [6, 6]);
  act(game, 'one', 'store palantir-of-amon-sul-minion');
  quiet(game);
  assert.equal(marshallingPoints(game, 'one'), 2 + 5);
});
