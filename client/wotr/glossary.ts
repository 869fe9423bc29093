// The words of the table, in ours. Each leads to the rule that decides.
import type { Term } from '../catalogue/entry.ts';

export const GLOSSARY: readonly Term[] = [
  {
    word: 'Action die',
    means:
      'What an action costs. The faces say what each die may do: Character, Army, Muster, Event, and for the Free Peoples the Will of the West.',
    rule: 'WR-4.2.1',
  },
  {
    word: 'Active',
    means: 'A Nation that has noticed the war. Only an active Nation takes the last step to At War.',
    rule: 'WR-7.2.1',
  },
  {
    word: 'Army',
    means: 'All units of one side in a region, ten at most, with the leaders and characters beside them.',
    rule: 'WR-6.1.1',
  },
  {
    word: 'At War',
    means: 'The foot of the Political Track. A Nation there may muster, attack, and march beyond its borders.',
    rule: 'WR-7.1.1',
  },
  {
    word: 'Combat card',
    means: 'The lower half of an event card, played face down before a round of battle.',
    rule: 'WR-6.18.1',
  },
  {
    word: 'Combat strength',
    means: 'The number of units in a fight; it is also the number of dice, five at most.',
    rule: 'WR-6.16.1',
  },
  {
    word: 'Companion',
    means: 'One who walks with the Ring-bearers, or has left them to lead armies and wake Nations.',
    rule: 'WR-2.6.1',
  },
  { word: 'Corruption', means: 'The weight of the Ring. At twelve the Shadow has won.', rule: 'WR-9.10.1' },
  { word: 'Declare', means: 'To say, before the Hunt is laid, where the Fellowship is.', rule: 'WR-8.9.1' },
  { word: 'Elite', means: 'A unit that bears two hits: the first makes a Regular of it.', rule: 'WR-2.3.1' },
  {
    word: 'Elven Ring',
    means: 'Three for the Free Peoples. Each changes one die, and then lies with the Shadow.',
    rule: 'WR-4.11.1',
  },
  {
    word: 'Event card',
    means: 'Two decks a side. Played with a die for its event, or in battle for its lower half.',
    rule: 'WR-5.3.1',
  },
  {
    word: 'Eye',
    means: 'A face of the Shadow’s dice: it goes to the Hunt at once. Also a kind of Hunt tile.',
    rule: 'WR-4.4.1',
  },
  {
    word: 'Fellowship',
    means: 'The Ring-bearers and the Companions with them. Hidden, it moves by a number, not on the map.',
    rule: 'WR-8.1.1',
  },
  {
    word: 'Fortification',
    means: 'Works that help a defender in the first round: Osgiliath and the Fords of Isen.',
    rule: 'WR-6.29.1',
  },
  {
    word: 'Free region',
    means: 'One that a figure may enter: no enemy army, no Settlement the enemy holds.',
    rule: 'WR-2.9.1',
  },
  {
    word: 'Guide',
    means: 'The Companion who leads; the highest in level. With none left it is Gollum.',
    rule: 'WR-8.4.1',
  },
  {
    word: 'Hunt box',
    means: 'Where the Shadow sets dice aside to hunt; Free Peoples dice used to move lie there too.',
    rule: 'WR-9.5.1',
  },
  {
    word: 'Hunt tile',
    means: 'Drawn when the Hunt succeeds: a number of harm, or an eye; some reveal, some stop.',
    rule: 'WR-9.2.1',
  },
  { word: 'Last known position', means: 'Where the Ring-bearers stood when they were last seen.', rule: 'WR-8.1.1' },
  { word: 'Leader', means: 'No unit: a Leader adds no dice, but lets failed dice be rolled again.', rule: 'WR-2.4.1' },
  { word: 'Leadership', means: 'How many failed dice may be rolled again.', rule: 'WR-6.22.1' },
  { word: 'Minion', means: 'Saruman, the Witch-king or the Mouth of Sauron.', rule: 'WR-2.6.1' },
  { word: 'Mordor Track', means: 'The last steps. Every move there draws a tile.', rule: 'WR-9.11.1' },
  { word: 'Muster', means: 'To raise troops, or to move a Nation one step nearer to war.', rule: 'WR-6.4.1' },
  {
    word: 'Nazgûl',
    means: 'The Shadow’s leaders. They fly anywhere except into a Stronghold the Free Peoples hold.',
    rule: 'WR-6.13.1',
  },
  { word: 'Political Track', means: 'Three steps and the foot: how near each Nation is to war.', rule: 'WR-7.1.1' },
  { word: 'Progress', means: 'How many steps the Fellowship has gone from where it was last seen.', rule: 'WR-8.6.1' },
  { word: 'Rearguard', means: 'Units that stay behind when an army attacks.', rule: 'WR-6.15.1' },
  { word: 'Regular', means: 'The common unit: one die, one hit.', rule: 'WR-2.3.1' },
  { word: 'Retreat', means: 'To leave a battle into a free region beside it.', rule: 'WR-6.27.1' },
  {
    word: 'Reveal',
    means: 'The Hunt finds where the Fellowship is: the figure moves there, and must hide before it walks again.',
    rule: 'WR-8.10.1',
  },
  { word: 'Separate', means: 'Companions leave the Fellowship and go their own way on the map.', rule: 'WR-8.15.1' },
  {
    word: 'Settlement',
    means: 'A Town, City or Stronghold. Cities and Strongholds are worth victory points.',
    rule: 'WR-2.10.1',
  },
  { word: 'Siege', means: 'An army behind the walls of a Stronghold, with the enemy before them.', rule: 'WR-6.30.1' },
  { word: 'Sortie', means: 'The besieged come out to fight.', rule: 'WR-6.33.1' },
  { word: 'Stronghold', means: 'Walls that hold five units in a siege, hit only by sixes.', rule: 'WR-6.31.1' },
  {
    word: 'Victory points',
    means: 'One for a City, two for a Stronghold taken from the enemy. The Shadow needs ten, the Free Peoples four.',
    rule: 'WR-10.3.1',
  },
  { word: 'Will of the West', means: 'A face of the Free Peoples’ dice that may be any other.', rule: 'WR-4.2.1' },
];
