// Minions inside a site: nearly all sites have automatic-attacks for them, whose one strike the first of the company beats.
import type { Words } from '../../../engine/game.ts';
import { asked, minions, type Table } from '../minion/minions.ts';
import { isAttacked } from '../table.ts';

/** The company is inside; whoever faced the strike of its automatic-attack, if there is one, has beaten it untapped. */
export function within(site: string, who: string[], more: Words = {}, rolls: number[] = [], two: Words = {}): Table {
  const guarded = UNGUARDED.includes(site) ? [] : [6, 6];
  const game = minions({ [site]: who, ...more }, two, { phase: 'site' }, [...guarded, ...rolls]);
  game.play('one', 'enter');
  for (let n = 0; n < 40 && isAttacked(game); n++) {
    const { seat } = asked(game);
    const list = game.list(seat);
    const stays = ['stay-untapped', 'assign gorbag'].find((one) => list.includes(one)) ?? 'pass';
    game.play(seat, stays);
  }
  return game;
}
const UNGUARDED = ['barad-dur', 'cirith-gorgor', 'cirith-ungol', 'mount-gram', 'nurniag-camp', 'urlurtsu-nurn'];
