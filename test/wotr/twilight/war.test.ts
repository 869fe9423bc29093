// A war with every figure of the expansion on the map, played at random: nothing is made or lost, nothing stands where it may not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, seedRandom } from '../../../engine/random.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { twilight } from './table.ts';

const WAR = {
  act: 'free',
  start: true,
  factions: ['hillmen', 'corsairs', 'ents'],
  politics: {
    gondor: 'at war', rohan: 'at war', elves: 'at war', isengard: 'at war', sauron: 'at war', southrons: 'at war',
  }, // biome-ignore format: a list
  characters: { saruman: 'orthanc', 'gandalf-white': 'fangorn', 'gandalf-grey': 'replaced' },
  fangorn: { ents: 2 },
  umbar: { southrons: '5r 1e', ships: 2 },
  pelargir: { gondor: '2r', ships: 1 },
  'dol-amroth': { gondor: '2r', southrons: '4r 1e', ships: 1, towers: 1, trebuchets: 1 },
  'minas-tirith': { gondor: '3r 1e 1l', sauron: '6r 2e', nazgul: 1, towers: 2 },
  'helms-deep': { rohan: '2r', isengard: '3r', dunlendings: 4, trebuchets: 2 },
  'south-dunland': { dunlendings: 3 },
  hands: {
    free: ['the-ents-awake-rock-and-stone', 'the-ents-awake-huorns-e', 'the-ents-awake-entmoot-e'],
    shadow: ['rage-of-the-dunlendings-e', 'the-corsairs-are-upon-us', 'deep-trenches-and-great-engines'],
  },
  dice: {
    free: ['character', 'character', 'event', 'muster-army', 'army', 'will'],
    shadow: ['army', 'army', 'muster', 'muster', 'character', 'event', 'army'],
  },
};

test('Random play of such a war keeps every figure and every rule of where it may stand', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 40; game++) {
    const s = wotr.clone(twilight(WAR).state);
    s.random = seedRandom(`war ${game}`);
    const random = seedRandom(`moves ${game}`);
    const before = wotr.conserved(s);
    for (let n = 0; n < 150; n++) {
      const open = wotr.decisions(s);
      if (open.length === 0) break;
      const { seat, moves } = open[below(random, open.length)];
      const move = moves[below(random, moves.length)];
      seen.add(move.verb);
      wotr.apply(s, seat, move);
      assert.deepEqual(wotr.faults(s), [], `game ${game}, move ${n}: ${wotr.notation.write(move, s)}`);
    }
    assert.deepEqual(wotr.conserved(s), before, `game ${game}`);
  }
  const wanted = [
    'ent to',
    'ent against',
    'sail',
    'build',
    'forgoil',
    'black ships',
    'remove two',
    'claim superiority',
  ];
  for (const verb of wanted) assert.ok(seen.has(verb), `nobody chose "${verb}"`);
});
