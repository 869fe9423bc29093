import { rule } from '../../rule.ts';
import { AT_WAR } from '../battle/war.ts';
import { play } from '../events/table.ts';

const politics = AT_WAR;

rule(
  'A card obeys the rules of recruiting: no enemy marker, no full region, nobody who is not in reserve',
  ['WR-6.5.1', 'WR-6.6.2'],
  () => {
    const pits = play('shadow', 'pits-of-mordor', {
      politics,
      'barad-dur': { captured: true },
      'minas-morgul': { sauron: '10r' },
    });
    pits.offersOnly('shadow', ['pick dol-guldur', 'pick morannon', 'pick moria', 'pick mount-gundabad']);

    const brand = play('free', 'king-brands-men', { politics, dale: { captured: true } });
    brand.position({ dale: { captured: true, north: null }, discards: { free: ['king-brands-men'] } });

    const spent = play('free', 'king-brands-men', { politics, lost: { north: { regular: 9 } } });
    spent.position({ dale: { north: '1r' } });
  },
);

rule('Example: Riders of Théoden ride to a Companion in Rohan, but not beside enemy troops', ['WR-6.5.5'], () => {
  const words = { politics: { rohan: '3 passive' }, characters: { meriadoc: 'eastemnet' } };
  const card = 'riders-of-theoden';
  const open = play('free', card, words);
  open.offersOnly('free', ['pick eastemnet', 'pick edoras']);
  open.play('free', 'pick eastemnet', 'recruit rohan-elite');
  open.position({ eastemnet: { rohan: '1e 1l' } });

  const held = play('free', card, { ...words, eastemnet: { isengard: '1r' } });
  held.play('free', 'recruit rohan-elite'); // only Edoras is left
  held.position({ edoras: { rohan: '1e 1l' }, eastemnet: { isengard: '1r', rohan: null } });
});

rule('A card that names an Army brings its figures to a Settlement taken from the enemy too', ['WR-6.5.6'], () => {
  const game = play('shadow', 'olog-hai', { politics, pelargir: { captured: true, southrons: '1r' } });
  game.play('shadow', 'recruit sauron-elite');
  game.position({ pelargir: { captured: true, southrons: '1r', sauron: '1e' } });
});

rule('A place that a card names need not be a Settlement of that Nation, nor one at all', ['WR-6.5.6'], () => {
  const words = { politics };
  const monsters = play('shadow', 'monsters-roused', words);
  monsters.position({
    angmar: { sauron: '1r' },
    ettenmoors: { sauron: '1r' },
    'weather-hills': { sauron: '1r' },
    trollshaws: { sauron: '1e' },
  });

  const ships = play('free', 'cirdans-ships', { ...words, 'dol-amroth': { gondor: '1r' } });
  ships.play('free', 'recruit elves-elite', 'recruit elves-regular');
  ships.position({ 'dol-amroth': { gondor: '1r', elves: '1r 1e' } });

  const dead = play('free', 'dead-men-of-dunharrow', { ...words, characters: { strider: 'edoras' } });
  dead.play('free', 'pick erech', 'recruit gondor-regular', 'recruit gondor-regular', 'recruit gondor-regular');
  dead.position({ erech: { gondor: '3r' }, characters: { strider: 'erech' } });

  const captain = play('shadow', 'the-black-captain-commands', {
    ...words,
    characters: { 'witch-king': 'trollshaws' },
  });
  captain.play('shadow', 'decide recruit-nazgul');
  captain.position({ trollshaws: { nazgul: 2 } });
});

rule(
  'All other rules hold at such a place: enemies, the limit of ten, Leaders only with units',
  ['WR-6.5.6', 'WR-6.5.4', 'WR-6.6.7'],
  () => {
    const monsters = play('shadow', 'monsters-roused', { politics, 'weather-hills': { north: '1r' } });
    monsters.position({
      angmar: { sauron: '1r' },
      ettenmoors: { sauron: '1r' },
      'weather-hills': { north: '1r', sauron: null },
      trollshaws: { sauron: '1e' },
    });

    const musterings = play('shadow', 'musterings-of-long-planned-war', { politics, nurn: { sauron: '7r' } });
    musterings.position({ nurn: { sauron: '10r' }, gorgoroth: { southrons: '5r' } });

    const riders = play('free', 'riders-of-theoden', {
      politics,
      characters: { meriadoc: 'eastemnet' },
      folde: { rohan: '10r' },
      westemnet: { rohan: '5e' },
    });
    riders.position({ edoras: null, eastemnet: null }); // no unit is left to be with the Leader
  },
);

rule('A card brings troops of a Nation that is not At War', ['WR-6.5.2'], () => {
  const game = play('free', 'dain-ironfoots-guard', { politics: { dwarves: '3 passive' } });
  game.play('free', 'recruit dwarves-elite');
  game.position({ erebor: { dwarves: '1e 1l' }, politics: { dwarves: '3 passive' } });
});

rule('A card recruits inside a besieged Stronghold, up to five units', ['WR-6.5.3', 'WR-6.6.3'], () => {
  const besieged = (gondor: string) => ({ politics, 'minas-tirith': { gondor, sauron: '10r' } });
  const four = play('free', 'guards-of-the-citadel', besieged('4r'));
  four.play('free', 'recruit gondor-regular');
  four.position({ 'minas-tirith': { gondor: '5r 1l' } });
});

rule('A card reinforces besiegers: the garrison is no Army beside them', ['WR-6.5.7'], () => {
  const nine = play('shadow', 'olog-hai', { politics, 'minas-tirith': { gondor: '2r', southrons: '9r' } });
  nine.play('shadow', 'recruit sauron-elite');
  nine.position({ 'minas-tirith': { gondor: '2r', southrons: '9r', sauron: '1e' } });

  const ten = play('shadow', 'olog-hai', { politics, 'minas-tirith': { gondor: '2r', southrons: '10r' } });
  ten.position({ 'minas-tirith': { southrons: '10r', sauron: null } });

  const garrison = (sauron: string) => ({ politics, 'dol-guldur': { elves: '3e', sauron } });
  const four = play('shadow', 'olog-hai', garrison('4r'));
  four.play('shadow', 'recruit sauron-regular');
  four.position({ 'dol-guldur': { sauron: '5r' } });
  const five = play('shadow', 'olog-hai', garrison('5r'));
  five.position({ 'dol-guldur': { sauron: '5r' } });

  const ships = play('free', 'cirdans-ships', { politics, umbar: { gondor: '2r', southrons: '1r' } });
  ships.play('free', 'recruit elves-elite', 'recruit elves-elite');
  ships.position({ umbar: { gondor: '2r', elves: '2e' } });
});
