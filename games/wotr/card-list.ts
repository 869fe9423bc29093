// Every card as data, with the text made from its value: for the command line, the client's rulebook and searches.
import { combatText } from './battle/combat-cards/combat-cards.ts';
import { EVENT_CARDS } from './events/cards.ts';
import { eventText } from './events/text.ts';
import { BASE_CHARACTER_COUNT, CHARACTERS, UNLIMITED } from './tables/characters.ts';
import { FACE_IDS } from './tables/dice.ts';
import { BASE_EVENT_COUNT, EVENTS, WE_SHALL_GET_IT } from './tables/events.ts';
import { ANY_NATION, FREE, NATION_IDS } from './tables/nations.ts';

export { combatOdds } from './battle/combat-cards/combat-cards.ts';
export { decisionOdds } from './battle/combat-cards/decisions.ts';
export type { CardOdds } from './battle/combat-cards/vocabulary.ts';

const sideId = (side: number): string => (side === FREE ? 'free' : 'shadow');

function eventCards() {
  return EVENTS.map(({ index, id, slug, title, side, deck, type, combat, initiative, table }) => ({
    id: slug,
    name: title,
    set: index < BASE_EVENT_COUNT ? 'base' : 'twilight',
    kind: 'event',
    number: id,
    side: sideId(side),
    deck: deck === 0 ? 'character' : 'strategy',
    type: FACE_IDS[type],
    table,
    text: eventText(index),
    combat,
    initiative,
    combatText: combatText(index),
    implemented: isCarriedOut(index),
  }));
}

/** It has parts, or does its work from the table, and its combat text says something. */
const isCarriedOut = (card: number): boolean => {
  const { parts = [], table } = EVENT_CARDS[card];
  return (parts.length > 0 || table !== undefined) && (combatText(card) !== '' || card === WE_SHALL_GET_IT);
};

function characterCards() {
  return CHARACTERS.map((character, c) => ({
    id: character.id,
    name: character.name,
    set: c < BASE_CHARACTER_COUNT ? 'base' : 'twilight',
    kind: 'character',
    side: sideId(character.side),
    level: character.level === UNLIMITED ? 'unlimited' : character.level,
    leadership: character.leadership,
    activates: character.activates === ANY_NATION ? 'any' : (NATION_IDS[character.activates] ?? null),
    dice: character.dice,
    text: character.abilities.map(({ text }) => text).join(' '),
    implemented: true,
  }));
}

export const wotrCards = () => [...eventCards(), ...characterCards()];
