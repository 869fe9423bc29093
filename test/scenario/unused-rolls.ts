// Run by scene.test.ts: tests that fail because of rolls they script and do not use.
import test, { suite } from 'node:test';
import { scene } from '../scene.ts';
import { riddles } from './riddles.ts';

const leaveOne = () => scene(riddles, {}, { rolls: [1, 6] }).play('bilbo', 'riddle');

test('left over', leaveOne);
test('used', () => scene(riddles, {}, { rolls: [1] }).play('bilbo', 'riddle'));
suite('a suite', () => {
  test('left over in a suite', leaveOne);
});
test('a test', (t) => t.test('left over in a subtest', leaveOne));
test('failed before', () => {
  leaveOne();
  throw new Error('the body failed');
});
test('the last', () => undefined);
