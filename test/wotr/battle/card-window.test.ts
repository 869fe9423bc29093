// When Combat Cards are declared, chosen, shown and put away (WR-5.6, WR-6.18).
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { battle } from './war.ts';

const into = ['shadow', 'dagorlad', 'north-ithilien'] as const;
const duel = { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '1r' } };

rule('A Combat Card costs neither an action nor a die', ['WR-5.6.1'], () => {
  const hands = { free: ['the-last-battle'], shadow: ['pits-of-mordor'] };
  const game = battle(...into, { ...duel, hands }, [1, 1]);
  game.play('shadow', 'card');
  game.play('free', 'card', 'choose the-last-battle');
  game.play('shadow', 'choose pits-of-mordor', 'cease');
  game.position({ dice: { free: ['character', 'army'], shadow: ['character'] } }); // one die for the attack
  game.asks('free', 'die');
});

rule('Each side uses one Combat Card in a round, and may use one in every round', ['WR-6.18.1', 'WR-5.6.2'], () => {
  const hands = { shadow: ['pits-of-mordor', 'monsters-roused'] };
  const game = battle(...into, { ...duel, hands }, [1, 1, 1, 1]);
  game.position({ 'north-ithilien': { gondor: '1r' } });
  game.asks('shadow', 'Will you use a Combat Card'); // before any die: the script would show it
  game.play('shadow', 'card', 'choose pits-of-mordor');
  game.says('The Shadow rolls 1 (+1 each): 0 hits.');
  game.offersOnly('shadow', ['continue', 'cease']);
  game.play('shadow', 'continue');
  game.play('free', 'stand');
  game.play('shadow', 'card');
  game.offersOnly('shadow', ['choose monsters-roused']);
  game.play('shadow', 'choose monsters-roused');
  game.says('The Shadow rolls 1 (+1 each): 0 hits.');
});

rule(
  'The attacker says first whether he uses a card; the defender, told so, may even if he does not',
  ['WR-6.18.2'],
  () => {
    const hands = { free: ['the-last-battle'], shadow: ['pits-of-mordor'] };
    const game = battle(...into, { ...duel, hands }, [1, 1]);
    game.offersOnly('free', []);
    game.offersOnly('shadow', ['card', 'no card']);
    game.play('shadow', 'no card');
    game.says('The Shadow uses no Combat Card.', 'WR-6.18.2', { to: 'free' });
    game.offersOnly('free', ['card', 'no card']);
    game.play('free', 'card', 'choose the-last-battle');
    game.position({ discards: { free: ['the-last-battle'], shadow: [] }, hands: { shadow: ['pits-of-mordor'] } });
  },
);

rule('Who has announced a card must use one', ['WR-6.18.2'], () => {
  const hands = { free: ['the-last-battle'], shadow: ['pits-of-mordor'] };
  const game = battle(...into, { ...duel, hands });
  game.play('shadow', 'card');
  game.says('The Shadow uses a Combat Card.', 'WR-6.18.2', { to: 'free' });
  game.play('free', 'no card');
  game.offersOnly('shadow', ['choose pits-of-mordor']);
});

rule('Both cards are chosen in secret and shown together', ['WR-6.18.3'], () => {
  const hands = { free: ['the-last-battle'], shadow: ['pits-of-mordor'] };
  for (const [first, his, second, hers] of [
    ['free', 'the-last-battle', 'shadow', 'pits-of-mordor'],
    ['shadow', 'pits-of-mordor', 'free', 'the-last-battle'],
  ] as const) {
    const game = battle(...into, { ...duel, hands }, [1, 1]);
    game.play('shadow', 'card');
    game.play('free', 'card');
    const before = structuredClone(game.view(second));
    game.play(first, `choose ${his}`);
    assert.deepEqual(game.view(second), before);
    game.offersOnly(second, [`choose ${hers}`]);
    game.play(second, `choose ${hers}`);
    game.says('The Last Battle: Daylight', 'WR-6.18.3');
    game.says('Pits of Mordor: Desperate Battle', 'WR-6.18.3');
  }
});

rule('A card whose requirement is not met cannot be chosen', ['WR-6.18.4', 'WR-6.20.1'], () => {
  const hands = { free: ['guards-of-the-citadel', 'the-last-battle'] };
  const game = battle(...into, { ...duel, hands });
  game.play('free', 'card');
  game.offersOnly('free', ['choose the-last-battle']);
  game.refuses('free', 'choose guards-of-the-citadel', 'WR-6.20.1'); // Charge asks for an Elite
  const elite = battle(...into, { ...duel, 'north-ithilien': { gondor: '1e' }, hands });
  elite.play('free', 'card');
  elite.offersOnly('free', ['choose guards-of-the-citadel', 'choose the-last-battle']);
});

