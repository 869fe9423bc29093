// Nations that are not At War: their borders, their retreats, and those whom politics do not bind (WR-7.4, WR-7.5).
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { war } from '../battle/war.ts';

rule(
  'A Nation not At War leaves its borders for a region of nobody, and enters no other Nation',
  ['WR-7.4.2', 'WR-6.9.6', 'WR-7.4.1'],
  () => {
    const rohan = war({
      act: 'free',
      dice: { free: ['army'], shadow: ['event'] },
      politics: { rohan: '3 passive' },
      eastemnet: { rohan: '2r' },
    });
    rohan.play('free', 'die army', 'march eastemnet');
    rohan.refuses('free', 'to druadan-forest', 'WR-6.9.6'); // Gondor, a friend
    rohan.offers('free', ['to fangorn', 'to westemnet']);

    const isengard = war({
      dice: { shadow: ['army'] },
      politics: { isengard: '1' },
      'gap-of-rohan': { isengard: '2r' },
    });
    isengard.play('shadow', 'die army', 'march gap-of-rohan');
    isengard.refuses('shadow', 'to fords-of-isen', 'WR-6.9.6'); // Rohan, an enemy
    isengard.offers('shadow', ['to enedwaith', 'to orthanc']);
  },
);

rule('It defends itself, and its retreat may cross a border', ['WR-7.4.7', 'WR-7.4.3'], () => {
  const game = war(
    {
      dice: { shadow: ['army'], free: ['event'] },
      politics: { gondor: '3 passive' },
      'dead-marshes': { sauron: '2r' },
      'druadan-forest': { gondor: '2r' },
    },
    [1, 1, 1, 1],
  );
  game.play('shadow', 'die army', 'attack dead-marshes', 'against druadan-forest', 'continue');
  game.offers('free', ['retreat to folde', 'retreat to eastemnet', 'retreat to minas-tirith']);
  game.play('free', 'retreat to folde');
  game.position({ folde: { gondor: '2r' }, politics: { gondor: '2 active' } });
});

rule(
  'Example: two Northern units at Dale retreat to Erebor, where they could not have marched',
  ['WR-7.4.9', 'WR-7.4.7'],
  () => {
    const words = { politics: { north: '3 passive' }, dale: { north: '2r' } };
    const march = war({ ...words, act: 'free', dice: { free: ['army'] } });
    march.play('free', 'die army', 'march dale');
    march.refuses('free', 'to erebor', 'WR-6.9.6');

    const retreat = war(
      { ...words, dice: { shadow: ['army'], free: ['event'] }, 'vale-of-the-carnen': { sauron: '2r' } },
      [1, 1, 1, 1],
    );
    retreat.play('shadow', 'die army', 'attack vale-of-the-carnen', 'against dale', 'continue');
    retreat.play('free', 'retreat to erebor');
    retreat.position({ erebor: { north: '2r' }, politics: { north: '2 active' } });
  },
);

rule('After such a retreat the next move leads out of that Nation, or nowhere', ['WR-7.4.8'], () => {
  const words = { act: 'free', dice: { free: ['army'] }, politics: { north: '2 active' } };
  const erebor = war({ ...words, erebor: { north: '2r' } });
  erebor.play('free', 'die army', 'march erebor');
  erebor.refuses('free', 'to iron-hills', 'WR-6.9.6'); // the Dwarves' still
  erebor.offers('free', ['to dale', 'to withered-heath']); // their own, and nobody's

  const woods = war({ ...words, 'woodland-realm': { north: '2r' } });
  woods.play('free', 'die army', 'march woodland-realm');
  woods.offers('free', ['to dale', 'to old-forest-road', 'to northern-mirkwood']);

  // Gondor in Folde: Rohan all around, but for Gondor's own Drúadan Forest, which the enemy holds.
  const shut = war({
    ...words,
    politics: { gondor: '1 active' },
    folde: { gondor: '2r' },
    'druadan-forest': { sauron: '1r' },
    pelargir: { gondor: '1r' },
  });
  shut.play('free', 'die army');
  shut.refuses('free', 'march folde', 'WR-6.9.2');
  const atWar = war({ ...words, folde: { gondor: '2r' }, 'druadan-forest': { sauron: '1r' } });
  atWar.play('free', 'die army', 'march folde');
  atWar.offers('free', ['to edoras', 'to eastemnet', 'to westemnet']);
});

