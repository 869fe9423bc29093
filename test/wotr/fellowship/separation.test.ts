import { rule } from '../../rule.ts';
import { atThePhase, atTheTable, shadowPlays } from './road.ts';

const SEPARATE = ['die character', 'separate'] as const;

rule('A Character result separates one Companion or one group', ['WR-8.15.1', 'WR-8.15.4'], () => {
  const one = atTheTable({ fellowship: { at: 'hollin' } });
  one.play('free', ...SEPARATE, 'take gimli', 'to hollin', 'guide strider');
  one.position({ characters: { gimli: 'hollin', legolas: 'fellowship' } });
  one.asks('shadow', 'die');

  const group = atTheTable({ fellowship: { at: 'hollin' } });
  group.play('free', ...SEPARATE, 'take gimli', 'take legolas', 'take boromir', 'to rivendell', 'guide strider');
  group.position({ characters: { gimli: 'rivendell', legolas: 'rivendell', boromir: 'rivendell' } });
  group.asks('shadow', 'die'); // the die is used up: nobody follows to another region

  const wrong = atTheTable({ dice: { free: ['event'] } });
  wrong.play('free', 'die event');
  wrong.refuses('free', 'separate', 'WR-6.11.1');
});

rule('Legolas and Merry leave Rivendell together for the Woodland Realm', ['WR-8.15.6'], () => {
  const game = atTheTable({ fellowship: { at: 'rivendell', progress: 5 } });
  game.play('free', ...SEPARATE, 'take legolas', 'take meriadoc');
  game.offers('free', ['to rivendell', 'to woodland-realm']);
  game.play('free', 'to woodland-realm', 'guide strider');
  game.position({ characters: { legolas: 'woodland-realm', meriadoc: 'woodland-realm' } });
});

rule('A Companion goes up to progress and Level, any distance from 0', ['WR-8.15.3'], () => {
  // Northwards from Rivendell: the Woodland Realm is seven regions away, Erebor eight.
  const reach = (who: string) => {
    const game = atTheTable({ fellowship: { at: 'rivendell', progress: 5 } });
    game.play('free', ...SEPARATE, `take ${who}`);
    return game;
  };
  const legolas = reach('legolas');
  legolas.offers('free', ['to rivendell', 'to trollshaws', 'to woodland-realm']);
  legolas.refuses('free', 'to erebor', 'WR-8.15.3');
  reach('meriadoc').refuses('free', 'to woodland-realm', 'WR-8.15.3');
  reach('strider').offers('free', 'to erebor');
});

rule('A group goes to one region, as far as the highest Level in it', ['WR-8.15.4'], () => {
  const game = atTheTable({ fellowship: { at: 'rivendell', progress: 5 } });
  game.play('free', ...SEPARATE, 'take meriadoc');
  game.refuses('free', 'to woodland-realm', 'WR-8.15.3');
  game.play('free', 'take legolas');
  game.offers('free', 'to woodland-realm');
  game.refuses('free', 'to erebor', 'WR-8.15.3');
  game.play('free', 'to woodland-realm', 'guide strider');
  game.asks('shadow', 'die');
});

rule('Those in the Fellowship are where the figure is', ['WR-8.15.2'], () => {
  const game = atTheTable({ fellowship: { at: 'fangorn' } });
  game.play('free', ...SEPARATE, 'take boromir');
  game.offers('free', ['to fangorn', 'to westemnet', 'to edoras', 'to helms-deep']);
  game.refuses('free', 'to rivendell', 'WR-8.15.3');
  game.refuses('free', 'to minas-tirith', 'WR-8.15.3');
});

