// Tests about the attack that is being faced, and about what was faced or played this turn.
import { NONE } from '../../../../engine/game.ts';
import { C, CARDS, type CardId } from '../../cards/all.ts';
import { REGION_TYPES, SITE_TYPES } from '../../cards/facts.ts';
import { ATTACK_RACES } from '../../cards/kinds.ts';
import { companyOf } from '../../company.ts';
import { ANY, CORRUPTED, FACED, happened, INFLUENCED, PLAYED, WAS_WOUNDED } from '../../history.ts';
import { siteType, typeOfRegion } from '../../present.ts';
import { isCard } from '../../refs.ts';
import {
  AUTOMATIC,
  CREATURE,
  DETAINMENT,
  KEY_NONE,
  KEY_REGION,
  KEY_REGION_TYPE,
  KEY_SITE,
  KEY_SITE_TYPE,
  type MeccgState,
  STRIKE_SUCCEEDED,
  type Strike,
} from '../../state.ts';
import { attacked, attackId, isDefeated, racesOf } from '../../stats/fight.ts';
import { cardNames, raceName, typeName } from '../phrases/names.ts';
import { numberText, orList, withArticle } from '../phrases/phrase.ts';
import type { Tail } from '../phrases/tail.ts';
import { aText } from '../reading/tests.ts';
import { compare, compareText, type TestTable } from './word.ts';

const isEvent = (id: string): boolean => 'event' in CARDS[C[id as CardId]];
/** What the site that the attack is keyed to counts as for the company. */
const typeOfSite = (s: MeccgState, site: number): number => siteType(s, attacked(s)?.seat ?? 0, site);
const hasSucceeded = (strike: Strike): boolean => strike.state === STRIKE_SUCCEEDED;

export const attackTests: TestTable<
  | 'keyed-to'
  | 'attack-is'
  | 'both-struck'
  | 'wounded-by-attack'
  | 'corrupted'
  | 'faced'
  | 'played-this-turn'
  | 'mustered-this-turn'
