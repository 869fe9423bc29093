// The course of a battle around its rounds: the attack, field or siege, cease or go on, retreat (WR-6.27, WR-6.30, WR-6.31).

import { refusal } from '../../../engine/game.ts';
import { isWarded, WARDED } from '../armies/borders.ts';
import { forceWords } from '../armies/force-words.ts';
import { FIRST_NATION, NATION_END } from '../armies/pieces.ts';
import { canRetreatTo, retreatRegions } from '../armies/retreat.ts';
import { areLinked } from '../armies/ships.ts';
import { controller } from '../board/control.ts';
import { canReduce, reduceElite } from '../board/figures.ts';
import { canClaim, claim, closeFirstRound, superiorIn } from '../factions/engines.ts';
import { changePiece, hasCharacter, wayFacts } from '../forces/force.ts';
import { countOf } from '../forces/packing.ts';
import type { BattleFrame } from '../frames.ts';
import { ADJACENT, isAdjacent, REGION_COUNT } from '../map/regions.ts';
import { rouseAttacked } from '../politics/politics.ts';
import { does, regionName, regionTarget, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { GANDALF_WHITE } from '../tables/characters.ts';
import { ELITE, FREE, REGULAR } from '../tables/nations.ts';
import { figure, nationOfPiece } from '../tables/pieces.ts';
import { mixAttacked } from '../team/mixed.ts';
import { pieceName } from '../words.ts';
import { retreatDefender, withdrawDefender } from './field/ending.ts';
import { canWithdraw, defenderOf, forceOf, nazgulLeadership, seatIn } from './field/sides.ts';
import type { BattleSteps } from './step-table.ts';

const NO_REGULAR = refusal('WR-6.31.5', 'No Regular of that Nation is left to replace the Elite.');
const NOT_FREE = refusal('WR-6.27.4', 'An Army retreats only to a region without enemy units and enemy Settlements.');
const NOT_NEXT = refusal('WR-6.27.4', 'An Army retreats to an adjacent region.');

const NOT_BY_SEA = refusal('WR-12.8.10', 'No Army retreats by Ship.');

const DEED = { field: ['attack', ''], siege: ['assault', ''], sortie: ['make', ' a sortie at'] } as const;

/** Gandalf the White can silence the Nazgûl of this battle. */
const canRideForth = (s: WotrState, f: BattleFrame): boolean =>
  hasCharacter(forceOf(s, f, FREE), GANDALF_WHITE) && nazgulLeadership(s, f) > 0;

const siegeRounds = (f: BattleFrame): number => f.special.siegeRounds ?? 1;

/** Does a Siege Battle need an Elite reduced before its next round (WR-6.31.4)? */
const mustReduce = (f: BattleFrame): boolean => f.kind === 'siege' && f.round >= siegeRounds(f);

function canReduceAny(s: WotrState, f: BattleFrame): boolean {
  for (let nation = FIRST_NATION[f.side]; nation < NATION_END[f.side]; nation++)
    if (countOf(f.force.elite, nation) > 0 && canReduce(s, nation)) return true;
  return false;
}

export const courseSteps = {
  'battle/start': {
    run(s, f, emit) {
      const { side, region } = f;
      if (f.kind === 'siege' && controller(s, region) === side) f.kind = 'sortie';
      const [verb, rest] = DEED[f.kind];
      if (emit) {
        const text = `${does(side, verb)}${rest} ${regionName(region)} with ${forceWords(f.force, side)}.`;
        const facts = wayFacts(side, f.force, f.from, region);
        const { way: _nowhere, ...inPlace } = facts;
        // Who storms walls or sallies out goes nowhere.
        emit(say('attack', 'WR-6.14.1', text, [regionTarget(region)], f.from === region ? inPlace : facts));
      }
      mixAttacked(s, region, defenderOf(f), emit);
      rouseAttacked(s, region, forceOf(s, f, defenderOf(f)), defenderOf(f), emit);
      f.at = canRideForth(s, f) ? 'battle/white-rider' : 'battle/before-round';
    },
  },

  'battle/white-rider': {
    kind: 'confirm',
    rule: 'WR-6.20.5',
    seat: (s, f) => seatIn(s, f, FREE),
    prompt: () => 'Does Gandalf the White give up his Leadership, so that no Nazgûl has any in this battle?',
    options(_s, _f, offer) {
      offer.add('white rider');
      offer.add('hold back');
    },
    take(_s, f, move, emit) {
      f.whiteRider = move.verb === 'white rider';
      if (f.whiteRider)
        emit?.(say('white-rider', 'WR-6.20.5', 'The White Rider is here: no Nazgûl has Leadership in this battle.'));
      f.at = 'battle/before-round';
    },
  },

  'battle/before-round': {
    run(s, f) {
      f.at = canWithdraw(s, f) ? 'battle/field-or-siege' : canClaim(s, f) ? 'battle/claim' : 'battle/open-round';
    },
  },

  'battle/claim': {
    kind: 'confirm',
    rule: 'WR-12.10.12',
    seat: (s, f) => seatIn(s, f, FREE),
    prompt: () => 'Siege engines are equal. Give up a Trebuchet to have superiority for the whole battle?',
    options(_s, _f, offer) {
      offer.add('claim superiority');
      offer.add('keep the engines');
    },
    take(s, f, move, emit) {
      if (move.verb === 'claim superiority') claim(s, f, emit);
      f.at = 'battle/open-round';
    },
  },

  'battle/field-or-siege': {
    kind: 'confirm',
    rule: 'WR-6.30.1',
    seat: (s, f) => seatIn(s, f, defenderOf(f)),
    prompt: (_s, f) => `Fight in the field, or withdraw into the Stronghold of ${regionName(f.region)}?`,
    options(_s, _f, offer) {
      offer.add('fight in the field');
      offer.add('withdraw');
    },
    take(s, f, move, emit) {
      if (move.verb === 'withdraw') withdrawDefender(s, f, emit);
      else f.at = 'battle/open-round';
    },
  },

  'battle/round-over': {
    run(s, f, emit) {
      if (f.round === 1) closeFirstRound(s, f, siegeRounds(f), emit);
      if (mustReduce(f) && superiorIn(s, f) === FREE) {
        const text = 'The Free Peoples have superiority in siege engines: the assault goes no further.';
        emit?.(say('superiority', 'WR-12.10.11', text, [regionTarget(f.region)]));
        f.at = 'battle/end';
      } else if (mustReduce(f) && !canReduceAny(s, f)) f.at = 'battle/end';
      else f.at = f.special.noCease && !mustReduce(f) ? 'battle/may-retreat' : 'battle/press';
    },
  },

  'battle/press': {
    kind: 'confirm',
    rule: 'WR-6.27.1',
    seat: (s, f) => seatIn(s, f, f.side),
    prompt: (_s, f) =>
      mustReduce(f) ? 'Reduce an Elite to fight another round, or cease?' : 'Fight another round, or cease?',
    options(s, f, offer) {
      if (mustReduce(f)) {
        for (let nation = FIRST_NATION[f.side]; nation < NATION_END[f.side]; nation++)
          if (countOf(f.force.elite, nation) > 0)
            offer.check(canReduce(s, nation) ? undefined : NO_REGULAR, 'reduce', figure(nation, ELITE));
      } else offer.add('continue');
      offer.add('cease');
    },
    take(s, f, move, emit) {
      if (move.verb === 'cease') {
        emit?.(say('cease', 'WR-6.27.1', `${does(f.side, 'cease')} the attack.`));
        f.at = 'battle/end';
        return;
      }
      if (move.verb === 'reduce') {
        const nation = nationOfPiece(move.arg);
        changePiece(f.force, move.arg, -1);
        changePiece(f.force, figure(nation, REGULAR), 1);
        reduceElite(s, f.from, nation);
        emit?.(say('press-on', 'WR-6.31.5', `${does(f.side, 'reduce')} one ${pieceName(move.arg)} to fight on.`));
      }
      f.at = 'battle/may-retreat';
    },
  },

  'battle/may-retreat': {
    run(s, f) {
      const cornered = retreatRegions(s, f.region, defenderOf(f)).length === 0; // WR-6.27.5, WR-6.27.7
      f.at = cornered ? 'battle/before-round' : 'battle/retreat';
    },
  },

  'battle/retreat': {
    kind: 'place',
    rule: 'WR-6.27.2',
    seat: (s, f) => seatIn(s, f, defenderOf(f)),
    prompt: () => 'Stand, or retreat to another region?',
    options(s, f, offer) {
      const side = defenderOf(f);
      offer.add('stand');
      for (const region of ADJACENT[f.region])
        offer.check(
          canRetreatTo(s, region, side) ? undefined : isWarded(s, region, side) ? WARDED : NOT_FREE,
          'retreat to',
          region,
        );
      if (offer.explaining)
        for (let region = 0; region < REGION_COUNT; region++)
          if (!isAdjacent(f.region, region))
            offer.refuse(areLinked(s, f.region, region) ? NOT_BY_SEA : NOT_NEXT, 'retreat to', region);
    },
    take(s, f, move, emit) {
      if (move.verb === 'stand') f.at = 'battle/before-round';
      else retreatDefender(s, f, move.arg, emit);
    },
  },
} satisfies BattleSteps;
