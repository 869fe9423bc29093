import { NONE } from '../../../../engine/game.ts';
import { CARDS, UNIQUE } from '../../cards/all.ts';
import type { EventKind } from '../../cards/facts.ts';
import { hasKeyword, isHazard, isResource } from '../../cards/kinds.ts';
import { actionAt } from '../../declared.ts';
import { isAction, type Ref } from '../../refs.ts';
import { DECK, type MeccgState } from '../../state.ts';
import { pile } from '../../zones.ts';
import { cardName, itemTypeName } from '../phrases/names.ts';
import { deny, join, numberText, orList, predicate } from '../phrases/phrase.ts';
import { alternatives, tailsText } from '../phrases/tail.ts';
import { playWays, useWays } from '../reading/literal.ts';
import { isOnSide, sitesOnTable } from '../reading/picks.ts';
import { aText, holds, nounText, phraseOf, saysOf } from '../reading/tests.ts';
import { aSiteText } from '../reading/wording.ts';
import type { CardTest, Test } from '../vocabulary.ts';
import { defOf } from './people.ts';
import type { TestTable } from './word.ts';

/** The skills that a test asks of who uses a card. */
function skillsAsked(test: Test | undefined): readonly string[] {
  if (!test) return [];
  if (test.is === 'skill') return test.of;
  return test.is === 'all' || test.is === 'some' ? test.of.flatMap(skillsAsked) : [];
}
const REQUIRED: readonly (readonly string[])[] = CARDS.map((_, def) =>
  playWays(def).flatMap((way) => skillsAsked(way.by)),
);
/** The way asks for a character with a skill (MW-S7.3.7). */
export const asksSkill = (test: Test | undefined): boolean => skillsAsked(test).length > 0;

const eventOf = (def: number): EventKind | undefined => {
  const card = CARDS[def];
  return 'event' in card ? card.event : undefined;
};
/** What kind of event a declared action is: one in play that was tapped may have become another (CR-TERM-nazgul-1). */
function eventNow(s: MeccgState, ref: Ref, def: number): EventKind | undefined {
  const action = isAction(ref) ? actionAt(s, ref) : undefined;
  const cost = action?.kind === 'use' && useWays(def)[action.way].cost?.find((one) => one.is === 'becomes');
  return cost ? cost.event : eventOf(def);
}

/** What a card shows, by its number. */
export function isSuch(def: number, test: CardTest, event = eventOf(def)): boolean {
  const card = CARDS[def];
  if (test.alignment && test.alignment !== card.alignment) return false;
  if (test.kind && !test.kind.includes(card.kind)) return false;
  if (test.type && !(test.type === 'hazard' ? isHazard(def) : isResource(def))) return false;
  if (test.item && !(card.kind === 'item' && test.item.includes(card.item))) return false;
  if (test.keyword?.some((word) => hasKeyword(card, word)) === false) return false;
  if (test.event && !(event && test.event.includes(event))) return false;
  if (test.ring !== undefined && test.ring !== (card.kind === 'item' && /\brings?\b/i.test(card.name))) return false;
  if (test.unique !== undefined && test.unique !== (UNIQUE[def] === 1)) return false;
  if (test.requires && !test.requires.some((skill) => REQUIRED[def].includes(skill))) return false;
  return !test.slot || (card.kind === 'item' && card.slot !== undefined && test.slot.includes(card.slot));
}

const KEYWORDS: Readonly<Record<string, string>> = {
  palantir: 'Palantír',
  'the-one-ring': 'The One Ring',
  'dwarven-ring': 'Dwarven Ring',
  'magic-ring': 'Magic Ring',
  'lesser-ring': 'Lesser Ring',
  'spirit-ring': 'Spirit Ring',
  'mind-ring': 'Mind Ring',
};
/** Whose events they are. */
const EVENT_SIDES: Readonly<Record<string, string>> = { 'hazard-event': 'hazard', 'resource-event': 'resource' };
const kindWord = (kind: string): string => (EVENT_SIDES[kind] ? `${EVENT_SIDES[kind]} event` : kind);
/** A Wizard or a Ringwraith is a character (MW-S2.1.1): where both are meant, one word says it. */
const kindWords = (kinds: readonly string[]): string[] =>
  kinds.filter((kind) => kind !== 'avatar' || !kinds.includes('character')).map(kindWord);

