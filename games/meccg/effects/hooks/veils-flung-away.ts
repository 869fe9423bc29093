// Veils Flung Away: body checks of a whole company that tap who fails.
import { charactersOf, companyOf } from '../../company.ts';
import type { Hook } from '../hooks.ts';
import { testBody } from './body-test.ts';

export const veilsFlungAway: Hook = {
  run(x) {
    const company = companyOf(x.s, x.on);
    if (company) for (const card of charactersOf(x.s, company)) testBody(x, card, -1, 'tapped');
  },
  text: 'each character in the company makes a body check modified by -1: an Orc or a Troll is discarded on the results that his card names; otherwise who fails is tapped, and nothing else happens to him',
};
