import type { Outcome } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import type { Standing } from '../../host/table-host.ts';
import type { Ending } from '../../table/game-face.ts';

const HOW: Readonly<Record<string, string>> = {
  council: 'The Free Council has weighed what each has done.',
  ring: 'The One Ring is destroyed.',
  'ring-returned': 'The One Ring is back in Barad-dûr.',
  score: 'The points decide.',
  tie: 'The council finds both equal.',
  'wizard-corrupted': 'A Wizard has fallen to corruption.',
  'wizards-corrupted': 'Both Wizards have fallen to corruption.',
  'wizard-eliminated': 'A Wizard has been lost.',
  'ringwraith-eliminated': 'A Ringwraith has been lost.',
  agreement: 'Both agreed to a draw.',
  resignation: 'The other has resigned.',
  time: 'The other ran out of time.',
  abandonment: 'The other left the table.',
};

export function endingOf(
  { winners: [winner], reason }: Outcome,
  { table }: Standing,
  seatName: (seat: number) => string,
): Ending {
  const { figures, turn } = table.view as MeccgView;
  const totals = figures.seats.map(({ total }) => total);
  const others = totals.filter((_, seat) => seat !== winner);
  const inOrder = winner === undefined ? totals : [totals[winner] ?? 0, ...others];
  return {
    title: winner === undefined ? 'Nobody wins' : `${seatName(winner)} wins on turn ${turn}`,
    how: HOW[reason] ?? '',
    number: `${inOrder.join(' to ')} points`,
  };
}
