// Middle-earth: The Wizards at the table that all games share.
import { settings } from '../../house/settings.ts';
import type { GameFace } from '../../table/game-face.ts';
import { SEATS } from '../cards/seats.ts';
import { PassingHost } from '../passing/passing-host.ts';
import { beatsOf, isDecided, soundOf } from './beats.ts';
import { CouncilPoints } from './council-points.tsx';
import { dressChoice, FOLDED, GRAVE, groupIcon, groupTitle, isQuick } from './dress.ts';
import { endingOf } from './ending.ts';
import { MeccgTable } from './meccg-table.tsx';
import { PointsGraph } from './points-graph.tsx';

const seatName = (seat: number): string => SEATS[seat]?.name ?? '';

export const meccgFace: GameFace = {
  seatName,
  seatPhrase: (seat) => SEATS[seat]?.phrase ?? '',
  seatClass: (seat) => SEATS[seat]?.tone ?? '',
  dress: (choice, standing) => dressChoice(choice, standing, settings().odds),
  groupTitle,
  groupIcon,
  folded: FOLDED,
  grave: GRAVE,
  isQuick,
  isLoud: isDecided,
  ending: (outcome, standing) => endingOf(outcome, standing, seatName),
  EndingWeighed: CouncilPoints,
  graphTitle: 'Points, turn by turn',
  Graph: PointsGraph,
  beats: beatsOf,
  soundOf,
  attend: (host) => new PassingHost(host, { stops: () => settings().stops }),
  Board: MeccgTable,
};