> = {
  'keyed-to': {
    rule: 'MW-S10.4.7',
    holds(x, { regionTypes, siteTypes, by }) {
      const { attack } = x.s;
      if (!attack || attack.key === KEY_NONE) return false;
      const { key, keyedTo } = attack;
      if (by === 'type' && key !== KEY_REGION_TYPE && key !== KEY_SITE_TYPE) return false;
      if (by === 'site' && key !== KEY_SITE && key !== KEY_SITE_TYPE) return false;
      if (!regionTypes && !siteTypes) return true;
      const region = key === KEY_REGION_TYPE ? keyedTo : key === KEY_REGION ? typeOfRegion(x.s, keyedTo) : NONE;
      const site = key === KEY_SITE_TYPE ? keyedTo : key === KEY_SITE ? typeOfSite(x.s, keyedTo) : NONE;
      return region !== NONE
        ? regionTypes?.includes(REGION_TYPES[region]) === true
        : site !== NONE && siteTypes?.includes(SITE_TYPES[site]) === true;
    },
    phrase: ({ regionTypes = [], siteTypes = [], by }) => {
      const to = orList([...regionTypes, ...siteTypes].map(typeName));
      const what = to !== '' ? to : by === 'site' ? 'the site' : 'a region or site';
      return { after: [`keyed ${by === 'type' ? 'by type ' : ''}to ${what}`] };
    },
  },
  'attack-is': {
    rule: 'MW-S10.5.1',
    holds(x, { race, automatic, chosen, creature, detainment, prowess, defeated, succeeded }) {
      const { attack } = x.s;
      if (!attack) return false;
      if (race && !racesOf(x.s, attack).every((one) => one !== undefined && race.includes(one))) return false;
      if (automatic !== undefined && automatic !== ((attack.bits & AUTOMATIC) !== 0)) return false;
      if (chosen && x.n !== undefined && x.n !== NONE && x.n !== attackId(attack)) return false;
      if (creature !== undefined && creature !== ((attack.bits & CREATURE) !== 0)) return false;
      if (detainment !== undefined && detainment !== ((attack.bits & DETAINMENT) !== 0)) return false;
      if (prowess && !compare(attack.prowess, prowess.op, prowess.n)) return false;
      if (defeated && !isDefeated(attack)) return false;
      return !succeeded || compare(attack.faced.filter(hasSucceeded).length, succeeded.op, succeeded.n);
    },
    phrase: ({ race, automatic, chosen, creature, detainment, prowess, defeated, succeeded }) => {
      const before = [
        ...(defeated ? ['defeated'] : []),
        ...(chosen ? ['chosen'] : []),
        ...(detainment ? ['detainment'] : []),
        ...(race ? [orList(race.map(raceName))] : []),
      ];
      const after: Tail[] = [];
      if (automatic === false) after.push('that is no automatic-attack');
      if (detainment === false) after.push('that is no detainment attack');
      if (creature === false) after.push('that is no hazard creature');
      if (prowess) after.push({ is: 'with', what: `printed prowess ${compareText(prowess.op, String(prowess.n))}` });
      if (succeeded)
        after.push(
          `of which ${compareText(succeeded.op, numberText(succeeded.n))} ${succeeded.n === 1 ? 'strike' : 'strikes'} succeeded`,
        );
      const noun = automatic ? 'automatic-attack' : creature ? 'hazard creature attack' : 'attack';
      return { before, noun, after };
    },
    says(test) {
      const { succeeded } = test;
      if (!succeeded) return { subject: 'the attack', verb: 'is', rest: aText('attack', test) };
      if (succeeded.op === '=' && succeeded.n === 1)
        return { subject: 'it', verb: 'is', rest: 'the first strike of the attack to succeed' };
      const strikes = compareText(succeeded.op, numberText(succeeded.n));
      return { subject: `${strikes} of its strikes`, verb: 'succeeded' };
    },
  },
  'both-struck': {
    rule: 'MW-S7.2.1',
    holds(x) {
      const isStruck = (card: number): boolean => x.s.attack?.faced.some(({ on }) => on === card) === true;
      return isCard(x.self) && isStruck(x.self) && isStruck(x.s.host[x.self]);
    },
    phrase: () => ({ after: [{ is: 'with', what: 'strikes assigned to {self} and to its controlling character' }] }),
  },
  'wounded-by-attack': {
    rule: 'CR-A21',
    holds: (x, _test, ref) =>
      x.s.attack?.faced.some((strike) => strike.on === ref && hasSucceeded(strike)) === true &&
      happened(x.s, WAS_WOUNDED, x.s.attack.company, ref), // healed or not (CR-A16)
    phrase: () => ({ after: ['wounded by the attack'] }),
  },
  corrupted: {
    rule: 'MW-S8.1.2',
    holds: (x, _test, ref) => happened(x.s, CORRUPTED, ANY, ref),
    phrase: () => ({ after: ['given a corruption card this turn'] }),
  },
  faced: {
    rule: 'CR-A14',
    holds(x, { race, named }, ref) {
      const company = companyOf(x.s, ref);
      if (!company) return false;
      const of = (a: number, b: number): boolean => happened(x.s, FACED, company.id, a, b);
      if (named) return named.some((id) => of(ANY, C[id as CardId]));
      return race ? race.some((one) => of(ATTACK_RACES.indexOf(one), ANY)) : of(ANY, ANY);
    },
    phrase: ({ race, named }) => ({
      after: [
        `that has already faced ${named ? cardNames(named) : race ? `${withArticle(orList(race.map(raceName)))} attack` : 'an attack'} this turn`,
      ],
    }),
    says: ({ race, named }) => ({
      subject: 'the company',
      verb: 'has',
      rest: `already faced ${named ? cardNames(named) : race ? `${withArticle(orList(race.map(raceName)))} attack` : 'an attack'} this turn`,
    }),
  },
  'played-this-turn': {
    rule: 'MW-S10.5.1',
    holds(x, { named }, ref) {
      const company = companyOf(x.s, ref);
      if (!company) return false;
      return x.s.companies.some(
        (other) =>
          other.seat === company.seat &&
          other.site === company.site &&
          named.some((id) => happened(x.s, PLAYED, other.id, C[id as CardId])),
      );
    },
    phrase: ({ named }) => ({ after: [`after ${cardNames(named)} was played this turn`] }),
    says: ({ named }) => ({
      subject: cardNames(named),
      verb: 'was',
      rest: `played ${named.every(isEvent) ? 'on the company' : 'there'} this turn`,
    }),
  },
  'mustered-this-turn': {
    rule: 'MW-S10.5.1',
    holds(x, _test, ref) {
      const company = companyOf(x.s, ref);
      return company !== undefined && happened(x.s, INFLUENCED, company.id);
    },
    phrase: () => ({ after: ['that has successfully influenced a faction this turn'] }),
    says: () => ({
      subject: 'the company',
      verb: 'has',
      rest: 'successfully influenced a faction this turn',
    }),
  },
};
