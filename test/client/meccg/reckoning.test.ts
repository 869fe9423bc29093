import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { shownCards } from '../../../client/build/card-chunks.ts';
import { choiceOutlook, corruptionOf, leastRoll } from '../../../client/meccg/table/reckoning.ts';
import { trialsOf } from '../../../client/meccg/table/trial-words.ts';
import { C } from '../../../games/meccg/cards/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { scene } from '../../scene.ts';

/** In how many of the 36 ways the dice can fall. */
const of36 = (share = 0): number => Math.round(share * 36);

describe('odds beside a choice', () => {
  const view = (): MeccgView => {
    const game = scene(meccg, {
      one: { rivendell: ['aragorn-ii: the-one-ring', 'legolas', 'gimli wounded'] },
      two: { lorien: ['elladan'] },
    });
    return game.view('one') as MeccgView;
  };
  const numberOf = (now: MeccgView, prowess: number): number =>
    Number(Object.entries(now.figures.characters).find(([, figures]) => figures.prowess === prowess)?.[0]);
  /** An attack with this prowess, and a strike of it on that character. */
  const struck = (now: MeccgView, card: number, prowess: number, bits = 0): MeccgView => {
    const { prowess: own, body } = now.figures.characters[card] ?? { prowess: 0, body: 0 };
    const strike = { on: card, prowess: own, body, bodyPlus: 0, rolls: 1 };
    const attack = { strikes: 1, prowess, body: -1, strike };
    return { ...now, attack: { bits } as MeccgView['attack'], figures: { ...now.figures, attack } };
  };

  test('tapping, staying untapped and support shift the same strike by three and by one (MW-S7.3.4, MW-T7.1.1)', () => {
    const now = view();
    const legolas = numberOf(now, 5);
    const faces = struck(now, legolas, 12);
    assert.equal(of36(choiceOutlook(faces, 'tap-to-fight', undefined)?.good), 15);
    assert.equal(of36(choiceOutlook(faces, 'aid', undefined)?.good), 21);
    assert.equal(of36(choiceOutlook(faces, 'stay-untapped', undefined)?.good), 3);
    assert.equal(choiceOutlook(faces, 'pass', undefined), undefined);
  });

  test('who would face a strike is reckoned as he stands (MW-S7.3.2)', () => {
    const now = view();
    const [legolas] = Object.keys(now.figures.characters)
      .map(Number)
      .filter((card) => now.stand[card] === 0 && now.figures.characters[card]?.prowess === 5);
    const [gimli] = Object.keys(now.figures.characters)
      .map(Number)
      .filter((card) => now.stand[card] === 2);
    assert.ok(legolas !== undefined && gimli !== undefined);
    const faces = struck(now, legolas, 12);
    assert.equal(of36(choiceOutlook(faces, 'assign', legolas)?.good), 15);
    assert.equal(of36(choiceOutlook(faces, 'assign', gimli)?.good), 6);
  });

  test('an Orc may be discarded and a Ringwraith slip back into hand instead of being wounded (LE-S7.4.2, MX-11.1)', () => {
    const game = scene(meccg, {
      one: { alignment: 'minion', 'minas-morgul': ['lagduf', 'ren-the-ringwraith wounded'] },
      two: { lorien: ['elladan'] },
    });
    const now = game.view('one') as MeccgView;
    const words = (id: keyof typeof C, prowess: number) => {
      const card = now.def.findIndex((def, n) => def === C[id] && now.figures.characters[n]);
      return choiceOutlook(struck(now, card, prowess), 'assign', card, shownCards())?.words;
    };
    // All strikes succeed; a body check of 8 discards the Orc, more eliminates him.
    assert.equal(words('lagduf', 30), '58 % wounded, 14 % discarded, 28 % lost');
    // 7 and 8 on the dice; wounded before, a total above his body of 10 eliminates.
    assert.equal(words('ren-the-ringwraith', 30), '53 % wounded, 30 % back in hand, 17 % lost');
  });

  test('a detainment attack taps and kills nobody (LE-S7.5.1)', () => {
    const now = view();
    const faces = struck(now, numberOf(now, 5), 12, 64);
    assert.match(
      choiceOutlook(faces, 'tap-to-fight', undefined)?.words ?? '',
      /^42 % defeated, 16 % nothing, 42 % tapped$/,
    );
  });

  test('the corruption of whoever bears something has its chance; of others there is none to tell (MW-S8.3.2)', () => {
    const now = view();
    const people = Object.entries(now.figures.characters);
    const bearer = people.find(([, { corruption }]) => corruption > 0);
    assert.ok(bearer);
    const [card, { corruption, check }] = bearer;
    const rolls = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const passes = rolls.reduce(
      (sum, roll) => sum + (roll + check > corruption ? (6 - Math.abs(roll - 7)) / 36 : 0),
      0,
    );
    assert.ok(Math.abs((corruptionOf(now, Number(card))?.good ?? 0) - passes) < 1e-9);
    const other = people.find(([, figures]) => figures.corruption === 0);
    assert.equal(corruptionOf(now, Number(other?.[0])), undefined);
  });

  test('who only just fails is told what comes of it: discarded, lost as a Wizard, tapped as a minion, nothing of a Ringwraith', () => {
    const game = scene(meccg, {
      one: { rivendell: ['elrond: glamdring, orcrist', 'gandalf: glamdring, orcrist'] },
      two: {
        alignment: 'minion',
        'carn-dum': ['asternak: black-mace, high-helm', 'layos tapped: black-mace, high-helm'],
        'minas-morgul': ['khamul-the-ringwraith: black-mace'],
      },
    });
    const now = game.view('one') as MeccgView;
    const told = (id: keyof typeof C) => corruptionOf(now, now.def.indexOf(C[id]));
    assert.match(told('elrond')?.words ?? '', /% withstood, \d+ % discarded/);
    assert.match(told('gandalf')?.words ?? '', /^\d+ % withstood, \d+ % lost$/);
    assert.match(told('asternak')?.words ?? '', /^72 % withstood, 20 % tapped, 8 % eliminated$/);
    assert.equal(of36(told('asternak')?.bad), 3);
    assert.match(told('layos')?.words ?? '', /^92 % withstood, 8 % eliminated$/);
    assert.equal(told('khamul-the-ringwraith'), undefined);
  });

  test('the least roll is between two and one more than twelve', () => {
    assert.equal(leastRoll(9, 6), 4);
    assert.equal(leastRoll(3, 6), 2);
    assert.equal(leastRoll(20, 6), 13);
  });
});

