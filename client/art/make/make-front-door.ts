// Prints the front door by day or by night.
import process from 'node:process';
import type { Theme } from '../kit/paint.ts';
import { frontDoor } from './front-door.ts';

const theme = process.argv[2];
const isTheme = (word: string | undefined): word is Theme => word === 'day' || word === 'night';
if (!isTheme(theme)) throw new Error('Say when: day or night.');
process.stdout.write(`${frontDoor(theme)}\n`);
