// Sméagol, his tiles and what becomes of him (WR-12.3).
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { CHARACTERS, LEADERSHIP_OF, SMEAGOL } from '../../../games/wotr/tables/characters.ts';
import { TILE_NAMES } from '../../../games/wotr/tables/tiles.ts';
import { rule } from '../../rule.ts';
import { type Chance, type Twilight, twilight } from './table.ts';

/** The Fellowship moves, the Shadow's one die succeeds, and this tile is drawn. */
function hunted(words: Words, tiles: readonly string[], more: Chance = {}): Twilight {
  const game = twilight(
    { 'barad-dur': { sauron: '1r' }, dice: { free: ['character'] }, hunt: { shadow: 1 }, ...words },
    { rolls: [6], draws: tiles, ...more },
  );
  game.play('free', 'die character', 'move fellowship');
  return game;
}

const pool = (game: Twilight): string[] => game.view('spectator').pool.map((tile) => TILE_NAMES[tile]);

/** With him as the Guide. */
const led = (...companions: readonly string[]): Words => ({ companions: [...companions, 'smeagol'], progress: 2 });

rule(
  'His tile does no damage and brings him as the Guide at once; the tile leaves the game',
  ['WR-12.3.4', 'WR-12.3.5', 'WR-12.3.6'],
  () => {
    const game = hunted({ fellowship: { companions: ['gimli', 'legolas'] } }, ['smeagol']);
    game.position({
      characters: { smeagol: 'fellowship' },
      fellowship: { guide: 'smeagol', corruption: 0 },
      gone: ['smeagol'],
    });
    assert.equal(pool(game).filter((tile) => tile === 'smeagol').length, 1);
  },
);

rule('Another of his tiles, while he guides, does nothing and goes back', ['WR-12.3.16'], () => {
  const game = hunted({ fellowship: led('gimli'), gone: ['smeagol'] }, ['smeagol']);
  game.position({ fellowship: { guide: 'smeagol', corruption: 0 } });
  assert.equal(pool(game).length, 17);
});

rule('With Gollum there before him, his tile is put away and another drawn', ['WR-12.3.9', 'WR-12.3.1'], () => {
  const game = hunted({ fellowship: { companions: [] } }, ['smeagol', '2']);
  game.play('free', 'use the ring');
  game.position({
    characters: { smeagol: 'aside' },
    fellowship: { guide: 'gollum', corruption: 2 },
    gone: ['smeagol'],
  });
});

rule('After he has left, the same', ['WR-12.3.12'], () => {
  for (const left of ['eliminated', 'replaced']) {
    const game = hunted({ characters: { smeagol: left } }, ['smeagol', '1']);
    game.play('free', 'use the ring');
    game.position({ fellowship: { corruption: 1 }, gone: ['smeagol'] });
  }
});

rule('His Level is that of the best other Companion', ['WR-12.3.2', 'WR-12.3.19'], () => {
  const best = hunted({ fellowship: led('strider', 'gimli') }, ['3']);
  best.play('free', 'lose the guide');
  best.position({ characters: { smeagol: 'eliminated' }, fellowship: { corruption: 0, guide: 'strider' } });
  const second = hunted({ fellowship: led('gimli', 'peregrin') }, ['3']);
  second.play('free', 'lose the guide');
  second.position({ characters: { smeagol: 'eliminated' }, fellowship: { corruption: 1 } });
});

rule('He leads no Army', ['WR-12.3.3'], () => {
  assert.equal(LEADERSHIP_OF[SMEAGOL], 0);
  const game = twilight({ fellowship: led('gimli'), dice: { free: ['character'] } });
  game.play('free', 'die character', 'separate', 'take smeagol');
  assert.ok(!game.list('free').some((move) => move.includes('smeagol')));
  game.position({ characters: { smeagol: 'replaced' } });
});

rule('He counts as a Companion for the Hunt, and may be drawn as its casualty', ['WR-12.3.10'], () => {
  const game = twilight({ phase: 'hunt', fellowship: { companions: ['gimli', 'legolas', 'boromir', 'smeagol'] } });
  game.offers('shadow', 'hunt 4');
  game.refuses('shadow', 'hunt 5', 'WR-4.4.1');
  const drawn = hunted({ fellowship: led('gimli', 'legolas') }, ['2', 'smeagol']);
  drawn.play('free', 'lose a companion');
  drawn.position({ characters: { smeagol: 'eliminated' }, fellowship: { corruption: 0 } });
});

rule('Nobody else guides beside him', ['WR-12.3.4', 'WR-12.3.10'], () => {
  const game = twilight({ phase: 'fellowship', fellowship: { ...led('strider', 'gandalf-grey'), progress: 1 } });
  game.play('free', 'no declaration');
  game.asks('shadow');
  game.position({ fellowship: { guide: 'smeagol' } });
});