export const cardTests: TestTable<'card' | 'in-play' | 'deck-has' | 'belongs' | 'all' | 'some' | 'not'> = {
  card: {
    rule: 'MW-S10.5.1',
    holds(x, test, ref) {
      const def = defOf(x.s, ref);
      return def !== NONE && isSuch(def, test, test.event && eventNow(x.s, ref, def));
    },
    phrase: ({ kind, type, item, keyword, event, requires, slot, ring, unique, alignment }) => {
      const before: string[] = [...(alignment ? [alignment] : []), ...(type ? [type] : [])];
      if (ring && item?.length === 1) return { before: item.map(itemTypeName), noun: 'ring' };
      if (ring !== undefined) before.push(ring ? 'ring' : 'non-ring');
      if (unique !== undefined) before.push(unique ? 'unique' : 'non-unique');
      if (requires) before.push(`${orList([...requires])}-only`);
      if (keyword?.length === 1 && keyword[0] === 'corruption' && before.length === 0)
        return { noun: 'corruption card' };
      if (keyword?.length === 1 && keyword[0] === 'environment' && kind?.length === 1)
        return { noun: `${EVENT_SIDES[kind[0]] ?? kind[0]} environment` };
      const own = keyword?.every((word) => KEYWORDS[word] !== undefined) && !item && !kind ? keyword : undefined;
      if (keyword && !own) before.push(orList(keyword.map((word) => KEYWORDS[word] ?? word)));
      if (event) before.push(`${orList([...event])}-event`);
      if (item?.length === 1 && item[0] === 'gold-ring') return { before, noun: 'gold ring' };
      if (item) before.push(orList(item.map(itemTypeName)));
      const noun = own
        ? orList(own.map((word) => KEYWORDS[word]))
        : slot
          ? orList([...slot])
          : item
            ? 'item'
            : kind
              ? orList(kindWords(kind))
              : undefined;
      const side = event && kind?.length === 1 ? EVENT_SIDES[kind[0]] : undefined;
      if (side) return { before: [...before.slice(0, -1), side], noun: before[before.length - 1] };
      if (noun === undefined && event) return { before: before.slice(0, -1), noun: before[before.length - 1] };
      return { before, ...(noun !== undefined && { noun }) };
    },
  },
  'in-play': {
    rule: 'MW-S10.5.1',
    holds: (x, { test, side = 'any', kind }) =>
      (kind === 'site' ? sitesOnTable(x.s) : x.s.play).some(
        (ref) => isOnSide(x.s, ref, side, x.seat) && holds(x, test, ref),
      ),
    phrase: (test) => ({ after: [{ is: 'while', clause: saysOf(test) }] }),
    says({ test, kind, side }) {
      if (test.is === 'avatar' && test.named !== undefined)
        return { subject: 'your Ringwraith', verb: 'is', rest: cardName(test.named) };
      const { proper, noun, after = [] } = phraseOf(test);
      if (test.is === 'all' && test.of[0]?.is === 'same')
        return { subject: String(noun), verb: 'is', rest: tailsText(after).join(' and ') };
      if (!kind && proper && noun !== undefined && after.length > 0)
        return {
          subject: `${side === 'own' && !noun.startsWith('your ') ? 'your ' : ''}${noun}`,
          verb: 'is',
          rest: `in play and ${tailsText(after).join(' and ')}`,
        };
      const what = kind ? aSiteText(test) : aText('card', test);
      if (side !== 'own') return { subject: what, verb: 'is', rest: 'in play' };
      const one = !kind && !proper;
      return {
        subject: 'you',
        verb: 'have',
        ...(one ? { count: 'a', rest: `${nounText('card', test)} in play` } : { rest: `${what} in play` }),
      };
    },
  },
  'deck-has': {
    rule: 'MW-S10.5.1',
    holds: (x, { n }) => pile(x.s, x.seat, DECK).length >= n,
    phrase: (test) => ({ after: [{ is: 'while', clause: saysOf(test) }] }),
    says: ({ n }) => ({ subject: `at least ${numberText(n)} cards`, verb: 'are', rest: 'in your play deck' }),
  },
  belongs: {
    rule: 'CR-TERM-target-3',
    holds: (x, { to }, ref) => isOnSide(x.s, ref, to, x.seat),
    phrase: ({ to }) => ({ after: [to === 'own' ? 'of yours' : to === 'theirs' ? 'of your opponent' : ''] }),
  },
  all: {
    rule: 'MW-S10.5.1',
    holds(x, { of }, ref) {
      for (const test of of) if (!holds(x, test, ref)) return false;
      return true;
    },
    phrase: ({ of }) => join(of.map(phraseOf)),
  },
  some: {
    rule: 'MW-S10.5.1',
    holds(x, { of }, ref) {
      for (const test of of) if (holds(x, test, ref)) return true;
      return false;
    },
    phrase({ of }) {
      const phrases = of.map(phraseOf);
      if (phrases.every((p) => p.noun !== undefined && !p.after?.length))
        return { noun: orList(phrases.map((p) => [...(p.before ?? []), p.noun ?? ''].join(' '))) };
      if (of.every(({ is }) => is === 'card') && phrases.every((p) => !p.after?.length))
        return { noun: orList(phrases.map(({ before = [], noun }) => [...before, ...(noun ? [noun] : [])].join(' '))) };
      if (phrases.every((p) => p.noun === undefined && !p.before?.length))
        return { after: [alternatives(phrases.map((p) => p.after ?? []))] };
      return { after: [`that ${orList(phrases.map((phrase) => predicate(phrase)))}`] };
    },
  },
  not: {
    rule: 'MW-S10.5.1',
    holds: (x, { test }, ref) => !holds(x, test, ref),
    phrase: ({ test }) => deny(phraseOf(test)),
  },
};
