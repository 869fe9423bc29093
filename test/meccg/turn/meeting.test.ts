import { test } from 'node:test';
import { position, resolve, table } from './table.ts';

test('A company meets a character whom one of its members can control, but no Wizard', () => {
  const game = table({
    one: { bree: ['aragorn-ii', 'gimli'], hand: ['eowyn', 'sam-gamgee', 'gandalf', 'a-chance-meeting'] },
  });
  game.play('one', 'play a-chance-meeting');
  resolve(game);
  game.offersOnly('one', ['meet-nobody', 'meet eowyn']); // Sam's mind is 4
  game.play('one', 'meet eowyn');
  game.offersOnly('one', ['under aragorn-ii', 'under gimli']);
  game.play('one', 'under gimli');
  position(game, { one: { bree: ['aragorn-ii', 'gimli', 'eowyn under gimli'] } });
  game.offers('one', 'play-character gandalf'); // the character play is not spent
});
