/** What must be there by what the code around it knows: if it is not, that is a mistake of ours, and nothing goes on from it. */
export function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Something is not there that must be.');
  return value;
}
