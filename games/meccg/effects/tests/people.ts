// Tests about characters, allies and what they bear.

import { NONE } from '../../../../engine/game.ts';
import { CARDS } from '../../cards/all.ts';
import { CHARACTER_RACES } from '../../cards/facts.ts';
import { AVATAR, isCharacter, KIND, RACE, skillBit } from '../../cards/kinds.ts';
import { TITLE } from '../../cards/titles.ts';
import { isLeader } from '../../companies/mingling.ts';
import { companyOf, isAvatar, siteIsTapped, siteOf } from '../../company.ts';
import { actionAt } from '../../declared.ts';
import { REGION_IDS } from '../../places/regions.ts';
import { isHavenFor, SITE_IDS } from '../../places/sites.ts';
import {
  isAction,
  isCard,
  isRegion,
  isSite,
  type Ref,
  regionOfRef,
  siteOfRef,
  siteSeat,
  THE_ATTACK,
} from '../../refs.ts';
import { type MeccgState, ownerOf, SITE_TAPPED, siteSlot, TAPPED, UNTAPPED, WOUNDED } from '../../state.ts';
import { racesOf } from '../../stats/fight.ts';
import { modeOf } from '../../stats/overt.ts';
import { bodyOf, canUse, corruptionOf, directInfluence, isGranted, mindOf, prowessOf, skillsOf } from '../../stats.ts';
import { cardNames, modeName, raceName, STAT_NAMES, WHO_NAMES } from '../phrases/names.ts';
import { orList } from '../phrases/phrase.ts';
import { isOutOfReach } from '../reading/inert.ts';
import { bound } from '../reading/scope.ts';
import { aText, holds, phraseOf } from '../reading/tests.ts';
import type { Stat } from '../vocabulary.ts';
import { compare, compareText, type TestTable } from './word.ts';

/** The card number of a card, of what attacks, or of what was declared; NONE. */
export function defOf(s: MeccgState, ref: Ref): number {
  if (isCard(ref)) return s.def[ref];
  const card = ref === THE_ATTACK ? s.attack?.card : isAction(ref) ? actionAt(s, ref)?.card : undefined;
  return card === undefined || card === NONE ? NONE : s.def[card];
}

function idOf(s: MeccgState, ref: Ref): string {
  if (isSite(ref)) return SITE_IDS[siteOfRef(ref)];
  if (isRegion(ref)) return REGION_IDS[regionOfRef(ref)];
  const def = defOf(s, ref);
  return def === NONE ? '' : CARDS[TITLE[def]].id;
}

/** The race of a character, a faction, a creature, the attack. */
function raceOf(s: MeccgState, ref: Ref): string {
  if (ref === THE_ATTACK) {
    const [race, ...others] = s.attack ? racesOf(s, s.attack) : [];
    return others.every((other) => other === race) ? (race ?? '') : '';
  }
  const def = defOf(s, ref);
  if (def === NONE) return '';
  if (isCharacter(def)) return CHARACTER_RACES[RACE[def]];
  const card = CARDS[def];
  return card.kind === 'faction' || card.kind === 'creature' ? (card.race ?? '') : '';
}

function standOf(s: MeccgState, ref: Ref): number {
  if (isCard(ref)) return s.stand[ref];
  if (!isSite(ref)) return UNTAPPED;
  const site = siteOfRef(ref);
  if (!isHavenFor(s, siteSeat(ref), site))
    return s.sites[siteSlot(siteSeat(ref), site)] === SITE_TAPPED ? TAPPED : UNTAPPED;
  const there = s.companies.find((c) => c.seat === siteSeat(ref) && siteOf(c) === site);
  return there && siteIsTapped(s, there) ? TAPPED : UNTAPPED;
}

/** A title without an article; several copies of such an item, or of what can be stored, may be there. */
const isTitle = (id: string): boolean => {
  const card = CARDS.find((one) => one.id === id);
  return !card || ('unique' in card && card.unique) || !(card.kind === 'item' || 'storable' in card);
};

export function statNow(s: MeccgState, stat: Stat, card: number): number {
  switch (stat) {
    case 'prowess':
      return prowessOf(s, card);
    case 'body':
      return bodyOf(s, card);
    case 'direct-influence':
      return directInfluence(s, card);
    case 'mind':
      return mindOf(s, card);
    case 'corruption':
      return corruptionOf(s, card);
  }
}

export const peopleTests: TestTable<
  | 'skill'
  | 'magic'
  | 'race'
  | 'named'
  | 'stands'
  | 'wizard'
  | 'leader'
  | 'avatar'
  | 'mode'
  | 'follower'
  | 'stat'
  | 'same'
  | 'bears'
  | 'this-is'
  | 'host-is'
  | 'granted'
