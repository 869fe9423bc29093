import { anduril, fellNazgulOrMinion, mightyAttack, sacrifice, saveOthers, spendHitOnMinion } from './figures.ts';
import { confusion, scouts } from './hooks.ts';
import {
  atFellowship,
  byElites,
  byLeadership,
  ifAnyHit,
  inFreeNation,
  nearFangorn,
  withCompanion,
  withElite,
  withGandalf,
  withHobbit,
  withLeaderOrCompanion,
  withStrider,
} from './requirements.ts';
import {
  add,
  attack,
  type CombatCard,
  cancelCard,
  cancelHit,
  ceiling,
  extraHits,
  fewerDiceForCompanions,
  forfeitCompanions,
} from './vocabulary.ts';

/** The Combat Cards of the Free Peoples, by combat title. */
export const FREE_COMBAT = {
  'Advantageous Position': { requires: inFreeNation, effects: [add({ roll: -1, to: 'enemy' })], hint: 0.8 },
  Andúril: { requires: withStrider, effects: [anduril()], hint: 0.8 },
  'Blade of Westernesse': { requires: withHobbit, effects: [spendHitOnMinion()], hint: 1 },
  'Brave Stand': { requires: withCompanion, effects: [fewerDiceForCompanions()], hint: 0.6 },
  Charge: { requires: withElite, effects: [attack('before', byElites)], hint: 1 },
  Confusion: { effects: [confusion], hint: 0.8 },
  'Daring Defiance': { requires: withCompanion, effects: [cancelCard(forfeitCompanions())], hint: 0.5 },
  Daylight: { effects: [ceiling(3)], hint: 0.7 },
  "Ents' Rage": { requires: nearFangorn, effects: [add({ roll: 2 })], hint: 1.5 },
  'Fateful Strike': { requires: withLeaderOrCompanion, effects: [fellNazgulOrMinion()], hint: 0.5 },
  'Heroic Death': { requires: withLeaderOrCompanion, effects: [sacrifice(), saveOthers()], hint: 0.6 },
  'Huorn-dark': { requires: nearFangorn, effects: [ceiling(2)], hint: 1 },
  'It is a Gift': { requires: atFellowship, effects: [add({ roll: 1, reroll: 1 })], hint: 1 },
  'Mighty Attack': { requires: withCompanion, effects: [mightyAttack()], hint: 0.7 },
  'Nameless Wood': { requires: nearFangorn, effects: [extraHits(2, ifAnyHit)], hint: 1.6 },
  'No Quarter': { effects: [extraHits(1, ifAnyHit)], hint: 0.8 },
  Scouts: { effects: [scouts], hint: 0.5 },
  'Servant of the Secret Fire': { requires: withGandalf, effects: [add({ roll: 1 })], hint: 0.8 },
  'Shield-Wall': { effects: [cancelHit(2)], hint: 0.6 },
  'Sudden Strike': { requires: withLeaderOrCompanion, effects: [attack('before', byLeadership)], hint: 0.8 },
  Valour: { requires: withElite, effects: [add({ roll: 1 })], hint: 0.8 },
} satisfies Readonly<Record<string, CombatCard>>;
