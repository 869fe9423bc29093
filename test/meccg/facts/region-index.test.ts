// The regions as the index of The Lidless Eye numbers them, 1 to 52.
import assert from 'node:assert/strict';
import { REGION_TYPES } from '../../../games/meccg/cards/facts.ts';
import { REGION_COUNT, REGION_IDS, REGION_TYPE } from '../../../games/meccg/places/regions.ts';
import { rule } from '../../rule.ts';

const INDEX = [
  'lindon',
  'numeriador',
  'forochel',
  'arthedain',
  'the-shire',
  'cardolan',
  'angmar',
  'rhudaur',
  'hollin',
  'dunland',
  'enedhwaith',
  'old-pukel-land',
  'gundabad',
  'high-pass',
  'redhorn-gate',
  'gap-of-isen',
  'anduin-vales',
  'wold-and-foothills',
  'fangorn',
  'rohan',
  'grey-mountain-narrows',
  'woodland-realm',
  'western-mirkwood',
  'heart-of-mirkwood',
  'southern-mirkwood',
  'brown-lands',
  'dagorlad',
  'withered-heath',
  'northern-rhovanion',
  'southern-rhovanion',
  'iron-hills',
  'dorwinion',
  'horse-plains',
  'old-pukel-gap',
  'andrast',
  'anfalas',
  'lamedon',
  'belfalas',
  'lebennin',
  'anorien',
  'ithilien',
  'harondor',
  'khand',
  'imlad-morgul',
  'udun',
  'gorgoroth',
  'nurn',
  'elven-shores',
  'eriadoran-coast',
  'andrast-coast',
  'bay-of-belfalas',
  'mouths-of-the-anduin',
];

/** The numbers in the index of the regions of that type. */
const numbersOf = (type: (typeof REGION_TYPES)[number]): number[] =>
  REGION_IDS.flatMap((id, region) => (REGION_TYPES[REGION_TYPE[region]] === type ? [INDEX.indexOf(id) + 1] : [])).sort(
    (a, b) => a - b,
  );

rule('There are 52 regions, the first is Lindon and the last Mouths of the Anduin', ['LE-X.R.1'], () => {
  assert.equal(REGION_COUNT, 52);
  assert.deepEqual([...REGION_IDS].sort(), [...INDEX].sort());
  assert.equal(INDEX[0], 'lindon');
  assert.equal(INDEX[51], 'mouths-of-the-anduin');
});

rule('Five regions are free-domains', ['LE-X.R.2'], () => {
  assert.deepEqual(numbersOf('free-domain'), [1, 5, 38, 39, 40]);
});

rule('Six are border-lands', ['LE-X.R.3'], () => {
  assert.deepEqual(numbersOf('border-land'), [16, 17, 20, 22, 32, 37]);
});

rule('Twenty-four are wildernesses', ['LE-X.R.4'], () => {
  assert.deepEqual(
    numbersOf('wilderness'),
    [2, 3, 4, 6, 8, 9, 10, 11, 12, 14, 15, 18, 19, 23, 24, 28, 29, 30, 31, 34, 35, 36, 41, 42],
  );
});

rule('Seven are shadow-lands', ['LE-X.R.5'], () => {
  assert.deepEqual(numbersOf('shadow-land'), [7, 21, 26, 27, 33, 43, 44]);
});

rule('Five are dark-domains', ['LE-X.R.6'], () => {
  assert.deepEqual(numbersOf('dark-domain'), [13, 25, 45, 46, 47]);
});

rule('Five are coastal seas', ['LE-X.R.7'], () => {
  assert.deepEqual(numbersOf('coastal-sea'), [48, 49, 50, 51, 52]);
});
