import { rule } from '../../rule.ts';
import { atThePhase, hunted, moved, shadowPlays } from '../fellowship/road.ts';

const BALROG = 'balrog-of-moria';

rule('A numbered tile does its number as Hunt Damage', ['WR-9.7.2'], () => {
  for (const [tile, text] of [
    ['1', '1 point of'],
    ['2', '2 points of'],
    ['3', '3 points of'],
  ])
    hunted({}, [tile]).asks('free', text);
});

rule('An Eye does as much damage as the roll had successes', ['WR-9.7.3'], () => {
  const game = moved({ hunt: { shadow: 4 } }, { rolls: [6, 6, 1, 6], draws: ['eye-r'] });
  game.asks('free', '3 points of Hunt Damage');
  const one = moved({ hunt: { shadow: 4 } }, { rolls: [6, 1, 1, 1], draws: ['eye-r'] });
  one.asks('free', '1 point of Hunt Damage');
});

rule('A Reveal icon reveals the Fellowship besides, after the damage', ['WR-9.7.4'], () => {
  const game = hunted({ fellowship: { at: 'hollin' } }, ['1r']);
  game.asks('free', '1 point of Hunt Damage');
  game.position({ fellowship: { revealed: false, corruption: 0 } });
  game.play('free', 'use the ring');
  game.position({ fellowship: { revealed: true, corruption: 1 } });
  game.asks('free', 'revealed: where');
  const eye = hunted({ fellowship: { at: 'hollin' } }, ['eye-r']);
  eye.play('free', 'use the ring', 'to hollin');
  eye.position({ fellowship: { revealed: true, corruption: 1 } });
});

rule('Who leaves because of a tile leaves before the Fellowship is revealed', ['WR-9.7.4', 'WR-8.15.2'], () => {
  const game = hunted({ fellowship: { at: 'hollin', progress: 1, companions: ['meriadoc'] } }, ['1r']);
  game.play('free', 'slip away meriadoc');
  game.position({ fellowship: { revealed: false, progress: 2 } });
  game.play('free', 'to goblins-gate'); // three regions: progress 2 and Level 1
  game.play('free', 'to trollshaws');
  game.position({ characters: { meriadoc: 'goblins-gate' }, fellowship: { at: 'trollshaws', revealed: true } });
});

rule('Who leaves because of the tile of a Stronghold starts where the figure was seen', ['WR-8.15.2'], () => {
  const game = hunted({ fellowship: { at: 'hollin', companions: ['meriadoc'] } }, ['0r', '1']);
  game.play('free', 'to moria', 'slip away meriadoc');
  game.offersOnly('free', ['to moria', 'to hollin', 'to dimrill-dale', 'to north-dunland']);
});

rule('An Eye drawn for a Stronghold or by a card is worth nothing', ['WR-9.7.5'], () => {
  const stronghold = hunted({ fellowship: { at: 'hollin' }, hunt: { shadow: 1, free: 2 } }, ['0r', 'eye-r']);
  stronghold.play('free', 'to moria');
  stronghold.position({ fellowship: { corruption: 0 }, drawn: ['0r', 'eye-r'] });
  const card = shadowPlays(
    'foul-thing-from-the-deep',
    { hunt: { shadow: 3 }, fellowship: { at: 'hollin' } },
    { draws: ['eye-r'] },
  );
  card.position({ fellowship: { corruption: 0, revealed: false } });
  card.asks('free', 'die');
});

rule('Declared in a City or Stronghold that the Free Peoples hold, a Reveal icon is ignored', ['WR-9.8.1'], () => {
  const lorien = (words: object = {}) => {
    const game = atThePhase(
      { fellowship: { at: 'hollin', progress: 3 }, table: [BALROG], ...words },
      { draws: ['2r'] },
    );
    game.play('free', 'declare lorien');
    game.play('shadow', `use ${BALROG}`);
    game.play('free', 'use the ring');
    return game;
  };
  lorien().position({ fellowship: { at: 'lorien', corruption: 2, revealed: false } });
  lorien({ lorien: { captured: true } }).position({ fellowship: { at: 'lorien', corruption: 2, revealed: true } });
  const wild = atThePhase({ fellowship: { at: 'hollin', progress: 3 }, table: [BALROG] }, { draws: ['2r'] });
  wild.play('free', 'declare dimrill-dale');
  wild.play('shadow', `use ${BALROG}`);
  wild.play('free', 'use the ring');
  wild.position({ fellowship: { at: 'dimrill-dale', revealed: true } });
});

