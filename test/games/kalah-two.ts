// Kalah under other rules, as a later release might have them: its pits are called otherwise, so no old move is understood;
// its state counts captures, which an old one does not; its view has another shape.
import { defineGame } from '../../engine/define.ts';
import type { Migrations } from '../../engine/migrate.ts';
import { names } from '../../engine/notation.ts';
import { type KalahFrame, type KalahState, kalahParts } from './kalah.ts';

interface KalahTwoState extends KalahState {
  captures?: number;
}

const PITS = ['s1', 's2', 's3', 's4', 's5', 's6', 'south', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'north'];

export const kalahTwo = (migrations: Migrations) =>
  defineGame<KalahTwoState, KalahFrame, { readonly pits: readonly number[] }>({
    ...kalahParts,
    version: 2,
    migrations,
    setup: (options, seed) => ({ ...kalahParts.setup(options, seed), captures: 0 }),
    domains: { pit: names(PITS) },
    view: (s) => ({ pits: s.seeds.slice() }),
    faults: (s) => (s.captures === undefined ? ['Captures are not counted.'] : []),
    show: ({ pits }) => pits.join(' '),
  });

/** As its release would bring it. */
export const kalahMended = kalahTwo({ 2: (s) => Object.assign(s, { captures: 0 }) });
/** A release that knows no way from the first rules. */
export const kalahBroken = kalahTwo({});
