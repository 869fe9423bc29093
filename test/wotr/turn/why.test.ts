// What speaks against the choices of a turn: dice, Rings, politics, cards. The exact rule.
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { because } from '../why.ts';

rule('More dice go into the Hunt box than there are Companions: refused', ['WR-4.4.1', 'WR-4.4.2'], () => {
  const game = scene(wotr, { phase: 'hunt', fellowship: { companions: ['gimli', 'strider'] } });
  because(game, 'shadow', { 'hunt 3': 'WR-4.4.1', 'hunt 7': 'WR-4.4.1' });
  because(scene(wotr, { phase: 'hunt', fellowship: { companions: [] } }), 'shadow', { 'hunt 2': 'WR-4.4.2' });
});

rule(
  'Passing takes fewer dice, and a Ring one that is held and not used this turn',
  ['WR-4.5.4', 'WR-4.11.3', 'WR-4.11.6', 'WR-4.11.5', 'WR-4.11.9'],
  () => {
    const game = scene(wotr, { act: 'shadow', dice: { free: ['muster'], shadow: ['army', 'muster'] } });
    because(game, 'shadow', { pass: 'WR-4.5.4', 'ring army': 'WR-4.11.3', 'ring eye': 'WR-4.11.9' });
    const used = scene(wotr, { act: 'free', used: ['free'], dice: { free: ['muster'], shadow: ['army'] } });
    because(used, 'free', { 'ring muster': 'WR-4.11.6' });
    const ringed = scene(wotr, { act: 'free', ringed: true, dice: { free: ['muster'], shadow: ['army', 'army'] } });
    because(ringed, 'free', { pass: 'WR-4.11.5', 'ring muster': 'WR-4.11.6' });
  },
);

rule('A Ring makes no Will of the West, no face of the other side and not the same', ['WR-4.11.7', 'WR-4.11.2'], () => {
  const game = scene(wotr, { act: 'free', dice: { free: ['muster'], shadow: ['army'] } });
  game.play('free', 'ring muster');
  because(game, 'free', {
    'change to will': 'WR-4.11.7',
    'change to muster': 'WR-4.11.2',
    'change to eye': 'WR-4.11.2',
  });
});

rule(
  'A die does only what it shows',
  ['WR-4.5.8', 'WR-6.14.1', 'WR-8.7.1', 'WR-4.6.5', 'WR-4.9.1', 'WR-5.3.1', 'WR-4.6.4'],
  () => {
    const game = scene(wotr, {
      act: 'free',
      dice: { free: ['muster', 'character'], shadow: ['army'] },
      hands: { free: ['athelas', 'paths-of-the-woses', 'guards-of-the-citadel'], shadow: ['pits-of-mordor'] },
      osgiliath: { gondor: '1r' },
      politics: { gondor: 'at war' },
      fellowship: { revealed: true },
    });
    game.play('free', 'die muster');
    because(game, 'free', {
      'march osgiliath': 'WR-4.5.8',
      'attack osgiliath': 'WR-6.14.1',
      'move fellowship': 'WR-8.7.1',
      'hide fellowship': 'WR-4.6.5',
      'draw character': 'WR-4.9.1',
      'play athelas': 'WR-5.3.1',
      'play paths-of-the-woses': 'WR-5.3.1',
    });
    game.play('free', 'spend for nothing');
    game.play('shadow', 'die army');
    because(game, 'shadow', {
      'advance sauron': 'WR-4.5.8',
      'recruit sauron-regular': 'WR-4.5.8',
      'voice recruit': 'WR-4.5.8',
      'play pits-of-mordor': 'WR-5.3.1',
      'move fellowship': 'WR-4.6.4',
    });
    game.play('shadow', 'spend for nothing');
    game.play('free', 'die character');
    because(game, 'free', { 'play guards-of-the-citadel': 'WR-5.3.1', 'advance gondor': 'WR-4.5.8' });
  },
);

rule(
  'A Nation does not advance beyond war, passive into it, or against Threats and Promises',
  ['WR-7.4.10', 'WR-7.1.4', 'WR-5.4.1', 'WR-8.3.4'],
  () => {
    const game = scene(wotr, {
      act: 'free',
      dice: { free: ['muster'], shadow: ['army'] },
      table: ['threats-and-promises'],
      politics: { gondor: 'at war', rohan: '1 passive', north: '2 passive', dwarves: '1 active' },
      characters: { legolas: 'edoras' },
    });
    game.play('free', 'die muster');
    because(game, 'free', {
      'advance gondor': 'WR-7.4.10',
      'advance rohan': 'WR-7.1.4',
      'advance north': 'WR-5.4.1',
      'rouse elves': 'WR-8.3.4',
    });
  },
);

rule('An empty deck gives no card, and another must choose before one’s turn', ['WR-5.2.5', 'WR-4.5.1'], () => {
  const game = scene(wotr, { act: 'free', dice: { free: ['event'], shadow: ['event'] } });
  game.state.decks[0] = []; // a deck that is used up cannot be said in a position
  game.play('free', 'die event');
  because(game, 'free', { 'draw character': 'WR-5.2.5' });
  because(scene(wotr, { act: 'free', dice: { free: ['event'], shadow: ['event'] } }), 'shadow', {
    'die event': 'WR-4.5.1',
  });
});

rule(
  'The Fellowship is declared, hidden, moved and guided only when it may be',
  ['WR-8.9.1', 'WR-8.9.2', 'WR-8.12.3', 'WR-8.12.1', 'WR-9.11.6', 'WR-9.12.6', 'WR-8.7.6', 'WR-8.4.3', 'WR-8.4.5'],
  () => {
    const dice = { free: ['character'], shadow: ['army'] };
    const seen = scene(wotr, { act: 'free', dice, fellowship: { revealed: true, progress: 1 } });
    because(seen, 'free', { 'declare rivendell': 'WR-8.9.1', 'guide strider': 'WR-8.4.5' });
    seen.play('free', 'die character');
    because(seen, 'free', { 'move fellowship': 'WR-8.12.3' });
    const hidden = scene(wotr, { act: 'free', dice, fellowship: { progress: 12 } });
    hidden.play('free', 'die character');
    because(hidden, 'free', { 'hide fellowship': 'WR-8.12.1', 'move fellowship': 'WR-8.7.6' });
    const mordor = scene(wotr, { act: 'free', dice, fellowship: { mordor: 2, revealed: true } });
    because(mordor, 'free', { 'declare morannon': 'WR-9.11.6' });
    mordor.play('free', 'die character');
    because(mordor, 'free', { 'move fellowship': 'WR-9.12.6' });
    const phase = scene(wotr, { phase: 'fellowship', fellowship: { at: 'rivendell', progress: 2 } });
    because(phase, 'free', { 'declare moria': 'WR-8.9.2' });
    phase.play('free', 'no declaration');
    because(phase, 'free', { 'guide boromir': 'WR-8.4.3', 'declare rivendell': 'WR-8.13.3' });
  },
);
