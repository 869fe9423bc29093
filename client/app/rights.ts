export const RIGHTS_SHORT =
  'An unofficial, non-profit fan project without printed art or wording. Names belong to their owners.';

export const RIGHTS = [
  'Mathom-house is an unofficial, non-profit fan project. Names and games belong to their owners: Middle-earth Enterprises, and the publishers Iron Crown Enterprises (Middle-earth Collectible Card Game) and Nexus, Fantasy Flight Games and Ares Games (War of the Ring).',
  'No printed art is used, and the wording of cards and rules is our own. Card facts come from the Council of Elrond’s card database; the LICENSE file names every source, with our thanks.',
] as const;