rule('Who holds no card of use is asked all the same; who holds none at all is not', ['WR-6.18.4'], () => {
  const game = battle(...into, { ...duel, hands: { free: ['guards-of-the-citadel'] } }, [1, 1]);
  game.offersOnly('free', ['no card']);
  game.refuses('free', 'card', 'WR-6.18.4');
  game.play('free', 'no card');
  game.asks('shadow', 'cease');
});

rule('A Combat Card works for one round and is then put away', ['WR-6.18.5', 'WR-6.18.6'], () => {
  const hands = { shadow: ['pits-of-mordor'] };
  const game = battle(...into, { ...duel, hands }, [3, 1, 4, 1]);
  game.play('shadow', 'card', 'choose pits-of-mordor');
  game.says('The Shadow rolls 3 (+1 each): 0 hits.');
  game.position({ hands: { shadow: [] }, discards: { shadow: ['pits-of-mordor'] }, table: [] });
  game.play('shadow', 'continue');
  game.play('free', 'stand');
  game.says('The Shadow rolls 4: 0 hits.');
});

rule('A table card used in battle is discarded too, from the hand or from the table', ['WR-5.6.4'], () => {
  const fight = { moria: { sauron: '1r' }, 'dimrill-dale': { elves: '2r' } };
  for (const place of [{ hands: { shadow: ['balrog-of-moria'] } }, { table: ['balrog-of-moria'] }]) {
    const game = battle('shadow', 'moria', 'dimrill-dale', { ...fight, ...place }, [1, 1, 1, 1, 1, 1]);
    game.play('shadow', 'card', 'choose balrog-of-moria');
    game.position({ hands: { shadow: [] }, table: [], discards: { shadow: ['balrog-of-moria'] } });
  }
});

rule('The text of a Combat Card goes before the general rule', ['WR-5.6.3'], () => {
  const siege = { 'minas-tirith': { gondor: '4r', isengard: '1r' }, hands: { shadow: ['dreadful-spells'] } };
  const game = battle('shadow', 'minas-tirith', 'minas-tirith', siege, [5, 1, 1, 1, 1]);
  game.play('shadow', 'card', 'choose dreadful-spells'); // Devilry of Orthanc: a 5 is a 6 at the walls
  game.says('The Shadow rolls 5 (+1 each): 1 hit.');
  game.position({ 'minas-tirith': { gondor: '3r' } });
});

rule('While a Combat Card asks, it alone is answered, and what it does is told by its name', ['WR-5.6.3'], () => {
  const field = { ...duel, dagorlad: { sauron: '3r' } };
  const assault = battle(...into, { ...field, hands: { shadow: ['the-king-is-revealed'] } }, [1, 1, 1]);
  assault.play('shadow', 'card', 'choose the-king-is-revealed');
  assault.asks('shadow', 'Relentless Assault: How many hits do you take on your own units?');
  assault.refuses('shadow', 'cease', 'WR-5.6.3');
  assault.refuses('free', 'retreat to osgiliath', 'WR-6.27.2');
  assault.play('shadow', 'suffer 1');
  assault.says('Relentless Assault: The Shadow takes 1 hit of its own will.', 'WR-5.6.3');

  const quarter = battle(...into, { ...field, hands: { free: ['a-power-too-great'] } }, [1, 1, 1, 5]);
  quarter.play('free', 'card', 'choose a-power-too-great');
  quarter.says('No Quarter: The Free Peoples score 1 more hit.', 'WR-5.6.3');

  const breath = { ...duel, dagorlad: { sauron: '2r', nazgul: 1 }, 'north-ithilien': { gondor: '3r 1l' } };
  const black = battle(...into, { ...breath, hands: { shadow: ['morgul-wound'] } }, [1, 1, 1, 1, 1, 6, 1]);
  black.play('shadow', 'card', 'choose morgul-wound');
  black.asks('shadow', 'Black Breath: Whom does the Black Breath take?');
  black.refuses('shadow', 'continue', 'WR-5.6.3');
  black.play('shadow', 'eliminate gondor-leader');
  black.says('Gondor Leader is eliminated.', 'WR-5.6.3');
});

rule("Denethor's Folly leaves the Free Peoples without Combat Cards at Minas Tirith", ['WR-5.4.1'], () => {
  const words = {
    'minas-tirith': { gondor: '1r', sauron: '1r' },
    table: ['denethors-folly'],
    hands: { free: ['the-last-battle'] },
  };
  const game = battle('shadow', 'minas-tirith', 'minas-tirith', words, [1, 1]);
  game.asks('free', 'die'); // the battle is over and nobody was asked for a card
});
