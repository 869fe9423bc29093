// Figures looking for their place on the map, one at a time.

import type { AskStep, FrameAt, StepsOf } from '../../../engine/frames.ts';
import type { Emit } from '../../../engine/game.ts';
import type { MusterFrame } from '../frames.ts';
import { R, REGION_COUNT } from '../map/regions.ts';
import { become, begin, finish } from '../procedures.ts';
import { seatFor } from '../rules.ts';
import { characterName, forCard, regionName } from '../say.ts';
import type { WotrState } from '../state.ts';
import { ELITE } from '../tables/nations.ts';
import { kindOfPiece, nationOfPiece } from '../tables/pieces.ts';
import { unlessForced } from '../unless-forced.ts';
import { pieceName } from '../words.ts';
import { enter, mayAppear } from './entry.ts';
import { offerRecruits } from './muster.ts';
import { FIRST_NATION, NATION_END } from './pieces.ts';
import { cardVerdict, doRecruit, musterVerdict, recruitVerdict, SETTLEMENTS } from './recruiting.ts';

type PlaceFrame = FrameAt<MusterFrame, 'muster/place'>;
type CharacterFrame = FrameAt<MusterFrame, 'muster/character'>;
type CardFrame = FrameAt<MusterFrame, 'muster/card'>;

const place: AskStep<WotrState, PlaceFrame> = {
  kind: 'place',
  rule: 'WR-6.4.4',
  seat: (s, f) => seatFor(s, f.side),
  prompt: (_s, f) => `Where do you recruit: ${pieceName(f.piece)}?`,
  options(s, f, offer) {
    const regions = SETTLEMENTS[nationOfPiece(f.piece)];
    for (const region of regions) offer.check(musterVerdict(s, f.piece, region, f.first), 'in', region);
    if (offer.explaining)
      for (let region = 0; region < REGION_COUNT; region++)
        if (!regions.includes(region)) offer.check(musterVerdict(s, f.piece, region, f.first), 'in', region);
  },
  take(s, f, move, emit) {
    doRecruit(s, f.piece, move.arg, 'WR-6.4.4', emit);
    if (f.second || kindOfPiece(f.piece) === ELITE || !hasSecond(s, f.side, move.arg)) finish(s);
    else become(s, { at: 'muster/second', side: f.side, piece: f.piece, first: move.arg });
  },
};

/** Is there a Regular or Leader left to go with the first figure? (WR-6.4.3) */
function hasSecond(s: WotrState, side: PlaceFrame['side'], first: number): boolean {
  for (let piece = FIRST_NATION[side] * 3; piece < NATION_END[side] * 3; piece++)
    if (kindOfPiece(piece) !== ELITE && !recruitVerdict(s, piece, first)) return true;
  return false;
}

const character: AskStep<WotrState, CharacterFrame> = {
  kind: 'place',
  rule: 'WR-4.8.5',
  seat: (s, f) => seatFor(s, f.side),
  prompt: (_s, f) => `Where does ${characterName(f.character)} appear?`,
  options(s, f, offer) {
    for (let region = 0; region < REGION_COUNT; region++)
      if (mayAppear(s, f.character, region)) offer.add('in', region);
  },
  take(s, f, move, emit) {
    finish(s);
    enter(s, f.character, move.arg, emit);
  },
};

/** Besides cards only Saruman's ability recruits so, and the Balrog's coming. */
const byCardOrVoice = (s: WotrState, question: string, regions: readonly number[]): string => {
  const said = forCard(s, question);
  if (said !== question) return said;
  return regions.length === 1 && regions[0] === R.moria
    ? `With the Balrog: ${question}`
    : `The Voice of Saruman: ${question}`;
};

const card: AskStep<WotrState, CardFrame> = {
  kind: 'piece',
  rule: 'WR-6.5.1',
  seat: (s, f) => seatFor(s, f.side),
  prompt(s, f) {
    const where = f.regions.length === 1 ? ` in ${regionName(f.regions[0])}` : '';
    return byCardOrVoice(s, `Whom do you recruit${where} (${f.count} left)?`, f.regions);
  },
  options(s, f, offer) {
    if (f.count <= 0) return;
    for (const piece of f.pieces) if (hasPlace(s, f, piece)) offer.add('recruit', piece);
    if (f.optional && offer.moves.length > 0) offer.add('no more');
  },
  take(s, f, move, emit) {
    if (move.verb === 'no more') {
      finish(s);
      return;
    }
    f.at = 'muster/card';
    const piece = move.arg;
    const regions = f.regions.filter((region) => mayPlace(s, f, piece, region));
    if (regions.length === 1 || goesEverywhere(s, f, regions.length)) {
      for (const region of regions) placeByCard(s, f, piece, region, emit);
    } else begin(s, { at: 'muster/card-place', side: f.side, piece, regions });
  },
};

/** Every region takes one and there is one for each: nothing to choose. */
const goesEverywhere = (s: WotrState, f: CardFrame, regions: number): boolean =>
  f.spread === 'each' &&
  !f.optional &&
  f.pieces.length === 1 &&
  f.count >= regions &&
  s.reserve[f.pieces[0]] >= regions;

function placeByCard(s: WotrState, f: CardFrame, piece: number, region: number, emit: Emit): void {
  doRecruit(s, piece, region, 'WR-6.5.1', emit);
  f.used.push(region);
  f.count--;
}

/** The card's own limits and the rules'. */
const mayPlace = (s: WotrState, f: CardFrame, piece: number, region: number): boolean =>
  (f.spread === 'any' || f.used.length === 0 || f.used.includes(region) === (f.spread === 'one')) &&
  !cardVerdict(s, piece, region);

function hasPlace(s: WotrState, f: CardFrame, piece: number): boolean {
  for (const region of f.regions) if (mayPlace(s, f, piece, region)) return true;
  return false;
}

export const musterSteps: StepsOf<WotrState, MusterFrame, MusterFrame['at']> = {
  'muster/place': unlessForced('muster/place-choose', place),
  'muster/place-choose': place,
  'muster/second': {
    kind: 'act',
    rule: 'WR-6.4.3',
    seat: (s, f) => seatFor(s, f.side),
    prompt: () => 'Whom do you recruit in another Settlement?',
    options(s, f, offer) {
      offerRecruits(s, f.side, f.first, true, offer);
      offer.add('no more'); // WR-6.4.8
    },
    take(s, f, move) {
      if (move.verb === 'no more') finish(s);
      else become(s, { at: 'muster/place', side: f.side, piece: move.arg, first: f.first, second: true });
    },
  },
  'muster/character': unlessForced('muster/character-choose', character),
  'muster/character-choose': character,
  'muster/card': unlessForced('muster/card-choose', card),
  'muster/card-choose': card,
  'muster/card-place': {
    kind: 'place',
    rule: 'WR-6.5.6',
    seat: (s, f) => seatFor(s, f.side),
    prompt: (s, f) => byCardOrVoice(s, `Where do you recruit: ${pieceName(f.piece)}?`, f.regions),
    options(_s, f, offer) {
      for (const region of f.regions) offer.add('in', region);
    },
    take(s, f, move, emit) {
      finish(s);
      placeByCard(s, s.stack[s.stack.length - 1] as CardFrame, f.piece, move.arg, emit);
    },
  },
};
