import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventText } from '../../../games/wotr/events/text.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { EVENTS } from '../../../games/wotr/tables/events.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { holding, play } from './table.ts';

test('Every card reads as sentences of our own', () => {
  for (const { index, slug, table } of EVENTS) {
    const text = eventText(index);
    assert.match(text, /^[A-Z].*\.$/s, slug);
    assert.doesNotMatch(text, /\.\.|: \.| {2}|undefined|\?\d/, slug);
    assert.equal(text.includes('stays on the table'), table, slug);
  }
});

rule('A card is played with an Event result or one of its own type', ['WR-5.3.1', 'WR-5.3.2', 'WR-4.9.2'], () => {
  const game = scene(wotr, {
    dice: { free: ['character', 'muster-army', 'event', 'muster'], shadow: ['army'] },
    politics: { rohan: 'at war' },
    'minas-tirith': { gondor: '1r' },
    hands: { free: ['paths-of-the-woses'] },
  });
  for (const [die, may] of [
    ['muster-army', true],
    ['event', true],
    ['character', false],
    ['muster', false],
  ] as const) {
    const fork = scene(wotr, { ...wotr.position(game.state), dice: { free: [die], shadow: ['army'] } });
    fork.play('free', `die ${die}`);
    if (may) fork.offers('free', 'play paths-of-the-woses');
    else fork.refuses('free', 'play paths-of-the-woses', 'WR-5.3.1');
  }
});

rule('A card whose requirement is not met cannot be played', ['WR-5.3.4'], () => {
  const game = holding('free', 'the-red-arrow', { politics: { gondor: '2 passive' } });
  game.play('free', 'die event');
  game.refuses('free', 'play the-red-arrow', 'WR-5.3.4');
});

rule(
  'A card does as much as can be done: without a Leader in reserve only the unit comes',
  ['WR-5.3.6', 'WR-5.3.7'],
  () => {
    const game = play('free', 'imrahil-of-dol-amroth', { lost: { gondor: { leader: 4 } } });
    game.play('free', 'recruit gondor-elite');
    game.position({ 'dol-amroth': { gondor: '1e' }, discards: { free: ['imrahil-of-dol-amroth'] } });
  },
);

rule('A card that can do nothing may be played all the same', ['WR-5.3.8', 'WR-5.3.3'], () => {
  const game = play('shadow', 'orcs-multiplying-again', {
    'dol-guldur': { gondor: '1r' },
    'mount-gundabad': { north: '1r' },
  });
  game.position({ discards: { shadow: ['orcs-multiplying-again'] }, hands: { shadow: [] } });
});

rule('A fixed number is not cut short; a choice must be one that can be carried out', ['WR-5.3.9'], () => {
  const taken = Object.fromEntries(
    ['barad-dur', 'minas-morgul', 'morannon', 'mount-gundabad'].map((region) => [region, { captured: true }]),
  );
  const game = play('shadow', 'pits-of-mordor', { ...taken, politics: { sauron: 'at war' } });
  game.offersOnly('shadow', ['pick dol-guldur', 'pick moria']);
  game.play('shadow', 'pick moria');
  game.position({ moria: { sauron: '2r' }, 'dol-guldur': { sauron: '2r' } });
});

rule('The Nazgûl Strike! without a card to discard leaves the Hunt Roll, or nothing', ['WR-5.3.9'], () => {
  const game = play('shadow', 'the-nazgul-strike', {
    fellowship: { at: 'hollin', progress: 1 },
    hollin: { nazgul: 1 },
  });
  game.play('shadow', 'done');
  game.offersOnly('shadow', ['decide hunt-roll', 'done']);
});

rule('An exchange is done whole or not at all, and the rest of the card stands', ['WR-5.3.10'], () => {
  const words = { characters: { strider: 'bree' }, fellowship: { companions: ['boromir'] } };
  const none = play('free', 'the-grey-company', { ...words, bree: { north: '1r' }, lost: { north: { elite: 5 } } });
  none.position({ bree: { north: '1r' } });
  assert.equal(none.state.hands[0].length, 2);
  const some = play('free', 'the-grey-company', { ...words, bree: { north: '1r 1l' } });
  some.position({ bree: { north: '1e 1l' }, lost: { north: { regular: 1 } } });
});

rule('Hill-trolls replaces as many Regulars as there are Elites in reserve', ['WR-5.3.10'], () => {
  const game = play('shadow', 'hill-trolls', {
    politics: { sauron: 'at war' },
    moria: { sauron: '2r 2e' },
    'dol-guldur': { sauron: '3e' },
  });
  game.position({ moria: { sauron: '1r 3e' } });
});