> = {
  skill: {
    rule: 'MW-S5.1.4',
    holds(x, { of, besides }, ref) {
      if (!isCard(ref)) return false;
      const skills = skillsOf(x.s, ref, besides ? x.self : NONE);
      return of.some((skill) => (skills & skillBit(skill)) !== 0);
    },
    phrase: ({ of, besides }) => ({
      noun: orList([...of]) + (besides ? ' even without this card' : ''),
    }),
  },
  magic: {
    rule: 'MW-S5.1.4',
    holds: (x, { of, besides }, ref) => isCard(ref) && canUse(x.s, ref, of, besides ? x.self : NONE),
    phrase: ({ of, besides }) =>
      besides ? { before: [`able to use ${of} even without this card`] } : { noun: `${of} user` },
  },
  race: {
    rule: 'MW-S5.1.7',
    holds: (x, { of }, ref) => (of as readonly string[]).includes(raceOf(x.s, ref)),
    phrase: ({ of }) => ({ noun: orList(of.map(raceName)) }),
  },
  named: {
    rule: 'MW-S10.5.1',
    holds: (x, { of }, ref) => of.includes(idOf(x.s, ref)),
    phrase: ({ of }) => (of.every(isTitle) ? { noun: cardNames(of), proper: true } : { noun: cardNames(of) }),
  },
  stands: {
    rule: 'MW-S2.8.1',
    holds(x, { as }, ref) {
      const stand = standOf(x.s, ref);
      if (as === 'unwounded') return stand !== WOUNDED;
      return stand === (as === 'untapped' ? UNTAPPED : as === 'tapped' ? TAPPED : WOUNDED);
    },
    phrase: ({ as }) => ({ before: [as] }),
  },
  wizard: {
    rule: 'MW-S5.1.7',
    holds: (x, _test, ref) => isCard(ref) && KIND[x.s.def[ref]] === AVATAR,
    phrase: () => ({ noun: 'Wizard' }),
  },
  leader: {
    rule: 'MX-14.2',
    holds: (x, _test, ref) => isCard(ref) && isLeader(x.s, ref),
    phrase: () => ({ noun: 'leader' }),
  },
  avatar: {
    rule: 'MX-14.3',
    holds: (x, { named }, ref) =>
      isCard(ref) &&
      isAvatar(x.s, ref) &&
      ownerOf(x.s, ref) === x.seat &&
      (named === undefined || CARDS[x.s.def[ref]].id === named),
    phrase: ({ named }) =>
      named === undefined
        ? { noun: 'your Ringwraith', proper: true }
        : { noun: cardNames([named]), proper: true, after: ['as your Ringwraith'] },
  },
  mode: {
    rule: 'LE-S6.3.2',
    holds(x, { of }, ref) {
      if (!isCard(ref) || !isAvatar(x.s, ref)) return false;
      const company = companyOf(x.s, ref);
      const mode = company && modeOf(x.s, company);
      return mode !== undefined && of.includes(mode);
    },
    phrase: ({ of }) => ({ after: [`in ${orList(of.map(modeName))} mode`] }),
  },
  follower: {
    rule: 'MW-S5.3.1',
    holds: (x, _test, ref) => isCard(ref) && isCard(x.s.under[ref]),
    phrase: () => ({ noun: 'follower' }),
  },
  stat: {
    rule: 'MW-S10.5.1',
    holds(x, { stat, op, n }, ref) {
      const other = typeof n === 'number' ? NONE : bound(x, n);
      if (!isCard(ref) || (typeof n !== 'number' && !isCard(other))) return false;
      return compare(statNow(x.s, stat, ref), op, typeof n === 'number' ? n : statNow(x.s, stat, other));
    },
    phrase: ({ stat, op, n }) => ({
      after: [
        {
          is: 'with',
          what: `${STAT_NAMES[stat]} ${compareText(op, typeof n === 'number' ? String(n) : `that of ${WHO_NAMES[n]}`)}`,
        },
      ],
    }),
  },
  same: {
    rule: 'MW-S10.5.1',
    holds: (x, { as }, ref) => ref !== NONE && bound(x, as) === ref,
    phrase: ({ as }) => (as === 'struck' ? { after: ['facing a strike'] } : { noun: WHO_NAMES[as], proper: true }),
  },
  bears: {
    rule: 'MW-S10.5.1',
    holds: (x, { test }, ref) =>
      x.s.play.some((card) => x.s.host[card] === ref && !isOutOfReach(x, card) && holds(x, test, card)),
    phrase: ({ test }) => ({ after: [`bearing ${aText('item', test)}`] }),
  },
  'this-is': {
    rule: 'MW-S10.5.1',
    holds: (x, { test }) => x.self !== NONE && holds(x, test, x.self),
    phrase: () => ({}),
    says: ({ test }) => ({ subject: 'this card', verb: 'is', rest: phraseOf(test).before?.join(' ') ?? '' }),
  },
  'host-is': {
    rule: 'MW-S10.5.1',
    holds: (x, { test }, ref) => isCard(ref) && x.s.host[ref] !== NONE && holds(x, test, x.s.host[ref]),
    phrase: ({ test }) => ({
      after: [
        test.is === 'moves-to'
          ? `on ${aText('company', test)} or on a character in it`
          : `${test.is === 'same' && test.as === 'by' ? 'borne by' : 'on'} ${aText('character', test)}`,
      ],
    }),
  },
  granted: {
    rule: 'MW-S10.5.1',
    holds: (x, { what }, ref) =>
      isCard(ref) && (isGranted(x.s, what, ref) || (isCard(x.self) && isGranted(x.s, what, x.self))),
    phrase: ({ what }) =>
      what === 'palantir-use'
        ? { before: ['able to use this Palantír'] }
        : { after: ['bearing this ring as though he were a Dwarf'] },
  },
};
