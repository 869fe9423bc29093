// Effects of Combat Cards that single out figures: to fall, to be silenced, to give themselves.

import type { Emit } from '../../../../engine/game.ts';
import type { Offer } from '../../../../engine/offer.ts';
import { COMPANIONS } from '../../armies/movers.ts';
import { hasCharacter } from '../../forces/force.ts';
import { countOf } from '../../forces/packing.ts';
import { WITCH_KING_BITS } from '../../forces/witch-king.ts';
import type { BattleFrame, BattleSeen } from '../../frames.ts';
import { fallenIn } from '../../odds/from-board.ts';
import type { Fallen, Singled } from '../../odds/round.ts';
import { characterName, count, say, theSide } from '../../say.ts';
import { type Board, opponent, type WotrState } from '../../state.ts';
import { ARAGORN, CARD_LEVEL_OF, CHARACTERS, GANDALF_WHITE, LEADERSHIP_OF, STRIDER } from '../../tables/characters.ts';
import { ISENGARD, LEADER, type Side } from '../../tables/nations.ts';
import { characterOf, characterPiece, figure, isCharacter, NAZGUL } from '../../tables/pieces.ts';
import { pieceName } from '../../words.ts';
import { score } from '../field/dice.ts';
import { charactersOf, forceOf, leading, MINIONS, strikeDown } from '../field/sides.ts';
import { cardInBattle, type Effect } from './vocabulary.ts';

// ---- for the odds -----------------------------------------------------------------------------------------------------

const charactersIn = (set: number): number[] => CHARACTERS.flatMap((_, c) => ((set >> c) & 1 ? [c] : []));

const fallen = (s: Board, f: BattleSeen, side: Side, piece: number): Fallen => {
  const lost = fallenIn(s, forceOf(s, f, side), side, piece);
  const leads = !f.whiteRider || (piece !== NAZGUL && !(isCharacter(piece) && SILENT_BITS & (1 << characterOf(piece))));
  return leads ? lost : { ...lost, leadership: 0 };
};
/** Who does not lead once the White Rider was used. */
const SILENT_BITS = WITCH_KING_BITS | (1 << GANDALF_WHITE);

const minions = (s: Board, f: BattleSeen, side: Side): number[] =>
  charactersIn(charactersOf(s, f, opponent(side)) & MINIONS).map(characterPiece);

/** Leaders at one hit, Companions at their Level. */
function heroes(s: Board, f: BattleSeen, side: Side): Singled[] {
  const { leader, characters } = forceOf(s, f, side);
  const leaders = NATIONS_WITH_LEADERS.filter((nation) => countOf(leader, nation) > 0);
  return [
    ...leaders.map((nation) => ({ hits: 1, fallen: fallen(s, f, side, figure(nation, LEADER)) })),
    ...charactersIn(characters & COMPANIONS).map((c) => ({
      hits: Math.max(1, CARD_LEVEL_OF[c]),
      fallen: fallen(s, f, side, characterPiece(c)),
    })),
  ];
}
const NATIONS_WITH_LEADERS = Array.from({ length: ISENGARD }, (_, nation) => nation);

// ---- effects ----------------------------------------------------------------------------------------------------------

/** A Companion gives up his Leadership; for that, missed dice become hits before the Re-roll. */
function turnMisses(f: BattleFrame, side: Side, hero: number, turned: number, emit: Emit): void {
  f.now.forfeited |= 1 << hero;
  f.now.missed[side] -= turned;
  f.now.rollHits[side] += turned;
  score(f, side, turned);
  const misses = count(turned, 'missed die becomes a hit', 'missed dice become hits');
  emit?.(say('turned', 'WR-6.20.2', `${characterName(hero)} gives up his Leadership: ${misses}.`));
}

/** Mighty Attack. */
export const mightyAttack = (): Effect => ({
  text: 'After the Combat Roll one Companion, whom you name, lends no Leadership this round, and 1 of your missed dice becomes a hit.',
  odds(s, f, side) {
    const all = charactersIn(charactersOf(s, f, side) & COMPANIONS & leading(f));
    return all.length > 0 ? { turns: { most: 1, leadership: Math.min(...all.map((c) => LEADERSHIP_OF[c])) } } : {};
  },
  asks: {
    kind: 'piece',
    prompt: 'Which Companion gives up his Leadership to turn a miss into a hit?',
    options(s, f, side, offer) {
      if (f.now.missed[side] > 0)
        offerCharacters(offer, 'forgo', charactersOf(s, f, side) & COMPANIONS & leading(f), himself);
    },
    take(_s, f, side, move, emit) {
      turnMisses(f, side, move.arg, 1, emit);
    },
  },
});

