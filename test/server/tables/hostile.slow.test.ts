import { test } from 'node:test';
import { fuzz } from './hostile.ts';

test('A hostile client sends ten thousand messages of every kind: nothing breaks, nothing is told', () => fuzz(10_000));
