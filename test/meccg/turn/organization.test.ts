import { strict as assert } from 'node:assert';
import { LONG_EVENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { phaseOf, unusedDirectInfluence, unusedGeneralInfluence } from '../table.ts';
import { cardsInPlay } from '../whereabouts.ts';
import { idle, passes, position, resolve, table, toPhase } from './table.ts';

// ---- playing characters ---------------------------------------------------------------------------------------------

rule(
  'A character arrives at a Haven or his home site, joins a company there or forms one of his own',
  ['MW-S5.5.1', 'MW-S5.5.3', 'MW-S5.5.5', 'MW-S2.8.7'],
  () => {
    const game = table({ one: { rivendell: ['elrond'], hand: ['eomer'] } });
    game.play('one', 'play-character eomer');
    game.offersOnly('one', [
      'arrive company elrond',
      'arrive rivendell',
      'arrive lorien',
      'arrive grey-havens',
      'arrive edhellond',
      'arrive edoras',
    ]);
    game.play('one', 'arrive edoras');
    resolve(game);
    position(game, { one: { edoras: ['eomer'], sites: { edoras: 'in-play' } } });
  },
);

rule('Hobbits arrive at Bag End only', ['CR-I.B.6', 'CR-TERM-hobbit-2', 'MW-S5.5.1', 'CR-TERM-hobbit-1'], () => {
  const game = table({ one: { rivendell: ['frodo'], hand: ['sam-gamgee'] } });
  game.play('one', 'play-character sam-gamgee');
  resolve(game); // there is nowhere else
  position(game, { one: { 'bag-end': ['sam-gamgee'], rivendell: ['frodo'] } });
});

rule('Without the site card nobody arrives where no company is', ['MW-S5.5.4'], () => {
  const sites = { 'bag-end': 'discarded' };
  const game = table({ one: { rivendell: ['elrond'], hand: ['sam-gamgee'], sites } });
  game.refuses('one', 'play-character sam-gamgee', 'MW-S5.5.4');
  const there = table({ one: { 'bag-end': ['bilbo'], hand: ['sam-gamgee'] } });
  there.play('one', 'play-character sam-gamgee');
  resolve(there);
  position(there, { one: { 'bag-end': ['bilbo', 'sam-gamgee'] } });
});

rule('One character or Wizard comes into play in an organization phase', ['MW-S4.2.2', 'MW-S5.6.1'], () => {
  const game = table({ one: { lorien: ['elrond'], hand: ['haldir', 'gandalf', 'orophin'] } });
  game.play('one', 'play-character haldir', 'arrive lorien');
  resolve(game);
  game.refuses('one', 'play-character orophin', 'MW-S4.2.2');
  game.refuses('one', 'play-character gandalf', 'MW-S4.2.2');
});

rule(
  'A unique character in play or eliminated on either side cannot be played',
  ['MW-S2.9.1', 'MW-S2.5.2', 'CR-TERM-eliminated-1', 'MW-S5.6.6', 'CR-TERM-discard-1'],
  () => {
    const game = table({
      one: { rivendell: ['elrond'], hand: ['legolas', 'boromir-ii', 'gandalf', 'saruman', 'eomer'] },
      two: { lorien: ['legolas', 'gandalf'], 'out-of-play': ['boromir-ii'], discard: ['eomer'] },
    });
    game.refuses('one', 'play-character legolas', 'MW-S2.9.1');
    game.refuses('one', 'play-character gandalf', 'MW-S2.9.1');
    game.refuses('one', 'play-character boromir-ii', 'MW-S2.5.2');
    game.offers('one', ['play-character saruman', 'play-character eomer']);
  },
);

rule(
  'A Wizard arrives at his home site or Rivendell, needs no influence, and taps nothing',
  ['MW-S5.6.2', 'MW-S5.6.3', 'PA-5.5', 'MW-S5.2.1'],
  () => {
    const places = {
      saruman: ['isengard', 'rivendell'],
      radagast: ['rhosgobel', 'rivendell'],
      alatar: ['edhellond', 'rivendell'],
      pallando: ['grey-havens', 'rivendell'],
      gandalf: ['edhellond', 'grey-havens', 'lorien', 'rivendell'],
    };
    for (const [wizard, sites] of Object.entries(places)) {
      // minds of 20: no general influence is left
      const game = table({ one: { bree: ['aragorn-ii', 'gimli', 'frodo'], hand: [wizard] } });
      game.play('one', `play-character ${wizard}`);
      assert.deepEqual(
        [...game.list('one')].sort(),
        sites.map((site) => `arrive ${site}`),
      );
      game.play('one', `arrive ${sites[0]}`);
      resolve(game);
      position(game, { one: { [sites[0]]: [wizard], revealed: true } });
      assert.equal(unusedGeneralInfluence(game, 'one'), 0);
    }
  },
);

rule('Only one Wizard may be in play for a player', ['MW-S5.6.1'], () => {
  const game = table({ one: { rivendell: ['gandalf'], hand: ['saruman'] } });
  game.refuses('one', 'play-character saruman', 'MW-S5.6.1');
});

rule('Eomer may be placed three ways', ['MW-S5.8.5', 'MW-S5.8.4', 'MW-S5.3.6', 'MW-S5.3.1'], () => {
  const game = table({
    one: { lorien: ['radagast', 'beorn under radagast', 'theoden', 'faramir', 'imrahil'], hand: ['eomer'] },
  });
  assert.equal(unusedGeneralInfluence(game, 'one'), 3);
  assert.equal(unusedDirectInfluence(game, 'radagast'), 3);
  assert.equal(unusedDirectInfluence(game, 'theoden'), 3);
  game.play('one', 'play-character eomer', 'arrive company radagast');
  game.offersOnly('one', ['under player one', 'under radagast', 'under theoden']);
  game.play('one', 'under theoden');
  resolve(game);
  position(game, {
    one: { lorien: ['radagast', 'beorn under radagast', 'theoden', 'faramir', 'imrahil', 'eomer under theoden'] },
  });
});

rule(
  'Before the Wizard is revealed general influence reaches everywhere; alone there is nothing else',
  ['MW-T5.4.1', 'PA-5.2'],
  () => {
    const game = table({ one: { rivendell: ['elrond'], hand: ['eowyn'] } });
    game.play('one', 'play-character eowyn', 'arrive company elrond');
    game.offersOnly('one', ['under player one', 'under elrond']);
    const alone = table({ one: { rivendell: ['elrond'], hand: ['eowyn'] } });
    alone.play('one', 'play-character eowyn', 'arrive rivendell');
    resolve(alone);
    position(alone, {
      one: {
        companies: [
          { site: 'rivendell', characters: ['elrond'] },
          { site: 'rivendell', characters: ['eowyn'] },
        ],
      },
    });
  },
);

rule(
  'Once the Wizard is revealed general influence brings characters to his site only',
  ['MW-T5.4.2', 'PA-5.3', 'CR-I.B.5'],
  () => {
    const words = { one: { lorien: ['gandalf'], rivendell: ['elrond'], hand: ['eowyn'] } };
    const game = table(words);
    game.play('one', 'play-character eowyn');
    game.offersOnly('one', ['arrive company elrond', 'arrive company gandalf', 'arrive lorien']);
    game.play('one', 'arrive company elrond');
    resolve(game); // Elrond controls her: there is no other way
    position(game, { one: { rivendell: ['elrond', 'eowyn under elrond'] } });
    const starter = table(words, { options: { starter: true } });
    starter.play('one', 'play-character eowyn');
    starter.offers('one', ['arrive rivendell', 'arrive edoras']);
  },
);

rule('A home site with nobody there takes a character under general influence', ['CR-I.B.5'], () => {
  const game = table({ one: { rivendell: ['elrond'], hand: ['theoden'] } });
  game.play('one', 'play-character theoden', 'arrive edoras');
  resolve(game);
  position(game, { one: { edoras: ['theoden'] } });
  const wizard = table({ one: { rivendell: ['gandalf'], edoras: ['theoden'], hand: ['eomer'] } });
  wizard.play('one', 'play-character eomer', 'arrive company theoden');
  resolve(wizard);
  position(wizard, { one: { edoras: ['theoden', 'eomer under theoden'] } });
});

rule(
  'Beyond influence a newcomer goes back to hand, and nobody is discarded',
  ['MW-S5.2.6', 'MW-S5.5.2', 'CR-I.B.3', 'CR-I.B.4', 'PA-5.7', 'MW-S5.2.3'],
  () => {
    const game = table({ one: { lorien: ['aragorn-ii', 'gimli', 'frodo'], hand: ['haldir'] } });
    game.play('one', 'play-character haldir', 'arrive lorien');
    resolve(game);
    position(game, { one: { lorien: ['aragorn-ii', 'gimli', 'frodo', 'haldir'] } });
    passes(game);
    passes(game);
    game.says('Haldir goes back', 'CR-I.B.4');
    position(game, { one: { lorien: ['aragorn-ii', 'gimli', 'frodo'], hand: ['haldir'] } });
    assert.equal(phaseOf(game), 'long-event');
  },
);

rule(
  'A newcomer stays if another character is put under direct influence first',
  ['MW-S5.2.6', 'MW-S4.2.4', 'MW-S5.3.4'],
  () => {
    const game = table({ one: { lorien: ['aragorn-ii', 'gimli', 'erkenbrand', 'dori'], hand: ['haldir'] } });
    game.play('one', 'play-character haldir', 'arrive company aragorn-ii', 'under player one');
    resolve(game);
    assert.equal(unusedGeneralInfluence(game, 'one'), -3);
    game.play('one', 'control haldir');
    game.offers('one', 'under aragorn-ii');
    game.play('one', 'under aragorn-ii');
    assert.equal(unusedGeneralInfluence(game, 'one'), 0);
    toPhase(game, LONG_EVENT);
    position(game, {
      one: { lorien: ['aragorn-ii', 'gimli', 'erkenbrand', 'dori', 'haldir under aragorn-ii'], hand: [] },
    });
  },
);

// ---- control --------------------------------------------------------------------------------------------------------

rule('Direct influence must be as high as the minds of all followers', ['MW-S5.3.1', 'MW-S5.3.2'], () => {
  const game = table({ one: { rivendell: ['elrond', 'elladan', 'gildor-inglorion', 'theoden', 'eomer'] } });
  game.play('one', 'control elladan');
  game.offersOnly('one', ['under elrond']); // mind 4: Elrond has 4, Theoden 3
  game.play('one', 'under elrond');
  game.refuses('one', 'control gildor-inglorion', 'MW-S5.3.1');
  game.play('one', 'control eomer');
  game.offersOnly('one', ['under theoden']);
});

rule('Followers of minds six and four use up a Wizard’s ten', ['MW-S5.3.2', 'MW-S5.6.4'], () => {
  const game = table({ one: { rivendell: ['gandalf', 'legolas under gandalf', 'elladan under gandalf', 'dori'] } });
  assert.equal(unusedDirectInfluence(game, 'gandalf'), 0);
  game.refuses('one', 'control dori', 'MW-S5.3.1');
  const two = table({ one: { rivendell: ['gandalf', 'elrohir under gandalf', 'elladan under gandalf'] } });
  assert.equal(unusedDirectInfluence(two, 'gandalf'), 2);
});

rule('Control needs the same site, and the follower joins his controller’s company', ['MW-S5.3.3', 'MW-S5.3.5'], () => {
  const game = table({
    one: {
      companies: [
        { site: 'rivendell', characters: ['elrond'] },
        { site: 'rivendell', characters: ['elladan', 'dori'] },
        { site: 'lorien', characters: ['elrohir'] },
      ],
    },
  });
  game.refuses('one', 'control elrohir', 'MW-S5.3.1');
  game.play('one', 'control elladan', 'under elrond');
  position(game, {
    one: {
      companies: [
        { site: 'rivendell', characters: ['elrond', 'elladan under elrond'] },
        { site: 'rivendell', characters: ['dori'] },
        { site: 'lorien', characters: ['elrohir'] },
      ],
    },
  });
  game.refuses('one', 'regroup elladan', 'MW-S5.3.5');
});

rule('Followers have no followers', ['MW-S5.3.6'], () => {
  const game = table({
    one: { rivendell: ['gandalf', 'theoden under gandalf', 'eomer', 'denethor-ii', 'dori under denethor-ii'] },
  });
  game.play('one', 'control eomer');
  game.offersOnly('one', ['under gandalf']);
  game.play('one', 'under gandalf');
  game.refuses('one', 'control denethor-ii', 'MW-S5.3.1');
});

rule('A follower put under general influence uses it, once in a phase', ['MW-S4.2.4', 'MW-S5.2.2', 'MW-S5.3.4'], () => {
  const game = table({ one: { rivendell: ['aragorn-ii', 'gimli', 'haldir under aragorn-ii'] } });
  assert.equal(unusedGeneralInfluence(game, 'one'), 5);
  game.play('one', 'control haldir', 'under player one');
  assert.equal(unusedGeneralInfluence(game, 'one'), 2);
  game.refuses('one', 'control haldir', 'MW-S4.2.4');
});

rule('Nobody controls a Wizard', ['MW-S5.6.3'], () => {
  const game = table({ one: { rivendell: ['gandalf', 'elrond'] } });
  game.refuses('one', 'control gandalf', 'MW-S5.6.3');
});

rule(
  'A bonus against a kind of character counts once, and one against a faction not at all',
  ['CR-I.B.1', 'CR-I.B.2'],
  () => {
    const game = table({ one: { 'blue-mountain-dwarf-hold': ['thorin-ii', 'bofur', 'fili', 'dori', 'kili'] } });
    assert.equal(unusedDirectInfluence(game, 'thorin-ii', 'bofur'), 4); // 2 and 2 against Dwarves
    game.play('one', 'control bofur', 'under thorin-ii', 'control fili', 'under thorin-ii');
    game.refuses('one', 'control dori', 'MW-S5.3.1');
    idle(game, { phase: 'long-event' });
    position(game, {
      one: {
        'blue-mountain-dwarf-hold': ['thorin-ii', 'bofur under thorin-ii', 'fili under thorin-ii', 'dori', 'kili'],
      },
    });
  },
);

rule(
  'A follower whose controller is gone is settled at the end of the next organization phase',
  ['MW-S5.3.8', 'MW-S5.3.9'],
  () => {
    const game = table({ one: { rivendell: ['elrond', 'elladan under nobody', 'celeborn', 'elrohir under nobody'] } });
    assert.equal(unusedGeneralInfluence(game, 'one'), 4);
    passes(game, 2);
    game.asks('one', 'Nobody controls Elladan');
    game.offersOnly('one', ['under player one', 'under elrond', 'discard-character elladan']);
    game.play('one', 'under elrond');
    game.offersOnly('one', ['under player one', 'discard-character elrohir']);
    game.play('one', 'discard-character elrohir');
    position(game, { one: { rivendell: ['elrond', 'elladan under elrond', 'celeborn'], discard: ['elrohir'] } });
  },
);

rule(
  'Excess characters are discarded at the end of the organization phase, the newcomer first returned',
  ['MW-S5.2.5', 'MW-S5.2.3', 'CR-I.B.4'],
  () => {
    const game = table({ one: { rivendell: ['elrond', 'galadriel', 'dori', 'legolas under nobody'] } });
    passes(game, 2); // 20 used, nobody has direct influence 6
    game.offersOnly('one', ['discard-character legolas']);
    const over = table({ one: { rivendell: ['elrond', 'galadriel', 'dori', 'dwalin'] } });
    passes(over, 2);
    over.offersOnly(
      'one',
      ['elrond', 'galadriel', 'dori', 'dwalin'].map((id) => `discard-character ${id}`),
    );
    over.play('one', 'discard-character dwalin');
    assert.equal(phaseOf(over), 'long-event');
  },
);

rule(
  'Who exceeds his influence discards, wherever they are, in place of the character play',
  ['MW-T5.3.3', 'PA-5.1', 'PA-5.4'],
  () => {
    const game = table({ one: { bree: ['elrond', 'galadriel', 'dori'], moria: ['dwalin'], hand: ['eomer'] } });
    game.refuses('one', 'play-character eomer', 'PA-5.1');
    game.play('one', 'discard-character dwalin');
    game.refuses('one', 'play-character eomer', 'MW-S4.2.2');
    const shifted = table({ one: { bree: ['elrond', 'galadriel', 'dori', 'dwalin'], hand: ['eomer'] } });
    shifted.refuses('one', 'play-character eomer', 'PA-5.1');
    shifted.play('one', 'control dwalin', 'under elrond');
    shifted.offers('one', 'play-character eomer');
  },
);

rule(
  'A character at a Haven or at home may be discarded in place of the character play',
  ['MW-T5.3.1', 'MW-T5.3.2', 'PA-5.4'],
  () => {
    const words = { one: { rivendell: ['elladan', 'gandalf'], bree: ['aragorn-ii', 'gimli'], hand: ['eomer'] } };
    const game = table(words);
    game.refuses('one', 'discard-character gandalf', 'MW-T5.3.2');
    game.refuses('one', 'discard-character gimli', 'MW-T5.3.1');
    game.offers('one', 'discard-character elladan');
    game.play('one', 'discard-character aragorn-ii'); // at home
    position(game, { one: { discard: ['aragorn-ii'], 'out-of-play': [] } });
    game.refuses('one', 'discard-character elladan', 'MW-T5.3.1');
    game.refuses('one', 'play-character eomer', 'MW-S4.2.2');
    table(words, { options: { starter: true } }).refuses('one', 'discard-character elladan', 'MW-T5.3.1');
  },
);

rule('The Fellowship is kept by influence and has size seven', ['MW-S5.8.1'], () => {
  const game = table({
    one: {
      rivendell: [
        'gandalf: lesser-ring',
        'aragorn-ii: narsil',
        'boromir-ii under aragorn-ii',
        'gimli',
        'frodo: the-one-ring',
        'legolas under frodo',
        'sam-gamgee under gandalf',
        'merry under gandalf',
        'pippin under gandalf',
      ],
    },
  });
  const unused = (id: string): number => unusedDirectInfluence(game, id);
  assert.equal(unusedGeneralInfluence(game, 'one'), 0);
  assert.deepEqual([unused('gandalf'), unused('aragorn-ii'), unused('frodo')], [0, 0, 0]);
  const before = cardsInPlay(game);
  toPhase(game, LONG_EVENT);
  assert.deepEqual(cardsInPlay(game), before);
});

rule('Organizing goes in any order', ['MW-S4.2.1'], () => {
  const game = table(
    { one: { rivendell: ['elrond: star-glass, elven-cloak'], hand: ['haldir'] } },
    { rolls: [3, 4, 3, 4] },
  );
  game.play('one', 'store star-glass');
  resolve(game);
  game.play('one', 'play-character haldir', 'arrive company elrond', 'under elrond');
  resolve(game);
  game.play('one', 'store elven-cloak');
  resolve(game);
  position(game, {
    one: {
      rivendell: ['elrond', 'haldir under elrond'],
      points: ['star-glass on rivendell', 'elven-cloak on rivendell'],
    },
  });
});
