// How Characters come into play by a die: the conditions of their cards.
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { war } from '../battle/war.ts';

const muster = { act: 'shadow', dice: { shadow: ['muster', 'muster'] } };

rule('Saruman comes to Orthanc when Isengard is At War and has not lost it', ['WR-4.8.5', 'WR-2.6.7'], () => {
  const game = scene(wotr, { ...muster, politics: { isengard: '1' } });
  game.play('shadow', 'die muster');
  game.refuses('shadow', 'bring saruman', 'WR-4.8.5');
  game.play('shadow', 'advance isengard', 'die muster', 'bring saruman');
  game.position({ characters: { saruman: 'orthanc' } });

  const lost = scene(wotr, { ...muster, politics: { isengard: 'at war' }, orthanc: { captured: true } });
  lost.play('shadow', 'die muster');
  lost.refuses('shadow', 'bring saruman', 'WR-4.8.5');

  const army = scene(wotr, { act: 'shadow', dice: { shadow: ['army'] }, politics: { isengard: 'at war' } });
  army.play('shadow', 'die army');
  army.refuses('shadow', 'bring saruman', 'WR-4.8.5');
});

rule('The Witch-king joins any Army with Sauron units once Sauron is At War', ['WR-4.8.5', 'WR-2.6.7'], () => {
  const words = {
    ...muster,
    nurn: { sauron: '1r' },
    dale: { southrons: '3r', sauron: '1e' },
    umbar: { southrons: '1r' },
  };
  const peace = scene(wotr, { ...words, politics: { sauron: '1' } });
  peace.play('shadow', 'die muster');
  peace.refuses('shadow', 'bring witch-king', 'WR-4.8.5');

  const game = scene(wotr, { ...words, politics: { sauron: 'at war' } });
  game.play('shadow', 'die muster', 'bring witch-king');
  game.offersOnly('shadow', ['in dale', 'in nurn']);
  game.play('shadow', 'in dale');
  game.position({
    characters: { 'witch-king': 'dale' },
    politics: { dwarves: '3 active', elves: '3 active', gondor: '2 active', north: '3 active', rohan: '3 active' },
  });
});

rule(
  'The Mouth of Sauron comes when the Fellowship is in Mordor, or the Free Peoples all At War',
  ['WR-4.8.5', 'WR-2.6.7'],
  () => {
    const game = scene(wotr, muster);
    game.play('shadow', 'die muster');
    game.refuses('shadow', 'bring mouth-of-sauron', 'WR-4.8.5');

    const mordor = scene(wotr, { ...muster, fellowship: { mordor: 1 }, moria: { captured: true } });
    mordor.play('shadow', 'die muster', 'bring mouth-of-sauron');
    mordor.offersOnly('shadow', [
      'in barad-dur',
      'in dol-guldur',
      'in minas-morgul',
      'in morannon',
      'in mount-gundabad',
    ]);
    mordor.play('shadow', 'in dol-guldur');
    mordor.position({ characters: { 'mouth-of-sauron': 'dol-guldur' } });

    const atWar = war(muster);
    atWar.play('shadow', 'die muster');
    atWar.offers('shadow', 'bring mouth-of-sauron');
    const notAll = war({ ...muster, politics: { dwarves: '1 active' } });
    notAll.play('shadow', 'die muster');
    notAll.refuses('shadow', 'bring mouth-of-sauron', 'WR-4.8.5');
  },
);

rule('A Minion who is in play does not come a second time', ['WR-4.8.5'], () => {
  const game = war({ ...muster, characters: { saruman: 'orthanc' } });
  game.play('shadow', 'die muster');
  game.refuses('shadow', 'bring saruman', 'WR-6.26.3');
});

