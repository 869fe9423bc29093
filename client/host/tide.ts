// Who was winning, move by move, in the judge's opinion. It reads whole positions, so only a finished game is weighed.
export * from '../../players/search/turning.ts';
