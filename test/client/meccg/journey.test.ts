import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownCards } from '../../../client/build/card-chunks.ts';
import { destinationsOf, destinationWords, wayOf, wayWords } from '../../../client/meccg/table/journey.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { R } from '../../../games/meccg/places/regions.ts';
import { S } from '../../../games/meccg/places/sites.ts';
import { BY_PATH, BY_REGIONS, HERO } from '../../../games/meccg/tables/words.ts';
import type { CompanyView, MeccgView } from '../../../games/meccg/view.ts';
import { questionOf } from '../../../protocol/table.ts';
import { scene } from '../../scene.ts';

const cards = shownCards();

test('each site to go to is told with its region, the way, the draws, what waits and what of the hand is played there', () => {
  const game = scene(meccg, {
    phase: 'organization',
    one: { lorien: ['aragorn-ii'], hand: ['orcrist', 'riders-of-rohan', 'concealment'] },
    two: { lorien: ['gimli'] },
  });
  game.play('one', 'move aragorn-ii');
  const [decision] = meccg.decisions(game.state);
  assert.ok(decision);
  const question = questionOf(meccg, game.state, decision);
  const found = destinationsOf(question, game.view('one') as MeccgView, cards, 0);
  const to = (site: number) => {
    const place = found.find((one) => one.site === site);
    return place && destinationWords(place);
  };
  assert.equal(
    to(S.moria),
    'Redhorn Gate · 2 × wilderness · you draw 2, they 3 · orc, 4 strikes of 7 · you hold Orcrist',
  );
  assert.equal(to(S.edoras), 'Rohan · wilderness, border land · you draw 1, they 1 · you hold Riders of Rohan');
  assert.equal(found.length, question.choices.length);
});

test('the way of a company is the printed path, or the types of the regions it goes through', () => {
  const going = (how: number, walk: readonly number[]) =>
    wayWords(wayOf({ site: S.lorien, to: S.moria, how, walk } as unknown as CompanyView, HERO));
  assert.equal(going(BY_PATH, []), '2 × wilderness');
  assert.equal(
    going(BY_REGIONS, [R['wold-and-foothills'], R['anduin-vales'], R['redhorn-gate']]),
    '2 × wilderness, border land',
  );
  assert.equal(wayOf({ site: S.lorien, to: -1, how: BY_PATH, walk: [] } as unknown as CompanyView, HERO).length, 0);
});

test('who plans a journey sees how far it is planned; the other and those who look on do not (MW-T6.1.11)', () => {
  const game = scene(meccg, {
    phase: 'organization',
    one: { rivendell: ['aragorn-ii'] },
    two: { lorien: ['gimli'] },
  });
  for (const move of ['move aragorn-ii', 'to barrow-downs', 'by-regions']) game.play('one', move);
  const plan = (viewer: string) => (game.view(viewer) as MeccgView).doing.at(-1);
  assert.deepEqual(plan('one'), {
    at: 'movement/walk-choose',
    company: 1,
    to: S['barrow-downs'],
    walk: [R.rhudaur],
  });
  assert.deepEqual(plan('two'), { at: 'movement' });
  assert.deepEqual(plan('spectator'), { at: 'movement' });
});