rule('They walk from region to region through Armies, and over no black border', ['WR-8.15.5'], () => {
  const game = atTheTable({
    fellowship: { at: 'rivendell', progress: 1 },
    'fords-of-bruinen': { sauron: '5r', nazgul: 1 },
    trollshaws: { sauron: '2r' },
  });
  game.play('free', ...SEPARATE, 'take gimli');
  game.offers('free', ['to fords-of-bruinen', 'to high-pass', 'to goblins-gate']);
  game.refuses('free', 'to eagles-eyrie', 'WR-6.12.5'); // next to Rivendell, across the mountains
  const border = atTheTable({ fellowship: { at: 'rivendell' } });
  border.play('free', ...SEPARATE, 'take meriadoc');
  border.offersOnly('free', [
    ...['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'peregrin'].map((one) => `take ${one}`),
    ...['to rivendell', 'to fords-of-bruinen', 'to trollshaws'],
  ]);
});

rule('They stop at a Stronghold of the Shadow, unless it is where they start', ['WR-8.15.5'], () => {
  const into = atTheTable({ fellowship: { at: 'hollin' } });
  into.play('free', ...SEPARATE, 'take strider');
  into.offers('free', 'to moria');
  into.refuses('free', 'to dimrill-dale', 'WR-6.12.4');
  const out = atTheTable({ fellowship: { at: 'moria' } });
  out.play('free', ...SEPARATE, 'take strider');
  out.offers('free', ['to dimrill-dale', 'to lorien', 'to parth-celebrant']);
});

rule('A Stronghold under siege is shut, but who leaves inside it joins the garrison', ['WR-8.15.5'], () => {
  const siege = { 'minas-tirith': { gondor: '2r', sauron: '5r' }, politics: { sauron: 'at war', gondor: 'at war' } };
  const outside = atTheTable({ fellowship: { at: 'lossarnach' }, ...siege });
  outside.play('free', ...SEPARATE, 'take boromir');
  outside.refuses('free', 'to minas-tirith', 'WR-6.12.6');

  const inside = atTheTable({
    fellowship: { at: 'minas-tirith' },
    ...siege,
    dice: { free: ['character', 'character'], shadow: ['army', 'army'] },
  });
  inside.play('free', ...SEPARATE, 'take boromir');
  inside.offers('free', ['to minas-tirith', 'to lossarnach']);
  inside.play('free', 'to minas-tirith', 'guide strider');
  inside.play('shadow', 'die army', 'spend for nothing');
  inside.play('free', 'die character');
  inside.refuses('free', 'move companions', 'WR-6.12.1'); // sealed in with the garrison
});

rule('Who left is no longer counted: the Shadow may put fewer dice into the Hunt box', ['WR-8.15.7'], () => {
  const game = atTheTable({ fellowship: { at: 'hollin' }, dice: { free: ['character'] } });
  game.play('free', ...SEPARATE, 'take gimli', 'take legolas', 'to hollin', 'guide strider'); // the turn ends
  game.position({ turn: 2 });
  game.play('free', 'guide strider');
  game.offers('shadow', 'hunt 5');
  game.refuses('shadow', 'hunt 6', 'WR-4.4.1');
  const all = atThePhase({ fellowship: { at: 'hollin' } });
  all.play('free', 'guide strider');
  all.offers('shadow', 'hunt 7');
});

rule('A Companion who left never comes back', ['WR-8.15.9'], () => {
  const game = atTheTable({
    fellowship: { at: 'hollin', companions: ['gandalf-grey', 'gimli'] },
    characters: { strider: 'fords-of-bruinen' },
    dice: { free: ['character', 'character'], shadow: ['army', 'army'] },
  });
  game.play('free', 'die character', 'move companions', 'take strider', 'to hollin');
  game.position({ characters: { strider: 'hollin' }, fellowship: { guide: 'gandalf-grey' } });
  game.play('shadow', 'die army', 'spend for nothing');
  game.play('free', ...SEPARATE);
  game.refuses('free', 'take strider', 'WR-8.15.1');
  game.play('free', 'take gandalf-grey', 'to hollin');
  game.position({ fellowship: { guide: 'gimli' }, characters: { strider: 'hollin' } });
});

rule('Separating needs no hidden Fellowship; it moves nothing and nobody hunts', ['WR-8.15.10'], () => {
  const game = atTheTable({
    fellowship: { at: 'hollin', progress: 2, revealed: true },
    hunt: { shadow: 5, free: 1 },
  });
  game.play('free', ...SEPARATE, 'take gimli', 'to rivendell', 'guide strider');
  game.position({
    fellowship: { at: 'hollin', progress: 2, revealed: true },
    hunt: { shadow: 5, free: 1 },
    drawn: [],
  });
});

rule('On the map he can wake a Nation where he ends', ['WR-8.15.11'], () => {
  const game = atTheTable({ fellowship: { at: 'osgiliath' }, politics: { gondor: '2 passive' } });
  game.play('free', ...SEPARATE, 'take boromir', 'to minas-tirith', 'guide strider');
  game.position({ characters: { boromir: 'minas-tirith' }, politics: { gondor: '2 active' } });
  const other = atTheTable({ fellowship: { at: 'osgiliath' }, politics: { gondor: '2 passive' } });
  other.play('free', ...SEPARATE, 'take gimli', 'to minas-tirith', 'guide strider');
  other.position({ characters: { gimli: 'minas-tirith' }, politics: { gondor: '2 passive' } });
});

rule('The Breaking of the Fellowship leaves its Companions where the figure is', ['WR-8.15.2', 'WR-8.15.8'], () => {
  const game = shadowPlays(
    'the-breaking-of-the-fellowship',
    { fellowship: { at: 'fangorn', revealed: true, companions: ['strider', 'gimli'] } },
    { draws: ['2'] },
  );
  game.position({ characters: { strider: 'fangorn', gimli: 'fangorn' }, fellowship: { guide: 'gollum' } });
});