const ANDURIL_BEARERS = (1 << STRIDER) | (1 << ARAGORN);
const ARAGORN_TURNS = 2;

/** Andúril: what is paid for is at least one die. */
export const anduril = (): Effect => ({
  text:
    'After the Combat Roll Strider or Aragorn lends no Leadership this round, and 1 of your missed dice becomes a hit; ' +
    `if it is Aragorn, up to ${ARAGORN_TURNS} do.`,
  odds(s, f, side) {
    const bearer = charactersIn(charactersOf(s, f, side) & ANDURIL_BEARERS & leading(f)).at(-1);
    if (bearer === undefined) return {};
    return { turns: { most: bearer === ARAGORN ? ARAGORN_TURNS : 1, leadership: LEADERSHIP_OF[bearer] } };
  },
  asks: {
    kind: 'amount',
    prompt: 'How many missed dice become hits?',
    options(s, f, side, offer) {
      const bearer = charactersOf(s, f, side) & ANDURIL_BEARERS & leading(f);
      if (bearer === 0) return;
      const most = Math.min(f.now.missed[side], bearer & (1 << ARAGORN) ? ARAGORN_TURNS : 1);
      for (let n = 1; n <= most; n++) offer.add('turn', n);
    },
    take(s, f, side, move, emit) {
      const bearer = hasCharacter(forceOf(s, f, side), ARAGORN) ? ARAGORN : STRIDER;
      turnMisses(f, side, bearer, move.arg, emit);
    },
  },
});

/** Each of a set: as a figure, or as the Character alone where the verb takes one. */
function offerCharacters(offer: Offer, verb: string, characters: number, of = characterPiece): void {
  for (let c = 0; characters >> c; c++) if (characters & (1 << c)) offer.add(verb, of(c));
}
const himself = (character: number): number => character;

/** Free Peoples Leaders in the battle, Nation by Nation. */
function offerLeaders(s: WotrState, f: BattleFrame, side: Side, offer: Offer, verb: string): void {
  const { leader } = forceOf(s, f, side);
  for (let nation = 0; nation < ISENGARD; nation++)
    if (countOf(leader, nation) > 0) offer.add(verb, figure(nation, LEADER));
}

function fell(s: WotrState, f: BattleFrame, side: Side, piece: number, emit: Emit): void {
  strikeDown(s, f, side, piece);
  emit?.(say('struck-down', 'WR-5.6.3', `${pieceName(piece)} is eliminated.`));
}

const upToLevel = (characters: number, level: number): number => {
  let set = 0;
  for (let c = 0; characters >> c; c++) if (characters & (1 << c) && CARD_LEVEL_OF[c] <= level) set |= 1 << c;
  return set;
};

/** Blade of Westernesse: the hit is spent on the Minion, so the Army does not take it. */
export const spendHitOnMinion = (): Effect => ({
  text: 'Of the hits of your Leader Re-roll, 1 is not taken by the enemy Army: it eliminates a Minion in the battle, whom you name.',
  odds: (s, f, side) => ({ spends: minions(s, f, side).map((piece) => fallen(s, f, opponent(side), piece)) }),
  asks: {
    kind: 'piece',
    prompt: 'Which Minion is eliminated?',
    options(s, f, side, offer) {
      const enemy = opponent(side);
      if (f.now.rerollHits[side] > 0 && f.now.due[enemy] > 0)
        offerCharacters(offer, 'eliminate', charactersOf(s, f, enemy) & MINIONS);
    },
    take(s, f, side, move, emit) {
      f.now.due[opponent(side)]--;
      fell(s, f, opponent(side), move.arg, emit);
    },
  },
});

/** Fateful Strike tells Nazgûl and Minions apart, so the Witch-king is a Minion for it (WR-6.13.3). */
export const fellNazgulOrMinion = (): Effect => ({
  text:
    'If your Leader Re-roll hits, a Nazgûl in the battle is eliminated besides; after 2 hits or more you may eliminate a ' +
    'Minion in its place. The Witch-king counts as a Minion here.',
  odds(s, f, side) {
    const enemy = opponent(side);
    const nazgul = forceOf(s, f, enemy).nazgul > 0 ? [{ hits: 1, fallen: fallen(s, f, enemy, NAZGUL) }] : [];
    const others = minions(s, f, side).map((piece) => ({ hits: 2, fallen: fallen(s, f, enemy, piece) }));
    return { fells: [...nazgul, ...others] };
  },
  asks: {
    kind: 'piece',
    prompt: 'Who is eliminated?',
    options(s, f, side, offer) {
      const hits = f.now.rerollHits[side];
      const force = forceOf(s, f, opponent(side));
      if (hits > 0 && force.nazgul > 0) offer.add('eliminate', NAZGUL);
      if (hits > 1) offerCharacters(offer, 'eliminate', force.characters & MINIONS);
      if (offer.moves.length > 0 && force.nazgul === 0) offer.add('eliminate nobody'); // a Nazgûl must, a Minion may
    },
    take(s, f, side, move, emit) {
      if (move.verb === 'eliminate') fell(s, f, opponent(side), move.arg, emit);
    },
  },
});

