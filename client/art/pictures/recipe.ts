// A picture for a card that nobody has described yet: its kind and race give the subject, words in its id the motifs, its
// seed what is left open. New sets are legible before their hints are written.
import type { FaceRace } from '../kit/bust/person.ts';
import { pick, randomOf } from '../random.ts';
import type { SceneHint } from './hint-types.ts';
import type { PicturedCard } from './meccg.ts';
import type { MotifName } from './motifs.ts';
import { stands } from './motifs.ts';
import type { Content } from './picture.ts';

const WORDS: readonly (readonly [RegExp, MotifName])[] = [
  [/sword|blade|strike|blow/, 'sword'],
  [/dagger|knife/, 'dagger'],
  [/bow|arrow|archer/, 'bow'],
  [/axe/, 'axe'],
  [/spear|lance/, 'spear'],
  [/mace|hammer|club|whip/, 'mace'],
  [/shield|guard|ward|block/, 'shield'],
  [/helm|cap/, 'helm'],
  [/mail|armou?r|hauberk|coat/, 'mail'],
  [/horn|call|muster/, 'horn'],
  [/staff|rod|sorcer|spell|magic/, 'staff'],
  [/crown|king|lord|throne/, 'crown'],
  [/ring/, 'ring'],
  [/palantir|stone/, 'palantir'],
  [/lamp|lantern|light/, 'lamp'],
  [/book|lore|tale|record/, 'book'],
  [/scroll|map|letter|word|message/, 'scroll'],
  [/wine|ale|feast|draught|liquor|potion|poison/, 'flask'],
  [/herb|leaf|weed|flower/, 'herbs'],
  [/cloak|robe|hidden|stealth|secret/, 'cloak'],
  [/rope|bond|snare/, 'rope'],
  [/chain|prison|captive|thrall/, 'chain'],
  [/key|door|entrance/, 'key'],
  [/gold|treasure|hoard|wealth|gift/, 'coins'],
  [/horse|steed|ride|mount/, 'gallop'],
  [/wolf|warg|hound/, 'wolf'],
  [/spider|web/, 'spider'],
  [/eagle|wing/, 'eagle'],
  [/raven|crow|bird/, 'raven'],
  [/dragon|drake|worm/, 'dragon'],
  [/troll/, 'troll'],
  [/orc|goblin|uruk/, 'orc'],
  [/wight|dead|ghost|spirit/, 'ghosts'],
  [/nazgul|wraith|rider/, 'wraith'],
  [/tree|wood|forest/, 'tree'],
  [/ship|sail|sea|corsair/, 'ship'],
  [/river|ford|water/, 'river'],
  [/tower/, 'ruinedTower'],
  [/gate/, 'gate'],
  [/cave|deep|under|tunnel|mine|pit/, 'caveMouth'],
  [/camp|tent/, 'tent'],
  [/town|village|folk/, 'village'],
  [/pass|mountain|peak/, 'mountains'],
  [/doom|volcano/, 'volcano'],
  [/moon|night/, 'moon'],
  [/sun|dawn|day/, 'sun'],
  [/storm|thunder|wind/, 'storm'],
  [/snow|winter|cold|ice/, 'snowfall'],
  [/fire|flame|burn/, 'fire'],
  [/fog|mist|shadow|gloom/, 'fog'],
  [/eye|sight|watch/, 'eye'],
  [/hand|grip|power/, 'hand'],
  [/road|path|journey|way/, 'road'],
];

const motifsIn = (id: string): readonly MotifName[] =>
  WORDS.filter(([word]) => word.test(id)).map(([, motif]) => motif);

const BEASTS: Readonly<Record<string, MotifName>> = {
  animal: 'bear',
  'awakened-plant': 'huorn',
  balrog: 'balrog',
  dragon: 'dragonHead',
  eagle: 'eagle',
  ent: 'ent',
  giant: 'giant',
  man: 'skulker',
  nazgul: 'wraith',
  orc: 'orc',
  'pukel-creature': 'pukel',
  slayer: 'skulker',
  spider: 'spider',
  troll: 'troll',
  undead: 'wight',
  wolf: 'wolf',
};

const FACES: ReadonlySet<string> = new Set<FaceRace>([
  'dunadan',
  'dwarf',
  'elf',
  'hobbit',
  'man',
  'orc',
  'troll',
  'wizard',
  'wose',
]);
const isFace = (race: string | undefined): race is FaceRace => race !== undefined && FACES.has(race);

const foot = (motif: MotifName): number => (stands(motif) ? 98 : 52);

/** One motif large in the middle, or two of which one stands back. */
function composed(mood: SceneHint[0], land: SceneHint[1], first: MotifName, second: MotifName | undefined): SceneHint {
  return second
    ? [mood, land, [second, 76, stands(second) ? 92 : 40, 0.5], [first, 40, foot(first), 0.78]]
    : [mood, land, [first, 50, foot(first), 0.92]];
}

export function recipe({ id, kind, race }: PicturedCard): Content {
  const random = randomOf(`recipe ${id}`);
  const found = motifsIn(id);
  const land = pick(random, ['hills/none', 'peaks/none', 'crags/none', 'woods/none', 'plain/plain'] as const);
  switch (kind) {
    case 'character':
    case 'avatar':
      if (race === 'ringwraith')
        return {
          wraith: {
            style: pick(random, ['spikes', 'tall', 'helm', 'antlers', 'sun', 'veil']),
            crown: pick(random, ['steel', 'goldD', 'iron', 'ice', 'boneD'] as const),
            robe: pick(random, ['blackD', 'redD', 'slate', 'violetD', 'furD'] as const),
            eyes: pick(random, ['ember', 'flame', 'gleam'] as const),
          },
        };
      return { face: {}, race: isFace(race) ? race : 'man' };
    case 'item':
      return {
        item: [
          found.find((motif) => !stands(motif)) ?? 'casket',
          {},
          { cloth: pick(random, ['red', 'blueD', 'pine', 'violetD', 'leather', 'slate'] as const) },
        ],
      };
    case 'creature':
    case 'faction':
    case 'ally': {
      const beast = BEASTS[race ?? ''] ?? found[0] ?? 'tent';
      const mood = kind === 'creature' ? pick(random, ['grim', 'mist', 'ruins', 'violet', 'dusk'] as const) : 'border';
      return {
        scene: composed(
          mood,
          land,
          beast,
          found.find((motif) => motif !== beast),
        ),
      };
    }
    case 'site':
      return { scene: composed('ruins', land, found.find(stands) ?? 'ruinedTower', undefined) };
    case 'hazard-event':
      return { scene: composed(pick(random, ['violet', 'grim', 'fire'] as const), land, found[0] ?? 'eye', found[1]) };
    default:
      return { scene: composed('amber', land, found[0] ?? 'scroll', found[1]) };
  }
}