rule('Eliminated in any way, he brings We Shall Get It', ['WR-12.3.8'], () => {
  const game = hunted({ fellowship: led('gimli') }, ['2']);
  game.play('free', 'lose the guide');
  game.position({ table: ['we-shall-get-it'], fellowship: { guide: 'gimli' } });
});

rule('Alone with the Ring-bearers he is Gollum, and nothing comes of it', ['WR-12.3.11', 'WR-12.3.1'], () => {
  const game = twilight({ fellowship: led('gimli'), dice: { free: ['character'] } });
  game.play('free', 'die character', 'separate', 'take gimli', 'to rivendell');
  game.position({ characters: { smeagol: 'replaced' }, fellowship: { guide: 'gollum' }, table: [] });
});

rule('Gollum may still come after he has left', ['WR-12.3.18'], () => {
  const game = twilight({
    characters: { smeagol: 'eliminated' },
    table: ['we-shall-get-it'],
    fellowship: { companions: ['gimli'] },
    dice: { free: ['character'] },
  });
  game.play('free', 'die character', 'separate', 'to rivendell');
  game.position({ fellowship: { guide: 'gollum' } });
});

rule('Separated, he is out of the game, without the card', ['WR-12.3.17', 'WR-12.3.8'], () => {
  const game = twilight({ fellowship: led('gimli', 'legolas'), dice: { free: ['character'] } });
  game.play('free', 'die character', 'separate');
  game.play('free', 'take gimli');
  game.refuses('free', 'take smeagol', 'WR-12.3.17');
  const alone = twilight({ fellowship: led('gimli'), dice: { free: ['character'] } });
  alone.play('free', 'die character', 'separate', 'take smeagol');
  alone.position({ characters: { smeagol: 'replaced' }, fellowship: { guide: 'gimli' }, table: [] });
});

rule('Declared in a City or Stronghold of the Free Peoples, the Fellowship loses him', ['WR-12.3.17'], () => {
  const game = twilight({
    phase: 'fellowship',
    fellowship: { ...led('gimli'), at: 'hollin', progress: 3, corruption: 2 },
  });
  game.play('free', 'declare lorien');
  game.position({ characters: { smeagol: 'replaced' }, fellowship: { guide: 'gimli', corruption: 1 } });
});

rule(
  'While he guides, a Character result declares the Fellowship; it does not heal',
  ['WR-12.3.13', 'WR-12.3.15'],
  () => {
    const words = { at: 'hollin', progress: 3, corruption: 2 };
    const game = twilight({ fellowship: { ...led('gimli'), ...words }, dice: { free: ['character', 'army'] } });
    game.play('free', 'die army');
    game.refuses('free', 'declare fellowship', 'WR-12.3.13');
    const now = twilight({ fellowship: { ...led('gimli'), ...words }, dice: { free: ['character'] } });
    now.play('free', 'die character', 'declare fellowship');
    now.refuses('free', 'declare edoras', 'WR-8.9.2');
    now.play('free', 'declare lorien');
    now.position({
      fellowship: { at: 'lorien', progress: 0, corruption: 2, guide: 'gimli' },
      characters: { smeagol: 'replaced' },
    });
    const without = twilight({ fellowship: { companions: ['gimli'], ...words }, dice: { free: ['character'] } });
    without.play('free', 'die character');
    without.refuses('free', 'declare fellowship', 'WR-8.9.1');
  },
);

rule('So declared at a gate of Mordor, it enters at once', ['WR-12.3.14'], () => {
  const game = twilight({
    fellowship: { ...led('gimli'), at: 'dagorlad', progress: 1 },
    dice: { free: ['character'] },
  });
  game.play('free', 'die character', 'declare fellowship', 'declare morannon');
  game.position({ fellowship: { mordor: 1, guide: 'smeagol' } });
});

rule('He is not Gollum: what asks for Gollum does not find him', ['WR-12.3.7'], () => {
  const game = twilight({
    fellowship: { ...led('gimli'), corruption: 3 },
    hands: { free: ['bilbos-song'] },
    dice: { free: ['character'] },
  });
  game.play('free', 'die character', 'play bilbos-song');
  game.position({ fellowship: { corruption: 2 } }); // Gollum would make it 1
});

rule('A tile that a card only reads brings nobody, and goes back', ['WR-12.3.4'], () => {
  const game = twilight(
    {
      act: 'shadow',
      fellowship: { at: 'hollin', companions: ['gimli', 'legolas'], revealed: true },
      hollin: { sauron: '1r' },
      hands: { shadow: ['the-breaking-of-the-fellowship'] },
      dice: { shadow: ['character'] },
    },
    { draws: ['smeagol'] },
  );
  game.play('shadow', 'die character', 'play the-breaking-of-the-fellowship');
  game.position({ characters: { smeagol: 'aside', gimli: 'fellowship', legolas: 'fellowship' } });
  assert.equal(pool(game).length, 18);
});

rule('His card says what he does', ['WR-12.1.2'], () => {
  assert.equal(CHARACTERS[SMEAGOL].abilities.length, 3);
});
