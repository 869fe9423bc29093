// What a screen reader is told when things change: events first, then the question. Politely, unless dice decide.
import type { Told } from '../../protocol/table.ts';
import type { Standing } from '../host/table-host.ts';
import { isYourMove } from './beat-sounds.ts';
import { countWords } from './choices.ts';
import { isChance } from './log-lines.ts';
import { joined } from './summary.ts';

export interface Announcement {
  readonly polite: string;
  /** Results of dice and battles. */
  readonly assertive: string;
}

const NEVER: Announcement = { polite: '', assertive: '' };

/** More than this many events at once are cut to the last ones: the log has them all. */
const MOST_EVENTS = 12;

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
  const announcement: Announcement = {
    polite: [...skipped, ...told.filter((one) => !loud(one)).map(({ text }) => text), ...question].join(' '),
    assertive: told
      .filter(loud)
      .map(({ text }) => text)
      .join(' '),
  };
  return announcement.polite || announcement.assertive ? announcement : NEVER;
}
