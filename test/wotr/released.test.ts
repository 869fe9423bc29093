import { GAMES } from '../../games/all.ts';
import { testReleases } from '../released.ts';

for (const game of GAMES) if (game.name === 'wotr') testReleases(game, import.meta.dirname);
