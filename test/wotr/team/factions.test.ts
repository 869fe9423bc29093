// Factions and siege engines where two share a side.
import { rule } from '../../rule.ts';
import { four } from './table.ts';

const position = {
  factions: ['corsairs'],
  politics: { isengard: 'at war', southrons: 'at war', sauron: 'at war', gondor: 'at war' },
  'minas-tirith': { gondor: '2r', sauron: '4r' },
  'helms-deep': { rohan: '1r', isengard: '3r' },
  orthanc: { isengard: '2r' },
  dice: { shadow: ['muster', 'muster', 'muster'], free: ['muster', 'muster'] },
};
const twilight = { options: { twilight: true } };

rule(
  'Hillmen and Corsairs follow Saruman’s player, and each builds engines at a siege of his own',
  ['WR-11.12.5'],
  () => {
    const first = four({ ...position, act: 'saruman' }, twilight);
    first.play('saruman', 'die muster');
    first.offers('saruman', ['call hillmen', 'black ships', 'build helms-deep']);
    first.refuses('saruman', 'build minas-tirith', 'WR-11.12.5');
    const second = four({ ...position, act: 'witch-king' }, twilight);
    second.play('witch-king', 'die muster');
    second.refuses('witch-king', 'call hillmen', 'WR-11.12.5');
    second.refuses('witch-king', 'black ships', 'WR-11.12.5');
    second.refuses('witch-king', 'build helms-deep', 'WR-11.12.5');
    second.offers('witch-king', 'build minas-tirith');
  },
);

rule(
  'A Trebuchet is built by the player of the Stronghold, and either of the Free Peoples calls the Ents',
  ['WR-11.12.5'],
  () => {
    const words = {
      ...position,
      politics: { gondor: 'at war', rohan: 'at war', isengard: 'at war' },
      characters: { saruman: 'orthanc', boromir: 'fangorn' },
    };
    const rohan = four({ ...words, act: 'rohan' }, twilight);
    rohan.play('rohan', 'die muster');
    rohan.offers('rohan', ['call ents', 'build helms-deep']);
    rohan.refuses('rohan', 'build minas-tirith', 'WR-11.12.5');
    const gondor = four({ ...words, act: 'gondor' }, twilight);
    gondor.play('gondor', 'die muster');
    gondor.offers('gondor', ['call ents', 'build minas-tirith']);
  },
);
