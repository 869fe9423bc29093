// Where There's a Whip: those who are tapped, and weaker than who has the whip, get up or are hurt.
import { charactersOf, companyOf } from '../../company.ts';
import { TAPPED } from '../../state.ts';
import { mindOf, prowessOf } from '../../stats.ts';
import type { Hook } from '../hooks.ts';
import { testBody } from './body-test.ts';

export const whip: Hook = {
  run(x) {
    const { s, by } = x;
    const company = companyOf(s, by);
    if (!company) return;
    for (const card of charactersOf(s, company))
      if (s.stand[card] === TAPPED && mindOf(s, card) < mindOf(s, by) && prowessOf(s, card) < prowessOf(s, by))
        testBody(x, card, -2, 'wounded');
  },
  text: 'each tapped character in {company} whose mind and prowess are less than those of {by} makes a body check modified by -2: an Orc or a Troll is discarded on the results that his card names; otherwise who fails is wounded',
};
