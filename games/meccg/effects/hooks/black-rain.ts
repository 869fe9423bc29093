// Black Rain: the opponent shows a character of his hand, and a roll says which ring the sage may find; without a character
// he shows his whole hand.
import { NONE } from '../../../../engine/game.ts';
import { learn } from '../../../../engine/random.ts';
import { CARDS } from '../../cards/all.ts';
import { CHARACTER, hasKeyword, KIND } from '../../cards/kinds.ts';
import { isRingwraith } from '../../company.ts';
import { rollDice } from '../../dice.ts';
import { choose, type Spot } from '../../happenings/running.ts';
import { isCard } from '../../refs.ts';
import { aboutCard, say, sayTo, seatName, title } from '../../say.ts';
import { opponentOf } from '../../seats.ts';
import { playItem } from '../../sites/play.ts';
import { EVERYBODY, HAND, TAPPED, UNTAPPED } from '../../state.ts';
import { uniqueVerdict } from '../../unique.ts';
import { pile } from '../../zones.ts';
import type { Hook } from '../hooks.ts';
import { mayBear } from '../reading/deeds.ts';
import type { Scope } from '../reading/scope.ts';

/** From which result to which: The One Ring, Dwarven Rings, Spirit Rings. */
const FINDS: readonly (readonly [keyword: string, least: number, most: number])[] = [
  ['the-one-ring', 10, 12],
  ['dwarven-ring', 8, 12],
  ['spirit-ring', 0, 7],
];
const RINGWRAITH = -2;

const charactersIn = (x: Scope): number[] =>
  pile(x.s, opponentOf(x.s, x.seat), HAND).filter((card) => KIND[x.s.def[card]] === CHARACTER);

/** The rings in hand that this result lets the sage have. */
const rings = ({ s, seat, by }: Scope, result: number): number[] =>
  pile(s, seat, HAND).filter((card) => {
    const def = s.def[card];
    return (
      FINDS.some(([word, least, most]) => result >= least && result <= most && hasKeyword(CARDS[def], word)) &&
      uniqueVerdict(s, def) === undefined &&
      mayBear(s, def, by)
    );
  });

/** He has shown that one: the sage's luck is rolled for, and his player asked whatever he holds. */
function search(x: Scope, spot: Spot, shown: number): void {
  const { s, seat, by, emit, action } = x;
  const other = opponentOf(s, seat);
  s.known[shown] = EVERYBODY;
  emit?.(say('reveal', 'CR-TIM-2', `${seatName(s, other)} reveals ${title(s, shown)}.`, aboutCard(shown)));
  const dice = rollDice(s);
  const result = dice.sum + (isCard(by) && isRingwraith(s, by) ? RINGWRAITH : 0);
  const text = `${seatName(s, seat)} rolls ${dice.sum}${result === dice.sum ? '' : ` (${result})`} for the rain.`;
  emit?.(say('roll', 'MW-S0.1.1', text, undefined, { seat, dice: dice.dice }));
  if (!action) return;
  const among = rings(x, result).map((card) => s.def[card]);
  choose({ ...x, action: { ...action, n: result, to: by } }, spot, { seat, among, titles: true, most: 1, least: 0 });
}

export const blackRain: Hook = {
  run(x, spot) {
    const { s, seat, emit } = x;
    const other = opponentOf(s, seat);
    learn(s);
    const among = [...new Set(charactersIn(x).map((card) => s.def[card]))];
    if (among.length > 1) return choose(x, spot, { seat: other, among, titles: true, most: 1, least: 1 });
    const [shown = NONE] = charactersIn(x);
    if (shown !== NONE) return search(x, spot, shown);
    const hand = pile(s, other, HAND);
    for (const card of hand) s.known[card] |= 1 << seat;
    const names = hand.map((card) => title(s, card)).join(', ') || 'nothing';
    const text = `${seatName(s, other)} has no character, and shows his hand to ${seatName(s, seat)}.`;
    emit?.(sayTo([seat], 'look', 'CR-TIM-2', `${text} You see: ${names}.`, text));
  },
  /** First the character that is shown; then, with the sage in `to`, the ring. */
  chose(x, [def], spot) {
    const { s, by, action, emit } = x;
    if (!action || def === undefined) return;
    if (action.to === NONE) {
      const shown = charactersIn(x).find((card) => s.def[card] === def);
      if (shown !== undefined) search(x, spot, shown);
      return;
    }
    const ring = rings(x, action.n).find((card) => s.def[card] === def);
    if (ring === undefined) return;
    if (s.stand[by] === UNTAPPED) s.stand[by] = TAPPED;
    emit?.(say('tap', 'MW-S10.7.2', `${title(s, by)} taps.`, aboutCard(by)));
    playItem(s, ring, by, false, emit);
  },
  text: 'your opponent must reveal to you a character (no Wizard or Ringwraith) from his hand, or his whole hand if he has none; if he reveals a character, make a roll, modified by -2 if {by} is a Ringwraith: {by} may tap to get from your hand The One Ring on 10 or more, a Dwarven Ring on 8 or more, or a Spirit Ring on 7 or less',
};
