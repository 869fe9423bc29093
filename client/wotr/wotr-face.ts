// War of the Ring at the table that all games share.
import type { WotrView } from '../../games/wotr/view.ts';
import { settings } from '../app/settings.ts';
import type { GameFace } from '../table/game-face.ts';
import { isChance } from '../table/log-lines.ts';
import { dressChoice, groupIcon, groupTitle, isQuick, leadOf } from './dress.ts';
import { endingOf } from './ending.ts';
import { SIDE_NAMES } from './figures.ts';
import { headlineOf } from './headline.ts';
import { WarGraph } from './war-graph.tsx';
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

export const wotrFace: GameFace = {
  title: 'War of the Ring',
  seatName: (seat) => SIDE_NAMES[seat] ?? '',
  seatPhrase: (seat) => `the ${SIDE_NAMES[seat] ?? ''}`,
  seatClass: (seat) => (seat === 0 ? 'free' : 'shadow'),
  headline: (question, { table }) => headlineOf(question, table.view as WotrView),
  lead: leadOf,
  dress: (choice, standing) => dressChoice(choice, standing, settings().odds),
  groupTitle,
  groupIcon,
  folded: ['ring'],
  isQuick,
  isLoud: (told) => isChance(told) || LOUD.has(told.type ?? ''),
  ending: endingOf,
  Graph: WarGraph,
  Board: WotrTable,
};