rule(
  'In Moria three tiles are resolved one by one: the Hunt’s, the Balrog’s, the Stronghold’s',
  ['WR-9.8.2', 'WR-9.8.3'],
  () => {
    const game = hunted({ fellowship: { at: 'rivendell', progress: 2 }, table: [BALROG] }, ['1r', '2', '3']);
    game.play('free', 'use the ring');
    game.position({ fellowship: { corruption: 1, revealed: true }, drawn: ['1r'] });
    game.play('free', 'to moria');
    game.position({ drawn: ['1r'] });
    game.play('shadow', `use ${BALROG}`);
    game.asks('free', '2 points of Hunt Damage');
    game.position({ fellowship: { at: 'moria', corruption: 1 }, drawn: ['1r', '2'] });
    game.play('free', 'use the ring');
    game.asks('free', '3 points of Hunt Damage');
    game.position({ fellowship: { corruption: 3 }, drawn: ['1r', '2', '3'] });
    game.play('free', 'use the ring');
    game.position({ fellowship: { corruption: 6 }, table: [] });
    game.asks('shadow', 'die');
  },
);

rule('The Balrog waits for a way into, out of or through Moria', ['WR-5.4.1', 'WR-9.8.2'], () => {
  const seen = (at: string, progress: number, to: string, more: readonly string[]) => {
    const game = hunted({ fellowship: { at, progress: progress - 1 }, table: [BALROG] }, ['0r', ...more]);
    game.play('free', `to ${to}`);
    return game;
  };
  seen('hollin', 1, 'moria', []).asks('shadow', 'Balrog');
  seen('moria', 1, 'hollin', []).asks('shadow', 'Balrog');
  seen('hollin', 2, 'dimrill-dale', []).asks('shadow', 'Balrog');
  seen('hollin', 1, 'trollshaws', []).asks('shadow', 'Choose a die');
  seen('moria', 1, 'moria', []).asks('shadow', 'Choose a die');
  seen('north-anduin-vale', 1, 'dol-guldur', ['eye-r']).asks('shadow', 'Choose a die');
});

rule('A declared Fellowship meets the Balrog only if it must have passed Moria', ['WR-5.4.1'], () => {
  const declared = (progress: number, to: string) => {
    const game = atThePhase({ fellowship: { at: 'hollin', progress }, table: [BALROG] });
    game.play('free', `declare ${to}`);
    return game;
  };
  declared(2, 'dimrill-dale').asks('shadow', 'Balrog');
  declared(1, 'moria').asks('shadow', 'Balrog');
  declared(12, 'dimrill-dale').asks('free', 'guides'); // there is time to go round by the Gap of Rohan
});

rule('The Balrog may be kept; his Eye does nothing, and he is spent for it', ['WR-5.4.1'], () => {
  const kept = hunted({ fellowship: { at: 'hollin' }, table: [BALROG] }, ['0r', '1']);
  kept.play('free', 'to moria');
  kept.play('shadow', 'keep');
  kept.asks('free', '1 point of Hunt Damage'); // the Stronghold's tile
  kept.position({ table: [BALROG] });
  const eye = atThePhase({ fellowship: { at: 'hollin', progress: 2 }, table: [BALROG] }, { draws: ['eye-r'] });
  eye.play('free', 'declare dimrill-dale');
  eye.play('shadow', `use ${BALROG}`);
  eye.position({ fellowship: { revealed: false, corruption: 0 }, table: [], discards: { shadow: [BALROG] } });
  eye.asks('free', 'guides');
});
