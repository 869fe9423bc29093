// What a card says of itself in play: what it does, what happens by itself or instead, what ends it.
import { CREATURE_CARD, KIND, SITE_CARD } from '../cards/kinds.ts';
import { ownHappening, ownOutcome } from './creature-text.ts';
import { hostName } from './host-names.ts';
import { modifierStatement } from './modifier-text.ts';
import { ownNames, saidOf, spokenOf } from './own-text.ts';
import { fillNames, type Names, WHO_NAMES } from './phrases/names.ts';
import { sentence } from './phrases/phrase.ts';
import { inOneBreath, type Statement } from './phrases/statement.ts';
import { tailsText } from './phrases/tail.ts';
import { aText, phraseOf, saysOf } from './reading/tests.ts';
import { whomText } from './reading/wording.ts';
import { DURATIONS, effectsText } from './step-text.ts';
import { happeningText, nameOfIt } from './time-text.ts';
import type { Leave, Modifier, Replacement, Test, Trigger } from './vocabulary.ts';

const condition = (test: Test | undefined): string => (test ? `, if ${saysOf(test)}` : '');

export function triggerText(def: number, { on, of = 'any', if: test, do: effects, lasts, once }: Trigger): string {
  const names: Names = {
    host: hostName(def),
    it: nameOfIt(on),
    company: 'the company',
    ...ownNames(def, undefined, hostName(def)),
  };
  const when = (KIND[def] === CREATURE_CARD ? ownHappening(on, test) : undefined) ?? happeningText(on, of, test);
  const text = `${when}, ${effectsText(effects)}${lasts ? ` ${DURATIONS[lasts]}` : ''}${once ? ', then discard this card' : ''}`;
  return sentence(fillNames(text, names));
}

const OUTCOMES: Readonly<Record<Replacement['of'], string>> = {
  wounded: 'would be wounded',
  'body-equal': 'makes a body check that equals his body',
  'check-fails': 'would fail a corruption check',
  'tapped-by-strike': 'would tap for a strike',
};

export function replacementText(def: number, { of, whose = 'host', if: test, do: effects }: Replacement): string {
  const who = whose === 'host' ? WHO_NAMES.host : whose === 'self' ? WHO_NAMES.self : aText('character', test);
  const names: Names = { host: hostName(def), it: whose === 'self' ? 'this card' : 'the character' };
  const tested = whose === 'host' || whose === 'self' ? condition(test) : '';
  const own = KIND[def] === CREATURE_CARD ? ownOutcome(of, test, effectsText(effects)) : undefined;
  return sentence(fillNames(own ?? `if ${who} ${OUTCOMES[of]}${tested}, instead ${effectsText(effects)}`, names));
}

export function leaveText(def: number, leave: Leave): string {
  const names: Names = {
    host: hostName(def),
    it: leave.is === 'discard-when' ? nameOfIt(leave.on) : hostName(def),
    ...ownNames(def, undefined, hostName(def)),
  };
  switch (leave.is) {
    case 'discard-if':
      return fillNames(`Discard this card as soon as ${saidOf(hostName(def), leave.test)}.`, names);
    case 'discard-when':
      return sentence(fillNames(`${happeningText(leave.on, leave.of ?? 'any', leave.if)}, discard {self}`, names));
    case 'takes-along':
      return `When this card leaves play, discard ${whomText(leave.of)}.`;
    case 'removal': {
      const how =
        leave.cost === 'tap'
          ? 'During his organization phase {host} may tap'
          : leave.cost === 'instead-of-untapping'
            ? 'In his untap phase, instead of untapping or healing, {host} may try'
            : 'During his organization phase {host} may try';
      const where = leave.at ? `, if he is ${tailsText(phraseOf(leave.at).after ?? []).join(' ')},` : '';
      return fillNames(
        `${how}${where} to remove this card: make a roll, and discard it if the result is more than ${leave.over}.`,
        names,
      );
    }
  }
}

/** On a site card `it` is a company there, which the sentence says itself. */
function siteStatement(modifier: Modifier): Statement {
  const { if: test, ...always } = modifier as Modifier & { readonly if?: Test };
  const goes = test?.is === 'moving';
  const said = goes || (test?.is === 'in-company-of' && test.who === 'it');
  const names: Names = { it: goes ? 'a company moving here' : 'a company here', company: 'the company' };
  return fillStatement(modifierStatement((said ? always : modifier) as Modifier), names);
}

const fillStatement = ({ start, adds, ...rest }: Statement, names: Names): Statement => ({
  ...rest,
  start: fillNames(start, names),
  ...(adds !== undefined && { adds: fillNames(adds, names) }),
});

/** What a card does as long as it is in play, without full stops. */
export function hasTexts(def: number, modifiers: readonly Modifier[]): string[] {
  const names: Names = {
    host: hostName(def),
    it: 'it',
    attack: hostName(def) === 'the company' ? 'every attack on the company' : 'its attack',
    ...ownNames(def, undefined, hostName(def)),
  };
  return inOneBreath(
    modifiers.map((modifier) =>
      KIND[def] === SITE_CARD
        ? siteStatement(modifier)
        : fillStatement(modifierStatement(modifier, spokenOf(def)), names),
    ),
  );
}
