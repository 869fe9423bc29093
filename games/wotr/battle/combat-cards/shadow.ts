import { fellLeaderOrCompanion, silence } from './figures.ts';
import { dreadAndDespair, foulStench, noEnemyReroll } from './hooks.ts';
import {
  atFellowship,
  byDunlendings,
  byElites,
  byHitsTaken,
  dice,
  ifMoreHits,
  ifTwiceAsMany,
  isengardAtWalls,
  nazgulLend,
  nearMoria,
  withDunlendings,
  withElite,
  withEngine,
  withNazgul,
  withSouthronElite,
} from './requirements.ts';
import {
  add,
  addForEachHitTaken,
  attack,
  bleed,
  type CombatCard,
  cancelCard,
  extraHits,
  spendNazgul,
} from './vocabulary.ts';

/** The Combat Cards of the Shadow, by combat title. */
export const SHADOW_COMBAT = {
  'Black Breath': { requires: withNazgul, effects: [fellLeaderOrCompanion()], hint: 0.7 },
  'Cruel as Death': { requires: nazgulLend(2), effects: [spendNazgul(2), add({ roll: 1 })], hint: 0.4 },
  'Deadly Strife': { effects: [add({ roll: 2, reroll: 2, to: 'both' })], hint: 0.5 },
  'Desperate Battle': { effects: [add({ roll: 1, reroll: 1, to: 'both' })], hint: 0.4 },
  'Devilry of Orthanc': { requires: isengardAtWalls, effects: [add({ roll: 1 })], hint: 0.8 },
  'Dread and Despair': { requires: nazgulLend(1), effects: [dreadAndDespair], hint: 0.5 },
  "Durin's Bane": { requires: nearMoria, effects: [attack('before', dice(3), 4)], hint: 1.5 },
  'Foul Stench': { requires: nazgulLend(1), effects: [foulStench], hint: 0.5 },
  'Heads of the Fallen': { requires: withEngine, effects: [add({ roll: 1 }), noEnemyReroll], hint: 1.2 },
  'Old Hatred': { requires: withDunlendings, effects: [attack('before', byDunlendings)], hint: 1 },
  'Great Host': { effects: [extraHits(1, ifTwiceAsMany, true)], hint: 0.7 },
  Mûmakil: { requires: withSouthronElite, effects: [add({ roll: 1 }), extraHits(1, ifMoreHits)], hint: 1.4 },
  'One for the Dark Lord': { requires: atFellowship, effects: [add({ roll: 1, reroll: 1 })], hint: 1 },
  Onslaught: { effects: [bleed('after', 4), attack('next', byHitsTaken, 4)], hint: 0.6 },
  'Relentless Assault': { effects: [bleed('before', 2), addForEachHitTaken()], hint: 0.5 },
  'Swarm of Bats': { effects: [cancelCard(undefined, add({ reroll: 1 }))], hint: 0.5 },
  'They are Terrible': { requires: nazgulLend(1), effects: [spendNazgul(1), add({ reroll: 1 })], hint: 0.3 },
  'We Come to Kill': { requires: withElite, effects: [attack('after', byElites, 5)], hint: 0.8 },
  'Words of Power': { requires: withNazgul, effects: [silence()], hint: 0.5 },
} satisfies Readonly<Record<string, CombatCard>>;