rule(
  'Strider becomes Aragorn in Minas Tirith, Dol Amroth or Pelargir while the enemy does not hold it',
  ['WR-2.6.6', 'WR-4.10.5'],
  () => {
    const will = { dice: { free: ['will', 'muster'], shadow: [] } };
    for (const city of ['minas-tirith', 'dol-amroth', 'pelargir']) {
      const game = scene(wotr, { ...will, characters: { strider: city } });
      game.play('free', 'die will', 'bring aragorn');
      game.position({ characters: { aragorn: city, strider: 'replaced' } });

      const taken = scene(wotr, { ...will, characters: { strider: city }, [city]: { captured: true } });
      taken.play('free', 'die will');
      taken.refuses('free', 'bring aragorn', 'WR-2.6.6');
    }
    for (const place of ['lossarnach', 'edoras', 'fellowship']) {
      const game = scene(wotr, { ...will, characters: { strider: place } });
      game.play('free', 'die will');
      game.refuses('free', 'bring aragorn', 'WR-2.6.6');
    }
    const siege = scene(wotr, {
      ...will,
      'minas-tirith': { gondor: '1r', sauron: '2r' },
      characters: { strider: 'minas-tirith' },
    });
    siege.play('free', 'die muster');
    siege.refuses('free', 'bring aragorn', 'WR-4.10.5');
    siege.play('free', 'spend for nothing', 'die will');
    siege.offers('free', 'bring aragorn'); // besieged is not taken
  },
);

rule('Aragorn cannot come once Strider has fallen', ['WR-2.6.9'], () => {
  const game = scene(wotr, { dice: { free: ['will'] }, characters: { strider: 'eliminated' } });
  game.play('free', 'die will');
  game.refuses('free', 'bring aragorn', 'WR-2.6.6');
});

rule(
  'Gandalf the White comes where the Grey stands, once a Minion has come and the Grey has left the Fellowship',
  ['WR-2.6.6', 'WR-4.10.5'],
  () => {
    const will = { dice: { free: ['will'], shadow: [] } };
    const grey = (place: string, minion: string) => ({
      ...will,
      characters: { 'gandalf-grey': place, saruman: minion },
    });
    const game = scene(wotr, grey('bree', 'orthanc'));
    game.play('free', 'die will', 'bring gandalf-white');
    game.position({ characters: { 'gandalf-white': 'bree', 'gandalf-grey': 'replaced' } });

    const fallen = scene(wotr, grey('bree', 'eliminated')); // he has been there
    fallen.play('free', 'die will');
    fallen.offers('free', 'bring gandalf-white');

    const tooEarly = scene(wotr, grey('bree', 'aside'));
    tooEarly.play('free', 'die will');
    tooEarly.refuses('free', 'bring gandalf-white', 'WR-2.6.6');

    const inside = scene(wotr, grey('fellowship', 'orthanc'));
    inside.play('free', 'die will');
    inside.refuses('free', 'bring gandalf-white', 'WR-2.6.6');
  },
);

rule('Aragorn and Gandalf the White add a die to the pool while in play', ['WR-6.10.3'], () => {
  const pool = (characters: Record<string, string>, dice: number): void => {
    const rolls = [...Array(dice).fill('muster'), ...Array(7).fill('army')];
    const game = scene(wotr, { phase: 'hunt', characters }, { rolls });
    game.play('shadow', 'hunt 0');
    game.position({ dice: { free: Array(dice).fill('muster') } });
  };
  pool({}, 4);
  pool({ strider: 'pelargir', 'gandalf-grey': 'bree' }, 4);
  pool({ aragorn: 'pelargir', strider: 'replaced' }, 5);
  pool({ aragorn: 'pelargir', strider: 'replaced', 'gandalf-white': 'bree', 'gandalf-grey': 'replaced' }, 6);
  pool({ aragorn: 'eliminated', strider: 'replaced' }, 4);
});

rule('Each Minion adds a die to the pool while in play', ['WR-6.10.4'], () => {
  const pool = (characters: Record<string, string>, dice: number): void => {
    const rolls = [...Array(4).fill('muster'), ...Array(dice).fill('army')];
    const game = scene(wotr, { phase: 'hunt', characters }, { rolls });
    game.play('shadow', 'hunt 0');
    game.position({ dice: { shadow: Array(dice).fill('army') } });
  };
  pool({}, 7);
  pool({ 'mouth-of-sauron': 'moria' }, 8);
  pool({ 'mouth-of-sauron': 'moria', saruman: 'orthanc' }, 9);
  pool({ 'mouth-of-sauron': 'moria', saruman: 'orthanc', 'witch-king': 'moria' }, 10);
  pool({ saruman: 'eliminated' }, 7);
});