describe('who tries, and what comes of it', () => {
  const named = (now: MeccgView, id: string): number => now.def.indexOf(C[id as keyof typeof C]);

  test('beside each who may speak to a faction stands his own chance, and only his player sees it (MW-S9.3.2)', () => {
    const game = scene(meccg, {
      phase: 'site',
      one: { bree: ['aragorn-ii', 'balin'], hand: ['rangers-of-the-north'] },
    });
    game.play('one', 'enter', 'faction rangers-of-the-north');
    const now = game.view('one') as MeccgView;
    const odds = (id: string) => choiceOutlook(now, 'by', named(now, id));
    // Aragorn: 3 + 2 among these Rangers + 1 as a Dúnadan, more than 9: four or more. Balin: 2, eight or more.
    assert.equal(of36(odds('aragorn-ii')?.good), 33);
    assert.equal(of36(odds('balin')?.good), 15);
    assert.match(odds('aragorn-ii')?.words ?? '', /^4 or more: 92 % won over/);
    assert.match(odds('balin')?.words ?? '', /^8 or more: 42 % won over/);
    assert.equal((game.view('two') as MeccgView).tries, undefined);
    assert.equal((game.view('spectator') as MeccgView).tries, undefined);
  });

  test('an attempt against the other’s card is a plate with both rolls in it (MW-T9.2.1)', () => {
    const game = scene(meccg, {
      phase: 'site',
      one: { bree: ['aragorn-ii', 'balin'] },
      two: { bree: ['bilbo', 'barliman-butterbur'] },
    });
    game.play('one', 'enter', 'influence barliman-butterbur');
    const asked = game.view('one') as MeccgView;
    const try_ = asked.tries?.find(({ on }) => on === named(asked, 'aragorn-ii'));
    assert.ok(try_ && asked.tries?.length === 2);
    game.play('one', 'influence-by aragorn-ii', 'show-nothing');
    const now = game.view('two') as MeccgView;
    const [check] = now.figures.checks;
    assert.deepEqual(check, try_);
    const spare = now.figures.seats[1]?.influence ?? 0;
    const mind = now.figures.characters[named(now, 'barliman-butterbur')]?.mind;
    assert.deepEqual([check?.kind, check?.needed, check?.modifier], ['influence', mind, 3 - spare]);
    const [trial] = trialsOf(now, () => 'Aragorn II');
    assert.match(trial?.sum ?? '', /and the two dice of the other$/);
    assert.match(trial?.needs ?? '', /above theirs/);
    // Two dice against two dice, counted by hand over all 1,296 ways.
    const dice = [1, 2, 3, 4, 5, 6];
    const sums = dice.flatMap((one) => dice.map((other) => one + other));
    const wins = sums.flatMap((own) => sums.filter((theirs) => own + 3 - spare - theirs > (mind ?? 0))).length;
    assert.equal(Math.round((trial?.outlook.good ?? 0) * 1296), wins);
  });
});

describe('a duel', () => {
  const begun = () => {
    const game = scene(
      meccg,
      { phase: 'site', one: { alignment: 'minion', 'mount-gram': ['gorbag'] }, two: { 'mount-gram': ['faramir'] } },
      { options: { companyCombat: true } },
    );
    game.play('one', 'enter', 'pass');
    game.play('two', 'pass');
    game.play('one', 'attack-company faramir');
    game.play('two', 'pass', 'assign faramir');
    game.play('one', 'pass');
    return game;
  };
  const nameOf = (now: MeccgView) => (card: number) => (now.def[card] === C.gorbag ? 'Gorbag' : 'Faramir');

  test('both roll, and each side sees its own chance (MX-12.4, MX-12.5)', () => {
    const game = begun();
    const of1296 = (share = 0): number => Math.round(share * 1296);
    const mine = choiceOutlook(game.view('one') as MeccgView, 'tap-to-fight', undefined);
    const theirs = choiceOutlook(game.view('two') as MeccgView, 'tap-to-fight', undefined);
    assert.equal(of1296(mine?.good), 721); // 6 against 5
    assert.equal(of1296(theirs?.good), of1296(mine?.bad));
    assert.equal(of1296(mine?.even), 140);
    assert.ok(
      (choiceOutlook(game.view('one') as MeccgView, 'stay-untapped', undefined)?.good ?? 1) < (mine?.good ?? 0),
    );
  });

  test('the plate names both', () => {
    const now = begun().view('one') as MeccgView;
    const [trial] = trialsOf(now, nameOf(now));
    assert.equal(trial?.title, 'The duel of Gorbag and Faramir');
    assert.match(trial?.sum ?? '', /^Prowess 6 and two dice against 5 and two dice/);
  });
});
