/** The kinds of marshalling points with their icons, as games/meccg counts them: POINTS_KINDS. */
export const KINDS = [
  ['mp-character', 'characters'],
  ['mp-item', 'items'],
  ['mp-faction', 'factions'],
  ['mp-ally', 'allies'],
  ['mp-kill', 'kills'],
  ['mp-misc', 'miscellaneous'],
] as const;
