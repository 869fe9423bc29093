// What a player reads off the table in rule tests: a test asks for it by the name of the card, and never looks into the state.
export * from './words/attack.ts';
export * from './words/people.ts';
export * from './words/places.ts';
export * from './words/players.ts';
export * from './words/suppose.ts';
