// Minion resource events about Ringwraiths: what one of the Nine does unleashed, how he rides, and what lies on him.
import {
  all,
  alone,
  at,
  atSiteOf,
  attachTo,
  attackBonus,
  attackBy,
  attackIs,
  attackOn,
  avatar,
  avatarNamed,
  bonus,
  cancelAttack,
  cannotBe,
  card,
  check,
  contains,
  discardIf,
  discardIt,
  discardWhen,
  each,
  extraMove,
  forbids,
  grants,
  handSize,
  hook,
  inCompanyOf,
  inMode,
  inPlay,
  moveCards,
  named,
  not,
  own,
  phase,
  race,
  roll,
  rule,
  same,
  statIs,
  type Trigger,
  tapped,
  untap,
  type Way,
} from '../effects/vocabulary.ts';
import { resourceEvents } from './tables.ts';

const organization = phase('organization');
/** Ringwraiths who follow another one. */
const followers = (of: 'it' | 'host') => each('character', all(race('ringwraith'), not(avatar), inCompanyOf(of)));
/** Your Ringwraith sets out from a Darkhaven. */
const ride = (...more: Way['do']): Way => ({
  on: own('character', all(avatar, at('haven'))),
  during: organization,
  do: [attachTo('it'), ...more],
});
/** Back at a Darkhaven he dismounts, and his companions leave him. */
const dismounts = (...more: Trigger['do']): Trigger => ({
  on: 'untap-ends',
  of: 'host',
  if: at('haven'),
  do: [...more, discardIt('self')],
});

