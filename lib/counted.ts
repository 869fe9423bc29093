/** '1 card', '3 cards'; what is not made by an s is named. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
