// What moves an Army, and which regions are open to it.
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { war } from '../battle/war.ts';

rule('Armies move by an Army result, by a Character result if led, and by a card', ['WR-6.7.1'], () => {
  const words = {
    dice: { shadow: ['army', 'character', 'event', 'muster'], free: [] },
    gorgoroth: { sauron: '2r' },
    nurn: { sauron: '1r', nazgul: 1 },
    hands: { shadow: ['the-shadow-is-moving'] },
  };
  const army = war(words);
  army.play('shadow', 'die army');
  army.offers('shadow', ['march gorgoroth', 'march nurn']);

  const character = war(words);
  character.play('shadow', 'die character');
  character.offers('shadow', 'march nurn');
  character.refuses('shadow', 'march gorgoroth', 'WR-6.7.3');

  const muster = war(words);
  muster.play('shadow', 'die muster');
  muster.refuses('shadow', 'march gorgoroth', 'WR-4.5.8');
  muster.refuses('shadow', 'march nurn', 'WR-4.5.8');

  const event = war(words);
  event.play('shadow', 'die event');
  event.refuses('shadow', 'march gorgoroth', 'WR-4.5.8');
  event.play('shadow', 'play the-shadow-is-moving', 'march gorgoroth', 'to morannon', 'done');
  event.position({ morannon: { sauron: '2r' } });
});

rule('An Army goes where no enemy unit is, or where its own side besieges', ['WR-6.9.2', 'WR-6.9.3'], () => {
  const game = war({
    dice: { shadow: ['army'] },
    osgiliath: { sauron: '4r' },
    pelargir: { gondor: '1r' },
    'minas-tirith': { gondor: '1r', sauron: '2r' },
  });
  game.play('shadow', 'die army', 'march osgiliath');
  game.refuses('shadow', 'to pelargir', 'WR-6.9.3');
  game.play('shadow', 'leave sauron-regular', 'leave sauron-regular', 'to minas-tirith');
  game.position({ 'minas-tirith': { gondor: '1r', sauron: '4r' } });
  game.play('shadow', 'march osgiliath', 'to lossarnach');
  game.position({ lossarnach: { sauron: '2r', captured: true } });
});

rule('A lone Nazgûl, Minion or Companion neither stops an Army nor can be attacked', ['WR-6.9.4'], () => {
  const game = war({
    act: 'free',
    dice: { free: ['army'], shadow: ['army'] },
    osgiliath: { gondor: '2r' },
    'north-ithilien': { nazgul: 1 },
    nurn: { sauron: '2r' },
    characters: { 'mouth-of-sauron': 'north-ithilien', 'witch-king': 'north-ithilien', strider: 'gorgoroth' },
  });
  game.play('free', 'die army');
  game.refuses('free', 'attack osgiliath', 'WR-6.14.3');
  game.play('free', 'march osgiliath', 'to north-ithilien');
  game.position({
    'north-ithilien': { gondor: '2r', nazgul: 1 },
    characters: { 'mouth-of-sauron': 'north-ithilien', 'witch-king': 'north-ithilien' },
  });
  game.play('shadow', 'die army');
  game.refuses('shadow', 'attack nurn', 'WR-6.14.3');
  game.play('shadow', 'march nurn', 'to gorgoroth');
  game.position({ gorgoroth: { sauron: '2r' }, characters: { strider: 'gorgoroth' } });
});

rule('Nobody crosses a black border on foot; a Nazgûl flies over it', ['WR-6.9.7'], () => {
  const free = war({
    act: 'free',
    dice: { free: ['army'] },
    'helms-deep': { rohan: '2r' },
    erech: { gondor: '1r' },
  });
  free.play('free', 'die army', 'march helms-deep');
  free.refuses('free', 'to erech', 'WR-6.9.7');
  free.offersOnly('free', ['to fords-of-isen', 'to westemnet', 'leave rohan-regular']);

  const companion = scene(wotr, { dice: { free: ['character'] }, characters: { strider: 'edoras' } });
  companion.play('free', 'die character', 'move companions', 'take strider');
  companion.refuses('free', 'to lamedon', 'WR-6.12.5');

  const fellowship = scene(wotr, { phase: 'fellowship', fellowship: { at: 'edoras', progress: 1 } });
  fellowship.offersOnly('free', ['declare edoras', 'declare folde', 'declare westemnet', 'no declaration']);

  const shadow = war({
    dice: { shadow: ['character'] },
    nurn: { nazgul: 1 },
    characters: { 'mouth-of-sauron': 'nurn' },
  });
  shadow.play('shadow', 'die character', 'move minions', 'take mouth-of-sauron');
  shadow.refuses('shadow', 'to khand', 'WR-6.13.6');
  shadow.play('shadow', 'to gorgoroth', 'from nurn', 'to khand');
  shadow.position({ khand: { nazgul: 1 } });
});

rule('In a split a Leader goes or stays, wherever units are with it', ['WR-6.8.2'], () => {
  const words = { act: 'free', dice: { free: ['army'] }, osgiliath: { gondor: '2r 1l' } };
  const along = war(words);
  along.play('free', 'die army', 'march osgiliath', 'leave gondor-regular', 'to lossarnach');
  along.position({ osgiliath: { gondor: '1r' }, lossarnach: { gondor: '1r 1l' } });

  const behind = war(words);
  behind.play('free', 'die army', 'march osgiliath', 'leave gondor-regular', 'leave gondor-leader', 'to lossarnach');
  behind.position({ osgiliath: { gondor: '1r 1l' }, lossarnach: { gondor: '1r' } });
});

rule('Nazgûl and Characters stay behind alone if they like, unless they make the Army go', ['WR-6.8.4'], () => {
  const words = { gorgoroth: { sauron: '1r', nazgul: 1 }, characters: { 'mouth-of-sauron': 'gorgoroth' } };
  const army = war({ ...words, dice: { shadow: ['army'] } });
  army.play('shadow', 'die army', 'march gorgoroth', 'leave nazgul', 'leave mouth-of-sauron', 'to nurn');
  army.position({
    gorgoroth: { nazgul: 1 },
    nurn: { sauron: '1r', nazgul: null },
    characters: { 'mouth-of-sauron': 'gorgoroth' },
  });

  const character = war({ ...words, dice: { shadow: ['character'] } });
  character.play('shadow', 'die character', 'march gorgoroth', 'leave nazgul');
  character.refuses('shadow', 'leave mouth-of-sauron', 'WR-6.8.3');
  character.play('shadow', 'to nurn');
  character.position({ gorgoroth: { nazgul: 1 }, characters: { 'mouth-of-sauron': 'nurn' } });
});
