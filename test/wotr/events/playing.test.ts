// Playing cards: dice, requirements, and effects that can be carried out only in part (WR-5.3).
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { holding, play } from './table.ts';

rule('An Event card leaves the hand face up and is discarded once it is carried out', ['WR-5.3.3'], () => {
  const game = holding('free', 'guards-of-the-citadel', {});
  game.play('free', 'die event', 'play guards-of-the-citadel', 'recruit gondor-regular');
  game.position({
    hands: { free: [] },
    discards: { free: ['guards-of-the-citadel'] },
    table: [],
    buried: { free: [] },
  });
  assert.equal(game.view('shadow').discards[0].length, 1);
});

rule('A card whose requirement is only half met cannot be played', ['WR-5.3.4'], () => {
  for (const words of [
    { politics: { rohan: '1 active' }, 'minas-tirith': { gondor: '1r' } },
    { politics: { rohan: 'at war' } },
  ]) {
    const game = holding('free', 'paths-of-the-woses', words);
    game.play('free', 'die event');
    game.refuses('free', 'play paths-of-the-woses', 'WR-5.3.4');
  }
});

rule(
  'A card breaks only the rules it speaks of: enemies and the limit of units still bar recruiting',
  ['WR-5.3.5'],
  () => {
    const beset = play('free', 'grimbeorn-the-old-son-of-beorn', { carrock: { sauron: '1r' } });
    beset.position({ carrock: { sauron: '1r', north: null } });
    const full = play('free', 'king-brands-men', { dale: { north: '10r' } });
    full.position({ dale: { north: '10r' } });
  },
);

rule('A card that places two units places one when only one is in reserve', ['WR-5.3.6'], () => {
  const game = play('free', 'king-brands-men', { lost: { north: { regular: 9 } } });
  game.position({ dale: { north: '1r' } });
});

rule('Imrahil of Dol Amroth without a Leader in reserve brings the unit alone', ['WR-5.3.7', 'WR-5.3.6'], () => {
  const game = play('free', 'imrahil-of-dol-amroth', { lost: { gondor: { leader: 4 } } });
  game.play('free', 'recruit gondor-elite');
  game.position({ 'dol-amroth': { gondor: '1e' }, discards: { free: ['imrahil-of-dol-amroth'] } });
  const both = play('free', 'imrahil-of-dol-amroth', {});
  both.play('free', 'recruit gondor-regular');
  both.position({ 'dol-amroth': { gondor: '1r 1l' } });
});

rule('A card whose requirement is met may be played although nothing of it can be done', ['WR-5.3.8'], () => {
  const game = play('free', 'the-red-arrow', {
    politics: { gondor: '2 active', rohan: 'at war' },
    lost: { rohan: { regular: 10, elite: 5 } },
  });
  game.position({ edoras: null, discards: { free: ['the-red-arrow'] }, hands: { free: [] }, dice: { free: [] } });
  const shadow = play('shadow', 'orcs-multiplying-again', {
    'dol-guldur': { gondor: '1r' },
    'mount-gundabad': { north: '1r' },
  });
  shadow.position({ discards: { shadow: ['orcs-multiplying-again'] }, dice: { shadow: [] } });
});

rule('Of Regular and Elite only what is in reserve can be chosen', ['WR-5.3.9'], () => {
  const none = play('free', 'celeborns-galadhrim', { lost: { elves: { elite: 10 } } });
  none.position({ lorien: { elves: '1r' } });
  const either = play('free', 'celeborns-galadhrim', {});
  either.offersOnly('free', ['recruit elves-regular', 'recruit elves-elite']); // the better one is not compulsory
});

rule('Pits of Mordor with two open Strongholds: two Regulars in each, not fewer', ['WR-5.3.9'], () => {
  const taken = Object.fromEntries(
    ['barad-dur', 'minas-morgul', 'morannon', 'mount-gundabad'].map((region) => [region, { captured: true }]),
  );
  const game = play('shadow', 'pits-of-mordor', { ...taken, politics: { sauron: 'at war' } });
  game.offersOnly('shadow', ['pick dol-guldur', 'pick moria']);
  game.play('shadow', 'pick moria');
  game.position({ moria: { sauron: '2r' }, 'dol-guldur': { sauron: '2r' } });
});

rule('The Nazgûl Strike! without a card to discard leaves the Hunt Roll, or nothing', ['WR-5.3.9'], () => {
  const words = { fellowship: { at: 'hollin', progress: 1 }, hollin: { nazgul: 1 } };
  const game = play('shadow', 'the-nazgul-strike', words);
  game.play('shadow', 'done');
  game.offersOnly('shadow', ['decide hunt-roll', 'done']);
  game.play('shadow', 'done');
  game.asks('free');
  const both = play('shadow', 'the-nazgul-strike', { ...words, table: ['horn-of-gondor'] });
  both.play('shadow', 'done');
  both.offersOnly('shadow', ['decide discard-card', 'decide hunt-roll', 'done']);
});

rule('An exchange is done whole or not at all, and the rest of the card stands', ['WR-5.3.10'], () => {
  const words = { characters: { strider: 'bree' }, bree: { north: '1r 1l' }, fellowship: { companions: ['boromir'] } };
  const none = play('free', 'the-grey-company', { ...words, lost: { north: { elite: 5 } } });
  none.position({ bree: { north: '1r 1l' }, lost: { north: { regular: null } } });
  assert.equal(none.view('free').hands[0].length, 2);
  const some = play('free', 'the-grey-company', words);
  some.position({ bree: { north: '1e 1l' }, lost: { north: { regular: 1, leader: null } } });
});

rule('Hill-trolls replaces as many Regulars as there are Elites in reserve', ['WR-5.3.10'], () => {
  const game = play('shadow', 'hill-trolls', {
    politics: { sauron: 'at war' },
    moria: { sauron: '2r 2e' },
    'dol-guldur': { sauron: '3e' },
  });
  game.position({ moria: { sauron: '1r 3e' } });
});

rule(
  'Stormcrow on a Nation at the top: no step back, but a figure is lost all the same',
  ['WR-5.3.10', 'WR-7.3.8'],
  () => {
    const game = play('shadow', 'stormcrow', {
      politics: { dwarves: '3 passive' },
      fellowship: { at: 'erebor' },
      erebor: { dwarves: '1r 1l' },
    });
    game.offersOnly('free', ['pick figure dwarves-regular', 'pick figure dwarves-leader']);
    game.play('free', 'pick figure dwarves-leader');
    game.position({ politics: { dwarves: '3 passive' }, erebor: { dwarves: '1r' } });
  },
);

rule('A part that builds on a failed one fails with it', ['WR-5.3.10'], () => {
  const game = play('free', 'the-spirit-of-mordor', { umbar: { southrons: '3r' } }, { rolls: [] }); // no such Army, no roll
  game.position({ umbar: { southrons: '3r' } });
});