rule('Units At War beside them lift nothing, and may go alone', ['WR-7.4.5', 'WR-7.4.6'], () => {
  const game = war({
    act: 'free',
    dice: { free: ['army'] },
    politics: { rohan: '1 active' },
    eastemnet: { rohan: '1r 1l', gondor: '1r 1e' },
  });
  game.play('free', 'die army', 'march eastemnet');
  game.refuses('free', 'to druadan-forest', 'WR-6.9.6');
  game.play('free', 'leave rohan-regular', 'leave rohan-leader', 'to druadan-forest');
  game.position({ 'druadan-forest': { gondor: '1r 1e' }, eastemnet: { rohan: '1r 1l' } });
});

rule('Companions, Minions and Nazgûl go and lead whatever their Nation thinks', ['WR-7.5.1'], () => {
  const politics = { gondor: '2 passive', north: '3 passive', isengard: 'at war', sauron: '1' };
  const free = scene(wotr, {
    dice: { free: ['character'], shadow: ['event'] },
    politics,
    characters: { boromir: 'druadan-forest', strider: 'pelargir' },
  });
  free.play('free', 'die character', 'move companions', 'take boromir', 'to edoras', 'take strider', 'to osgiliath');
  free.position({ characters: { boromir: 'edoras', strider: 'osgiliath' }, politics: { gondor: '2 passive' } });

  const shadow = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['character', 'character'], free: [] },
    politics,
    orthanc: { isengard: '2r', nazgul: 1 },
    'barad-dur': { nazgul: 1, sauron: '1r' },
    characters: { 'mouth-of-sauron': 'minas-morgul' },
  });
  shadow.play('shadow', 'die character', 'move minions', 'from barad-dur', 'to dale');
  shadow.play('shadow', 'take mouth-of-sauron', 'to osgiliath', 'done');
  shadow.position({ dale: { nazgul: 1 }, characters: { 'mouth-of-sauron': 'osgiliath' } });
  shadow.play('shadow', 'die character', 'march orthanc', 'to fords-of-isen');
  shadow.position({ 'fords-of-isen': { isengard: '2r', nazgul: 1 } });
});

rule('A Companion goes with an Army over a border that his own Nation may not cross', ['WR-7.5.1'], () => {
  const game = scene(wotr, {
    dice: { free: ['army'] },
    politics: { rohan: 'at war', gondor: '2 passive' },
    folde: { rohan: '2r' },
    characters: { boromir: 'folde' },
  });
  game.play('free', 'die army', 'march folde', 'to druadan-forest');
  game.position({ 'druadan-forest': { rohan: '2r' }, characters: { boromir: 'druadan-forest' } });
});

rule('Example: a Nazgûl leads Isengard in battle before Sauron is At War', ['WR-7.5.2', 'WR-7.5.1'], () => {
  const game = scene(
    wotr,
    {
      act: 'shadow',
      dice: { shadow: ['character'], free: ['event'] },
      politics: { isengard: 'at war', sauron: '1' },
      'gap-of-rohan': { isengard: '2r', nazgul: 1 },
      enedwaith: { rohan: '2r' },
    },
    { rolls: [1, 1, 1, 1, 6] }, // two dice each, and one rolled again: Leadership 1
  );
  game.play('shadow', 'die character', 'attack gap-of-rohan', 'against enedwaith', 'cease');
  game.position({ enedwaith: { rohan: '1r' }, politics: { sauron: '1 active' } });
});

rule('A Leader alone of a Nation not At War binds the Army that he goes with', ['WR-7.4.2', 'WR-6.9.6'], () => {
  const game = war({
    act: 'free',
    dice: { free: ['army'], shadow: ['event'] },
    politics: { rohan: '3 passive' },
    osgiliath: { gondor: '2r', rohan: '1l' },
  });
  game.play('free', 'die army', 'march osgiliath');
  game.refuses('free', 'to minas-tirith', 'WR-6.9.6');
  game.offers('free', ['to north-ithilien', 'leave rohan-leader']);
  game.play('free', 'leave gondor-regular', 'leave rohan-leader', 'to minas-tirith');
  game.position({ 'minas-tirith': { gondor: '1r' }, osgiliath: { gondor: '1r', rohan: '1l' } });
});