export const meleResourceRingwraiths = resourceEvents('mele', {
  'adunaphel-unleashed': {
    name: 'Adûnaphel Unleashed',
    event: 'short',
    play: [
      {
        by: all(avatarNamed('adunaphel-the-ringwraith'), alone),
        during: attackOn('own'),
        do: [attackBonus({ strikes: { to: 1 }, body: -2 })],
        lasts: 'attack',
      },
      {
        by: all(avatarNamed('adunaphel-the-ringwraith'), alone),
        during: attackBy,
        do: [
          attackBonus({ chooser: 'attacker' }),
          bonus('body-check', 2, { of: each('character', inCompanyOf('attack')) }),
        ],
        lasts: 'attack',
      },
    ],
    once: 'attack',
  },
  'akhorahil-unleashed': {
    name: 'Akhôrahil Unleashed',
    event: 'short',
    play: {
      on: own('character', avatarNamed('akhorahil-the-ringwraith')),
      do: [
        moveCards({
          from: ['deck', 'discard'],
          to: 'hand',
          of: 'player',
          if: card({ keyword: ['sorcery', 'spirit-magic', 'shadow-magic'] }),
          n: 1,
          upTo: true,
        }),
      ],
    },
  },
  'bade-to-rule': {
    name: 'Bade to Rule',
    event: 'permanent',
    play: [
      { on: own('character', all(avatar, at('haven'))), during: organization, do: [attachTo('it')] },
      { if: all(not(inPlay(avatar, 'own')), not(inPlay(named('the-lidless-eye'), 'own'))), do: [] },
    ],
    has: [bonus('general-influence', 5, { of: 'player' }), bonus('direct-influence', -2)],
    use: { during: organization, do: [discardIt('self')] },
    when: [{ on: 'avatar-comes', if: avatar, do: [attachTo('it')] }],
    leaves: [discardWhen('company-moves', 'host-company')],
    once: 'player',
  },
  'black-rider': {
    name: 'Black Rider',
    event: 'permanent',
    mode: 'black-rider',
    play: ride(),
    when: [dismounts(discardIt(followers('host')))],
    once: 'character',
  },
  'by-the-ringwraiths-word': {
    name: "By the Ringwraith's Word",
    event: 'permanent',
    play: {
      on: own('character', all(not(avatar), at('haven'))),
      during: organization,
      if: all(inPlay(all(avatar, atSiteOf('it')), 'own'), not(contains(statIs('mind', '>', 'it')))),
      do: [attachTo('it')],
    },
    has: [
      grants('leader'),
      bonus('direct-influence', 4, { against: all(card({ kind: ['character'] }), inCompanyOf('host')) }),
      cannotBe('discarded', { of: 'host', by: same('attack') }),
    ],
    leaves: [discardIf(contains(statIs('mind', '>', 'host')))],
    once: 'player',
  },
  'dwar-unleashed': {
    name: 'Dwar Unleashed',
    event: 'short',
    play: {
      on: own(
        'company',
        contains(all(avatarNamed('dwar-the-ringwraith'), inMode('black-rider', 'fell-rider', 'heralded-lord'))),
      ),
      during: organization,
      do: [rule('ringwraith-regions', same('it'))],
      lasts: 'turn',
    },
  },
  'fell-rider': {
    name: 'Fell Rider',
    event: 'permanent',
    mode: 'fell-rider',
    play: ride(discardIt(each('ally', inCompanyOf('it'))), discardIt(followers('it'))),
    has: [bonus('prowess', 2), bonus('direct-influence', -3), forbids('company', 'host')],
    when: [dismounts()],
    once: 'character',
  },
  'heralded-lord': {
    name: 'Heralded Lord',
    event: 'permanent',
    mode: 'heralded-lord',
    play: ride(),
    has: [
      bonus('prowess', -2, { of: each('character', inCompanyOf('host')) }),
      bonus('direct-influence', 3, { of: each('character', inCompanyOf('host')) }),
    ],
    when: [dismounts(discardIt(followers('host')))],
  },
  'hoarmurath-unleashed': {
    name: 'Hoarmûrath Unleashed',
    event: 'short',
    play: {
      during: attackOn('own'),
      if: inPlay(avatarNamed('hoarmurath-the-ringwraith'), 'own'),
      do: [cancelAttack],
    },
  },
  'indur-unleashed': {
    name: 'Indûr Unleashed',
    event: 'short',
    play: [
      { by: avatarNamed('indur-the-ringwraith'), during: attackOn('own'), do: [cancelAttack] },
      {
        by: avatarNamed('indur-the-ringwraith'),
        during: attackBy,
        do: [attackBonus({ uncancellable: true })],
        lasts: 'attack',
      },
    ],
  },
  'khamul-unleashed': {
    name: 'Khamûl Unleashed',
    event: 'short',
    play: [
      {
        by: avatarNamed('khamul-the-ringwraith'),
        during: attackOn('own'),
        do: [attackBonus({ prowess: -3 })],
        lasts: 'attack',
      },
      {
        by: avatarNamed('khamul-the-ringwraith'),
        during: attackBy,
        do: [attackBonus({ chooser: 'attacker' })],
        lasts: 'attack',
      },
    ],
  },
  'morgul-blade': {
    name: 'Morgul-blade',
    event: 'permanent',
    play: { on: own('character', race('ringwraith')), do: [attachTo('it')] },
    has: [attackBonus({ prowess: -1, body: -1, of: attackIs({}), if: same('host') })],
    leaves: [discardWhen('strike-fails', 'host')],
    once: 'character',
  },
  'ren-unleashed': {
    name: 'Ren Unleashed',
    event: 'short',
    play: {
      on: own('character', avatarNamed('ren-the-ringwraith')),
      do: [check(each('character', atSiteOf('it')), -2)],
    },
  },
  'the-ring-leaves-its-mark': {
    name: 'The Ring Leaves Its Mark',
    event: 'short',
    play: [
      {
        do: [
          moveCards({
            from: ['sideboard', 'discard'],
            to: 'deck',
            of: 'player',
            if: named('black-rider', 'fell-rider', 'heralded-lord'),
            n: 1,
          }),
        ],
      },
      { on: own('character', all(avatar, tapped)), do: [roll({ who: 'player', over: 6, do: [untap('it')] })] },
    ],
  },
  'the-witch-king-unleashed': {
    name: 'The Witch-king Unleashed',
    event: 'short',
    play: {
      on: own('character', avatarNamed('the-witch-king')),
      do: [bonus('direct-influence', 5, { of: 'it' })],
      lasts: 'turn',
    },
    once: 'turn',
  },
  'they-ride-together': {
    name: 'They Ride Together',
    event: 'short',
    play: {
      on: own('character', all(avatar, at('haven'))),
      during: organization,
      do: [hook('they-ride-together')],
    },
  },
  'uvatha-unleashed': {
    name: 'Ûvatha Unleashed',
    event: 'short',
    play: {
      on: own('company', contains(avatarNamed('uvatha-the-ringwraith'))),
      during: phase('movement', 'end'),
      do: [extraMove],
    },
  },
  'while-the-yellow-face-sleeps': {
    name: 'While the Yellow Face Sleeps',
    event: 'permanent',
    play: { on: own('character', all(avatar, at('haven'))), during: organization, do: [attachTo('it')] },
    has: [handSize(1)],
    leaves: [discardWhen('company-moves', 'host-company')],
    once: 'player',
  },
});
