// What belongs to another moment: for each verb that is offered at one moment only, when that is and by which rule.
import { type Refusal, refusal, type Seat } from '../../engine/game.ts';
import { hazardPlayer } from './seats.ts';
import type { MeccgState } from './state.ts';
import { MOVEMENT, ORGANIZATION, SITE } from './state.ts';
import { callVerdict } from './turn/calling.ts';

type Answer = Refusal | ((s: MeccgState, seat: Seat) => Refusal | undefined);

const SIDEBOARD: Answer = refusal(
  'MW-T2.3.1',
  'Cards come out of the sideboard when you tap your Wizard or Ringwraith for it in your organization phase.',
);
const HAZARDS: Answer = refusal(
  'CR-TERM-sideboard-2',
  'Hazards come out of the sideboard at the end of the opponent’s untap phase, while his Wizard or Ringwraith is in play.',
);
const EXCHANGE = refusal('MW-T2.2.1', 'Cards are exchanged with the sideboard when your play deck is exhausted.');
const STRIKE = refusal('MW-S7.7.5', 'That is chosen when a strike against your character is resolved.');
const ASSIGN = refusal('MW-S7.2.4', 'Strikes are assigned when an attack is faced.');
const ARRIVE = refusal('MW-S5.5.1', 'Where somebody comes into play is chosen when he is played.');
const onOwn =
  (phase: number, one: Refusal): Answer =>
  (s, seat) =>
    s.phase === phase && s.active === seat ? undefined : one;

const OTHER_TIMES: Readonly<Record<string, Answer>> = {
  'call-council': (s, seat) =>
    (s.active === seat ? callVerdict(s) : undefined) ??
    refusal('MW-S1.2.2', 'The council is called when a turn of your own ends.'),
  'tap-for-discard': SIDEBOARD,
  'tap-for-deck': SIDEBOARD,
  fetch: SIDEBOARD,
  'fetch-hazards': HAZARDS,
  'fetch-hazard': HAZARDS,
  exchange: EXCHANGE,
  'exchange-for': EXCHANGE,
  support: refusal('MW-T8.1.1', 'A corruption check is supported while it is being made.'),
  draw: refusal('MW-S4.4.3', 'Cards are drawn when a moving company reveals its new site.'),
  'tap-to-fight': STRIKE,
  'stay-untapped': STRIKE,
  assign: ASSIGN,
  excess: ASSIGN,
  arrive: ARRIVE,
  enter: onOwn(SITE, refusal('MW-S4.5.1', 'Sites are entered in your site phase.')),
  untap: refusal('MW-S4.1.1', 'Your cards untap in your untap phase.'),
  discard: refusal('MW-S4.6.1', 'Cards are discarded from the hand when hands are adjusted.'),
  move: onOwn(ORGANIZATION, refusal('MW-S4.2.5', 'New sites are chosen in your organization phase.')),
  to: onOwn(ORGANIZATION, refusal('MW-S4.2.5', 'New sites are chosen in your organization phase.')),
  regroup: onOwn(ORGANIZATION, refusal('MW-S4.2.4', 'Companies are formed in your organization phase.')),
  control: onOwn(ORGANIZATION, refusal('MW-S4.2.3', 'Who controls whom is settled in your organization phase.')),
  transfer: onOwn(ORGANIZATION, refusal('MW-S10.12.1', 'Items change hands in your organization phase.')),
  store: onOwn(ORGANIZATION, refusal('MW-S10.11.1', 'Items are stored in your organization phase.')),
  'discard-character': onOwn(
    ORGANIZATION,
    refusal('MW-T5.3.1', 'A character is given up in your organization phase, instead of playing one.'),
  ),
  'play-character': onOwn(ORGANIZATION, refusal('MW-S4.2.2', 'Characters are played in your organization phase.')),
  creature: (s, seat) =>
    s.phase === MOVEMENT && seat === hazardPlayer(s)
      ? undefined
      : refusal('MW-S0.2.3', 'Creatures are played in the opponent’s movement/hazard phase.'),
  'on-guard': (s, seat) =>
    s.phase === MOVEMENT && seat === hazardPlayer(s)
      ? undefined
      : refusal('MW-T10.2.1', 'Cards are placed on-guard in the opponent’s movement/hazard phase.'),
  influence: onOwn(SITE, refusal('MW-T9.1.1', 'The opponent’s cards are influenced in your site phase.')),
  'check-next': refusal('MW-T8.1.2', 'The checks of the council are made at the council.'),
};

/** Why what this verb does is not to be done now, whatever it is done with. */
export function anotherTime(s: MeccgState, seat: Seat, about: string): Refusal | undefined {
  const verb = about.split(' ', 1)[0];
  const answer = Object.hasOwn(OTHER_TIMES, verb) ? OTHER_TIMES[verb] : undefined;
  return typeof answer === 'function' ? answer(s, seat) : answer;
}
