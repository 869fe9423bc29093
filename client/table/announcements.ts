// What a screen reader is told when things change: what happened in its order, then the question. Politely, unless dice decide:
// they are said at once, with all that led to them.
import type { Told } from '../../protocol/table.ts';
import type { Standing } from '../host/table-host.ts';
import { isYourMove } from './beat-sounds.ts';
import { countWords } from './choices.ts';
import { isChance } from './log-lines.ts';
import { joined } from './summary.ts';

export interface Announcement {
  /** Said before the polite. */
  readonly assertive: string;
  readonly polite: string;
}

const NEVER: Announcement = { polite: '', assertive: '' };

/** Whoever comes back to more than this is told the last of them: the log has them all. No turn of another brings so many at once. */
const MOST_EVENTS = 60;

export function announcementOf(before: Standing | undefined, now: Standing, loud: (told: Told) => boolean = isChance) {
  const { table, heard, thinking } = now;
  const known = before && before.table.viewer === table.viewer ? before.heard.length : heard.length;
  const news = joined(heard.slice(known).flatMap(({ told }) => told));
  const skipped = news.length > MOST_EVENTS ? [`${news.length - MOST_EVENTS} earlier things are in the log.`] : [];
  const told = news.slice(-MOST_EVENTS);
  // While the program thinks nothing is asked aloud: the question it leaves behind is new when it has done.
  const isNewQuestion =
    before?.table.version !== table.version || before.table.viewer !== table.viewer || before.thinking;
  const turn = isYourMove(before, now) ? ['Your move.'] : [];
  const question =
    !thinking && table.question && isNewQuestion ? [...turn, table.question.text, countWords(table.question)] : [];
  const texts = [...skipped, ...told.map(({ text }) => text)];
  const atOnce = texts.length - told.length + told.findLastIndex(loud) + 1;
  const announcement: Announcement = told.some(loud)
    ? { assertive: texts.slice(0, atOnce).join(' '), polite: [...texts.slice(atOnce), ...question].join(' ') }
    : { assertive: '', polite: [...texts, ...question].join(' ') };
  return announcement.polite || announcement.assertive ? announcement : NEVER;
}
