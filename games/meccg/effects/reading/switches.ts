// Where a card changes a procedure rather than a number, the procedure asks `ruled(s, name)` and a card in play answers.
// A switch is one word here, with the rule it bends; adding one is a matter for review.
export const RULE_SWITCHES = {
  /** Pallando: his player sees what the opponent discards. */
  'open-discards': 'MW-S2.4.1',
  /** Bane of the Ithil-stone: nobody looks through or takes cards from decks and discard piles by effects. */
  'no-searching': 'CR-CARD-bane-of-the-ithil-stone-1',
  /** The Will of Sauron: hazard long-events outlive their phase. */
  'hazard-long-events-stay': 'MW-S4.3.3',
  /** Old Forest, Rhosgobel: what heals one there heals all. */
  'healing-spreads': 'CR-CARD-old-forest-1',
  /** Mount Doom: creatures keyed to the site are playable whatever forbids them. */
  'site-creatures-always': 'CR-CARD-mount-doom-1',
  /** Allies and others who are seen from afar: the company that they are with is overt. */
  overt: 'LE-S5.6.4',
  /** Webs of Fear & Treachery: nothing modifies influence attempts (influence/terms.ts). */
  'bare-influence': 'MW-S9.3.6',
  /** Dwar Unleashed: a Ringwraith's company may go by region cards. */
  'ringwraith-regions': 'MX-4.10',
  /** Akhôrahil: magic that he has used goes back into the play deck. */
  'magic-returns': 'MW-S10.10.1',
  /** Awaiting the Call: for control his mind counts half. */
  'half-mind': 'MW-S5.3.2',
  /** Old Prejudice: standard modifications count three times. */
  'standard-tripled': 'MW-S9.3.6',
  /** Tidings of Death: two rolls for each influence check against a faction. */
  'faction-two-rolls': 'MW-S9.3.2',
  /** Come By Night Upon Them: the first item that the company plays does not tap its site. */
  'first-item-free': 'MW-S4.5.9',
  /** Sacrifice of Form: see its hook. */
  'bound-wizard': 'CR-CARD-sacrifice-of-form-2',
} as const;
export type RuleSwitch = keyof typeof RULE_SWITCHES;

/** What a player reads. */
export const RULE_TEXTS: Readonly<Record<RuleSwitch, string>> = {
  'open-discards': 'your opponent discards face up',
  'no-searching':
    'no effect lets a player look through, or take cards from, a play deck or discard pile (the usual draws and discards of a turn, and the sideboard, are not touched)',
  'hazard-long-events-stay': 'hazard long-events are not discarded in the long-event phase',
  'healing-spreads': 'an effect that heals one character here heals all characters here',
  overt: '{self}’s company is overt',
  'ringwraith-regions': 'your Ringwraith’s own company may use region movement',
  'magic-returns': 'a magic short-event that he uses is not discarded, but shuffled into your play deck',
  'half-mind': 'for controlling {host}, half of his mind counts (rounded down)',
  'standard-tripled': 'all standard modifications of influence checks against factions are tripled',
  'faction-two-rolls': 'for each influence check against a faction two rolls are made, of which the better is used',
  'first-item-free': 'the first item played at the site does not tap it',
  'bound-wizard': 'from now on you may play no other Wizard, and your opponent may not play this one',
  'bare-influence':
    'nothing modifies an influence attempt but unused general influence and the unused direct influence that characters have by their own cards, with what these say of influence',
  'site-creatures-always': 'hazard creatures keyed to this site may be played even if another card forbids them',
};
