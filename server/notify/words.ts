import type { Seat } from '../../engine/game.ts';
import type { Pushed } from '../../protocol/notify.ts';
import type { Table } from '../store/store.ts';
import type { Letter } from './mail.ts';

export const pageOf = ({ id }: Pick<Table, 'id'>): string => `/t/${id}`;

/** `Frodo waits for you.` */
function whoWaits({ seats, toMove }: Table, seat: Seat): string {
  const names = seats.flatMap(({ occupant }, other) =>
    other === seat || toMove.includes(other) || !('person' in occupant) ? [] : [occupant.name],
  );
  if (names.length === 0) return 'The table waits for you.';
  return `${names.join(' and ')} ${names.length === 1 ? 'waits' : 'wait'} for you.`;
}

export function pushedWords(table: Table, title: string, seat: Seat): Pushed {
  return { title: 'Your move', body: `${title}: ${whoWaits(table, seat)}`, url: pageOf(table), tag: table.id };
}

export function letterWords(table: Table, title: string, seat: Seat, home: string, stop: string): Omit<Letter, 'to'> {
  const until = table.deadline === null ? '' : `Your time runs until ${new Date(table.deadline).toUTCString()}.\n`;
  return {
    subject: `Your move in ${title}`,
    text: `It is your move in ${title}. ${whoWaits(table, seat)}
${until}
${home}${pageOf(table)}

No more letters like this: ${stop}
`,
    stop,
  };
}

// Names are left out: they are the words of whoever asks, and the address may be another's.
export const confirmWords = (home: string, link: string): Omit<Letter, 'to'> => ({
  subject: 'Letters from Mathom-house?',
  text: `Somebody, you we hope, asked Mathom-house at ${home} to write to this address when it is his or her move.

If that was you, say yes here, within two days:
${link}

If it was not you, do nothing: no letter will follow.
`,
});
