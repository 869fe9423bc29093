// What lies in wait for a Fellowship that is declared or revealed: the Balrog, closed gates, the Chief of the Ringwraiths.
import type { Step, StepsOf } from '../../../engine/frames.ts';
import { isStronghold } from '../board/control.ts';
import type { FellowshipFrame, TileSource } from '../frames.ts';
import { discardFromTable } from '../hands/cards.ts';
import { isLaid, laid } from '../hands/laid.ts';
import { HOME_SIDE_OF } from '../map/regions.ts';
import { begin, finish } from '../procedures.ts';
import { leaderOf } from '../rules.ts';
import { cardTitle, characterName, regionName, regionTarget, say } from '../say.ts';
import type { Board, WotrState } from '../state.ts';
import { CHIEF_OF_THE_RINGWRAITHS } from '../tables/characters.ts';
import { FREE, SHADOW } from '../tables/nations.ts';
import { characterPiece } from '../tables/pieces.ts';
import { beginTile } from './begin-hunt.ts';
import type { Trace } from './path.ts';

/** The way is known: what it touches draws tiles. The frame begun last comes first. */
export function comeBy(s: WotrState, way: Trace, source: TileSource): void {
  if (way.stronghold && isLaid(s, 'shutsGates')) begin(s, { at: 'fellowship/gates', source });
  if (!way.lair) return;
  if (s.rules.twilight)
    beginTile(s, source, 'fire'); // WR-12.6.4
  else if (isLaid(s, 'lurksIn')) begin(s, { at: 'fellowship/balrog', source });
}

/** A Stronghold of a Free Nation, whoever holds it now: there he is not let in, and there he does not see (WR-12.5.2). */
export const isFreeStronghold = (region: number): boolean => isStronghold(region) && HOME_SIDE_OF[region] === FREE;

/** May the Chief of the Ringwraiths go to a Fellowship that was just declared? (WR-12.5.5) */
export function canFollow(s: Board): boolean {
  const at = s.at[CHIEF_OF_THE_RINGWRAITHS];
  return at >= 0 && at !== s.ringBearers && s.mordor === 0 && !isFreeStronghold(s.ringBearers);
}

type LurkerStep = 'fellowship/balrog' | 'fellowship/gates' | 'fellowship/he-sees';

/** A card on the table that its player may discard to draw a tile for the way that was taken. */
function drawnBy(
  word: Parameters<typeof laid>[1],
  place: string,
  rule: string,
  how: Parameters<typeof beginTile>[2],
): Step<WotrState, Extract<FellowshipFrame, { source: TileSource }>> {
  return {
    kind: 'confirm',
    rule,
    seat: (s) => leaderOf(s, SHADOW),
    prompt: (s) => `The Fellowship came by way of ${place}: discard ${cardTitle(laid(s, word))} to draw a Hunt tile?`,
    options(s, _f, offer) {
      offer.add('use', laid(s, word));
      offer.add('keep');
    },
    take(s, f, move, emit) {
      finish(s);
      if (move.verb === 'keep') return;
      discardFromTable(s, move.arg, emit);
      beginTile(s, f.source, how);
    },
  };
}

export const lurkerSteps: StepsOf<WotrState, FellowshipFrame, LurkerStep> = {
  'fellowship/balrog': drawnBy('lurksIn', 'Moria', 'WR-9.8.2', 'no-eye'),
  'fellowship/gates': drawnBy('shutsGates', 'a Stronghold of yours', 'WR-5.4.1', 'gates'),

  'fellowship/he-sees': {
    kind: 'confirm',
    rule: 'WR-12.5.5',
    seat: (s) => leaderOf(s, SHADOW),
    prompt: (s) => `The Fellowship is in ${regionName(s.ringBearers)}: does the Chief of the Ringwraiths fly there?`,
    options(_s, _f, offer) {
      offer.add('he comes');
      offer.add('he waits');
    },
    take(s, _f, move, emit) {
      finish(s);
      if (move.verb === 'he waits') return;
      const facts = {
        seat: SHADOW,
        way: [s.at[CHIEF_OF_THE_RINGWRAITHS], s.ringBearers],
        pieces: [characterPiece(CHIEF_OF_THE_RINGWRAITHS)],
      };
      s.at[CHIEF_OF_THE_RINGWRAITHS] = s.ringBearers;
      const text = `${characterName(CHIEF_OF_THE_RINGWRAITHS)}, comes to ${regionName(s.ringBearers)}.`;
      emit?.(say('minion-move', 'WR-12.5.5', text, [regionTarget(s.ringBearers)], facts));
    },
  },
};
