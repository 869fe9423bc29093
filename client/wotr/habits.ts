// Questions whose answer changes nothing, answered for the player unless he wants to be asked. Only what lies open to both
// sides is looked at, or no person sees when he answers: that nobody was asked tells nobody anything.

import { R } from '../../games/wotr/map/regions.ts';
import { CHARACTER_NAMES } from '../../games/wotr/tables/characters.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { there } from '../../lib/there.ts';
import type { StopWords } from '../catalogue/entry.ts';
import type { Answer } from '../host/answering-host.ts';
import type { Standing } from '../host/table-host.ts';
import { nationOf } from './pieces/by-number.ts';

export const WAR_STOPS = [
  {
    key: 'guide',
    name: 'Who guides the Fellowship, every turn',
    about: 'Else the Guide stays who he is, unless he has gone; you are asked in the first turn.',
    usual: false,
  },
  {
    key: 'declare',
    name: 'Declarations that change nothing',
    about: 'The Fellowship stands in a City or Stronghold, with nothing to heal and no Nation to make active.',
    usual: false,
  },
  {
    key: 'no-combat-card',
    name: 'Combat Cards when none of yours can be used',
    about: 'Else you use none. With people across you are always asked: how soon you answer must tell nothing.',
    usual: false,
  },
] as const satisfies readonly StopWords[];

type WarStop = (typeof WAR_STOPS)[number]['key'];

const unasked = { pauseMs: 250, isUnasked: true } as const;
const GATES: readonly number[] = [R.morannon, R['minas-morgul']];

/** Where the Fellowship stands already, a declaration heals, wakes a Nation, or ends a card on the table; else it does nothing. */
const isIdle = ({ progress, corruption, ringBearers, active, table }: WotrView): boolean =>
  progress === 0 &&
  corruption === 0 &&
  !GATES.includes(ringBearers) &&
  active[nationOf(ringBearers)] === 1 &&
  table.length === 0;

/** No person sits across, at this screen or elsewhere. */
const isUnseen = ({ table: { seats, viewer }, programs, people }: Standing): boolean =>
  people !== true && seats.every((_, seat) => seat === viewer || programs[seat] !== undefined);

export function habitOf(standing: Standing, asks: (stop: WarStop) => boolean): Answer | undefined {
  const { question, view, options } = standing.table;
  const seen = view as WotrView;
  if (question?.at === 'battle/declare' && !asks('no-combat-card') && question.choices.length === 1) {
    const none = there(question.choices[0]);
    return isUnseen(standing)
      ? { ...unasked, move: none.move, told: 'No card of yours can be used in this round of battle.' }
      : undefined;
  }
  if (question?.at === 'fellowship/declare' && !asks('declare') && options['twilight'] !== true && isIdle(seen)) {
    const none = question.choices.find(({ verb }) => verb === 'no declaration');
    return none && { ...unasked, move: none.move, told: 'The Fellowship is not declared: it would change nothing.' };
  }
  if (question?.at === 'fellowship/name-guide' && !asks('guide') && seen.turn > 1) {
    const same = question.choices.find(({ targets }) => targets.some(({ id }) => id === seen.guide));
    return same && { ...unasked, move: same.move, told: `${CHARACTER_NAMES[seen.guide]} guides on.` };
  }
  return undefined;
}
