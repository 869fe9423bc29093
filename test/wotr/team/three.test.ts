// The lone player of the Free Peoples does not act twice in a row with the same Nation (WR-11.11).
import { rule } from '../../rule.ts';
import { three } from './table.ts';

const politics = { gondor: 'at war', rohan: 'at war', north: 'at war', elves: 'at war', dwarves: 'at war' };
const dice = { free: ['muster', 'army', 'army', 'army'], shadow: ['army', 'army', 'army', 'army'] };
const shadowWaits = ['die army', 'spend for nothing'];

rule('After recruiting for Gondor one may not move Gondor’s Army', ['WR-11.11.2', 'WR-11.11.4'], () => {
  const game = three({
    politics,
    dice: { ...dice, free: ['muster-army', 'muster-army'] },
    'minas-tirith': { gondor: '3r' },
  });
  game.play('free', 'die muster-army', 'recruit gondor-elite', 'in minas-tirith');
  game.play('saruman', ...shadowWaits);
  game.play('free', 'die muster-army');
  game.refuses('free', 'march minas-tirith', 'WR-11.11.2');
  game.refuses('free', 'recruit gondor-regular', 'WR-11.11.2');
  game.offers('free', 'recruit rohan-regular');
});

rule('Gondor, Rohan, Gondor is well; so is anything that is of no Nation in between', ['WR-11.11.2'], () => {
  const armies = { 'minas-tirith': { gondor: '3r' }, edoras: { rohan: '2r' } };
  for (const between of [['march edoras', 'to folde'], ['spend for nothing']]) {
    const game = three({ politics, dice: { ...dice, free: ['army', 'army', 'army'] }, ...armies });
    game.play('free', 'die army', 'march minas-tirith', 'to druadan-forest', 'done');
    game.play('saruman', ...shadowWaits);
    game.play('free', 'die army');
    game.refuses('free', 'march druadan-forest', 'WR-11.11.2');
    game.play('free', ...between);
    game.play('witch-king', ...shadowWaits);
    game.play('free', 'die army');
    game.offers('free', 'march druadan-forest');
  }
});

rule('A pass is no action: what was done before it still counts', ['WR-11.11.2'], () => {
  const game = three({ politics, dice: { ...dice, free: ['army', 'army'] }, 'minas-tirith': { gondor: '3r' } });
  game.play('free', 'die army', 'march minas-tirith', 'to druadan-forest');
  game.play('saruman', ...shadowWaits);
  game.play('free', 'pass');
  game.play('witch-king', ...shadowWaits);
  game.play('free', 'die army');
  game.refuses('free', 'march druadan-forest', 'WR-11.11.2');
});

rule('The counter of a Nation and a card for it are actions with that Nation', ['WR-11.11.2'], () => {
  const game = three({
    politics: { gondor: '2 active', rohan: '3 active' },
    dice: { ...dice, free: ['muster', 'muster'] },
    hands: { free: ['guards-of-the-citadel', 'riders-of-theoden'] },
  });
  game.play('free', 'die muster', 'advance gondor');
  game.play('saruman', ...shadowWaits);
  game.play('free', 'die muster');
  game.refuses('free', 'advance gondor', 'WR-11.11.2');
  game.refuses('free', 'play guards-of-the-citadel', 'WR-11.11.2');
  game.offers('free', ['advance rohan', 'play riders-of-theoden']);
});

rule(
  'A Gondor Army and then a Gondor and Rohan Army may act, but not that same one again',
  ['WR-11.11.3', 'WR-11.11.5'],
  () => {
    const game = three({
      politics,
      dice: { ...dice, free: ['army', 'army', 'army'] },
      lossarnach: { gondor: '2r' },
      'minas-tirith': { gondor: '2r', rohan: '2r' },
    });
    game.play('free', 'die army', 'march lossarnach', 'to pelargir', 'done');
    game.play('saruman', ...shadowWaits);
    game.play('free', 'die army', 'march minas-tirith', 'to druadan-forest');
    game.position({ 'druadan-forest': { gondor: '2r', rohan: '2r' } });
    game.play('witch-king', ...shadowWaits);
    game.play('free', 'die army');
    game.refuses('free', 'march druadan-forest', 'WR-11.11.3');
    game.offers('free', 'march pelargir');
  },
);

rule('Of a mixed Army those go alone whose Nation did not act last', ['WR-11.11.2', 'WR-11.11.3'], () => {
  const game = three({
    politics,
    act: 'free',
    acted: { nations: ['gondor'] },
    dice: { ...dice, free: ['army'] },
    'minas-tirith': { gondor: '2r', rohan: '2r' },
  });
  game.play('free', 'die army', 'march minas-tirith');
  game.offers('free', 'to druadan-forest');
  game.play('free', 'leave rohan-regular', 'leave gondor-regular', 'leave gondor-regular');
  game.offers('free', 'to druadan-forest');
  game.refuses('free', 'leave rohan-regular');
});

rule('A new turn begins anew', ['WR-11.11.2'], () => {
  const game = three(
    { phase: 'hunt', turn: 2, politics, 'minas-tirith': { gondor: '3r' } },
    {
      rolls: ['muster', 'muster', 'muster', 'muster', 'army', 'army', 'army', 'army', 'army', 'army', 'army'],
    },
  );
  game.play('saruman', 'hunt 0');
  game.play('free', 'die muster');
  game.offers('free', 'recruit gondor-regular');
});
