// The Ents of Fangorn (WR-12.9).
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { FREE } from '../../../games/wotr/tables/nations.ts';
import { ENT } from '../../../games/wotr/tables/pieces.ts';
import { rule } from '../../rule.ts';
import { type Twilight, twilight } from './table.ts';

const called: Words = {
  act: 'free',
  factions: ['ents'],
  politics: { isengard: 'at war', rohan: 'at war' },
  characters: { saruman: 'orthanc', 'gandalf-white': 'fangorn', 'gandalf-grey': 'replaced' },
  dice: { free: ['character', 'muster', 'army'] },
};

/** A card has just woken the Ents and brought two more. */
function awake(words: Words, rolls: readonly number[] = []): Twilight {
  const game = twilight({ ...called, hands: { free: ['the-ents-awake-rock-and-stone'] }, ...words }, { rolls });
  game.play('free', 'die character', 'play the-ents-awake-rock-and-stone');
  return game;
}

rule('With Saruman in play and a Companion in Fangorn a Muster result brings the first Ent', ['WR-12.9.1'], () => {
  const game = twilight({ ...called, factions: [] });
  game.play('free', 'die muster', 'call ents');
  game.says('1 Ent comes to Fangorn.', 'WR-12.9.1');
  game.position({ factions: ['ents'], fangorn: { ents: 1 } });
  const noSaruman = twilight({ ...called, factions: [], characters: { boromir: 'fangorn' } });
  noSaruman.play('free', 'die muster');
  noSaruman.refuses('free', 'call ents', 'WR-12.9.1');
});

rule('The Companions of a Fellowship in Fangorn are not in Fangorn', ['WR-12.9.1'], () => {
  const game = twilight({
    ...called,
    factions: [],
    characters: { saruman: 'orthanc' },
    fellowship: { at: 'fangorn', progress: 0 },
  });
  game.play('free', 'die muster');
  game.refuses('free', 'call ents', 'WR-12.9.1');
});

rule(
  'Each time the Voice of Saruman is used an Ent comes, while a Companion is in Fangorn',
  ['WR-12.9.2', 'WR-12.9.4'],
  () => {
    const position = {
      ...called,
      act: 'shadow',
      fangorn: { ents: 1 },
      orthanc: { isengard: '2r' },
      dice: { shadow: ['muster', 'muster', 'muster'], free: [] },
    };
    const game = twilight(position);
    game.play('shadow', 'die muster', 'voice upgrade');
    game.says('1 Ent comes to Fangorn.', 'WR-12.9.2');
    game.play('shadow', 'die muster', 'voice recruit');
    game.position({ fangorn: { ents: 3 } });
    const nobody = twilight({ ...position, characters: { saruman: 'orthanc' } });
    nobody.play('shadow', 'die muster', 'voice recruit');
    nobody.position({ fangorn: { ents: 1 } });
    const notCalled = twilight({ ...position, factions: [], fangorn: {} });
    notCalled.play('shadow', 'die muster', 'voice recruit');
    assert.equal(notCalled.state.reserve[ENT], 8);
  },
);

rule('No Muster result recruits an Ent once they are in play', ['WR-12.9.4'], () => {
  const game = twilight({ ...called, fangorn: { ents: 1 } });
  game.play('free', 'die muster');
  game.refuses('free', 'call ents', 'WR-12.7.1');
  assert.ok(!game.list('free').includes('recruit ent'));
});

rule('Ents act only when their card wakes them', ['WR-12.9.9'], () => {
  const game = twilight({ ...called, fangorn: { ents: 4 } });
  game.play('free', 'die army');
  game.refuses('free', 'ent to westemnet', 'WR-12.9.9');
});

rule(
  'Ents are no units: they fight for no Army, fill no region, keep nobody out and take no control',
  ['WR-12.9.3', 'WR-12.9.5', 'WR-12.9.6'],
  () => {
    const game = twilight({
      ...called,
      act: 'shadow',
      fangorn: { ents: 2 },
      'fords-of-isen': { ents: 1 },
      orthanc: { isengard: '3r', ents: 1 },
      dice: { shadow: ['army', 'army'], free: [] },
    });
    game.play('shadow', 'die army', 'march orthanc', 'to fords-of-isen');
    game.position({ 'fords-of-isen': { isengard: '3r', ents: 1 }, orthanc: { ents: 1 } });
    assert.ok(game.state.captured.every((marker) => marker === 0));
    const alone = twilight({ ...called, fangorn: { ents: 2 }, 'fords-of-isen': { ents: 1 } });
    alone.play('free', 'die army');
    alone.refuses('free', 'attack fords-of-isen', 'WR-6.14.1');
    alone.refuses('free', 'march fangorn', 'WR-6.7.4');
  },
);

rule('One Ent stays in Fangorn; each other may be used once', ['WR-12.9.10', 'WR-12.9.11'], () => {
  const game = awake({ fangorn: { ents: 1 } }); // and two more
  game.play('free', 'ent to westemnet', 'ent to edoras');
  game.position({ fangorn: { ents: 1 }, westemnet: { ents: 1 }, edoras: { ents: 1 } });
  assert.ok(!game.state.stack.some(({ at }) => at.startsWith('ents/')));
});