rule('Recruiting by card asks for no war, but for room and no enemy', ['WR-6.5.2', 'WR-6.5.3', 'WR-5.4.8'], () => {
  const siege = play('free', 'guards-of-the-citadel', { 'minas-tirith': { gondor: '4r', sauron: '2r' } });
  siege.play('free', 'recruit gondor-regular');
  siege.position({ 'minas-tirith': { gondor: '5r 1l' } });
  const full = play('free', 'guards-of-the-citadel', { 'minas-tirith': { gondor: '5r', sauron: '2r' } });
  full.position({ 'minas-tirith': { gondor: '5r 1l' } });
});

rule('Riders of Théoden find no place beside enemy units', ['WR-6.5.5'], () => {
  const game = play('free', 'riders-of-theoden', {
    characters: { gimli: 'westemnet', legolas: 'eastemnet' },
    westemnet: { isengard: '1r' },
  });
  game.offersOnly('free', ['pick edoras', 'pick eastemnet']);
});

rule('A card on the table goes as soon as its condition ends', ['WR-5.4.1', 'WR-5.4.3', 'WR-5.4.4'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { free: ['event'], shadow: ['army'] },
    politics: { sauron: 'at war' },
    'minas-tirith': { gondor: '1r', sauron: '1r' },
    table: ['denethors-folly'],
  });
  game.play('shadow', 'die army', 'march minas-tirith', 'to osgiliath');
  game.position({ table: [], discards: { shadow: ['denethors-folly'] } });
});

rule('What a card prints about its end replaces that part of its condition', ['WR-5.4.10'], () => {
  const words = {
    dice: { free: ['event'], shadow: ['army'] },
    table: ['the-last-battle'],
    hands: { free: ['athelas'] },
  };
  const stays = scene(
    wotr,
    { ...words, dagorlad: { gondor: '1r' }, characters: { aragorn: 'eliminated' } },
    { rolls: [1, 1, 1] },
  );
  stays.play('free', 'die event', 'play athelas');
  stays.position({ table: ['the-last-battle'] });
  const goes = scene(wotr, { ...words, characters: { aragorn: 'dagorlad' } }, { rolls: [1, 1, 1] });
  goes.play('free', 'die event', 'play athelas');
  goes.position({ table: [] });
});

rule('Getting rid of a card on the table takes an action and its price', ['WR-5.4.2'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { free: ['event'], shadow: ['muster'] },
    table: ['a-power-too-great'],
    hands: { shadow: ['orc-patrol', 'olog-hai', 'hill-trolls'] },
  });
  game.play('shadow', 'die muster', 'dispel a-power-too-great');
  game.offersOnly('shadow', ['discard olog-hai', 'discard hill-trolls']);
  game.play('shadow', 'discard hill-trolls', 'discard orc-patrol');
  game.position({ table: [], buried: { shadow: ['hill-trolls', 'orc-patrol'] }, dice: { shadow: [] } });
  const poor = scene(wotr, {
    act: 'shadow',
    dice: { free: ['event'], shadow: ['muster'] },
    table: ['a-power-too-great'],
    hands: { shadow: ['orc-patrol', 'stormcrow'] },
  });
  poor.play('shadow', 'die muster');
  poor.refuses('shadow', 'dispel a-power-too-great', 'WR-5.4.2');
});

rule('Hits of a card are taken by the owner, hit by hit, among all units', ['WR-5.5.3'], () => {
  const game = play(
    'shadow',
    'return-to-valinor',
    { 'woodland-realm': { elves: '3r', north: '2r' }, lorien: { captured: true } },
    { rolls: [6, 1, 1] },
  );
  game.offersOnly('free', ['remove elves-regular', 'remove north-regular']);
});

rule(
  'When a card kills the garrison the besieger takes the Stronghold; Companions stay',
  ['WR-5.5.1', 'WR-5.5.2'],
  () => {
    const game = play(
      'shadow',
      'dreadful-spells',
      {
        'helms-deep': { rohan: '1r 1l', sauron: '2r', nazgul: 2 },
        characters: { gimli: 'helms-deep' },
      },
      { rolls: [5, 1] },
    );
    game.position({
      'helms-deep': { captured: true },
      characters: { gimli: 'helms-deep' },
      lost: { rohan: { leader: 1 } },
    });
  },
);

rule('The player of the card picks what it strikes', ['WR-5.5.4'], () => {
  const game = play('shadow', 'denethors-folly', { 'minas-tirith': { gondor: '1r 1l', rohan: '1r 1l', sauron: '1r' } });
  game.offersOnly('shadow', ['pick figure gondor-leader', 'pick figure rohan-leader']);
  game.play('shadow', 'pick figure rohan-leader');
  game.position({ table: ['denethors-folly'], lost: { rohan: { leader: 1 } } });
});

rule('An Event die draws a card from either deck', ['WR-4.9.1', 'WR-5.2.5'], () => {
  const game = scene(wotr, { dice: { free: ['event'], shadow: ['army'] }, decks: { 'free-character': ['athelas'] } });
  game.play('free', 'die event');
  game.offers('free', ['draw character', 'draw strategy']);
  game.play('free', 'draw character');
  game.position({ hands: { free: ['athelas'] } });
});
