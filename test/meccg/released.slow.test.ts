import { GAMES } from '../../games/all.ts';
import { testReleases } from '../released.ts';

for (const game of GAMES) if (game.name === 'meccg') testReleases(game, import.meta.dirname);