rule(
  'An Ent goes next to another Ent, where no enemy unit is: so they form a chain out of Fangorn',
  ['WR-12.9.12', 'WR-12.9.13'],
  () => {
    const game = awake({ fangorn: { ents: 3 }, 'parth-celebrant': { sauron: '1r' } });
    game.refuses('free', 'ent to helms-deep', 'WR-12.9.12'); // no Ent next to it
    game.refuses('free', 'ent to parth-celebrant', 'WR-12.9.12'); // enemies
    game.refuses('free', 'ent to fangorn', 'WR-12.9.12');
    game.play('free', 'ent to fords-of-isen');
    game.offers('free', 'ent to helms-deep');
  },
);

rule(
  'An Ent given up in Fangorn strikes an Army next to an Ent with five dice, on 5 or more',
  ['WR-12.9.14', 'WR-12.9.15'],
  () => {
    const game = awake({ fangorn: { ents: 1 }, westemnet: { sauron: '4r' } }, [5, 6, 1, 2, 3, 1, 1, 1, 1, 4]);
    game.play('free', 'ent against westemnet');
    game.says('5, 6, 1, 2, 3: 2 hits', 'WR-12.9.14');
    game.position({ fangorn: { ents: 2 }, westemnet: { sauron: '2r' }, lost: { ents: 1 } });
    game.play('free', 'ent against westemnet');
    assert.ok(!game.state.stack.some(({ at }) => at.startsWith('ents/'))); // one is left, and must stay
  },
);

rule(
  'Walls and works do not help against Ents, nobody answers, and the Army’s Minions and Nazgûl stay',
  ['WR-12.9.16'],
  () => {
    const game = awake(
      {
        fangorn: { ents: 2 },
        'fords-of-isen': { isengard: '1e', nazgul: 1 },
        'helms-deep': { isengard: '1r', rohan: '2r' },
      },
      [5, 5, 1, 1, 1],
    );
    game.refuses('free', 'ent against helms-deep', 'WR-12.9.14'); // not next to an Ent
    game.play('free', 'ent against fords-of-isen');
    game.position({ 'fords-of-isen': { nazgul: 1 } });
    assert.equal(game.state.step[4], 0);
  },
);

rule('An Army that shares a region with an Ent can be attacked, by one out of Fangorn', ['WR-12.9.17'], () => {
  const game = awake(
    { fangorn: { ents: 1 }, edoras: { ents: 1, isengard: '1r' }, westemnet: { isengard: '1r', ents: 1 } },
    [5, 1, 1, 1, 1],
  );
  game.offers('free', ['ent against edoras', 'ent against westemnet']);
  game.play('free', 'ent against edoras');
  game.position({ edoras: { ents: 1 }, fangorn: { ents: 2 } });
});

rule(
  'Saruman is out of the game when Ents destroy the last unit in Orthanc, or walk into an empty Orthanc',
  ['WR-12.9.18'],
  () => {
    const position = { fangorn: { ents: 2 }, 'fords-of-isen': { ents: 1 } };
    const game = awake({ ...position, orthanc: { isengard: '1r' } }, [5, 1, 1, 1, 1]);
    game.play('free', 'ent against orthanc');
    game.says('Saruman is out of the game', 'WR-12.9.18');
    game.position({ characters: { saruman: 'eliminated' } });
    const empty = awake(position);
    empty.play('free', 'ent to orthanc');
    empty.position({ characters: { saruman: 'eliminated' }, orthanc: { ents: 1 } });
    const held = awake({ ...position, orthanc: { isengard: '2r' } }, [5, 1, 1, 1, 1]);
    held.play('free', 'ent against orthanc');
    held.position({ characters: { saruman: 'orthanc' } });
  },
);

rule('There are eight Ents, and those given up never come back', ['WR-12.9.7'], () => {
  const game = awake({ fangorn: { ents: 1 }, lost: { ents: 6 } });
  game.position({ fangorn: { ents: 2 }, lost: { ents: 6 } }); // only one of the two was left
});

rule('When the three cards have been played the Ents go for good', ['WR-12.9.8'], () => {
  const game = awake({ fangorn: { ents: 2 }, woken: 2, westemnet: { ents: 1 } });
  game.play('free', 'ent to edoras', 'done');
  game.says('go back to their trees for good', 'WR-12.9.8');
  game.position({ lost: { ents: 5 } });
  game.play('free', 'done', 'die muster');
  game.refuses('free', 'call ents', 'WR-12.9.8');
});

rule('Example: the Ents at the Fords', ['WR-12.9.19'], () => {
  const game = awake({ fangorn: { ents: 2 }, 'fords-of-isen': { isengard: '3r' } }, [5, 6, 1, 2, 3, 5, 1, 1, 1, 1]);
  game.position({ fangorn: { ents: 4 } });
  game.play('free', 'ent against fords-of-isen');
  game.position({ fangorn: { ents: 3 }, 'fords-of-isen': { isengard: '1r' } });
  game.play('free', 'ent against fords-of-isen');
  game.position({ fangorn: { ents: 2 } });
  game.play('free', 'ent to fords-of-isen');
  game.position({ fangorn: { ents: 1 }, 'fords-of-isen': { ents: 1 }, lost: { ents: 2 } });
  assert.ok(!game.state.stack.some(({ at }) => at.startsWith('ents/')));
  assert.equal(game.state.dice[FREE].length, 2); // one die did it all
});
