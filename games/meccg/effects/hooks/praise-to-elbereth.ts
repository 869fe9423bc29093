// Praise to Elbereth: any number of characters tap when it is declared, each against one Nazgûl event or the Nazgûl attack on
// his company. Who taps against what is fixed then (CR-CARD-praise-to-elbereth-2): pairs in `help` of the action.
import { type Emit, NONE, type Refusal, refusal, type Seat, type Verdict } from '../../../../engine/game.ts';
import { ATTACK_RACES, IS_NAZGUL, isCharacter } from '../../cards/kinds.ts';
import type { Action } from '../../chain/action.ts';
import { cancelTheAttack } from '../../combat/attack.ts';
import { companyOf } from '../../company.ts';
import { tapVerdict } from '../../corruption/support.ts';
import { actionAt, actionsWhere, theChain } from '../../declared.ts';
import { discardCard } from '../../happenings/leaving.ts';
import { begin, finish, type StepsFor } from '../../procedures.ts';
import { isAction, isCard, type Ref, THE_ATTACK } from '../../refs.ts';
import { aboutCard, nameOf, say, title } from '../../say.ts';
import { ATTACK_FACED, ATTACK_STRIKE, CHAIN, type MeccgState, ownerOf, PLAY, TAPPED } from '../../state.ts';
import { isUncancellable } from '../../stats/attack.ts';
import { isCancelled } from '../../stats/fight.ts';
import type { EffectFrame } from '../frames.ts';
import type { Hook } from '../hooks.ts';
import { isOfKind } from '../reading/picks.ts';

const NOTHING: Refusal = refusal('MW-S10.1.2', 'No Nazgûl event or attack is there, or nobody can tap against it.');
const NAZGUL = ATTACK_RACES.indexOf('nazgul');

type PairsFrame = Extract<EffectFrame, { free: boolean }>;

/** A Nazgûl played as an event, or in play as one and tapped for what it does, that waits in the chain. */
const isEvent = (s: MeccgState, { kind, card }: Action): boolean =>
  (kind === 'play' || (kind === 'use' && s.zone[card] === CHAIN)) && card !== NONE && IS_NAZGUL[s.def[card]] === 1;

const isAttackOn = (s: MeccgState, tapper: number): boolean => {
  const { attack } = s;
  if (!attack || attack.stage !== ATTACK_FACED || attack.race !== NAZGUL) return false;
  if (isCancelled(attack) || isUncancellable(s, attack)) return false;
  return companyOf(s, tapper)?.id === attack.company;
};

/** What he could tap against: nothing within a strike. */
function targets(s: MeccgState, tapper: number, taken: readonly number[]): Ref[] {
  if (s.attack?.stage === ATTACK_STRIKE) return [];
  const found = s.play.filter((card) => IS_NAZGUL[s.def[card]] === 1 && isOfKind(s, card, 'event'));
  found.push(...actionsWhere(s, (one) => isEvent(s, one)));
  if (isAttackOn(s, tapper)) found.push(THE_ATTACK);
  return found.filter((ref) => !taken.includes(ref));
}

const tappers = (s: MeccgState, seat: Seat, taken: readonly number[]): number[] =>
  s.play.filter(
    (card) =>
      ownerOf(s, card) === seat &&
      isCharacter(s.def[card]) &&
      tapVerdict(s, card) === undefined &&
      targets(s, card, taken).length > 0,
  );

const declaredNow = (s: MeccgState): Action => {
  const last = theChain(s).at(-1);
  if (!last) throw new Error('Nothing is declared.');
  return last;
};

function pair(s: MeccgState, f: PairsFrame, against: Ref, emit: Emit): void {
  s.stand[f.by] = TAPPED;
  declaredNow(s).help.push(against, f.by);
  emit?.(
    say(
      'tap',
      'CR-CARD-praise-to-elbereth-2',
      `${title(s, f.by)} taps against ${nameOf(s, against)}.`,
      aboutCard(f.by),
    ),
  );
  f.by = NONE;
  f.at = 'declare/tapper';
}

export const praiseSteps: StepsFor<PairsFrame> = {
  'declare/tapper': {
    run(s, f, emit) {
      if (f.by !== NONE) {
        const among = targets(s, f.by, declaredNow(s).help);
        if (among.length > 1) f.at = 'declare/against-choose';
        else pair(s, f, among[0], emit);
      } else if (tappers(s, f.seat, declaredNow(s).help).length > 0) f.at = 'declare/tapper-choose';
      else finish(s);
    },
  },
  'declare/tapper-choose': {
    kind: 'piece',
    rule: 'CR-CARD-praise-to-elbereth-2',
    seat: (_s, f) => f.seat,
    prompt: () => 'Who taps against a Nazgûl?',
    options(s, f, offer) {
      const { help } = declaredNow(s);
      for (const card of tappers(s, f.seat, help)) offer.add('by', card);
      if (help.length > 0 || f.free) offer.add('stop');
    },
    take(s, f, move) {
      if (move.verb === 'stop') return finish(s);
      f.by = move.arg;
      f.at = 'declare/tapper';
    },
  },
  'declare/against-choose': {
    kind: 'piece',
    rule: 'CR-CARD-praise-to-elbereth-2',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Against what does ${title(s, f.by)} tap?`,
    options(s, f, offer) {
      for (const ref of targets(s, f.by, declaredNow(s).help)) offer.add('on', ref);
    },
    take(s, f, move, emit) {
      pair(s, f, move.arg, emit);
    },
  },
};

/** He who tapped is still there and tapped (CR-A5). */
const stands = (s: MeccgState, tapper: number): boolean => s.zone[tapper] === PLAY && s.stand[tapper] === TAPPED;

export const praiseToElbereth: Hook = {
  can: (x): Verdict => (tappers(x.s, x.seat, []).length > 0 ? undefined : NOTHING),
  declared(s, seat, free) {
    begin(s, { at: 'declare/tapper', seat, by: NONE, free });
  },
  run(x) {
    const { s, emit, action } = x;
    const help = action?.help ?? [];
    for (let i = 0; i < help.length; i += 2) {
      const [against, tapper] = [help[i], help[i + 1]];
      if (!stands(s, tapper)) continue;
      if (against === THE_ATTACK) {
        if (isAttackOn(s, tapper)) cancelTheAttack(s, emit);
      } else if (isAction(against)) {
        const waiting = actionAt(s, against);
        if (!waiting) continue;
        waiting.cancelled = 1;
        emit?.(say('cancel', 'CR-CARD-praise-to-elbereth-1', `${title(s, waiting.card)} is cancelled.`));
      } else if (isCard(against) && s.zone[against] === PLAY) discardCard(s, against, emit, { by: x.self });
    }
  },
  text:
    'when you play it, tap any number of your characters: for each of them name one Nazgûl event, in play or declared ' +
    'earlier in the chain, which is discarded without effect, or a Nazgûl attack on his company whose strikes are not ' +
    'yet assigned, which is cancelled (a Nazgûl that is named cannot be tapped in response)',
};
