// Burglary, where it was agreed on (LE-O.3, LE-O.4): a Hobbit tries to get into a guarded site without his company. A roll
// above five taps the site with nobody attacked, and he may take an item; otherwise he faces its attacks alone.

import { type Emit, NONE, refusal, type Verdict } from '../../../engine/game.ts';
import { CHARACTER_RACES } from '../cards/facts.ts';
import { ITEM, KIND, RACE } from '../cards/kinds.ts';
import { automaticAttacks } from '../combat/automatic.ts';
import { companyById, setSiteTapped, siteIsTapped } from '../company.ts';
import { rollDice } from '../dice.ts';
import { SITE_NAMES } from '../places/sites.ts';
import type { StepsFor } from '../procedures.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { type Company, DID_ENTER, DURING, HAND, type MeccgState, UNTAPPED } from '../state.ts';
import { isInPlay, pile } from '../zones.ts';
import type { CompanySiteFrame } from './frames.ts';
import { AS_LOOT, lootVerdict, offerBonus, tapFor } from './play.ts';

const HOBBIT = CHARACTER_RACES.indexOf('hobbit');
/** The roll must be more. */
export const BURGLARY_NUMBER = 5;

const NOT_AGREED = refusal('LE-O.1', 'Burglary was not agreed on for this game.');
const NO_HOBBIT = refusal('LE-O.3', 'Only a Hobbit burgles.');
const SITE_USED = refusal('LE-O.3', 'Only an untapped site is burgled.');
const UNGUARDED = refusal('LE-O.3', 'The site has no automatic-attack to steal past.');

/** Whether somebody of the company that may enter could try it. */
export function burglaryVerdict(s: MeccgState, company: Company, card: number): Verdict {
  if (s.rules.burglary !== 1) return NOT_AGREED;
  if (RACE[s.def[card]] !== HOBBIT) return NO_HOBBIT;
  if (siteIsTapped(s, company)) return SITE_USED;
  return automaticAttacks(s, company).length > 0 ? undefined : UNGUARDED;
}

/** The roll: says whether nobody noticed him. */
function steals(s: MeccgState, company: Company, burglar: number, emit: Emit): boolean {
  const dice = rollDice(s);
  const succeeds = dice.sum > BURGLARY_NUMBER;
  const result = succeeds ? 'nobody notices him' : 'he is caught, and alone';
  emit?.(
    say(
      'burglary-roll',
      succeeds ? 'LE-O.3' : 'LE-O.4',
      `${seatName(s, company.seat)} rolls ${dice.sum} for ${title(s, burglar)}: ${result}.`,
      aboutCard(burglar),
      { seat: company.seat, dice: dice.dice },
    ),
  );
  return succeeds;
}

type BurglarySteps = Pick<StepsFor<CompanySiteFrame>, 'sites/burglary' | 'sites/loot' | 'sites/loot-choose'>;

export const burglarySteps: BurglarySteps = {
  'sites/burglary': {
    run(s, f, emit) {
      s.part = DURING;
      f.at = 'sites/attacks';
      const company = companyById(s, f.company);
      if (!company || f.burglar === undefined || !steals(s, company, f.burglar, emit)) return;
      setSiteTapped(s, company, true);
      if (siteIsTapped(s, company)) emit?.(say('tap-site', 'LE-O.3', `${SITE_NAMES[company.site]} is tapped.`));
      f.stole = 1;
      f.at = 'sites/creatures';
    },
  },
  'sites/loot': {
    run(s, f) {
      const company = companyById(s, f.company);
      f.at = 'sites/inside';
      if (!company) return;
      company.did |= DID_ENTER;
      if (f.burglar !== undefined && isInPlay(s, f.burglar) && s.stand[f.burglar] === UNTAPPED)
        f.at = 'sites/loot-choose';
      else offerBonus(s, company.seat, company); // CR-MISC-4
    },
  },
  'sites/loot-choose': {
    kind: 'card',
    rule: 'LE-O.3',
    seat: (s) => s.active,
    prompt: (s, f) => `${title(s, f.burglar ?? NONE)} may tap to play an item that is playable here.`,
    options(s, f, offer) {
      offer.add('pass');
      const company = companyById(s, f.company);
      const { burglar } = f;
      if (!company || burglar === undefined) return;
      const seen = new Set<number>();
      for (const card of pile(s, company.seat, HAND)) {
        const def = s.def[card];
        if (KIND[def] !== ITEM || seen.has(def)) continue;
        seen.add(def);
        offer.check(lootVerdict(s, company, card, burglar), 'item', def);
      }
    },
    take(s, f, move, emit) {
      const company = companyById(s, f.company);
      f.at = 'sites/inside';
      if (!company || f.burglar === undefined) return;
      const card =
        move.verb === 'item' ? pile(s, company.seat, HAND).find((one) => s.def[one] === move.arg) : undefined;
      if (card === undefined)
        offerBonus(s, company.seat, company); // CR-MISC-4
      else tapFor(s, { seat: company.seat, card, way: AS_LOOT }, f.burglar, emit);
    },
  },
};
