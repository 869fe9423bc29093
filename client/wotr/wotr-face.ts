// War of the Ring at the table that all games share.

import type { Seat } from '../../engine/game.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { there } from '../../lib/there.ts';
import { toast } from '../board/toast.tsx';
import type { SeatWords } from '../catalogue/entry.ts';
import { AnsweringHost } from '../host/answering-host.ts';
import { settings } from '../house/settings.ts';
import type { GameFace } from '../table/game-face.ts';
import { isChance } from '../table/log-lines.ts';

import { beatsOf } from './beats.ts';
import { dressChoice, groupIcon, groupOf, groupTitle, isQuick, leadOf } from './dress.ts';
import { endingOf } from './ending.ts';
import { wotr } from './entry.ts';
import { habitOf } from './habits.ts';
import { headlineOf } from './headline.ts';
import { ReplayKey, ReplayLine } from './replay-line.tsx';
import { WarEnding } from './war-ending.tsx';
import { WarGraph } from './war-graph.tsx';
import { warSound } from './war-sound.ts';
import { WotrTable } from './wotr-table.tsx';

const LOUD = new Set([
  'attack',
  'casualty',
  'battle-over',
  'capture',
  'companion-lost',
  'reveal',
  'corruption',
  'siege',
]);

const seatWords = (seat: Seat): SeatWords => there(wotr.seats[seat]);

export const wotrFace: GameFace = {
  seatName: (seat) => seatWords(seat).name,
  seatPhrase: (seat) => seatWords(seat).phrase,
  seatClass: (seat) => seatWords(seat).tone,
  headline: (question, { table }) => headlineOf(question, table.view as WotrView),
  lead: leadOf,
  dress: (choice, standing) => dressChoice(choice, standing, settings().odds),
  groupOf,
  groupTitle,
  groupIcon,
  folded: ['ring'],
  isQuick,
  isLoud: (told) => isChance(told) || LOUD.has(told.type ?? ''),
  beats: beatsOf,
  soundOf: warSound,
  ending: endingOf,
  graphTitle: 'The war, turn by turn',
  Graph: WarGraph,
  EndingPicture: WarEnding,
  replay: {
    landmarks: [
      { name: 'Next battle', icon: 'strike', types: ['attack', 'additional-attack'] },
      { name: 'Next hunt', icon: 'hunt', types: ['hunt', 'tile'] },
    ],
    Line: ReplayLine,
    Key: ReplayKey,
  },
  attend: (host) =>
    new AnsweringHost(
      host,
      (standing) => habitOf(standing, (stop) => settings().stops[stop] ?? false),
      (text) => void toast({ text, icon: 'check' }),
    ),
  Board: WotrTable,
};
