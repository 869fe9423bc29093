// Solitaire: how the hazard deck draws and plays (PA-3).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Words } from '../../../engine/game.ts';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { NEEDS_DOORS } from '../../../games/meccg/hands/hazard-deck.ts';
import { hazardsDrawn } from '../../../games/meccg/solitaire/draw.ts';
import { creatureWounds } from '../../../games/meccg/solitaire/ranking.ts';
import { MOVEMENT, SITE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { type Solo, solo } from './solo.ts';

/** One company under way, with these hazards on top of the deck; the player has had no say yet. */
const moving = (
  company: Words,
  hazards: readonly string[],
  more: { one?: Words; two?: Words } = {},
  rolls?: number[],
): Solo => {
  const game = solo(
    {
      phase: 'movement',
      one: { companies: [company], deck: ['...'], ...more.one },
      two: { deck: hazards, ...more.two },
    },
    {},
    rolls,
  );
  game.idle((s, at) => at === 'chain/act' && s.phase === MOVEMENT);
  return game;
};
const through = (game: Solo): Solo => {
  game.idle((s) => s.phase === SITE);
  return game;
};
const played = (game: Solo): string[] =>
  game.log
    .filter(({ type, text }) => (type === 'play' || type === 'creature') && text.startsWith('The hazard deck'))
    .map(({ text }) => /^The hazard deck plays ([^,]*?)(, keyed.*| on .*|: .*)?\.$/.exec(text)?.[1] ?? text);
const to = (site: string, to?: string, characters: readonly string[] = ['celeborn', 'gimli', 'legolas']): Words => ({
  site,
  characters,
  ...(to && { to }),
});

rule('Two hazards are drawn, and twice the opponent’s number of the site', ['PA-3.1', 'LE-SO.5'], () => {
  const drawn = (site: string, destination?: string): number => {
    const game = solo({ phase: 'organization', one: { companies: [to(site, destination)] } });
    return hazardsDrawn(game.s, game.s.companies[0]);
  };
  assert.equal(drawn('rivendell', 'bree'), 4);
  assert.equal(drawn('lorien', 'the-lonely-mountain'), 6);
  assert.equal(drawn('lorien', 'moria'), 8);
  assert.equal(drawn('lorien', 'easterling-camp'), 10);
  const stays = drawn('bree');
  assert.equal(stays, 2);
});

rule('A company that stays draws two', ['PA-3.2'], () => {
  const game = moving(to('rivendell'), ['fell-turtle', 'fell-turtle', 'fell-turtle']);
  assert.equal(game.cards(1, 'hand').length, 2);
});

rule('On the way to a Haven the site left behind counts', ['PA-3.3'], () => {
  const drawn = (site: string, destination: string): number => {
    const game = solo({ phase: 'organization', one: { companies: [to(site, destination)] } });
    return hazardsDrawn(game.s, game.s.companies[0]);
  };
  assert.equal(drawn('bree', 'rivendell'), 4);
  assert.equal(drawn('rivendell', 'lorien'), 6);
});

rule('A hazard deck that runs out is made anew from its discards', ['PA-3.1', 'PA-3.5'], () => {
  const game = moving(to('lorien', 'moria'), ['fell-turtle'], { two: { discard: ['thief', 'thief', 'pick-pocket'] } });
  assert.equal(game.cards(1, 'hand').length, 4); // eight wanted, four there
  assert.equal(through(game).cards(1, 'discard').length, 4);
  assert.deepEqual(game.cards(1, 'hand'), []);
});

rule('As many hazards are played as the limit allows', ['PA-3.4', 'LE-SO.6'], () => {
  const orcs = ['orc-patrol', 'orc-warband', 'orc-lieutenant', 'orc-guard', 'orc-watch', 'fell-turtle'];
  assert.equal(played(through(moving(to('lorien', 'moria'), orcs))).length, 3);
  const two = through(moving(to('lorien', 'moria'), ['orc-patrol', 'orc-guard', 'fell-turtle', 'abductor']));
  assert.equal(played(two).length, 2);
  assert.deepEqual(two.cards(1, 'discard').filter((id) => id === 'fell-turtle' || id === 'abductor').length, 2);
});

test('What cannot do without Doors of Night is known from the cards', () => {
  const needing = CARDS.filter((_, def) => NEEDS_DOORS[def]).map(({ id }) => id);
  for (const id of ['morgul-night', 'snowstorm', 'storms-of-osse', 'the-will-of-sauron', 'clouds'])
    assert.ok((needing as string[]).includes(id), id);
  for (const id of ['choking-shadows', 'gloom', 'night', 'doors-of-night', 'wolves'])
    assert.ok(!(needing as string[]).includes(id), id);
});

rule('What needs Doors of Night is kept until it comes', ['PA-3.6', 'LE-SO.7', 'PA-3.5'], () => {
  const game = through(moving(to('rivendell', 'bree'), ['snowstorm', 'clouds', 'fell-turtle', 'fell-turtle']));
  assert.deepEqual(game.cards(1, 'hand').sort(), ['clouds', 'snowstorm']);
  assert.deepEqual(game.cards(1, 'discard'), ['fell-turtle', 'fell-turtle']);
  assert.equal(game.told('save').length, 2);
  const open = moving(to('rivendell', 'bree'), ['orc-patrol', 'doors-of-night', 'wargs'], {
    two: { hand: ['clouds'] },
  });
  open.s.known[open.s.def.indexOf(C.clouds)] = 1; // kept for an earlier company
  assert.deepEqual(played(through(open)).slice(0, 2), ['Doors of Night', 'Clouds']);
  assert.equal(played(open).length, 3); // within the limit
});

rule('With Doors of Night in play nothing is kept', ['PA-3.7'], () => {
  const game = moving(to('rivendell', 'bree'), ['clouds', 'fell-turtle'], { two: { table: ['doors-of-night'] } });
  assert.deepEqual(played(through(game)), ['Clouds']);
  const full = moving(to('rivendell', 'bree', ['bard-bowman']), ['orc-patrol', 'wargs', 'morgul-night'], {
    two: { table: ['doors-of-night'] },
  });
  assert.deepEqual(through(full).cards(1, 'hand'), []);
});

rule('Strikes left go to the weakest, excess strikes to the weakest of all', ['PA-3.8'], () => {
  const company = to('rivendell', 'ettenmoors', ['glorfindel-ii', 'arwen', 'elladan']);
  const drake = through(moving({ ...company, to: 'ost-in-edhil' }, ['cave-drake'], {}, Array(40).fill(6)));
  assert.deepEqual(drake.told('assign'), ['Arwen faces a strike.', 'Elladan faces a strike.']);
  const two = moving(to('rivendell', 'ettenmoors', ['glorfindel-ii', 'arwen']), ['orc-raiders'], {}, Array(40).fill(6));
  through(two);
  assert.deepEqual(two.told('excess').slice(1), ['Arwen has -2 for excess strikes.']);
});

rule('A card on a character goes to the one of most corruption points', ['PA-3.8'], () => {
  const names = ['elladan', 'elrohir: glamdring, sword-of-gondolin', 'arwen: star-glass'];
  const game = through(moving(to('rivendell', undefined, names), ['lure-of-the-senses']));
  assert.ok(game.log.some(({ text }) => text === 'The hazard deck plays Lure of the Senses on Elrohir.'));
  const points = through(
    moving(to('rivendell', undefined, ['bard-bowman', 'elrond', 'arwen']), ['lure-of-the-senses']),
  );
  assert.ok(points.log.some(({ text }) => text === 'The hazard deck plays Lure of the Senses on Elrond.'));
});

rule('A creature is keyed so that nothing in play cancels its strikes', ['PA-3.8'], () => {
  const names = ['elladan: elven-cloak', 'elrohir'];
  for (const seed of [0, 1, 2]) {
    const game = moving(to('rivendell', 'ettenmoors', names), ['orc-patrol']);
    game.s.random[3] += seed;
    assert.ok(through(game).told('creature')[0].includes('keyed to Ruins & Lairs'));
  }
});

rule('Hazards are the opponent’s cards under all rules for hazards', ['PA-3.10'], () => {
  const game = through(
    moving(to('rivendell', 'ettenmoors', ['glorfindel-ii']), ['orc-lieutenant', 'fell-turtle'], {}, Array(20).fill(6)),
  );
  assert.deepEqual(played(game), ['Orc-lieutenant']); // no sea for the turtle
  assert.deepEqual(game.cards(1, 'discard'), ['fell-turtle']);
  assert.deepEqual([...game.cards(0, 'points'), ...game.cards(1, 'points')], ['orc-lieutenant']);
  const lures = ['lure-of-the-senses', 'lure-of-expedience'];
  const one = through(moving(to('rivendell', undefined, ['elrond']), lures));
  assert.equal(played(one).length, 1); // one corruption card for a character each turn
});

rule('A Nazgûl attacks if it can be keyed, and is an event otherwise', ['PA-3.11'], () => {
  const walk = { ...to('lorien', 'dol-guldur', ['glorfindel-ii', 'elrond']) };
  const dark = through(moving(walk, ['adunaphel'], {}, Array(40).fill(6)));
  assert.ok(dark.told('creature')[0]?.startsWith('The hazard deck plays Adûnaphel'));
  const calm = moving(to('rivendell', 'bree', ['elladan']), ['adunaphel']);
  through(calm);
  assert.ok(calm.log.some(({ text }) => text.startsWith('The hazard deck plays Adûnaphel')));
  assert.equal(calm.told('creature').length, 0);
  assert.ok(calm.log.some(({ text }) => text.startsWith('The hazard deck uses Adûnaphel'))); // the limit has room
});

rule('Twilight is played on a resource environment only', ['PA-3.11'], () => {
  const doors = moving(to('rivendell'), ['twilight'], { two: { table: ['doors-of-night'] } });
  assert.deepEqual(played(through(doors)), []);
  const gates = moving(to('rivendell'), ['twilight'], {
    one: { table: ['gates-of-morning'] },
    two: { table: ['clouds'] },
  });
  through(gates);
  assert.ok(gates.log.some(({ text }) => text === 'The hazard deck plays Twilight on Gates of Morning.'));
});

rule('The worst comes first', ['PA-3.12', 'PA-3.4'], () => {
  const three = ['gimli', 'legolas', 'imrahil']; // of prowess 5 each
  const hazards: CardId[] = [
    'lure-of-the-senses',
    'orc-warband',
    'cave-drake',
    'tom-tuma',
    'minions-stir',
    'doors-of-night',
  ];
  const game = moving(to('rivendell', 'lossadan-cairn', three), hazards);
  const [company] = game.s.companies;
  const wounds = (id: CardId): number => creatureWounds(game.s, company, C[id]);
  assert.ok(Math.abs(wounds('tom-tuma') - 21 / 36) < 1e-9); // 13 against 5
  assert.ok(Math.abs(wounds('cave-drake') - 2 * (6 / 36)) < 1e-9); // 10 against 5, twice
  assert.ok(wounds('orc-warband') < 6 / 36); // 4 against 5, and against 3 for two excess strikes
  assert.deepEqual(played(through(game)), ['Doors of Night', 'Minions Stir', '"Tom" (Tûma)']);
  assert.deepEqual(played(through(moving(to('rivendell', 'lossadan-cairn', three), hazards))), played(game));
});

rule('What strengthens the attack at hand comes before what else can be played during it', ['PA-3.12'], () => {
  const walk = to('lorien', 'dol-guldur', ['glorfindel-ii', 'elrond', 'gimli']);
  const hazards: CardId[] = ['words-of-power-and-terror', 'morgul-knife', 'adunaphel'];
  const game = through(moving(walk, hazards, {}, Array(40).fill(6)));
  assert.deepEqual(played(game), ['Adûnaphel', 'Morgul-knife', 'Words of Power and Terror']);
});

rule('An event does not come before a creature by answering another', ['PA-3.12'], () => {
  const hazards: CardId[] = ['river', 'wargs', 'orc-patrol'];
  const game = through(moving(to('rivendell', 'bree', ['bard-bowman']), hazards));
  assert.deepEqual(played(game).sort(), ['Orc-patrol', 'Wargs']); // no one jumps the queue
});

rule('No hazard is played in the site phase; automatic-attacks are', ['PA-3.13'], () => {
  const game = solo(
    {
      phase: 'site',
      one: { moria: ['celeborn', 'gimli', 'legolas', 'haldir', 'arwen'], deck: ['...'] },
      two: { hand: ['greed'] },
    },
    {},
    Array(60).fill(6),
  );
  game.play('enter');
  game.idle((_s, at) => at === 'combat/defender-choose');
  game.play('assign celeborn', 'leave-strikes');
  game.idle((s) => s.turn === 4);
  assert.equal(played(game).length, 0);
  const struck = game.told('assign').map((text) => text.replace(' faces a strike.', ''));
  assert.deepEqual(struck.slice(0, 3), ['Celeborn', 'Arwen', 'Haldir']); // then one of two of prowess 5
  assert.ok(struck.length === 4 && ['Gimli', 'Legolas'].includes(struck[3]));
});

rule('The player may choose for the hazard deck himself', ['PA-3.4'], () => {
  const game = solo(
    {
      phase: 'movement',
      one: { companies: [to('rivendell', 'bree')], deck: ['...'] },
      two: { deck: ['wargs', 'orc-patrol'] },
    },
    { hazardChoice: 'player' },
  );
  game.idle((_s, at) => at === 'chain/act');
  game.play('pass');
  assert.ok(game.list().includes('creature wargs') && game.list().includes('creature orc-patrol'));
});
