import { describe } from 'node:test';
import { outliving } from './outliving.ts';
import { newFile } from './server.ts';

describe('A game outlives its rules', () => outliving(async () => newFile()));