/** Black Breath. */
export const fellLeaderOrCompanion = (): Effect => ({
  text:
    'If your Leader Re-roll hits, you may besides eliminate a Free Peoples Leader in the battle; or, in his place, a Companion ' +
    'whose Level is no higher than the hits of that roll.',
  odds: (s, f, side) => ({ fells: heroes(s, f, opponent(side)) }),
  asks: {
    kind: 'piece',
    prompt: 'Whom does the Black Breath take?',
    options(s, f, side, offer) {
      const hits = f.now.rerollHits[side];
      if (hits === 0) return;
      const enemy = opponent(side);
      offer.add('eliminate nobody');
      offerLeaders(s, f, enemy, offer, 'eliminate');
      const companions = charactersOf(s, f, enemy) & COMPANIONS;
      offerCharacters(offer, 'eliminate', upToLevel(companions, hits));
    },
    take(s, f, side, move, emit) {
      if (move.verb === 'eliminate') fell(s, f, opponent(side), move.arg, emit);
    },
  },
});

/** Heroic Death. */
export const sacrifice = (): Effect => ({
  text:
    'Before you take losses you may give up one figure in the battle: a Leader, and 1 hit is cancelled; or a Companion, and as ' +
    'many hits are cancelled as you like, up to his Level.',
  odds: (s, f, side) => ({ saves: heroes(s, f, side) }),
  asks: {
    kind: 'piece',
    prompt: 'Who gives his life to save others?',
    options(s, f, side, offer) {
      if (f.now.due[side] === 0) return;
      offer.add('sacrifice nobody');
      offerLeaders(s, f, side, offer, 'sacrifice');
      offerCharacters(offer, 'sacrifice', charactersOf(s, f, side) & COMPANIONS);
    },
    take(s, f, side, move, emit) {
      if (move.verb !== 'sacrifice') return;
      f.now.saves = isCharacter(move.arg) ? CARD_LEVEL_OF[characterOf(move.arg)] : 1;
      fell(s, f, side, move.arg, emit);
    },
  },
});

/** Its other half: how many. */
export const saveOthers = (): Effect => ({
  text: '',
  odds: () => ({}),
  asks: {
    kind: 'amount',
    prompt: 'How many hits does he take upon himself?',
    options(_s, f, side, offer) {
      for (let n = 1; n <= Math.min(f.now.saves, f.now.due[side]); n++) offer.add('cancel', n);
    },
    take(_s, f, side, move, emit) {
      f.now.due[side] -= move.arg;
      emit?.(
        say(
          'hits-cancelled',
          'WR-5.6.3',
          `${cardInBattle(f, side)}: ${count(move.arg, 'hit')} on ${theSide(side)} cancelled.`,
        ),
      );
    },
  },
});

/** Words of Power. */
export const silence = (): Effect => ({
  text: 'You name a Companion in the battle: his Leadership and his abilities do not count this round.',
  odds(s, f, side) {
    const enemy = opponent(side);
    const companions = charactersIn(charactersOf(s, f, enemy) & COMPANIONS);
    return {
      oneOf: companions.map((c) => {
        const { captains } = fallen(s, f, enemy, characterPiece(c));
        const leads = (leading(f) >> c) & 1 ? LEADERSHIP_OF[c] : 0;
        return { enemy: { lessLeadership: leads, stronger: -captains } };
      }),
    };
  },
  asks: {
    kind: 'piece',
    prompt: 'Which Companion is silenced for this round?',
    options(s, f, side, offer) {
      offerCharacters(offer, 'silence', charactersOf(s, f, opponent(side)) & COMPANIONS, himself);
    },
    take(_s, f, _side, move, emit) {
      f.now.silenced |= 1 << move.arg;
      emit?.(say('silenced', 'WR-6.20.5', `${characterName(move.arg)} is silenced this round.`));
    },
  },
});
